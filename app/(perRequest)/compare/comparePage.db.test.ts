import { costsOf } from '@/content/catalogue/catalogue'
import { compareCopy } from '@/content/copy/compare'
import { hoursInWords } from '@/content/copy/doctorHours'
import { listCopy } from '@/content/copy/lists'
import { interpolate } from '@/content/copy/interpolate'
import { rupees } from '@/content/copy/rupees'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { Doctor } from '@/model/catalogue/doctor'
import type { Hospital } from '@/model/catalogue/hospital'
import type { Language } from '@/model/page/language'
import { drawnPage, inHtml } from '@/tests/support/drawnPage'
import { testCatalogue } from '@/tests/support/testCatalogue'
import { comparePage } from './comparePage'

const DOCTORS = shippedRows('doctors')
const HOSPITALS = shippedRows('hospitals')
const REVIEWS = shippedRows('reviews')

const SCHEDULES = shippedRows('schedules')

testCatalogue({ doctors: DOCTORS, hospitals: HOSPITALS, schedules: SCHEDULES, reviews: REVIEWS })

const hoursOf = ({ slug }: Doctor, language: Language = 'en') =>
  hoursInWords(
    SCHEDULES.filter(({ doctor }) => doctor === slug),
    HOSPITALS,
    language,
  )

const [ONE, TWO, THREE, FOUR] = DOCTORS as readonly [Doctor, Doctor, Doctor, Doctor, ...Doctor[]]
const [NEEM, LOTUS] = HOSPITALS as readonly [Hospital, Hospital, ...Hospital[]]

type Parameters = Record<string, string | string[]>

const drawn = async (parameters: Parameters, language: Language = 'en') =>
  drawnPage(await comparePage(language).ComparePage({ searchParams: Promise.resolve(parameters) }))

/** What the table tells: by what is asked, the text of each answer. */
function rowsOf(html: string): ReadonlyMap<string, readonly string[]> {
  const texts = (part: string, tag: string) =>
    [...part.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) =>
      inside
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
  return new Map(
    [...html.matchAll(/<tbody>(.*?)<\/tbody>/gs)].map(([, row = '']) => [
      texts(row, 'th')[0] ?? '',
      texts(row, 'td'),
    ]),
  )
}
const { en, hi } = compareCopy

describe('two doctors side by side', () => {
  const both = { doctors: [ONE.slug, TWO.slug] }

  it('are told apart by what their rows say, and each can be booked', async () => {
    const html = await drawn(both)
    const rows = rowsOf(html)
    expect(rows.get(en.rows.fee)).toEqual([rupees(ONE.consultationFee), rupees(TWO.consultationFee)])
    expect(rows.get(en.rows.hours)).toEqual([hoursOf(ONE), hoursOf(TWO)])
    expect(rows.get(en.rows.languages)).toEqual([ONE.languages.join(', '), TWO.languages.join(', ')])
    expect(rows.get(en.rows.experience)).toEqual(
      [ONE, TWO].map(({ experienceYears }) => `${experienceYears} years`),
    )
    expect(rows.get(en.rows.distance)).toEqual([en.chooseCity, en.chooseCity])
    for (const { slug, DoctorName } of [ONE, TWO]) {
      expect(html).toContain(`href="/doctor/${slug}/book"`)
      expect(html).toMatch(new RegExp(`<th scope="col"><a href="/doctor/${slug}">${inHtml(DoctorName)}`))
    }
    expect(html).toContain(`href="/compare?doctors=${TWO.slug}`)
    expect(html).toContain(inHtml(en.demoNote))
  })

  it('say what patients gave, with how many did, and that nobody has where nobody has', async () => {
    const reviewed = REVIEWS.find(({ doctorSlug }) => doctorSlug)?.doctorSlug ?? ''
    const silent =
      DOCTORS.find(({ slug }) => REVIEWS.every(({ doctorSlug }) => doctorSlug !== slug))?.slug ?? ''
    const given = REVIEWS.filter(({ doctorSlug }) => doctorSlug === reviewed).map(({ rating }) => rating)
    const average = given.reduce((sum, one) => sum + one, 0) / given.length
    const [first, second] = rowsOf(await drawn({ doctors: [reviewed, silent] })).get(en.rows.reviews) ?? []
    expect(first).toBe(`${average.toFixed(1)} out of 5, ${given.length} review${given.length > 1 ? 's' : ''}`)
    expect(second).toBe(listCopy.en.review.none)
  })

  it('show the price of a treatment in each one’s city with its source, or that none is known', async () => {
    const priced = DOCTORS.find(({ treatmentSlugs, cityid }) =>
      costsOf(treatmentSlugs[0] ?? '').some(({ city }) => city.cityid === cityid),
    )
    if (!priced) throw new Error('no doctor in a city with a price')
    const slug = priced.treatmentSlugs[0] ?? ''
    const cost = costsOf(slug).find(({ city }) => city.cityid === priced.cityid)
    const html = await drawn({ doctors: [priced.slug], treatment: slug })
    expect(html).toContain(
      interpolate(en.range, { minimum: rupees(cost?.minimum ?? 0), maximum: rupees(cost?.maximum ?? 0) }),
    )
    expect(html).toContain(`href="/treatment/${slug}-cost-in-${cost?.city.slug}#meaning"`)
    expect(html).toContain(inHtml(en.cityPrice))
  })

  it('are as far as the chosen city says', async () => {
    const rows = rowsOf(await drawn({ ...both, city: '477' }))
    for (const cell of rows.get(en.rows.distance) ?? [])
      expect(cell).toMatch(/^~[\d,]+ km from Mumbai$|^In Mumbai$/)
  })
})

