import DoctorPage, { generateMetadata } from '@/app/[edition]/doctor/[slug]/page'
import {
  cityById,
  citiesToChoose,
  departmentById,
  departments,
  treatmentBySlug,
} from '@/content/catalogue/catalogue'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { hoursInWords } from '@/content/copy/doctorHours'
import { doctorPageCopy } from '@/content/copy/doctors'
import { doctorListCopy } from '@/content/copy/doctorLists'
import { listCopy } from '@/content/copy/lists'
import { at, cardSlugs, drawnPage, inHtml } from '@/tests/support/drawnPage'
import { cityDoctors } from '@/app/[edition]/doctors/doctorLists'
import { doctorList } from './doctorLists'
import { testCatalogue } from '@/tests/support/testCatalogue'

const DOCTORS = shippedRows('doctors')
const HOSPITALS = shippedRows('hospitals')
const SCHEDULES = shippedRows('schedules')
const ofDoctor = (slug: string) => SCHEDULES.filter(({ doctor }) => doctor === slug)
const NOT_FOUND = { digest: expect.stringContaining('404') }
const byExperience = (rows: typeof DOCTORS) =>
  [...rows].sort((a, b) => b.experienceYears - a.experienceYears || a.slug.localeCompare(b.slug, 'en'))

/** Each city and department with doctors, in addresses' words. */
const PLACES = departments().flatMap((department) =>
  citiesToChoose().flatMap((city) => {
    const rows = DOCTORS.filter(
      ({ cityid, departmentid }) => cityid === city.cityid && departmentid === department.DepartmentId,
    )
    return rows.length === 0 ? [] : [{ city, department, rows }]
  }),
)

testCatalogue({
  doctors: DOCTORS,
  hospitals: HOSPITALS,
  schedules: SCHEDULES,
  reviews: shippedRows('reviews'),
})

describe('the page of a doctor', () => {
  it('tells everything that the row says, for every doctor, and that the doctor is fictional', async () => {
    for (const doctor of DOCTORS) {
      const html = await drawnPage(await DoctorPage(at({ slug: doctor.slug })))
      const texts = [
        doctor.DoctorName,
        ...doctor.about,
        hoursInWords(ofDoctor(doctor.slug), HOSPITALS, 'en'),
        ...doctor.training.map(({ what }) => what),
        'A demonstration: doctors, hospitals, prices and reviews are fictional.',
      ]
      const links = [
        ...doctor.hospitalSlugs.map((slug) => `href="/hospital/${slug}"`),
        ...doctor.conditionSlugs.map((slug) => `href="/condition/${slug}"`),
        ...doctor.treatmentSlugs
          .filter((slug) => treatmentBySlug(slug))
          .map((slug) => `href="/treatment/${slug}"`),
      ]
      expect([...texts.map(inHtml), ...links].filter((text) => !html.includes(text))).toEqual([])
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html.match(/<main[ >]/g)).toHaveLength(1)
      expect(html).toContain(`name="doctorId" value="${doctor.DoctorId}"`)
      expect(html).toContain('name="pageType" value="doctors"')
      expect(html).toContain('name="variant" value="3"')
      expect(html).toContain('"@type":"Physician"')
      expect(cardSlugs(html, 'doctor')).not.toContain(doctor.slug)
    }
  })

  it('leads to the free places wherever it says “book”; its form says that it is for a call', async () => {
    const [doctor] = DOCTORS
    const html = await drawnPage(await DoctorPage(at({ slug: doctor?.slug ?? '' })))
    const { call, practical } = doctorPageCopy.en
    expect(html).toContain(inHtml(practical.book.places))
    expect(html).toContain(`>${call.submit}</button>`)
    expect(html).not.toMatch(/<button[^>]*>Book/)
    const books = [...html.matchAll(/<a ([^>]*)>Book (?:Now|Free Appointment)<\/a>/g)].map(([, link]) => link)
    expect(books.length).toBeGreaterThan(0)
    for (const link of books) expect(link).toContain(`href="/doctor/${doctor?.slug}/book"`)
    const places = html.indexOf(`data-places="${doctor?.DoctorId}"`)
    expect(places).toBeGreaterThan(html.indexOf('<h1'))
    expect(places).toBeLessThan(html.indexOf(inHtml(doctor?.about[0] ?? '')))
  })

  it('shows the doctor’s reviews, and other doctors of the speciality', async () => {
    const review = shippedRows('reviews').find(({ doctorSlug }) => doctorSlug)
    const doctor = DOCTORS.find(({ slug }) => slug === review?.doctorSlug)
    if (!review || !doctor) throw new Error('no review of a doctor')
    const html = await drawnPage(await DoctorPage(at({ slug: doctor.slug })))
    expect(html).toContain(inHtml(review.text))
    const others = cardSlugs(html, 'doctor').map((slug) => DOCTORS.find((one) => one.slug === slug))
    expect(others.length).toBeGreaterThan(0)
    expect(new Set(others.map((one) => one?.departmentid))).toEqual(new Set([doctor.departmentid]))
  })

  it('has a title and a description of its own', async () => {
    const heads = await Promise.all(DOCTORS.map(({ slug }) => generateMetadata(at({ slug }))))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(DOCTORS.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(DOCTORS.length)
  })

  it('is not found under an unknown slug', async () => {
    await expect(DoctorPage(at({ slug: 'no-such-doctor' }))).rejects.toMatchObject(NOT_FOUND)
    expect(await generateMetadata(at({ slug: 'no-such-doctor' }))).toEqual({})
  })
})

