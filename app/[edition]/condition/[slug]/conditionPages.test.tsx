import { treatmentCopy } from '@/content/copy/treatments'
import { renderToStaticMarkup } from 'react-dom/server'
import ConditionsPage from '@/app/[edition]/condition/page'
import ConditionPage, { generateMetadata } from '@/app/[edition]/condition/[slug]/page'
import { authorBySlug, conditions, treatmentBySlug } from '@/content/catalogue/catalogue'
import { conditionCopy } from '@/content/copy/conditions'
import { costInWords } from '@/components/pages/Treatment/TreatmentSummaries'
import { at, inHtml } from '@/tests/support/drawnPage'

const drawn = async (slug: string) => renderToStaticMarkup(await ConditionPage(at({ slug })))

describe.each(conditions())('the page of $slug', (condition) => {
  let html = ''
  beforeAll(async () => (html = await drawn(condition.slug)))

  it('begins with the signs that need help at once and the number to call', () => {
    const main = html.slice(html.indexOf('<main'))
    const signs = condition.emergencySigns.map((sign) => main.indexOf(inHtml(sign)))
    const call = main.indexOf('href="tel:112"')
    const rest = [condition.overview[0], condition.symptoms[0], condition.causes[0]].map((text) =>
      main.indexOf(`>${inHtml(text ?? '')}<`),
    )
    const [first = -1] = rest
    expect(Math.min(...signs, call)).toBeGreaterThan(main.indexOf('<h1'))
    expect(Math.max(...signs, call)).toBeLessThan(Math.min(first, ...rest, main.indexOf('<form')))
  })

  it('says what the condition is before the form, and names it first in the contents', () => {
    const main = html.slice(html.indexOf('<main'))
    const overview = main.indexOf('id="overview"')
    expect(overview).toBeGreaterThan(main.indexOf('<h1'))
    expect(overview).toBeLessThan(main.indexOf('<form'))
    expect(main.indexOf('href="#overview"')).toBeLessThan(main.indexOf('href="#symptoms"'))
    expect(main.split('id="overview"')).toHaveLength(2)
  })

  it('tells everything that its row says', () => {
    const texts = [
      condition.DiseaseName,
      condition.summary,
      ...condition.overview,
      ...condition.symptoms,
      ...condition.causes,
      ...condition.riskFactors,
      ...condition.whenToSeeDoctor,
      ...condition.diagnosis,
      ...condition.selfCare,
      ...condition.faqs.flatMap(({ question, answer }) => [question, answer]),
      authorBySlug(condition.writerSlug)?.PersonName ?? 'no writer',
      treatmentCopy.en.reviewPending,
    ]
    expect(texts.filter((text) => !html.includes(inHtml(text)))).toEqual([])
  })

  it('leads to its treatments and says what each may cost', () => {
    const missing = condition.treatmentSlugs
      .flatMap((own) => treatmentBySlug(own) ?? [])
      .filter(
        (own) => !html.includes(`href="/treatment/${own.slug}"`) || !html.includes(inHtml(costInWords(own))),
      )
    expect(missing).toEqual([])
  })

  it('chooses its condition in the form beforehand, and no treatment', () => {
    const form = html.slice(html.indexOf('action="/enquiry"')).split('</form>')[0] ?? ''
    const chosen = [...form.matchAll(/<option[^>]* value="([^"]*)"[^>]*selected=""/g)].map(
      ([, value]) => value,
    )
    expect(chosen).toContain(inHtml(condition.DiseaseName))
    expect(form).toContain(`name="conditionSlug" value="${condition.slug}"`)
  })

  it('has one main heading and a title of its own', async () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    const { title, alternates } = await generateMetadata(at({ slug: condition.slug }))
    expect(title).toContain(condition.DiseaseName)
    expect(alternates?.canonical).toBe(`/condition/${condition.slug}`)
  })
})

describe('condition pages', () => {
  it('are all in the index, by letter and by department', async () => {
    const html = renderToStaticMarkup(await ConditionsPage(at({})))
    const rare = conditions().filter(({ slug }) => html.split(`href="/condition/${slug}"`).length - 1 < 2)
    expect(rare).toEqual([])
    const letters = [...html.matchAll(/href="#(letter-[a-z0-9]+)"/g)].map(([, id]) => id)
    expect(letters.length).toBeGreaterThan(10)
    expect(letters.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
  })

  it('have no title twice', async () => {
    const titles = await Promise.all(
      conditions().map(async ({ slug }) => (await generateMetadata(at({ slug }))).title),
    )
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('say that there is no operation where there is none', async () => {
    const without = conditions().find(({ treatmentSlugs }) => treatmentSlugs.length === 0)
    expect(await drawn(without?.slug ?? 'no condition is without')).toContain(
      conditionCopy.en.sections.noTreatments,
    )
  })

  it('answer an unknown slug with "not found"', async () => {
    await expect(ConditionPage(at({ slug: 'no-such-condition' }))).rejects.toMatchObject({
      digest: expect.stringContaining('404'),
    })
  })
})
