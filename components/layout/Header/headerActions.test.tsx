import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContext } from '@/model/page/pageContext'
import { whatsappLink } from '@/model/page/contactLinks'
import { headerCopy } from '@/content/copy/header'
import { pageTypeOf } from '@/model/page/pageTypes'
import { Header } from './Header'
import { setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { clinicWithNumbers } from '@/tests/support/clinicWithNumbers'
import { NUMBERS } from '@/tests/support/contactNumbers'

beforeAll(() => setCatalogueSnapshot(clinicWithNumbers()))
afterAll(() => setCatalogueSnapshot(undefined))

function drawn(path: string, more: Partial<PageContext> = {}): string {
  const { pageType } = pageTypeOf(path)
  const page: PageContext = { pageType, pageName: 'Page', path, tier: 3, language: 'en', ...more }
  return renderToStaticMarkup(<Header page={page} />)
}
const ribbonOf = (html: string) => /<a [^>]*class="ribbon"[^>]*>.*?<\/a>/.exec(html)?.[0] ?? ''
const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

describe('the ribbon', () => {
  test('offers an appointment, which opens the lead form', () => {
    const ribbon = ribbonOf(drawn('/treatment/piles'))
    expect(textOf(ribbon)).toBe('Get Second Opinion from Top Surgeons! Book an Appointment')
    expect(ribbon).toContain('data-opens="leadForm"')
  })

  test.each(['/blog/some-article', '/test/hba1c'])('offers the app on %s', (path) => {
    const ribbon = ribbonOf(drawn(path))
    expect(textOf(ribbon)).toBe('Download Our App for Free')
    expect(ribbon).toContain(`href="${NUMBERS.apps.app}"`)
    expect(ribbon).not.toContain('data-opens')
  })

  test('speaks Hindi on Hindi pages', () => {
    const ribbon = ribbonOf(drawn('/hi/blog', { language: 'hi' }))
    expect(textOf(ribbon)).toBe(headerCopy.hi.ribbonApp)
  })
})

describe('Check Insurance Coverage', () => {
  const linksOf = (html: string) =>
    [...html.matchAll(/<a [^>]*class="coverage"[^>]*>.*?<\/a>/g)].map(([all]) => all)

  test('leads to the coverage check with what the page is about, from the phone’s menu and from the wide header', () => {
    // One navigation for both.
    const links = linksOf(drawn('/treatment/piles'))
    expect(links).toHaveLength(1)
    for (const link of links) {
      expect(textOf(link)).toBe('Check Insurance Coverage')
      expect(link).toContain('href="/coverage-check"')
      expect(link).not.toContain('data-opens')
    }
  })

  test('is not there where appointments are not shown', () => {
    expect(linksOf(drawn('/', { isFormEnabled: false }))).toEqual([])
  })
})

describe('WhatsApp expert', () => {
  const hrefOf = (html: string) =>
    /<a href="([^"]*wa\.me[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''

  test('carries the page’s number and greeting', () => {
    expect(hrefOf(drawn('/'))).toBe(whatsappLink(NUMBERS.whatsapp, NUMBERS.whatsappMessage))
  })
})