describe('the list of all doctors', () => {
  const drawn = async (segment?: string) => drawnPage(await doctorList.Page(at({ query: segment })))

  it('has a filter and an order by free places, whose plain list is the canonical one', async () => {
    for (const segment of [
      'free.today',
      'free.week_sort.soonest',
      'sort.soonest',
      'free.weekend_video.yes',
    ]) {
      const html = await drawn(segment)
      expect(html).toContain('<option value="evening">')
      const { alternates } = await doctorList.generateMetadata(at({ query: segment }))
      expect(alternates?.canonical).toMatch(/\/doctors$/)
    }
    expect(cardSlugs(await drawn('free.week_sort.soonest'), 'doctor').length).toBe(12)
    expect(await drawn('sort.soonest')).toContain(doctorListCopy.en.orders.soonest)
    await expect(drawn('free.never')).rejects.toMatchObject(NOT_FOUND)
  })

  it('shows the most experienced first, says so, and leads to every city’s list', async () => {
    const html = await drawn()
    expect(cardSlugs(html, 'doctor')).toEqual(
      byExperience(DOCTORS)
        .slice(0, 12)
        .map(({ slug }) => slug),
    )
    expect(html).toContain(doctorListCopy.en.nobodyPays)
    expect(html).toContain(inHtml(listCopy.en.doctor.demoNote))
    const links = PLACES.map(
      ({ city, department }) => `href="/${city.slug}/doctors/${department.specialitySlug}"`,
    )
    expect(links.filter((link) => !html.includes(link))).toEqual([])
  })

  it('is narrowed by city, speciality and gender in a plain form, which keeps what was chosen', async () => {
    const html = await drawn('city.pune_gender.female')
    const fitting = DOCTORS.filter(
      ({ cityid, gender }) => cityById(cityid)?.slug === 'pune' && gender === 'female',
    )
    expect(new Set(cardSlugs(html, 'doctor'))).toEqual(new Set(fitting.map(({ slug }) => slug)))
    expect(html).toMatch(/<form [^>]*action="\/doctors" method="get"/)
    expect(html).toContain('<option value="pune" selected=""')
    const { title, alternates } = await doctorList.generateMetadata(at({ query: 'city.pune_gender.female' }))
    expect(title).toBe(`${doctorListCopy.en.list.metaTitle} (City: Pune, Gender: Women)`)
    expect(alternates?.canonical).toBe('/doctors')
  })

  it.each(['city.nowhere', 'speciality.cardiology', 'page.99', 'junk', 'video.no'])(
    'does not exist as %s',
    async (segment) => {
      await expect(doctorList.Page(at({ query: segment }))).rejects.toMatchObject(NOT_FOUND)
    },
  )
})

describe('the list of a city’s doctors', () => {
  it('exists for every place with doctors, each with texts of its own', async () => {
    const heads = []
    for (const { city, department } of PLACES)
      heads.push(
        await cityDoctors.generateMetadata(at({ city: city.slug, speciality: department.specialitySlug })),
      )
    expect(new Set(heads.map(({ title }) => title)).size).toBe(PLACES.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(PLACES.length)
    expect(heads.filter(({ robots }) => robots)).toEqual([])
    for (const { city, department, rows } of PLACES.slice(0, 12)) {
      const html = await drawnPage(
        await cityDoctors.Page(at({ city: city.slug, speciality: department.specialitySlug })),
      )
      expect(new Set(cardSlugs(html, 'doctor'))).toEqual(new Set(rows.map(({ slug }) => slug)))
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html).toContain('name="pageType" value="city-wise doctors"')
      expect(html).not.toMatch(/\{[a-z]+\}/i)
    }
  })

  it('leads to hospitals of the department where the city has some', async () => {
    const [place] = PLACES
    const hospital = shippedRows('hospitals').find(
      ({ cityid, departmentIds }) =>
        cityid === place?.city.cityid && departmentIds.includes(place.department.DepartmentId),
    )
    if (!place || !hospital) throw new Error('no place with a hospital')
    const { city, department } = place
    const html = await drawnPage(
      await cityDoctors.Page(at({ city: city.slug, speciality: department.specialitySlug })),
    )
    expect(html).toContain(`href="/${city.slug}/hospitals/${department.slug}"`)
  })

  it('shows the nearest cities where there is nobody, and keeps out of search engines', async () => {
    const path = { city: 'kota', speciality: 'hepatologist' }
    const html = await drawnPage(await cityDoctors.Page(at(path)))
    const shown = cardSlugs(html, 'doctor').map((slug) => DOCTORS.find((one) => one.slug === slug))
    expect(shown.length).toBeGreaterThan(0)
    expect(new Set(shown.map((one) => departmentById(one?.departmentid ?? 0)?.specialitySlug))).toEqual(
      new Set([path.speciality]),
    )
    expect((await cityDoctors.generateMetadata(at(path))).robots).toEqual({ index: false, follow: true })
  })

  it('leads from another name of the city to its own address, filters included', async () => {
    await expect(
      cityDoctors.Page(at({ city: 'poona', speciality: 'cardiologist', query: 'gender.female' })),
    ).rejects.toMatchObject({
      digest: expect.stringMatching(/NEXT_REDIRECT;.*\/pune\/doctors\/cardiologist\?gender=female;308/),
    })
  })

  it.each([
    ['nowhere', 'cardiologist', undefined],
    ['pune', 'cardiology', undefined],
    ['pune', 'cardiologist', 'page.7'],
  ])('does not exist at %s, %s, %s', async (city, speciality, segment) => {
    await expect(cityDoctors.Page(at({ city, speciality, query: segment }))).rejects.toMatchObject(NOT_FOUND)
  })
})
