import HospitalPage, { generateMetadata } from '@/app/[edition]/hospital/[slug]/page'
import {
  citiesToChoose,
  cityById,
  costsOf,
  departmentById,
  departments,
  insurerBySlug,
} from '@/content/catalogue/catalogue'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { hospitalPageCopy } from '@/content/copy/hospitals'
import { hospitalListCopy } from '@/content/copy/hospitalLists'
import { listCopy } from '@/content/copy/lists'
import { rowLike, testCatalogue } from '@/tests/support/testCatalogue'
import { at, cardSlugs, drawnPage, inHtml } from '@/tests/support/drawnPage'
import { cityHospitals } from '@/app/[edition]/hospitals/hospitalLists'
import { hospitalList } from './hospitalLists'

const HOSPITALS = shippedRows('hospitals')
const DOCTORS = shippedRows('doctors')
const REVIEWS = shippedRows('reviews')
const NOT_FOUND = { digest: expect.stringContaining('404') }
const largestFirst = (rows: typeof HOSPITALS) =>
  [...rows].sort((a, b) => b.beds - a.beds || a.slug.localeCompare(b.slug, 'en')).map(({ slug }) => slug)

/** Each city and department with hospitals. */
const PLACES = departments().flatMap((department) =>
  citiesToChoose().flatMap((city) => {
    const rows = HOSPITALS.filter(
      ({ cityid, departmentIds }) =>
        cityid === city.cityid && departmentIds.includes(department.DepartmentId),
    )
    return rows.length === 0 ? [] : [{ city, department, rows }]
  }),
)

const importRows = testCatalogue({ doctors: DOCTORS, hospitals: HOSPITALS, reviews: REVIEWS })

describe('the page of a hospital', () => {
  const drawn = async (slug: string) => drawnPage(await HospitalPage(at({ slug })))

  it('tells everything that the row says, for every hospital, and that it is fictional', async () => {
    for (const hospital of HOSPITALS) {
      const html = await drawn(hospital.slug)
      const texts = [
        hospital.HospitalName,
        hospital.locality,
        String(hospital.opened),
        hospital.accreditations.join(' · '),
        hospital.visitingHours,
        hospital.languages.join(', '),
        ...hospital.about,
        ...hospital.facilities,
        ...hospital.faqs.flatMap(({ question, answer }) => [question, answer]),
        'A demonstration: doctors, hospitals, prices and reviews are fictional.',
      ]
      expect(texts.map(inHtml).filter((text) => !html.includes(text))).toEqual([])
      expect(html).toContain(
        inHtml(`${hospital.beds}, ${hospital.intensiveCareBeds} of them in intensive care`),
      )
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html.match(/<main[ >]/g)).toHaveLength(1)
      expect(html).not.toMatch(/>[^<]*\{[a-z]+\}[^<]*</i)
    }
  })

  it('leads to its insurers, to the city’s hospitals of each department and to each treatment', async () => {
    for (const hospital of HOSPITALS) {
      const html = await drawn(hospital.slug)
      const city = cityById(hospital.cityid)
      const links = [
        ...hospital.insurerSlugs.map((slug) => `/hospitals/insurance/${slug}`),
        ...hospital.departmentIds.map((id) => `/${city?.slug}/hospitals/${departmentById(id)?.slug}`),
        ...hospital.treatmentSlugs.map((slug) =>
          costsOf(slug).some((cost) => cost.city.cityid === hospital.cityid)
            ? `/treatment/${slug}-cost-in-${city?.slug}`
            : `/treatment/${slug}`,
        ),
      ]
      expect(links.filter((link) => !html.includes(`href="${link}"`))).toEqual([])
    }
  })

  it('shows who works there, what patients say, and other hospitals but not itself', async () => {
    for (const hospital of HOSPITALS) {
      const html = await drawn(hospital.slug)
      const staff = DOCTORS.filter(({ hospitalSlugs }) => hospitalSlugs.includes(hospital.slug))
      expect(new Set(cardSlugs(html, 'doctor'))).toEqual(new Set(staff.map(({ slug }) => slug)))
      const reviews = REVIEWS.filter(({ hospitalSlug }) => hospitalSlug === hospital.slug)
      for (const { text } of reviews) expect(html).toContain(inHtml(text))
      const others = cardSlugs(html, 'hospital')
      expect(others.length).toBeGreaterThan(0)
      expect(others).not.toContain(hospital.slug)
      const sameCity = HOSPITALS.filter(
        ({ cityid, slug }) => cityid === hospital.cityid && slug !== hospital.slug,
      )
      if (sameCity.length > 0) expect(others).toEqual(largestFirst(sameCity))
      else expect(html).toContain(hospitalPageCopy.en.sections.othersElsewhere)
    }
  })

  it('sends leads that name the hospital, chosen beforehand in the form', async () => {
    const [hospital] = HOSPITALS
    if (!hospital) throw new Error('no hospital')
    const html = await drawn(hospital.slug)
    expect(html).toContain(`name="hospitalId" value="${hospital.HospitalId}"`)
    expect(html).toContain('name="pageType" value="hospitals"')
    expect(html).toContain('name="variant" value="3"')
    const form = html.slice(html.indexOf('action="/enquiry"')).split('</form>')[0] ?? ''
    expect(form).toMatch(
      new RegExp(
        `<option[^>]* value="${hospital.HospitalId}"[^>]*selected="">${inHtml(hospital.HospitalName)}<`,
      ),
    )
    expect(html).toContain('"@type":"Hospital"')
  })

  it('has a title and a description of its own', async () => {
    const heads = await Promise.all(HOSPITALS.map(({ slug }) => generateMetadata(at({ slug }))))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(HOSPITALS.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(HOSPITALS.length)
    for (const { description } of heads) expect(String(description).length).toBeLessThan(200)
  })

  it('is not found under an unknown slug', async () => {
    await expect(HospitalPage(at({ slug: 'no-such-hospital' }))).rejects.toMatchObject(NOT_FOUND)
    expect(await generateMetadata(at({ slug: 'no-such-hospital' }))).toEqual({})
  })
})