describe('what does not fit', () => {
  it('a fourth is named, with a way to have it in place of the last', async () => {
    const html = await drawn({ doctors: [ONE, TWO, THREE, FOUR].map(({ slug }) => slug) })
    expect(rowsOf(html).get(en.rows.fee)).toHaveLength(3)
    expect(html).toContain(
      inHtml(interpolate(en.notices.instead, { name: FOUR.DoctorName, last: THREE.DoctorName })),
    )
    const kept = `doctors=${ONE.slug}&amp;doctors=${TWO.slug}&amp;doctors=${FOUR.slug}`
    expect(html).toContain(`href="/compare?${kept}`)
    // There is room for none.
    expect(html).not.toContain(en.add.title)
  })

  it('one that is not listed is named, and the others stand', async () => {
    const html = await drawn({ doctors: [ONE.slug, 'no-such-doctor'] })
    expect(html).toContain(interpolate(en.notices.unknown, { names: 'no-such-doctor' }))
    expect(rowsOf(html).get(en.rows.fee)).toEqual([rupees(ONE.consultationFee)])
    expect(html).toContain(inHtml(en.notices.one))
    const none = await drawn({ doctors: 'no-such-doctor' })
    expect(none).toContain(inHtml(interpolate(en.notices.unknown, { names: 'no-such-doctor' })))
    expect(none).toContain(en.start.doctors)
  })

  it('another kind is not mixed in, and has a way of its own', async () => {
    const html = await drawn({ hospitals: NEEM.slug, doctors: [ONE.slug, TWO.slug] })
    expect(rowsOf(html).get(en.rows.fee)).toHaveLength(2)
    expect(html).toContain(`href="/compare?hospitals=${NEEM.slug}"`)
    expect(html).toContain('1 hospital')
  })

  it('one alone can be joined by others like it, in a plain form that keeps it', async () => {
    const html = await drawn({ doctors: ONE.slug, city: '477' })
    expect(html).toContain(`<input type="hidden" name="doctors" value="${ONE.slug}"/>`)
    expect(html).toContain('<input type="hidden" name="city" value="477"/>')
    expect(html).toMatch(/<select name="doctors">/)
    expect(html).not.toContain(`<option value="${ONE.slug}"`)
  })

  it('nothing at all says how it works', async () => {
    const html = await drawn({})
    expect(html).toContain(inHtml(en.choose.hint))
    expect(html).toMatch(/href="\/doctors".*href="\/hospitals".*<select name="treatments">/s)
  })

  it('what somebody writes into the address does no harm', async () => {
    const html = await drawn({
      doctors: ['<img src=x>', "' or 1=1 --", ONE.slug],
      city: 'x',
      treatment: '"><b>',
    })
    expect(html).not.toContain('<img src=x>')
    expect(rowsOf(html).get(en.rows.fee)).toEqual([rupees(ONE.consultationFee)])
  })
})

it('hospitals are told apart, by what their doctors ask as well', async () => {
  const rows = rowsOf(await drawn({ hospitals: [NEEM.slug, LOTUS.slug] }))
  const fees = DOCTORS.filter(({ hospitalSlugs }) => hospitalSlugs.includes(NEEM.slug)).map(
    ({ consultationFee }) => consultationFee,
  )
  const [lowest, highest] = [Math.min(...fees), Math.max(...fees)].map(rupees)
  expect(rows.get(en.rows.fee)?.[0]).toBe(lowest === highest ? lowest : `${lowest} to ${highest}`)
  expect(rows.get(en.rows.visiting)).toEqual([NEEM.visitingHours, LOTUS.visitingHours])
})

it('treatments are told apart, with lists of who does them', async () => {
  const html = await drawn({ treatments: ['piles', 'anal-fissure'], city: '477' })
  const cost = costsOf('piles').find(({ city }) => city.cityid === 477)
  expect(rowsOf(html).get('Price in Mumbai')?.[0]).toContain(rupees(cost?.minimum ?? 0))
  const count = DOCTORS.filter(
    ({ treatmentSlugs, cityid }) => treatmentSlugs.includes('piles') && cityid === 477,
  ).length
  expect(rowsOf(html).get(en.rows.doctors)?.[0]).toBe(
    count === 0 ? en.none : `${count} doctor${count > 1 ? 's' : ''}`,
  )
})

it('the Hindi page speaks Hindi, marks what rows have in English, and leads to the same in English', async () => {
  const html = await drawn({ doctors: [ONE.slug, TWO.slug] }, 'hi')
  const rows = rowsOf(html)
  expect([...rows.keys()].filter((name) => !/[\u0900-\u097f]/.test(name))).toEqual([])
  expect(rows.get(hi.rows.hours)).toEqual([hoursOf(ONE, 'hi'), hoursOf(TWO, 'hi')])
  expect(html).toContain(`href="/hi/doctor/${ONE.slug}/book"`)
  expect(html).toMatch(
    new RegExp(`href="/compare\\?doctors=${ONE.slug}&amp;doctors=${TWO.slug}[^"]*" class="language"`),
  )
  expect(html).toContain(hi.demoNote)
})

it('no search engine keeps it, and its address without choices stands for it', async () => {
  const head = await comparePage('en').generateMetadata({
    searchParams: Promise.resolve({ doctors: [ONE.slug, TWO.slug] }),
  })
  expect(head.robots).toEqual({ index: false, follow: true })
  expect(head.alternates?.canonical).toBe('/compare')
  expect(head.title).toBe(en.title.doctors)
})
