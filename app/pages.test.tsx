import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { treatments } from '@/content/catalogue'
import ContactPage from './contact-us/page'
import MarketingPage from './marketing/[slug]/page'
import NotFound from './not-found'
import HomePage from './page'
import PartnerPage from './partner-with-us/page'
import PrivacyPage from './privacy/page'
import robots from './robots'
import sitemap from './sitemap'
import TermsPage from './terms-conditions/page'
import ThankYouPage from './thankyou/page'
import TreatmentsPage from './treatment/page'
import TreatmentPage from './treatment/[slug]/page'

const slugProps = (slug: string) => ({ params: Promise.resolve({ slug }) })

/** Every page there is, by its path. */
const PAGES: Record<string, () => ReactElement | Promise<ReactElement>> = {
  '/': HomePage,
  '/treatment': TreatmentsPage,
  '/contact-us': ContactPage,
  '/partner-with-us': PartnerPage,
  '/privacy': PrivacyPage,
  '/terms-conditions': TermsPage,
  '/thankyou': ThankYouPage,
  ...Object.fromEntries(
    treatments.flatMap(({ slug }) => [
      [`/treatment/${slug}`, () => TreatmentPage(slugProps(slug))],
      [`/marketing/${slug}`, () => MarketingPage(slugProps(slug))],
    ]),
  ),
}

const html: Record<string, string> = {}
beforeAll(async () => {
  for (const [path, page] of Object.entries(PAGES)) html[path] = renderToStaticMarkup(await page())
  html['/nowhere'] = renderToStaticMarkup(<NotFound />)
})

const withoutShell = (path: string) => path.startsWith('/marketing/') || path === '/thankyou'
const attributes = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replace(/&amp;/g, '&'),
  )

describe.each([...Object.keys(PAGES), '/nowhere'])('%s', (path) => {
  test('has one main heading and one main part', () => {
    expect(html[path]?.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html[path]?.match(/<main[ >]/g)).toHaveLength(1)
  })

  test('leads only to pages and parts of pages that exist', () => {
    const dead = attributes(html[path] ?? '', 'href')
      .filter((href) => /^[/#]/.test(href))
      .filter((href) => {
        const { pathname, hash } = new URL(href, `http://site${path}`)
        const target = html[pathname]
        return !target || (hash !== '' && !attributes(target, 'id').includes(hash.slice(1)))
      })
    expect(dead).toEqual([])
  })

  test('has no id twice', () => {
    const ids = attributes(html[path] ?? '', 'id')
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  test('gives every picture its width and height', () => {
    const pictures = html[path]?.match(/<(svg|img)\b[^>]*>/g) ?? []
    expect(pictures.filter((tag) => !/\bwidth="/.test(tag) || !/\bheight="/.test(tag))).toEqual([])
  })

  test(withoutShell(path) ? 'has neither ribbon nor footer' : 'has ribbon and footer', () => {
    const ribbon = html[path]?.includes('Get Second Opinion from Top Surgeons!')
    const footer = /<footer[ >]/.test(html[path] ?? '')
    expect([ribbon, footer]).toEqual(withoutShell(path) ? [false, false] : [true, true])
  })

  test('has no medical claim that nobody can make', () => {
    const text = (html[path] ?? '').replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
    // '100% confidential and safe' is a selling point of the specification, section 1.
    const claims = text
      .replace('100% confidential and safe', '')
      .match(/\b(best|guarant\w*|cure[sd]?|painless)\b/gi)
    expect(claims).toBeNull()
  })
})

test('the ways to talk carry the +91 prefix and a prefilled text', () => {
  const links = attributes(html['/'] ?? '', 'href')
  expect(links.filter((href) => href.startsWith('tel:'))).not.toHaveLength(0)
  expect(links.filter((href) => href.startsWith('tel:') && !/^tel:\+91\d{10}$/.test(href))).toEqual([])
  expect(links.find((href) => href.startsWith('https://wa.me/'))).toMatch(
    /^https:\/\/wa\.me\/91\d{10}\?text=Hello/,
  )
})

test('search engines learn of every page that answers a search, and of no other', () => {
  const listed = sitemap().map(({ url }) => new URL(url).pathname)
  const answers = Object.keys(PAGES).filter((path) => !withoutShell(path))
  expect([...listed].sort()).toEqual([...answers].sort())
  expect(robots().sitemap).toMatch(/\/sitemap\.xml$/)
})
