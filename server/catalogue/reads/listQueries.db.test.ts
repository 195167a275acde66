import type { Doctor } from '@/model/catalogue/doctor'
import type { Hospital } from '@/model/catalogue/hospital'
import type { PatientReview } from '@/model/catalogue/patientReview'
import {
  type DoctorChoice,
  doctorBySlug,
  doctorFacts,
  doctorLanguages,
  doctorPage,
  doctorPlaces,
} from './doctors'
import {
  type HospitalChoice,
  hospitalFacts,
  hospitalPage,
  hospitalPlaces,
  hospitalsBySlugs,
} from './hospitals'
import { ratingsGiven, reviewPage, reviewPlaces, reviewRatings } from './reviews'
import { rowLike, testCatalogue } from '@/tests/support/testCatalogue'

/** Texts that would do harm in a statement's text; they are parameters. */
const HARMFUL = ["' or 1=1 --", '"]) or true --', '%', '\\', '{"a":1}', 'डॉ', '']

const doctor = (slug: string, id: number, changes: Partial<Doctor>) =>
  rowLike('doctors', {
    slug,
    DoctorId: id,
    DoctorName: `Dr ${slug}`,
    gender: 'female',
    cityid: 1,
    departmentid: 3,
    languages: ['English'],
    hospitalSlugs: [],
    treatmentSlugs: [],
    conditionSlugs: [],
    experienceYears: 10,
    consultationFee: 800,
    offersVideo: false,
    ...changes,
  })

const DOCTORS = [
  doctor('asha', 1, { experienceYears: 30, consultationFee: 1500, languages: ['Hindi', 'English'] }),
  doctor('bina', 2, { experienceYears: 5, consultationFee: 500, offersVideo: true, hospitalSlugs: ['neem'] }),
  doctor('chand', 3, { gender: 'male', experienceYears: 20, hospitalSlugs: ['neem', 'lotus'] }),
  doctor('dev', 4, { gender: 'male', cityid: 2, departmentid: 5, hospitalSlugs: ['far'] }),
  ...Array.from({ length: 12 }, (_, at) => doctor(`filler-${at}`, 10 + at, { departmentid: 7, cityid: 9 })),
]

const hospital = (slug: string, id: number, changes: Partial<Hospital>) =>
  rowLike('hospitals', {
    slug,
    HospitalId: id,
    HospitalName: `${slug} hospital`,
    cityid: 1,
    locality: 'Kothrud',
    localityInHindi: 'कोथरूड',
    departmentIds: [3],
    treatmentSlugs: [],
    insurerSlugs: [],
    accreditations: [],
    beds: 100,
    hasEmergency: false,
    ...changes,
  })

const HOSPITALS = [
  hospital('neem', 1, { beds: 50, insurerSlugs: ['cghs'], accreditations: ['An audit'] }),
  hospital('lotus', 2, {
    beds: 200,
    locality: 'Aundh',
    localityInHindi: 'औंध',
    departmentIds: [3, 5],
    insurerSlugs: ['cghs', 'echs'],
  }),
  hospital('far', 3, { cityid: 2, departmentIds: [5], hasEmergency: true, locality: 'Elsewhere' }),
]

const review = (id: number, changes: Partial<PatientReview>) =>
  rowLike('reviews', {
    ReviewId: id,
    treatmentSlug: 'piles',
    cityid: 1,
    rating: 4,
    month: '2026-01',
    ...changes,
  })

const REVIEWS = [
  review(1, {}),
  review(2, { month: '2026-09', rating: 2 }),
  review(3, { treatmentSlug: 'lasik', cityid: 2, month: '2026-05' }),
]

testCatalogue({ doctors: DOCTORS, hospitals: HOSPITALS, reviews: REVIEWS })

const FIRST = { sort: 'experience', page: 1 }
const doctorNames = async (choice: DoctorChoice, order = FIRST) =>
  (await doctorPage(choice, order)).rows.map(({ slug }) => slug)
