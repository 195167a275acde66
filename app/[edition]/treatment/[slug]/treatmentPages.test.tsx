import { renderToStaticMarkup } from 'react-dom/server'
import TreatmentPage, { generateMetadata } from '@/app/[edition]/treatment/[slug]/page'
import { SellingPoints } from '@/components/ui/SellingPoints'
import {
  HEXA_TREATMENT_SLUGS,
  authorBySlug,
  conditionsBySlugs,
  costsOf,
  insurers,
  treatments,
} from '@/content/catalogue/catalogue'
import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { safetyOf } from '@/content/catalogue/safetyOf'
import { beforeYouGoCopy } from '@/content/copy/beforeYouGo'
import { homeCopy } from '@/content/copy/home'
import { safetyCopy } from '@/content/copy/safety'
import { treatmentCopy, treatmentPageCopy } from '@/content/copy/treatments'
import { at, inHtml } from '@/tests/support/drawnPage'
import { TreatmentSummaries } from '@/components/pages/Treatment/TreatmentSummaries'
import type { Language } from '@/model/page/language'
import { cityCostPath } from '@/model/catalogue/cost'
import { rupees, shortRupees } from '@/content/copy/rupees'

const copy = treatmentCopy.en

const drawn = async (slug: string) => renderToStaticMarkup(await TreatmentPage(at({ slug })))

describe.each(treatments())('the treatment page of $slug', (treatment) => {
  let html = ''
  beforeAll(async () => (html = await drawn(treatment.slug)))

  it('has one main heading, which is its name', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toContain(`<h1>${inHtml(treatment.ProcedureName)}</h1>`)
  })

  it('leads to the price of every city, and to doctors and hospitals of the first', () => {
    const [first] = costsOf(treatment.slug)
    expect(html).toContain(`>${inHtml(`${treatment.ProcedureName} in ${first?.city.cityname}`)}</b>`)
    expect(html).toMatch(
      new RegExp(`href="/${first?.city.slug}/doctors/.*href="/${first?.city.slug}/hospitals/`),
    )
    for (const { city, average } of costsOf(treatment.slug)) {
      expect(html).toContain(`href="${cityCostPath(treatment.slug, city.slug)}"`)
      expect(html).toContain(`["${city.slug}","${shortRupees(average)}"]`.replaceAll('"', '&quot;'))
    }
  })

  it('says in one line that it is a demonstration', () => {
    const note = 'A demonstration: doctors, hospitals, prices and reviews are fictional.'
    expect(html.split(note)).toHaveLength(2)
    expect(html.indexOf(note)).toBeLessThan(html.indexOf('<h1'))
    expect(html).not.toContain(inHtml(copy.costs.demoNote))
  })

  it('has every section', () => {
    const titles = [
      copy.whatItIs,
      ...(treatment.conditionSlugs.length > 0 ? [copy.conditions] : []),
      copy.whoNeedsIt,
      copy.howItIsDone,
      copy.ifDelayed,
      copy.risks,
      safetyCopy.en.medicines.title,
      copy.recovery,
      safetyCopy.en.signs.title,
      copy.alternatives,
      copy.cost,
      copy.costDrivers,
      copy.insurance,
      beforeYouGoCopy.en.title,
      copy.faqs,
      copy.sources,
    ]
    expect(titles.filter((title) => !html.includes(`<h2>${inHtml(title)}</h2>`))).toEqual([])
  })

  it('tells every fact, step, risk, recovery step, alternative, question and source', () => {
    const texts = [
      treatment.summary,
      ...Object.values(treatment.facts),
      ...treatment.whatItIs,
      ...treatment.whoNeedsIt,
      ...treatment.howItIsDone,
      treatment.ifDelayed,
      ...treatment.risks,
      ...treatment.recoveryTimeline.flatMap(({ when, what }) => [when, what]),
      ...treatment.alternatives.flatMap(({ name, text }) => [name, text]),
      ...treatment.cost.drivers,
      treatment.insurance,
      ...treatment.faqs.flatMap(({ question, answer }) => [question, answer]),
      ...conditionsBySlugs(treatment.conditionSlugs).map(({ DiseaseName }) => DiseaseName),
      ...treatment.sources.map(({ title }) => title),
      authorBySlug(treatment.writerSlug)?.PersonName ?? 'no writer',
      treatmentCopy.en.reviewPending,
    ]
    expect(texts.filter((text) => !html.includes(inHtml(text)))).toEqual([])
  })

  it.each<Language>(treatment.inHindi ? ['en', 'hi'] : ['en'])(
    'shows in %s every warning sign, the urgent ones unfolded, and every medicine',
    async (edition) => {
      const page = renderToStaticMarkup(await TreatmentPage(at({ slug: treatment.slug, edition })))
      const { notes: _, ...lists } = safetyOf(treatment.slug, edition)
      const isMissingIn = (text: string, shown: string) => !shown.includes(inHtml(text))
      expect(
        Object.values(lists).flatMap((list) => list.filter(({ text }) => isMissingIn(text, page))),
      ).toEqual([])
      const unfolded = page.replace(/<details[^]*?<\/details>/g, '')
      expect(lists.callNow.filter(({ text }) => isMissingIn(text, unfolded))).toEqual([])
      expect(unfolded).toContain('href="tel:112"')
      expect(page).toContain('href="#warning-signs"')
      expect(page).toContain('id="warning-signs"')
    },
  )

  it('shows the lowest, average and highest cost of every city, with the way to that city’s page', () => {
    const rows = costsOf(treatment.slug).map(
      ({ city, minimum, average, maximum }) =>
        `<th scope="row"><a href="/treatment/${treatment.slug}-cost-in-${city.slug}">${city.cityname}</a></th>` +
        [minimum, average, maximum].map((amount) => `<td>${rupees(amount)}</td>`).join(''),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((row) => !html.includes(row))).toEqual([])
    expect(html).toContain(`href="/treatment/${treatment.slug}-cost"`)
  })

  it('leads to the page of every insurer and scheme', () => {
    const missing = insurers().filter((one) => !html.includes(`href="/hospitals/insurance/${one.slug}"`))
    expect(missing).toEqual([])
  })

  it('says that no doctor has reviewed the text', () => {
    expect(treatment.isReviewed).toBe(false)
    expect(html).toContain(inHtml(copy.unreviewed.text))
  })

  it('holds one form that works without JavaScript', () => {
    expect(html.match(/<form [^>]*action="\/enquiry"/g)).toHaveLength(1)
  })

  it('gives every picture a width and a height', () => {
    const pictures = html.match(/<(svg|img)[^>]*>/g) ?? []
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures.filter((tag) => !/ width="/.test(tag) || !/ height="/.test(tag))).toEqual([])
  })

  it('leads to the other treatments of its department and to all treatments', () => {
    const others = treatments().filter(
      (other) => other.departmentid === treatment.departmentid && other.slug !== treatment.slug,
    )
    const nav = html.slice(html.indexOf(`aria-label="${copy.otherTreatments}"`))
    expect(nav).toContain(`>${homeCopy.en.allTreatments}</a>`)
    expect(others.filter((other) => !nav.includes(`<a href="/treatment/${other.slug}">`))).toEqual([])
  })

  it('has a title, a description and an address of its own for search engines', async () => {
    const { title, description, alternates, openGraph } = await generateMetadata(at({ slug: treatment.slug }))
    expect(title).toContain(treatment.ProcedureName)
    expect(description).toBe(treatment.summary)
    expect(alternates?.canonical).toBe(`/treatment/${treatment.slug}`)
    expect(openGraph).toMatchObject({ title, description, url: `/treatment/${treatment.slug}` })
  })
})

