import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import type { Database } from '@/server/database/database'
import { type Runtime, setRuntime } from '@/server/runtime'
import { doctorLanguages, doctorPage, doctorPlaces } from './doctors'
import { hospitalPage, hospitalPlaces } from './hospitals'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { rowLike } from '@/tests/support/testCatalogue'

const DOCTORS = 3000
const HOSPITALS = 1500

let own: TestDatabase
const plans: string[] = []

/** Runs each statement, and notes how the database goes about it. */
const executeSql: Database['executeSql'] = async (text, values) => {
  const { rows } = await own.database.executeSql<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
  plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  return own.database.executeSql(text, values)
}

beforeAll(async () => {
  own = await createTestDatabase()
  const doctors = Array.from({ length: DOCTORS }, (_, at) =>
    rowLike('doctors', {
      slug: `doctor-${at}`,
      DoctorId: 5000 + at,
      cityid: 1 + (at % 50),
      departmentid: 1 + (at % 7),
      experienceYears: at % 40,
      gender: at % 2 ? 'male' : 'female',
    }),
  )
  const hospitals = Array.from({ length: HOSPITALS }, (_, at) =>
    rowLike('hospitals', { slug: `house-${at}`, HospitalId: 5000 + at, cityid: 1 + (at % 50), beds: at }),
  )
  await importCatalogue(own.database, { doctors, hospitals })
  setRuntime({ database: { ...own.database, executeSql } } as unknown as Runtime)
})
afterAll(async () => {
  setRuntime(undefined)
  await own.drop()
})
beforeEach(() => {
  plans.length = 0
})

/** Whether a plan has a sequential scan, or an index without the needed columns. */
const readsManyRows = (plan: string, kind: string): boolean =>
  new RegExp(`Seq Scan on catalogue_${kind}\\b|Bitmap Heap Scan on catalogue_${kind}\\b`).test(plan)

describe('a large list reads no more rows than it shows', () => {
  test.each([{}, { gender: 'female' }, { cityId: 3 }, { departmentId: 2, gender: 'male' }])(
    'doctors on a late page, %j',
    async (choice) => {
      await doctorPage(choice, { sort: 'experience', page: 3 })
      for (const plan of plans) {
        expect(plan).toContain('Index Only Scan using catalogue_doctors_by_')
        expect([plan, readsManyRows(plan, 'doctors')]).toEqual([plan, false])
      }
    },
  )

  test.each(['fee', 'name'])('doctors by %s', async (sort) => {
    await doctorPage({}, { sort, page: 100 })
    expect(plans.at(-1)).toContain(`Index Only Scan using catalogue_doctors_by_${sort}`)
  })

  test('hospitals on a late page', async () => {
    await hospitalPage({ hasEmergency: true }, { sort: 'beds', page: 40 })
    expect(plans.at(-1)).toContain('Index Only Scan using catalogue_hospitals_by_')
  })

  test('numbers of doctors by place and by language', async () => {
    await doctorPlaces()
    await doctorLanguages({})
    for (const plan of plans) expect(plan).toContain('Index Only Scan using catalogue_doctors_by_')
  })
})

test('what stands in the rows and beside them is the same', async () => {
  const [doctor] = (await doctorPage({ cityId: 3 }, { sort: 'experience', page: 1 })).rows
  const { rows } = await own.database.executeSql<{ languages: unknown }>(
    'select languages from catalogue_doctors where key = $1',
    [doctor?.slug],
  )
  expect(rows[0]?.languages).toEqual(doctor?.languages)
  const places = await hospitalPlaces({})
  const departments = rowLike('hospitals').departmentIds.length
  expect(places.reduce((sum, { count }) => sum + count, 0)).toBe(HOSPITALS * departments)
})