describe('the list of all hospitals', () => {
  const drawn = async (segment?: string) => drawnPage(await hospitalList.Page(at({ query: segment })))

  it('shows the largest first, says so, and leads to every city’s list', async () => {
    const html = await drawn()
    expect(cardSlugs(html, 'hospital')).toEqual(largestFirst(HOSPITALS).slice(0, 12))
    expect(html).toContain(`>${HOSPITALS.length} hospitals found<`)
    expect(html).toContain(`${hospitalListCopy.en.orders.beds} ${hospitalListCopy.en.nobodyPays}`)
    expect(html).toContain(inHtml(listCopy.en.hospital.demoNote))
    const links = PLACES.map(({ city, department }) => `href="/${city.slug}/hospitals/${department.slug}"`)
    expect(links.filter((link) => !html.includes(link))).toEqual([])
  })

  it('has pages that share no hospital and leave none out', async () => {
    const pages = await Promise.all([drawn(), drawn('page.2'), drawn('page.3')])
    expect(pages.flatMap((html) => cardSlugs(html, 'hospital'))).toEqual(largestFirst(HOSPITALS))
  })

  it.each([
    ['city.mumbai', (row: (typeof HOSPITALS)[number]) => cityById(row.cityid)?.slug === 'mumbai'],
    [
      'department.hepatology',
      ({ departmentIds }: (typeof HOSPITALS)[number]) =>
        departmentIds.some((id) => departmentById(id)?.slug === 'hepatology'),
    ],
    [
      'city.delhi_insurer.cghs_emergency.yes',
      ({ cityid, insurerSlugs, hasEmergency }: (typeof HOSPITALS)[number]) =>
        cityById(cityid)?.slug === 'delhi' && insurerSlugs.includes('cghs') && hasEmergency,
    ],
  ])('narrowed by %s has those that fit', async (segment, fits) => {
    const html = await drawn(segment)
    expect(cardSlugs(html, 'hospital')).toEqual(largestFirst(HOSPITALS.filter(fits)))
    expect(html).toMatch(/<form [^>]*action="\/hospitals" method="get"/)
    expect((await hospitalList.generateMetadata(at({ query: segment }))).alternates?.canonical).toBe(
      '/hospitals',
    )
  })

  it.each(['city.nowhere', 'department.cardiologist', 'insurer.nobody', 'emergency.no', 'page.99', 'junk'])(
    'does not exist as %s',
    async (segment) => {
      await expect(hospitalList.Page(at({ query: segment }))).rejects.toMatchObject(NOT_FOUND)
    },
  )
})

