import {
  articles,
  authorBySlug,
  authors,
  cityById,
  conditions,
  departmentById,
  departments,
  reviewerBySlug,
  treatmentBySlug,
} from '@/content/catalogue/catalogue'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { MedicalTest } from '@/model/catalogue/medicalTest'
import type { Hospital } from '@/model/catalogue/hospital'
import { rowLike } from '@/tests/support/testCatalogue'
import {
  articleJsonLd,
  conditionJsonLd,
  costJsonLd,
  departmentJsonLd,
  testJsonLd,
  treatmentJsonLd,
} from './medicalJsonLd'
import { medicalSpecialty } from './medicalSpecialty'
import { doctorJsonLd, hospitalJsonLd, personJsonLd } from './peopleAndPlacesJsonLd'

const URL = 'https://x.example/a/b'
const department = departments()[0]!
const json = (value: unknown) => JSON.stringify(value)

const piles = treatmentBySlug('piles')!
const bloodCount: MedicalTest = {
  TestId: 1,
  TestName: 'Complete blood count',
  slug: 'complete-blood-count',
  language: 'en',
  aliases: ['CBC'],
  departmentid: department.DepartmentId,
  summary: 'Counts the cells of the blood.',
  facts: { sample: 'Blood', preparation: 'None', duration: '5 minutes', reportTime: '1 day' },
  whatItIs: ['A count.'],
  whyItIsDone: ['To find anaemia.'],
  preparation: ['None.'],
  howItIsDone: ['From a vein.'],
  results: [],
  risks: ['A bruise.'],
  isPriceIllustrative: true,
  price: { minimum: 200, average: 300, maximum: 500 },
  conditionSlugs: [conditions()[0]!.slug],
  faqs: [],
  isReviewed: false,
  writerSlug: piles.writerSlug,
  reviewerSlug: piles.reviewerSlug,
  lastReview: '2026-01-01',
  nextReview: '2027-01-01',
  sources: [],
}

const TEXTS = {
  treatment: (isReviewed: boolean) => treatmentJsonLd({ ...piles, isReviewed }, department, URL),
  condition: (isReviewed: boolean) => conditionJsonLd({ ...conditions()[0]!, isReviewed }, department, URL),
  test: (isReviewed: boolean) => testJsonLd({ ...bloodCount, isReviewed }, URL),
  article: (isReviewed: boolean) => articleJsonLd({ ...articles('en')[0]!, isReviewed }, URL),
}

describe.each(Object.entries(TEXTS))('a medical text: %s', (_kind, things) => {
  test('names its reviewer and review date only when a doctor has reviewed it', () => {
    expect(json(things(false))).not.toMatch(/reviewedBy|lastReviewed/)
    const page = things(true).find((thing) => thing['@type'] === 'MedicalWebPage')
    expect(page).toMatchObject({
      url: URL,
      reviewedBy: { '@type': 'Person', name: expect.any(String) },
      lastReviewed: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    })
  })

  test('says what the page is about before it describes the page', () => {
    const [subject, page] = things(false)
    expect(subject).toMatchObject({ url: URL, description: expect.any(String) })
    expect(page).toMatchObject({ '@type': 'MedicalWebPage', inLanguage: 'en-IN' })
  })
})

test('a reviewed treatment names the row’s own writer and reviewer', () => {
  const [, page] = TEXTS.treatment(true)
  expect(page).toMatchObject({
    author: { name: authorBySlug(piles.writerSlug)?.PersonName },
    reviewedBy: { name: reviewerBySlug(piles.reviewerSlug)?.PersonName },
    lastReviewed: piles.lastReview,
  })
})

test('an article that no doctor has reviewed is the site’s own', () => {
  expect(TEXTS.article(false)[0]).toMatchObject({ author: { '@type': 'Organization' } })
  expect(TEXTS.article(true)[0]).toMatchObject({ author: { '@type': 'Person' } })
})

test('a text in Hindi says so', () => {
  const [test, page] = testJsonLd({ ...bloodCount, language: 'hi' }, URL)
  expect(page).toMatchObject({ inLanguage: 'hi-IN' })
  expect(test).toMatchObject({ usedToDiagnose: [{ name: conditions()[0]!.hindi }] })
})

