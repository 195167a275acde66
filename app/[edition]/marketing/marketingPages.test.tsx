import { headerCopy } from '@/content/copy/header'
import { renderToStaticMarkup } from 'react-dom/server'
import TreatmentMarketingPage, { generateMetadata } from '@/app/[edition]/marketing/[slug]/page'
import HexaMarketingPage, { metadata as hexaHead } from '@/app/[edition]/marketing/brand/hexa/page'
import TreatmentPdfPage from '@/app/[edition]/marketing-pdf/[slug]/page'
import HexaPdfPage from '@/app/[edition]/marketing-pdf/brand/hexa/page'
import { overallCost } from '@/components/pages/Cost/costScale'
import { HEXA_TREATMENT_SLUGS, treatmentBySlug, treatments } from '@/content/catalogue/catalogue'
import { treatmentCopy } from '@/content/copy/treatments'
import { homeCopy } from '@/content/copy/home'
import { leadFormCopy } from '@/content/copy/leadForm'
import { marketingCopy } from '@/content/copy/marketing'
import { treatmentDisplayLabel } from '@/model/lead/treatmentLabel'
import { at, inHtml } from '@/tests/support/drawnPage'
import { rupees } from '@/content/copy/rupees'

const { form } = leadFormCopy.en
const copy = treatmentCopy.en
const home = homeCopy.en
const pdfVariant = marketingCopy.en.pdf

/** The words of the treatment select's choices. */
const treatmentOptions = (html: string): string[] => {
  const select = /<select[^>]*name="treatment".*?<\/select>/s.exec(html)?.[0] ?? ''
  // An option without a value has its text.
  return [...select.matchAll(/<option(?: value="([^"]*)")?[^>]*>([^<]*)/g)]
    .map(([, value, text = '']) => value ?? text)
    .filter((value) => value !== '')
}

describe.each(treatments())('the landing page of $slug', (treatment) => {
  let html = ''
  beforeAll(
    async () => (html = renderToStaticMarkup(await TreatmentMarketingPage(at({ slug: treatment.slug })))),
  )

  it('has one main heading, which names the treatment', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]).toContain(inHtml(treatment.ProcedureName))
  })

  it('holds one form that works without JavaScript, its treatment chosen beforehand', () => {
    expect(html.match(/<form [^>]*action="\/enquiry"/g)).toHaveLength(1)
    expect(html).toContain('name="variant" value="1"')
    expect(html).toContain(`<option value="${inHtml(treatment.ProcedureName)}" selected=""`)
    expect(treatmentOptions(html)).toHaveLength(treatments().length + 1)
  })

  it('tells the facts, the cost range, what happens next and the answers', () => {
    const cost = overallCost(treatment, 'en')
    const texts = [
      treatment.facts.duration,
      treatment.facts.hospitalStay,
      treatment.facts.recovery,
      marketingCopy.en.costTitle,
      ...(cost ? [rupees(cost.minimum), rupees(cost.maximum)] : [copy.noCost]),
      ...home.howSteps.map(({ label }) => label),
      ...treatment.faqs.map(({ answer }) => answer),
    ]
    expect(texts.filter((text) => !html.includes(inHtml(text)))).toEqual([])
  })

  it('says that figures are illustrative and that no doctor has reviewed the text', () => {
    expect(html).toContain(inHtml(copy.costs.demoNote))
    expect(html).toContain(inHtml(copy.unreviewed.text))
  })

  it('has neither the site’s navigation nor its footer, but the way home and to the treatment', () => {
    expect(html).not.toMatch(/<footer|<header/)
    expect(html).not.toContain(`aria-label="${headerCopy.en.mainNavigation}"`)
    expect(html).toContain('<a href="/" class="home"')
    expect(html).toContain(`href="/treatment/${treatment.slug}"`)
  })

  it('gives every picture a width and a height', () => {
    const pictures = html.match(/<(svg|img)[^>]*>/g) ?? []
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.filter((tag) => !/ width="/.test(tag) || !/ height="/.test(tag))).toEqual([])
  })

  it('sends search engines to the treatment’s page', async () => {
    const { title, alternates, robots } = await generateMetadata(at({ slug: treatment.slug }))
    expect(title).toContain(treatment.ProcedureName)
    expect(alternates?.canonical).toBe(`/treatment/${treatment.slug}`)
    expect(robots).toMatchObject({ index: false })
  })
})

describe('landing pages', () => {
  it('answer an unknown slug with "not found", in both versions', async () => {
    for (const Page of [TreatmentMarketingPage, TreatmentPdfPage])
      await expect(Page(at({ slug: 'no-such-treatment' }))).rejects.toMatchObject({
        digest: expect.stringContaining('404'),
      })
    expect(await generateMetadata(at({ slug: 'no-such-treatment' }))).toEqual({})
  })
})

describe('the page of the sixteen', () => {
  let html = ''
  beforeAll(async () => {
    html = renderToStaticMarkup(await HexaMarketingPage())
  })

  it('leads to the landing page of each, in the order of the list, and to no other', () => {
    const links = [...html.matchAll(/href="\/marketing\/([^"/]+)"/g)].map(([, slug]) => slug)
    expect(links).toEqual(HEXA_TREATMENT_SLUGS)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })

  it('offers these sixteen and Other in its form, under their display labels', () => {
    const rows = HEXA_TREATMENT_SLUGS.flatMap((slug) => treatmentBySlug(slug) ?? [])
    expect(treatmentOptions(html)).toEqual([...rows.map((row) => inHtml(row.ProcedureName)), 'Other'])
    for (const row of rows) expect(html).toContain(`>${inHtml(treatmentDisplayLabel(row))}</option>`)
    expect(html).toContain('name="pageType" value="Marketing"')
    expect(html).toContain('name="variant" value="1"')
  })

  it('is for no search engine, and has no shell', () => {
    expect(hexaHead.robots).toMatchObject({ index: false })
    expect(html).not.toMatch(/<footer|<header/)
    expect(html).toContain(inHtml(copy.costs.demoNote))
  })
})

describe('the pdf variant', () => {
  it.each([
    ['a treatment’s page', async () => TreatmentPdfPage(at({ slug: 'piles' }))],
    ['the page of the sixteen', async () => HexaPdfPage()],
  ])('of %s speaks of the file in its form, and its lead carries the variant', async (_, page) => {
    const html = renderToStaticMarkup(await page())
    for (const text of [pdfVariant.title, pdfVariant.description, pdfVariant.submit])
      expect(html).toContain(inHtml(text))
    expect(html).toContain('name="pageVariant" value="pdf"')
    // A form that is refused without JavaScript is drawn again from what it sends along.
    expect(html).toMatch(/name="configured" value="[^"]*Send me the PDF/)
    expect(html.slice(0, html.indexOf('</main>'))).not.toContain(`>${form.title}<`)
  })

  it('is none without the query', async () => {
    const html = renderToStaticMarkup(await TreatmentMarketingPage(at({ slug: 'piles' })))
    expect(html).toContain(form.title)
    expect(html).not.toContain('PDF')
    expect(html).not.toContain('name="pageVariant"')
  })
})