test('a treatment without a price leads to no page of prices', () => {
  const unpriced = treatments()
    .slice(0, 1)
    .map((treatment) => ({ ...treatment, slug: 'unpriced' }))
  const html = renderToStaticMarkup(<TreatmentSummaries treatments={unpriced} />)
  expect(html).toContain(inHtml(treatmentPageCopy.en.noCost))
  expect(html).not.toContain('unpriced-cost')
})

describe('treatment pages', () => {
  it('draw a bar for every city', async () => {
    for (const slug of HEXA_TREATMENT_SLUGS)
      expect((await drawn(slug)).match(/<rect [^>]*class="bar"/g)).toHaveLength(costsOf(slug).length)
  })

  it('name the tests that doctors ask for, with the way to their pages', async () => {
    const html = await drawn('piles')
    expect(html).toContain(`<h2>${treatmentPageCopy.en.sections.tests}</h2>`)
    expect(html).toContain('href="/test/colonoscopy"')
  })

  it('show the selling points in gynaecology, and there only', async () => {
    const points = renderToStaticMarkup(<SellingPoints language="en" />)
    const list = points.slice(points.indexOf('<ul'), points.indexOf('</ul>'))
    expect(await drawn('dilation-and-curettage')).toContain(list)
    expect(await drawn('laser-vaginal-tightening')).not.toContain(list)
    expect(await drawn('hysterectomy')).not.toContain(list)
    expect(await drawn('piles')).not.toContain(list)
  })

  it('name the clinic’s number at night, or a line to note one down', async () => {
    expect(await drawn('piles')).toContain(safetyCopy.en.signs.noNight)
    const rows = catalogueSnapshot()
    const [brand] = rows.brand
    setCatalogueSnapshot({ ...rows, brand: brand ? [{ ...brand, nightPhone: '022 4000 1234' }] : [] })
    const html = await drawn('piles').finally(() => setCatalogueSnapshot(undefined))
    expect(html).toContain(safetyCopy.en.signs.night)
    expect(html).toContain('href="tel:+912240001234"')
    expect(html).not.toContain(safetyCopy.en.signs.noNight)
  })

  it('answer an unknown slug with "not found"', async () => {
    await expect(TreatmentPage(at({ slug: 'no-such-treatment' }))).rejects.toMatchObject({
      digest: expect.stringContaining('404'),
    })
  })
})
