import printedBefore from '@/content/copy/doctorHours.printed.json'
import { hoursInWords } from '@/content/copy/doctorHours'
import { shippedRows } from '@/content/rows/shippedCatalogue'
import type { ScheduleRow } from '@/model/appointments/schedule'
import { KINDS, descriptorOf } from '@/model/catalogue/kinds'
import { decodeRow } from '@/content/rows/decodeRows'
import { importCatalogue } from '@/server/catalogue/importCatalogue'
import { rowsOfKind } from '@/server/catalogue/rowQuery'
import type { Kysely } from 'kysely'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { hoursOfText, up } from './migrations/057_hours_to_sessions'

const DOCTORS = shippedRows('doctors')
const HOSPITALS = shippedRows('hospitals')
let test_: TestDatabase

beforeAll(async () => {
  test_ = await createTestDatabase()
  await importCatalogue(test_.database, { doctors: DOCTORS, hospitals: HOSPITALS })
})
afterAll(() => test_.drop())

test('hours that doctors had as a text become sessions that print them; what is not understood stays on the page', async () => {
  const { executeSql, kysely } = test_.database
  const [odd] = DOCTORS.slice(-1)
  const texts = { ...printedBefore, [odd!.slug]: 'By appointment, ask at the desk' }
  for (const [slug, text] of Object.entries(texts))
    await executeSql(
      `update catalogue_doctors set row = row || jsonb_build_object('consultationHours', $2::text) where key = $1`,
      [slug, text],
    )
  await up(kysely as unknown as Kysely<unknown>)

  const schedules = (await rowsOfKind(executeSql, 'schedules')).map(({ row }) => row)
  const wrong = schedules.filter(
    (row) =>
      !('row' in decodeRow(KINDS.schedules.codec, row)) || descriptorOf('schedules').faultsOf?.(row)?.length,
  )
  expect(wrong).toEqual([])
  const hoursOf = (rows: readonly ScheduleRow[], slug: string) =>
    hoursInWords(
      rows.filter(({ doctor }) => doctor === slug),
      HOSPITALS,
      'en',
    )
  const expected = Object.fromEntries(
    DOCTORS.map(({ slug }) => [slug, slug === odd?.slug ? '' : hoursOf(shippedRows('schedules'), slug)]),
  )
  // A text without places says one place only.
  expected['shirin-daruwala'] = 'Mon, Thu, 10 am to 1 pm; Sat, 3 pm to 5 pm'
  expect(Object.fromEntries(DOCTORS.map(({ slug }) => [slug, hoursOf(schedules, slug)]))).toEqual(expected)

  const doctors = (await rowsOfKind(executeSql, 'doctors')).map(({ row }) => row)
  expect(doctors.filter((row) => 'consultationHours' in row)).toEqual([])
  expect(doctors.find(({ slug }) => slug === odd?.slug)?.about.slice(-1)).toEqual([
    'Hours: By appointment, ask at the desk',
  ])
  expect(doctors.find(({ slug }) => slug !== odd?.slug)?.about).toEqual(DOCTORS[0]?.about)
})

test.each([
  '',
  'daily',
  'Mon to Xyz, 9 am to 12 noon',
  'Mon, 9 to 12',
  'Mon, 9 am to 9 am',
  'Mon 9 am',
  '9 am to 12 noon',
])('no hours are read in %j', (text) => expect(hoursOfText(text)).toBeUndefined())