const countOf = async (choice: DoctorChoice) => (await doctorPage(choice, { sort: 'name', page: 1 })).total
const hospitalNames = async (choice: HospitalChoice, sort = 'beds') =>
  (await hospitalPage(choice, { sort, page: 1 })).rows.map(({ slug }) => slug)

describe('a list of doctors', () => {
  test.each<[DoctorChoice, readonly string[]]>([
    [{ cityId: 1 }, ['asha', 'chand', 'bina']],
    [{ departmentId: 5 }, ['dev']],
    [{ cityId: 1, departmentId: 5 }, []],
    [{ gender: 'male' }, ['chand', 'dev']],
    [{ language: 'Hindi' }, ['asha']],
    [{ offersVideo: true }, ['bina']],
    [{ hospitalSlug: 'neem' }, ['chand', 'bina']],
    [{ cityId: 1, gender: 'female', offersVideo: true, language: 'English' }, ['bina']],
  ])('of %p has those who fit', async (choice, expected) => {
    expect(await doctorNames(choice)).toEqual(expected)
    expect(await countOf(choice)).toBe(expected.length)
  })

  test('stands in the order that was chosen, and in the first one when the order is unknown', async () => {
    const inOrder = (sort: string) => doctorNames({ cityId: 1 }, { sort, page: 1 })
    expect(await inOrder('fee')).toEqual(['bina', 'chand', 'asha'])
    expect(await inOrder('name')).toEqual(['asha', 'bina', 'chand'])
    expect(await inOrder('key; drop table catalogue_doctors')).toEqual(['asha', 'chand', 'bina'])
  })

  test('comes in pages that share no doctor and leave none out; beyond the last there is nobody', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => doctorPage({}, { sort: 'name', page })))
    expect(pages.map(({ rows }) => rows.length)).toEqual([12, 4, 0])
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ slug }) => slug))).size).toBe(DOCTORS.length)
    expect(pages[0]).toMatchObject({ total: 16, pages: 2, page: 1 })
  })

  test.each(HARMFUL)('takes %j as a value and nothing else', async (text) => {
    expect(await doctorNames({ language: text })).toEqual([])
    expect(await doctorNames({ gender: text })).toEqual([])
    expect(await doctorNames({ hospitalSlug: text })).toEqual([])
    expect(await doctorBySlug(text)).toBeUndefined()
    expect(await countOf({})).toBe(DOCTORS.length)
  })
})

describe('the facts of some doctors', () => {
  test('are those of the whole list, with the parts of their own city', async () => {
    expect(await doctorFacts({ cityId: 1, departmentId: 3 })).toEqual({
      count: 3,
      lowestFee: 500,
      highestFee: 1500,
      mostYears: 30,
      women: 2,
      withVideo: 1,
      languages: [
        { language: 'English', count: 3 },
        { language: 'Hindi', count: 1 },
      ],
      localities: [
        { locality: 'Aundh', localityInHindi: 'औंध' },
        { locality: 'Kothrud', localityInHindi: 'कोथरूड' },
      ],
      hospitals: 2,
    })
  })

  test('of nobody are zeros and empty lists', async () => {
    expect(await doctorFacts({ cityId: 404 })).toEqual({
      count: 0,
      lowestFee: 0,
      highestFee: 0,
      mostYears: 0,
      women: 0,
      withVideo: 0,
      languages: [],
      localities: [],
      hospitals: 0,
    })
  })

  test('languages and places are counted', async () => {
    expect(await doctorLanguages({ cityId: 2 })).toEqual([{ language: 'English', count: 1 }])
    expect(await doctorPlaces()).toEqual([
      { cityId: 1, departmentId: 3, count: 3 },
      { cityId: 2, departmentId: 5, count: 1 },
      { cityId: 9, departmentId: 7, count: 12 },
    ])
  })
})