describe('doctors and hospitals', () => {
  const doctor = rowLike('doctors')
  const hospital = rowLike('hospitals')
  const doctorCity = cityById(doctor.cityid)!
  const hospitalCity = cityById(hospital.cityid)!
  const own = hospital.departmentIds.flatMap((id) => departmentById(id) ?? [])
  const subject = {
    doctor,
    department: departmentById(doctor.departmentid)!,
    city: doctorCity,
    schedules: shippedRows('schedules').filter((row) => row.doctor === doctor.slug),
    hospitals: shippedRows('hospitals'),
  }
  const doctorThing = doctorJsonLd(subject, URL)
  const hospitalThing = hospitalJsonLd(hospital, hospitalCity, own, URL)

  test('carry no rating and no review', () => {
    expect(json([doctorThing, hospitalThing])).not.toMatch(/aggregateRating|review|ratingValue/i)
  })

  test('say that they are inventions, as long as they are', () => {
    expect(doctorThing.disambiguatingDescription).toMatch(/fictional/i)
    expect(hospitalThing.disambiguatingDescription).toMatch(/fictional/i)
    const real = doctorJsonLd({ ...subject, doctor: { ...doctor, isFictional: false } }, URL)
    expect(json(real)).not.toMatch(/fictional/i)
  })

  test('say when a doctor is there, days of the same hours together, each place by its name where there are several', () => {
    expect(doctorThing.openingHoursSpecification).toMatchObject([
      { dayOfWeek: ['Monday', 'Wednesday', 'Friday'], opens: '10:00', closes: '14:00', name: undefined },
      { dayOfWeek: ['Saturday'], opens: '17:00', closes: '19:00' },
    ])
    const first = rowLike('schedules')
    const [here, there] = subject.hospitals as readonly [Hospital, Hospital, ...Hospital[]]
    const schedules = [
      { ...first, hospital: here.slug },
      { ...first, hospital: there.slug, from: '22:00', to: '01:00', validTo: '2026-12-31' },
    ]
    expect(doctorJsonLd({ ...subject, schedules }, URL).openingHoursSpecification).toMatchObject([
      { name: here.HospitalName, opens: '10:00', validThrough: undefined },
      { name: there.HospitalName, opens: '22:00', closes: '01:00', validThrough: '2026-12-31' },
    ])
  })

  test('say where a place can be booked, in the language of the page, and nothing where a doctor has no sessions', () => {
    expect(doctorThing.potentialAction).toEqual({
      '@type': 'ReserveAction',
      target: new global.URL(`/doctor/${doctor.slug}/book`, URL).href,
    })
    const hindi = doctorJsonLd(subject, new global.URL(`/hi/doctor/${doctor.slug}`, URL).href)
    expect(hindi.potentialAction?.target).toMatch(/\/hi\/doctor\/[^/]+\/book$/)
    expect(doctorJsonLd({ ...subject, schedules: [] }, URL).potentialAction).toBeUndefined()
  })

  test('name place, field and each other', () => {
    expect(doctorThing).toMatchObject({
      '@type': 'Physician',
      name: doctor.DoctorName,
      address: { addressLocality: doctorCity.cityname, addressCountry: 'IN' },
      hospitalAffiliation: doctor.hospitalSlugs.map((slug) => ({
        '@id': `https://x.example/hospital/${slug}`,
      })),
    })
    expect(hospitalThing).toMatchObject({
      '@type': 'Hospital',
      '@id': URL,
      address: { streetAddress: hospital.locality, addressLocality: hospitalCity.cityname },
    })
    const own = { ...hospital, streetAddress: '12 Example Road', phone: '022 4000 1234' }
    expect(hospitalJsonLd(own, hospitalCity, [], URL)).toMatchObject({
      address: { streetAddress: `12 Example Road, ${hospital.locality}` },
      telephone: '+912240001234',
    })
    expect(hospitalThing.telephone).toBeUndefined()
    expect(new Set(hospitalThing.medicalSpecialty).size).toBe(hospitalThing.medicalSpecialty.length)
  })
})

test('every shipped department has a name in the vocabulary, and one of a clinic’s own is left out', () => {
  expect(departments().filter((row) => medicalSpecialty(row) === undefined)).toEqual([])
  expect(medicalSpecialty({ ...department, slug: 'sleep-medicine' })).toBeUndefined()
})

test('the page of an author is about a person', () => {
  expect(personJsonLd(authors()[0]!, URL)).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: authors()[0]!.PersonName },
  })
})

test('a page of prices is about its treatment, and states neither a review nor an offer', () => {
  const thing = costJsonLd({
    treatment: { ...piles, isReviewed: true },
    department,
    name: 'Piles cost',
    url: URL,
  })
  expect(thing).toMatchObject({
    '@type': 'MedicalWebPage',
    name: 'Piles cost',
    url: URL,
    about: { '@type': 'MedicalProcedure', url: 'https://x.example/treatment/piles' },
  })
  expect(json(thing)).not.toMatch(/reviewedBy|lastReviewed|Offer|price/i)
})

test('the page of a department names its field, and nobody who reviewed it', () => {
  const thing = departmentJsonLd(department, URL, 'en', department.summary)
  expect(thing).toMatchObject({
    '@type': 'MedicalWebPage',
    name: department.DepartmentName,
    specialty: medicalSpecialty(department),
    description: department.summary,
  })
  expect(json(thing)).not.toMatch(/reviewedBy|lastReviewed/)
})
