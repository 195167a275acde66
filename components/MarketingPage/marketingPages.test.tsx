import { renderToStaticMarkup } from 'react-dom/server'
import TreatmentMarketingPage, { generateMetadata, generateStaticParams } from '@/app/marketing/[slug]/page'
import { rupees } from '@/components/CostChart/costScale'
import { treatments } from '@/content/catalogue'
import { messagesFor } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'

const { treatment: words, home } = messagesFor('en')
const own = pageWordsFor('en')

const props = (slug: string) => ({ params: Promise.resolve({ slug }) })

/** Text as it stands in HTML. */
const inHtml = (text: string) => renderToStaticMarkup(<>{text}</>)

describe.each(treatments.map((treatment) => [treatment.slug, treatment] as const))(
  'the landing page of %s',
  (slug, treatment) => {
    let html = ''
    beforeAll(async () => {
      html = renderToStaticMarkup(await TreatmentMarketingPage(props(slug)))
    })

    it('has one main heading, which names the treatment', () => {
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]).toContain(inHtml(treatment.ProcedureName))
    })

    it('holds one form that works without JavaScript', () => {
      expect(html.match(/<form [^>]*action="\/enquiry"/g)).toHaveLength(1)
    })

    it('tells the facts, the cost range, what happens next and the answers', () => {
      const { byCity } = treatment.cost
      const told = [
        treatment.facts.duration,
        treatment.facts.hospitalStay,
        treatment.facts.recovery,
        own.marketing.costTitle,
        rupees(Math.min(...byCity.map(({ minimum }) => minimum))),
        rupees(Math.max(...byCity.map(({ maximum }) => maximum))),
        ...home.howSteps.map(({ label }) => label),
        ...treatment.faqs.map(({ answer }) => answer),
      ]
      expect(told.filter((text) => !html.includes(inHtml(text)))).toEqual([])
    })

    it('says that figures are illustrative and that no doctor has reviewed the text', () => {
      expect(html).toContain(inHtml(words.costIllustrative))
      expect(html).toContain(inHtml(words.unreviewed))
    })

    it('has neither the site’s navigation nor its footer', () => {
      expect(html).not.toContain('<footer')
      expect(html).not.toContain(`aria-label="${own.shell.mainNavigation}"`)
    })

    it('gives every picture a width and a height', () => {
      const pictures = html.match(/<(svg|img)[^>]*>/g) ?? []
      expect(pictures.length).toBeGreaterThan(0)
      expect(pictures.filter((tag) => !/ width="/.test(tag) || !/ height="/.test(tag))).toEqual([])
    })

    it('sends search engines to the treatment’s page', async () => {
      const { title, alternates, robots } = await generateMetadata(props(slug))
      expect(title).toContain(treatment.ProcedureName)
      expect(alternates?.canonical).toBe(`/treatment/${slug}`)
      expect(robots).toMatchObject({ index: false })
    })
  },
)

describe('landing pages', () => {
  it('are sixteen', () => {
    expect(generateStaticParams()).toHaveLength(16)
  })

  it('answer an unknown slug with "not found"', async () => {
    await expect(TreatmentMarketingPage(props('no-such-treatment'))).rejects.toMatchObject({
      digest: expect.stringContaining('404'),
    })
  })
})