describe('a list of hospitals', () => {
  test.each<[HospitalChoice, readonly string[]]>([
    [{}, ['lotus', 'far', 'neem']],
    [{ cityId: 1 }, ['lotus', 'neem']],
    [{ departmentId: 5 }, ['lotus', 'far']],
    [{ insurerSlug: 'cghs' }, ['lotus', 'neem']],
    [{ hasEmergency: true }, ['far']],
    [{ cityId: 2, insurerSlug: 'cghs' }, []],
  ])('of %p has those that fit', async (choice, expected) => {
    expect(await hospitalNames(choice)).toEqual(expected)
  })

  test('stands by name where that is chosen', async () => {
    expect(await hospitalNames({}, 'name')).toEqual(['far', 'lotus', 'neem'])
  })

  test.each(HARMFUL)('takes %j as a value and nothing else', async (text) => {
    expect(await hospitalNames({ insurerSlug: text })).toEqual([])
    expect(await hospitalsBySlugs([text])).toEqual([])
  })

  test('has facts of its own, and places that can be narrowed', async () => {
    expect(await hospitalFacts({ cityId: 1 })).toEqual({
      count: 2,
      beds: 250,
      withEmergency: 0,
      withAccreditation: 1,
      insurers: [
        { slug: 'cghs', count: 2 },
        { slug: 'echs', count: 1 },
      ],
      localities: [
        { locality: 'Aundh', localityInHindi: 'औंध' },
        { locality: 'Kothrud', localityInHindi: 'कोथरूड' },
      ],
    })
    expect(await hospitalPlaces()).toEqual([
      { cityId: 1, departmentId: 3, count: 2 },
      { cityId: 1, departmentId: 5, count: 1 },
      { cityId: 2, departmentId: 5, count: 1 },
    ])
    expect(await hospitalPlaces({ insurerSlug: 'echs' })).toEqual([
      { cityId: 1, departmentId: 3, count: 1 },
      { cityId: 1, departmentId: 5, count: 1 },
    ])
  })
})

describe('a list of reviews', () => {
  const ids = async (choice: Parameters<typeof reviewPage>[0]) =>
    (await reviewPage(choice, { sort: 'newest', page: 1 })).rows.map(({ ReviewId }) => ReviewId)

  test('has the newest first, narrowed by treatment, department, city and rating', async () => {
    expect(await ids({})).toEqual([2, 3, 1])
    expect(await ids({ treatmentSlug: 'piles' })).toEqual([2, 1])
    expect(await ids({ cityId: 2 })).toEqual([3])
    expect(await ids({ treatmentSlug: 'piles', cityId: 2 })).toEqual([])
    expect(await ids({ treatmentSlugs: ['lasik', 'cataract'] })).toEqual([3])
    expect(await ids({ treatmentSlugs: [] })).toEqual([])
    expect(await ids({ rating: 4 })).toEqual([3, 1])
  })

  test('is counted by rating, the low ones too', async () => {
    expect(await reviewRatings()).toEqual([
      { rating: 4, count: 2 },
      { rating: 2, count: 1 },
    ])
  })

  test.each(HARMFUL)('takes %j as a value and nothing else', async (text) => {
    expect(await ids({ treatmentSlug: text })).toEqual([])
    expect(await ids({ doctorSlug: text })).toEqual([])
    expect(await ratingsGiven('doctor', text)).toEqual([])
  })

  test('of one hospital are counted by rating', async () => {
    const { hospitalSlug = '' } = rowLike('reviews')
    expect(await ratingsGiven('hospital', hospitalSlug)).toEqual(await reviewRatings())
    expect(await ratingsGiven('hospital', 'another-one')).toEqual([])
  })

  test('knows which treatments have reviews from where', async () => {
    expect(await reviewPlaces()).toEqual([
      { treatmentSlug: 'lasik', cityId: 2, count: 1 },
      { treatmentSlug: 'piles', cityId: 1, count: 2 },
    ])
  })
})
