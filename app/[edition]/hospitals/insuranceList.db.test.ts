import { renderToStaticMarkup } from 'react-dom/server'
import { cityById, cityBySlug, insurers } from '@/content/catalogue/catalogue'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { hospitalListCopy } from '@/content/copy/hospitalLists'
import { insuranceCopy, insurerPageNames } from '@/content/copy/insurance'
import { insurerTypesCopy } from '@/content/copy/insurerTypes'
import { listCopy } from '@/content/copy/lists'
import { at, inHtml } from '@/tests/support/drawnPage'
import { insuranceList } from './hospitalLists'
import { testCatalogue } from '@/tests/support/testCatalogue'

const HOSPITALS = shippedRows('hospitals')
const accepting = (slug: string) => HOSPITALS.filter(({ insurerSlugs }) => insurerSlugs.includes(slug))
/** The first page of a list shows the largest twelve. */
const largestFirst = (slug: string) =>
  [...accepting(slug)].sort((a, b) => b.beds - a.beds || a.slug.localeCompare(b.slug, 'en'))

const drawn = async (slug: string, segment?: string) =>
  renderToStaticMarkup(await insuranceList.Page(at({ edition: 'en', slug, query: segment })))
const hospitalLinks = (html: string) =>
  [...html.matchAll(/<h[23]><a href="\/hospital\/([a-z0-9-]+)"/g)].map(([, slug]) => slug)

testCatalogue({ hospitals: HOSPITALS })

describe.each(insurers())('the page of $slug', (insurer) => {
  let html = ''
  beforeAll(async () => (html = await drawn(insurer.slug)))

  it('lists the hospitals that accept it, the largest first, and says how it is sorted', () => {
    expect(hospitalLinks(html)).toEqual(
      largestFirst(insurer.slug)
        .slice(0, 12)
        .map((hospital) => hospital.slug),
    )
    expect(html).toContain(`>${accepting(insurer.slug).length} hospitals found<`)
    expect(html).toContain(hospitalListCopy.en.nobodyPays)
  })

  it('tells what it is, how it is used, what it needs and what it leaves out', () => {
    const texts = [
      ...insurer.about,
      ...insurer.howToUse,
      ...insurer.documents,
      ...insurer.whatIsCovered,
      ...insurer.whatIsNotCovered,
      ...insurer.faqs.flatMap(({ question, answer }) => [question, answer]),
      insuranceCopy.en.general,
      insuranceCopy.en.emergency,
    ]
    expect(texts.filter((text) => !html.includes(inHtml(text)))).toEqual([])
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html.match(/<main[ >]/g)).toHaveLength(1)
  })

  it('says what is fictional, and speaks of empanelment with care where it is a scheme', () => {
    expect(html).toContain(inHtml(listCopy.en.hospital.demoNote))
    expect(html).toContain(
      insurer.isFictional
        ? `${inHtml(insurer.InsurerName)} is fictional`
        : `${inHtml(insurer.InsurerName)} is real; the hospitals in the list are fictional`,
    )
    for (const { text } of insurerTypesCopy.en[insurer.type].difference) expect(html).toContain(inHtml(text))
  })

  it('leads to every other insurer and scheme', () => {
    const others = insurers().filter((one) => one.slug !== insurer.slug)
    expect(others.filter((other) => !html.includes(`href="/hospitals/insurance/${other.slug}"`))).toEqual([])
  })

  it('leads to the list of each of its cities, with its number of hospitals', () => {
    const ids = accepting(insurer.slug).map(({ cityid }) => cityid)
    const links = [
      ...html.matchAll(/href="\/hospitals\/insurance\/[a-z-]+\?city=([a-z-]+)"[^>]*>.*?\((\d+)\)/g),
    ]
    expect(new Set(links.map(([, city]) => cityBySlug(city ?? '')?.cityid))).toEqual(new Set(ids))
    for (const [, city, count] of links)
      expect(ids.filter((id) => id === cityBySlug(city ?? '')?.cityid)).toHaveLength(Number(count))
  })

  it('chooses its type of insurance beforehand, and offers the others', () => {
    const radios = [...html.matchAll(/<input[^>]*name="insuranceType"[^>]*>/g)].map(([input]) => input)
    expect(radios).toHaveLength(3)
    expect(radios.filter((input) => input.includes('checked'))).toEqual([
      expect.stringContaining(`value="${insurer.type === 'private' ? 'Private' : 'Govt.'}"`),
    ])
    expect(html).toContain(`name="insurerName" value="${inHtml(insurer.InsurerName)}"`)
  })

  it('sends leads as the bare form, with the kind of insurance in the page’s name', () => {
    expect(html).toContain('name="pageType" value="Insurance"')
    expect(html).toContain('name="variant" value="0"')
    const inPageName = insurerPageNames.types[insurer.type]
    expect(html).toContain(`value="${inHtml(`Insurance (${inPageName}): ${insurer.InsurerName}`)}"`)
  })
})

describe('the lists of insurers and schemes', () => {
  it('are narrowed by a plain form, which keeps what was chosen', async () => {
    const [first] = accepting('cghs')
    const city = first && cityById(first.cityid)
    if (!first || !city) throw new Error('no hospital for CGHS')
    const html = await drawn('cghs', `city.${city.slug}`)
    const there = accepting('cghs').filter(({ cityid }) => cityid === city.cityid)
    expect(new Set(hospitalLinks(html))).toEqual(new Set(there.map(({ slug }) => slug)))
    expect(html).toMatch(/<form [^>]*action="\/hospitals\/insurance\/cghs" method="get"/)
    expect(html).toContain(`<option value="${city.slug}" data-count="${there.length}" selected=""`)
  })

  it('have pages that share no hospital and leave none out', async () => {
    const slug = insurers().find((one) => accepting(one.slug).length > 12)?.slug ?? ''
    const pages = [await drawn(slug), await drawn(slug, 'page.2')].map(hospitalLinks)
    expect(pages.flat()).toEqual(
      largestFirst(slug)
        .map((one) => one.slug)
        .slice(0, 24),
    )
  })

  it('have no title and no description twice', async () => {
    const heads = await Promise.all(
      insurers().map(({ slug }) => insuranceList.generateMetadata(at({ edition: 'en', slug }))),
    )
    expect(new Set(heads.map(({ title }) => title)).size).toBe(insurers().length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(insurers().length)
    for (const { description } of heads) expect(String(description).length).toBeLessThan(200)
  })

  it('tell search engines of the plain list where it is filtered', async () => {
    const { alternates, title } = await insuranceList.generateMetadata(
      at({ slug: 'cghs', query: 'sort.name' }),
    )
    expect(alternates?.canonical).toBe('/hospitals/insurance/cghs')
    expect(title).toBe('Hospitals that accept CGHS (Name)')
  })

  it.each([
    ['no-such-insurer', undefined],
    ['cghs', 'city.no-such-city'],
    ['cghs', 'page.99'],
    ['cghs', 'junk'],
  ])('answer %s with %s by "not found"', async (slug, segment) => {
    await expect(insuranceList.Page(at({ edition: 'en', slug, query: segment }))).rejects.toMatchObject({
      digest: expect.stringContaining('404'),
    })
  })
})
