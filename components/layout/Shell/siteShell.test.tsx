/** The shell rules of specification, section 2, in the rendered HTML. */
import { partnerCopy } from '@/content/copy/partner'
import { FAQ_PAGE } from '@/tests/support/faqPage'
import { renderToStaticMarkup } from 'react-dom/server'
import EditionLayout from '@/app/[edition]/layout'
import AboutPage from '@/app/[edition]/about-us/page'
import ContactPage from '@/app/[edition]/contact-us/page'
import HomePage from '@/app/[edition]/page'
import { footerCopy } from '@/content/copy/footer'
import { ROUTES, pageTypeOf } from '@/model/page/pageTypes'
import { SiteShell } from './SiteShell'
import { at } from '@/tests/support/drawnPage'

jest.mock('@/app/_document/fonts', () => {
  const font = { variable: 'font' }
  return { inter: font, interRupee: font }
})

function shellOf(path: string): readonly string[] {
  const { pageType } = pageTypeOf(path)
  const html = renderToStaticMarkup(
    <SiteShell page={{ pageType, pageName: 'Page', path, tier: 3, language: 'en' }}>
      <p>The page’s content</p>
    </SiteShell>,
  )
  expect(html.match(/<main[ >]/g)).toHaveLength(1)
  expect(html).toContain('The page’s content')
  return [
    ...(html.includes('<header') ? ['header'] : []),
    ...(html.includes('id="app-download"') ? ['app-download block'] : []),
    ...(html.includes('<footer') ? ['footer'] : []),
    ...(html.includes(`<summary>${footerCopy.en.topTests}`) ? ['extra footer block'] : []),
  ]
}

const EVERYTHING = ['header', 'app-download block', 'footer', 'extra footer block']

/** Routes of the page table as addresses. */
const PATHS = ROUTES.map(({ route }) => route.replace(/\{(\w+)\}/g, 'some-$1')).map((path) =>
  path.startsWith('/') ? path : `/${path}`,
)
const isWithout = (path: string) =>
  /^(\/hi)?\/(marketing|campaign|thankyou|chat)/.test(path) || path === '/find-hospital-doctor-for-surgery'

describe('what stands around a page', () => {
  test.each(PATHS.filter(isWithout))('%s is drawn without header, footer and app-download block', (path) => {
    // Marketing and chat hide the extra block of the footer too; campaigns and the thank-you page keep it.
    expect(shellOf(path)).toEqual(/\/(campaign|thankyou)/.test(path) ? ['extra footer block'] : [])
  })

  test.each(PATHS.filter((path) => !isWithout(path)))(
    '%s has header, app-download block and footer with its extra block',
    (path) => {
      expect(shellOf(path)).toEqual(EVERYTHING)
    },
  )

  test('the rules hold for all paths that have one', () => {
    expect(PATHS.filter(isWithout)).toEqual([
      '/find-hospital-doctor-for-surgery',
      '/marketing/brand/hexa',
      '/marketing/some-slug',
      '/campaigns',
      '/campaign/some-slug',
      '/thankyou',
      '/hi/thankyou',
      '/chat',
      '/hi/chat',
      '/chat/ai',
      '/hi/chat/ai',
    ])
  })
})

describe('inside the app', () => {
  const drawn = async (edition: string) =>
    renderToStaticMarkup(
      await EditionLayout({
        params: Promise.resolve({ edition }),
        children: (
          <SiteShell page={FAQ_PAGE}>
            <p>The page’s content</p>
          </SiteShell>
        ),
      }),
    )
  const HIDING = '[data-shell] { display: none !important; }'

  test.each(['en-app', 'hi-app'])(
    'the edition %s hides header, footer and app-download block, not the content',
    async (edition) => {
      const html = await drawn(edition)
      expect(html).toContain(HIDING)
      for (const part of ['<header', '<footer', 'id="app-download"'])
        expect(html.slice(0, html.indexOf(part)).lastIndexOf('data-shell')).toBeGreaterThan(
          html.slice(0, html.indexOf(part)).lastIndexOf('</main>'),
        )
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
      expect(main).not.toContain('data-shell')
    },
  )

  test.each(['en', 'hi'])('the edition %s hides nothing', async (edition) => {
    expect(await drawn(edition)).not.toContain(HIDING)
  })

  test('there are no other editions', async () => {
    await expect(drawn('fr')).rejects.toMatchObject({ digest: expect.stringContaining('404') })
  })
})

test('the banner for surgeons and hospitals stands on the home page and /about-us, nowhere else', async () => {
  const { title: partnerBanner } = partnerCopy.en.banner
  expect(renderToStaticMarkup(await HomePage(at({})))).toContain(partnerBanner)
  expect(renderToStaticMarkup(await AboutPage())).toContain(partnerBanner)
  expect(renderToStaticMarkup(await ContactPage(at({})))).not.toContain(partnerBanner)
})
