/** The whole shell in Hindi: no English word on a Hindi page that is neither a name nor marked as English. */
import { renderToStaticMarkup } from 'react-dom/server'
import PageNotFound from '@/app/[edition]/page-not-found/page'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { ConsentBanner } from '@/components/analytics/TrackingLive'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { QuickSurvey } from '@/components/forms/QuickSurvey/QuickSurvey'
import { BUTTON_VARIANTS, type ButtonSection } from '@/components/ui/ActionButtons/buttonVariants'
import { hospitalOptions } from '@/content/catalogue/options/catalogueOptions'
import { languagePairOf } from '@/content/catalogue/links/languagePairs'
import { consentCopy } from '@/content/copy/consent'
import { LEAD_FORM_VARIANTS, isLeadFormVariant } from '@/model/lead/leadForm'
import { pageTypeOf } from '@/model/page/pageTypes'
import { at } from '@/tests/support/drawnPage'
import { wordsNotInHindi } from '@/tests/site/hindiWords'
import { SiteShell } from './SiteShell'

const page = (path: string): PageContext => {
  const { pageType } = pageTypeOf(path)
  return { pageType, pageName: 'Page', path, tier: 3, language: 'hi' }
}

describe('on Hindi pages every link leads to the Hindi page where there is one', () => {
  /** Links to English pages that exist in Hindi, except the language switch. */
  const strayLinks = (html: string) =>
    [...html.matchAll(/<a ([^>]*)>/g)].flatMap(([, tag = '']) => {
      const [, path = ''] = /href="([^"#?]*)/.exec(tag) ?? []
      const isSwitch = /hreflang="en"/i.test(tag)
      return !isSwitch && languagePairOf(path)?.en === path ? [path] : []
    })

  test.each(['/hi/blog', '/hi/test/hba1c', '/hi/faq', '/hi/search'])('in the shell of %s', (path) => {
    const html = renderToStaticMarkup(
      <SiteShell page={page(path)}>
        <LeadForm page={page(path)} />
      </SiteShell>,
    )
    expect(html).toContain('href="/hi/login"')
    expect(strayLinks(html)).toEqual([])
  })
})

describe('on Hindi pages nothing is said in English', () => {
  test.each(['/hi/blog', '/hi/test/hba1c', '/hi/faq', '/hi/privacy', '/hi/search'])(
    'in the shell of %s: header, ribbon, search, footer, app-download block, floating buttons, modal',
    (path) => {
      const html = renderToStaticMarkup(
        <SiteShell page={page(path)}>
          <p>सामग्री</p>
        </SiteShell>,
      )
      expect(html).toContain('<header')
      expect(html).toContain('<footer')
      expect(wordsNotInHindi(html)).toEqual([])
    },
  )

  test('on the page that is not found', async () => {
    const notFound = await PageNotFound(at({ edition: 'hi' }))
    expect(wordsNotInHindi(renderToStaticMarkup(notFound))).toEqual([])
  })

  test.each(Object.keys(LEAD_FORM_VARIANTS).filter(isLeadFormVariant))(
    'in variant %s of the lead form',
    (variant) => {
      const html = renderToStaticMarkup(<LeadForm page={page('/hi/blog')} variant={variant} />)
      // Hospitals have a name in one language alone.
      const hospitals = new Set(hospitalOptions().map(({ HospitalName }) => `option: ${HospitalName}`))
      expect(wordsNotInHindi(html).filter((found) => !hospitals.has(found))).toEqual([])
    },
  )

  // The keys of the table are its sections.
  test.each(Object.keys(BUTTON_VARIANTS) as ButtonSection[])(
    'on the buttons of the section %s',
    (section) => {
      const html = renderToStaticMarkup(<ActionButtons section={section} page={page('/hi/blog')} />)
      expect(html).toContain('<a ')
      expect(wordsNotInHindi(html)).toEqual([])
    },
  )

  test('in the quick survey', () => {
    const html = renderToStaticMarkup(<QuickSurvey language="hi" />)
    expect(wordsNotInHindi(html)).toEqual([])
  })

  test('in the question whether a visit may be counted', () => {
    const nothing = () => undefined
    const html = renderToStaticMarkup(
      <ConsentBanner
        copy={consentCopy.hi}
        isAsking
        isAnswered
        onGiven={nothing}
        onRefused={nothing}
        onReopened={nothing}
      />,
    )
    expect(wordsNotInHindi(html)).toEqual([])
  })
})
