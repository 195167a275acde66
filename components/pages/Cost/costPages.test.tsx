import { renderToStaticMarkup } from 'react-dom/server'
import CityCostPage, {
  generateMetadata as cityHead,
} from '@/app/[edition]/treatment-cost-in-city/[slug]/[city]/page'
import { cityCostPage } from '@/app/[edition]/treatment-cost/loadCosts'
import CostPage, { generateMetadata } from '@/app/[edition]/treatment-cost/[slug]/page'
import { citySections } from '@/components/pages/Cost/citySections'
import { NOBODY } from '@/components/pages/People/peopleSections'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { costsOf, treatments } from '@/content/catalogue/catalogue'
import { rupees } from '@/content/copy/rupees'
import { costCopy } from '@/content/copy/costs'
import { at, inHtml } from '@/tests/support/drawnPage'

const inCity = (slug: string, city: string) => at({ slug, city })
const ofForm = (html: string) => html.slice(html.indexOf('id="enquiry"'), html.lastIndexOf('</form>'))

const priced = treatments().filter(({ slug }) => costsOf(slug).length > 0)

describe.each(priced)('$slug-cost', (treatment) => {
  let html = ''
  beforeAll(async () => (html = renderToStaticMarkup(await CostPage(at({ slug: treatment.slug })))))

  it('tells lowest, average and highest price of every city, and leads to each', () => {
    const missing = costsOf(treatment.slug).filter(
      ({ city, minimum, average, maximum }) =>
        !html.includes(
          `<a href="/treatment/${treatment.slug}-cost-in-${city.slug}">${inHtml(city.cityname)}</a></th><td>${rupees(minimum)}</td><td>${rupees(average)}</td><td>${rupees(maximum)}</td>`,
        ),
    )
    expect(missing).toEqual([])
  })

  it('tells what the bill consists of, what drives it, and what it is a month', () => {
    const { breakdown, drivers } = treatment.cost
    const texts = [...breakdown.map(({ label }) => label), ...drivers, treatment.insurance]
    expect(texts.filter((text) => !html.includes(inHtml(text)))).toEqual([])
    expect(html.includes('id="bill"')).toBe(breakdown.length > 0)
    expect(html).toContain('id="instalments"')
    expect(html).toMatch(/<form[^>]*id="cost-calculator"[^>]*action="\/calculate\/cost"/)
    expect(html).toContain(`name="treatment" value="${treatment.slug}"`)
  })

  it('has one main heading, the form of a cost page, and anchors that are there', () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(ofForm(html)).toContain('name="pageType" value="costpage"')
    expect(ofForm(html)).toContain('name="variant" value="2"')
    const anchors = [...html.matchAll(/href="#([a-z-]+)"/g)].map(([, id]) => id)
    expect(anchors.filter((id) => !html.includes(`id="${id}"`))).toEqual([])
  })
})

describe('cost pages', () => {
  it('have no title and no description twice, in cities neither', async () => {
    const heads = await Promise.all(
      priced.flatMap(({ slug }) => [
        generateMetadata(at({ slug })),
        ...costsOf(slug).map(({ city }) => cityHead(inCity(slug, city.slug))),
      ]),
    )
    expect(heads.length).toBeGreaterThan(priced.length * 2)
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  })

  it('exist for no unknown treatment', async () => {
    const gone = { digest: expect.stringContaining('404') }
    await expect(CostPage(at({ slug: 'nothing' }))).rejects.toMatchObject(gone)
    await expect(CityCostPage(inCity('nothing', 'delhi'))).rejects.toMatchObject(gone)
    await expect(CityCostPage(inCity('piles', 'nowhere'))).rejects.toMatchObject(gone)
    expect(await generateMetadata(at({ slug: 'nothing' }))).toEqual({})
    expect(await cityHead(inCity('piles', 'nowhere'))).toEqual({})
  })
})

describe('a cost page of a city with doctors', () => {
  it('names them right after the city’s price, before calculator and neighbours', () => {
    const found = cityCostPage('piles', 'delhi')
    if (!found) throw new Error('no price')
    const sections = citySections({
      ...found,
      people: { ...NOBODY, doctors: shippedRows('doctors').slice(0, 1), performs: true, offers: true },
      faqs: [],
    })
    const ids = sections.flatMap((section) => (section ? [section.id] : []))
    expect(ids.slice(0, 4)).toEqual(['here', 'doctors', 'calculator', 'nearby'])
  })
})

describe('a cost page of a city', () => {
  let html = ''
  beforeAll(async () => {
    html = renderToStaticMarkup(await CityCostPage(inCity('piles', 'delhi')))
  })

  it('puts the city beside the rest of India and beside its neighbours', () => {
    expect(html).toContain('id="here"')
    expect(html).toContain('id="nearby"')
    expect(html).toContain(costCopy.here.country)
    expect(html).toContain('href="/treatment/piles-cost"')
    expect(html).toContain('href="/treatment/piles-cost-in-')
    expect(html).not.toContain('href="/treatment/piles-cost-in-delhi"')
  })

  it('chooses its city and its treatment beforehand, in the form and in the calculator', () => {
    const chosen = [...html.matchAll(/<option[^>]* value="([^"]*)"[^>]*selected=""/g)].map(
      ([, value]) => value,
    )
    expect(chosen).toEqual(expect.arrayContaining(['delhi', 'Delhi NCR', 'Piles Treatment']))
    expect(ofForm(html)).toContain('name="pageType" value="Treatment_City"')
    expect(ofForm(html)).toContain('name="variant" value="1"')
  })

  it('is of its city’s tier', async () => {
    const tierIn = async (city: string) =>
      /name="tier" value="(\d)"/.exec(renderToStaticMarkup(await CityCostPage(inCity('piles', city))))?.[1]
    expect(await tierIn('delhi')).toBe('1')
    const other = costsOf('piles').find(({ city }) => city.citytype !== 'popular')
    expect(await tierIn(other?.city.slug ?? '')).toBe(other?.city.served ? '2' : '3')
  })

  it('stands for good at one address, whatever the city was called', async () => {
    await expect(CityCostPage(inCity('piles', 'bangalore'))).rejects.toMatchObject({
      digest: expect.stringMatching(/\/treatment\/piles-cost-in-bengaluru;308/),
    })
  })
})