describe('the list of a city’s hospitals', () => {
  const drawn = async (city: string, department: string, segment?: string) =>
    drawnPage(await cityHospitals.Page(at({ city, department, query: segment })))

  it('exists for every place with hospitals, each with texts of its own', async () => {
    const heads = []
    for (const { city, department } of PLACES)
      heads.push(await cityHospitals.generateMetadata(at({ city: city.slug, department: department.slug })))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(PLACES.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(PLACES.length)
    expect(heads.filter(({ robots }) => robots)).toEqual([])
    for (const { city, department, rows } of PLACES.slice(0, 12)) {
      const html = await drawn(city.slug, department.slug)
      expect(cardSlugs(html, 'hospital')).toEqual(largestFirst(rows))
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html).toContain('name="pageType" value="city-wise hospitals"')
      expect(html).not.toMatch(/>[^<]*\{[a-z]+\}[^<]*</i)
    }
  })

  it('leads to its doctors, the neighbours, other departments and what treatments cost there', async () => {
    const html = await drawn('delhi', 'general-surgery')
    for (const href of [
      '/delhi/doctors/general-surgeon',
      '/jaipur/hospitals/general-surgery',
      '/delhi/hospitals/proctology',
      '/department/general-surgery',
      '/treatment/inguinal-hernia-cost-in-delhi',
      '/hospitals',
    ])
      expect(html).toContain(`href="${href}"`)
  })

  it('is narrowed by insurer, in a form that keeps what was chosen', async () => {
    const place = PLACES.find(({ rows }) => rows.length > 1)
    const slug = place?.rows[0]?.insurerSlugs[0] ?? ''
    if (!place) throw new Error('no city with two hospitals')
    const { city, department, rows } = place
    const html = await drawn(city.slug, department.slug, `insurer.${slug}`)
    expect(cardSlugs(html, 'hospital')).toEqual(
      largestFirst(rows.filter(({ insurerSlugs }) => insurerSlugs.includes(slug))),
    )
    expect(html).toContain(`<option value="${slug}" selected=""`)
    expect(html).toContain(inHtml(insurerBySlug(slug)?.InsurerName ?? 'no name'))
  })

  it('shows the nearest cities where there is none, and keeps out of search engines', async () => {
    const html = await drawn('kota', 'cardiology')
    const [lead] = hospitalListCopy.en.nearest.lead.split('{')
    expect(html).toContain(lead)
    const shown = cardSlugs(html, 'hospital').map((slug) => HOSPITALS.find((one) => one.slug === slug))
    const cardiology = departments().find(({ slug }) => slug === 'cardiology')?.DepartmentId ?? -1
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((one) => !one?.departmentIds.includes(cardiology))).toEqual([])
    const { robots } = await cityHospitals.generateMetadata(at({ city: 'kota', department: 'cardiology' }))
    expect(robots).toEqual({ index: false, follow: true })
  })

  it('leads from another name of the city to its own address, filters included', async () => {
    await expect(drawn('poona', 'cardiology', 'insurer.cghs')).rejects.toMatchObject({
      digest: expect.stringMatching(/NEXT_REDIRECT;.*\/pune\/hospitals\/cardiology\?insurer=cghs;308/),
    })
  })

  it.each([
    ['nowhere', 'cardiology', undefined],
    ['delhi', 'cardiologist', undefined],
    ['delhi', 'general-surgery', 'page.7'],
    ['delhi', 'general-surgery', 'insurer.nobody'],
  ])('does not exist at %s, %s, %s', async (city, department, segment) => {
    await expect(cityHospitals.Page(at({ city, department, query: segment }))).rejects.toMatchObject(
      NOT_FOUND,
    )
  })
})

describe('a hospital that a clinic adds', () => {
  it('needs no treatment, insurer, accreditation or question to have a page', async () => {
    const bare = rowLike('hospitals', {
      HospitalId: 9001,
      slug: 'bare-hospital',
      HospitalName: 'Bare Hospital',
      treatmentSlugs: [],
      insurerSlugs: [],
      accreditations: [],
      faqs: [],
      hasEmergency: false,
      isFictional: false,
    })
    await importRows({ hospitals: [...HOSPITALS, bare] })
    const html = await drawnPage(await HospitalPage(at({ slug: 'bare-hospital' })))
    expect(html).toContain(hospitalPageCopy.en.facts.emergencyNo)
    for (const id of ['treatments', 'insurance', 'doctors', 'reviews'])
      expect(html).not.toContain(`id="${id}"`)
  })
})
