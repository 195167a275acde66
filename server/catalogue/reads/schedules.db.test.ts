import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { collectTags } from '@/content/catalogue/snapshot/cacheTags'
import { withPreview } from '@/content/catalogue/snapshot/previewRow'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { checkDraft } from '@/server/catalogue/review/contentChecks'
import { previewPaths } from '@/server/catalogue/review/contentPages'
import { type Runtime, setRuntime } from '@/server/runtime'
import { rowLike } from '@/tests/support/testCatalogue'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { checkFiles } from '@/server/catalogue/import/checkFiles'
import { faultLine } from '@/server/catalogue/import/fileFaults'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { knownRows } from '@/server/catalogue/import/rowNames'
import { rowsOfOwners } from '@/server/catalogue/import/rowsOfOwners'
import { someDoctors } from './doctors'
import { comingExceptions, schedulesOfDoctors } from './schedules'

let test_: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'shalya-schedules-'))
const MORNING = rowLike('schedules')
const DOCTOR = MORNING.doctor

beforeEach(async () => {
  test_ = await createTestDatabase()
  setRuntime({ database: test_.database } as unknown as Runtime)
  await importCatalogue(test_.database, {
    doctors: shippedRows('doctors').slice(0, 3),
    hospitals: shippedRows('hospitals'),
    schedules: [MORNING],
  })
})
afterEach(async () => {
  setRuntime(undefined)
  await test_.drop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function checked(name: string, content: string, replaces = false) {
  const path = join(folder, name)
  writeFileSync(path, content)
  const { executeSql } = test_.database
  const result = await checkFiles([path], {
    known: knownRows(executeSql),
    rowsOfOwners: rowsOfOwners(executeSql),
    replaces,
  })
  const faults = result.faults.map(faultLine).map((line) => line.replace(`${folder}/`, ''))
  return { faults, rows: result.rows }
}

const HEAD = 'Doctor,Clinic,Day,Start,End,Mode,Minutes,Capacity,Walk-ins,Video'

describe('a table of sessions as a clinic writes it', () => {
  test('is read with names, days and times as people write them; each row has a name of its own', async () => {
    const { faults, rows } = await checked(
      'schedules.csv',
      `${HEAD}\nDr Harshita Bedi,Neem Grove Surgical Hospital,Tuesday,5 pm,8.30 pm,Token,10,20,4,Y\n` +
        `Dr Harshita Bedi,neem-grove-surgical-hospital,शनिवार,9:00,12 noon,times,15,10,0,no\n`,
    )
    expect(faults).toEqual([])
    expect(await importCatalogue(test_.database, rows)).toMatchObject({ added: 2 })
    const stored = (await schedulesOfDoctors([DOCTOR])).get(DOCTOR)
    expect(stored?.slice(1)).toEqual([
      {
        ...{ slug: 'harshita-bedi-tue-17-00', doctor: DOCTOR, hospital: MORNING.hospital },
        ...{ weekday: 'tue', from: '17:00', to: '20:30', zone: 'Asia/Kolkata' },
        ...{ mode: 'tokens', minutes: 10, capacity: 20, walkIns: 4, video: true },
      },
      {
        ...{ slug: 'harshita-bedi-sat-09-00', doctor: DOCTOR, hospital: MORNING.hospital },
        ...{ weekday: 'sat', from: '09:00', to: '12:00', zone: 'Asia/Kolkata' },
        ...{ mode: 'times', minutes: 15, capacity: 10, walkIns: 0, video: false },
      },
    ])
  })

  test('is refused with the place of each fault, in words', async () => {
    const { faults } = await checked(
      'schedules.csv',
      `${HEAD}\nDr Harshita Bedy,Neem Grove Surgical Hospital,Tue,5,8 pm,tokens,10,99,4,yes\n` +
        `Dr Harshita Bedi,Neem Grove Surgical Hospital,Tue,5 pm,8 pm,tokens,10,99,4,yes\n`,
    )
    expect(faults).toEqual([
      "schedules.csv:2: cell A2, Doctor: 'Dr Harshita Bedy' is not among the doctors, did you mean Dr Harshita Bedi?",
      'schedules.csv:2: cell D2, Start: expected a time such as 09:30',
      'schedules.csv:3: cell H3, Capacity: expected at most 18: from 17:00 to 20:00 there are 180 minutes, a visit takes 10',
    ])
  })

  const during = `${DOCTOR},lotus-lane-eye-and-joint-hospital,mon,13:00,15:00,tokens,10,10,0,no`

  test('is refused where a doctor would be at two places at a time, in the file or beside the catalogue', async () => {
    const told = 'is during another session of the doctor, mon 10:00 to 14:00 at neem-grove-surgical-hospital'
    const beside = await checked('schedules.csv', `${HEAD}\n${during}\n`)
    expect(beside.faults).toEqual([`schedules.csv:2: cell D2, Start: ${told} (${MORNING.slug})`])
    const within = await checked(
      'schedules.csv',
      `${HEAD}\n${DOCTOR},neem-grove-surgical-hospital,mon,10:00,14:00,tokens,10,10,0,no\n${during}\n`,
      true,
    )
    expect(within.faults).toEqual([`schedules.csv:3: cell D3, Start: ${told} (${MORNING.slug})`])
    expect((await checked('schedules.csv', `${HEAD}\n${during}\n`, true)).faults).toEqual([])
  })
})

test('a draft at the desk is refused by the same rule, in the same words, and seen on its doctor’s page', async () => {
  const content = { ...MORNING, slug: 'another', hospital: 'lotus-lane-eye-and-joint-hospital' }
  const { executeSql } = test_.database
  const draft = { kind: 'schedules' as const, key: 'another', content }
  expect((await checkDraft(executeSql, draft, undefined, new Date(0))).faults).toMatchObject([
    { field: 'from' },
  ])
  const own = { ...draft, key: MORNING.slug, content: { ...MORNING, to: '13:00', capacity: 18 } }
  expect((await checkDraft(executeSql, own, MORNING, new Date(0))).faults).toEqual([])
  expect(previewPaths('schedules', 'another', content)).toEqual([`/doctor/${DOCTOR}`, `/hi/doctor/${DOCTOR}`])
  const preview = { kind: 'schedules', key: 'another', row: { ...content, weekday: 'sun' } } as const
  const seen = await withPreview(preview, async () => (await schedulesOfDoctors([DOCTOR])).get(DOCTOR))
  expect(seen?.map(({ slug }) => slug)).toEqual([MORNING.slug, 'another'])
})

test('a change of a session is one of its doctor’s pages, of the doctor before it as well', async () => {
  const { tags } = await collectTags(() => schedulesOfDoctors([DOCTOR]))
  expect([...tags]).toEqual([`doctors/${DOCTOR}`, 'doctors/*'])
  await importCatalogue(test_.database, { schedules: [{ ...MORNING, doctor: 'sunil-karandikar' }] })
  const { rows } = await test_.database.executeSql<{ tags: string[] }>(
    'select tags from catalogue_change order by id desc limit 1',
  )
  expect(rows[0]?.tags).toEqual([
    'schedules',
    `schedules/${MORNING.slug}`,
    `doctors/${DOCTOR}`,
    'doctors/sunil-karandikar',
  ])
})

test('sessions that have ended and days that are over are not shown', async () => {
  const exception = rowLike('scheduleExceptions')
  await importCatalogue(test_.database, {
    schedules: [
      { ...MORNING, slug: 'ended', weekday: 'tue', validTo: '2020-01-01' },
      { ...MORNING, slug: 'ends', weekday: 'wed', validTo: '2999-01-01' },
    ],
    scheduleExceptions: [
      { ...exception, slug: 'over', date: '2020-01-01' },
      { ...exception, slug: 'later', date: '2999-01-02' },
      { ...exception, slug: 'sooner', date: '2999-01-01' },
      { ...exception, slug: 'of-another', doctor: 'sunil-karandikar', date: '2999-01-01' },
    ],
  })
  const stored = (await schedulesOfDoctors([DOCTOR])).get(DOCTOR)
  expect(stored?.map(({ slug }) => slug)).toEqual([MORNING.slug, 'ends'])
  expect((await comingExceptions(DOCTOR)).map(({ slug }) => slug)).toEqual(['sooner', 'later'])
})

test('a doctor on a page about something else says whether a place can be booked', async () => {
  const doctors = await someDoctors({}, 3)
  expect(doctors.filter(({ hasPlaces }) => hasPlaces).map(({ slug }) => slug)).toEqual([DOCTOR])
  expect(doctors).toHaveLength(3)
})
