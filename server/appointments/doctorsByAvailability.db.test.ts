import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { putDoctor, putException, putHospitals, putSchedule, scheduleRow } from '@/tests/support/testClinic'
import { WEEKDAYS } from '@/model/appointments/schedule'
import { addDays } from '@/model/catalogue/timeZone'
import { tableOf } from '@/server/catalogue/tableOf'
import { availableDoctors, doctorsInOrder, MOST_DOCTORS } from './doctorsByAvailability'
import { momentOf, weekdayOf } from './localTimes'

testAccounts()
const sql = (text: string, values: readonly unknown[] = []) => accounts.database.executeSql(text, values)

/** A Monday, at noon where the clinic is. */
const MONDAY = '2027-03-01'
const NOON = momentOf(MONDAY, '12:00', 'Asia/Kolkata')
const weekdayAfter = (days: number) => WEEKDAYS[weekdayOf(addDays(MONDAY, days))] ?? 'mon'

/** A doctor with a session of two places so many days after Monday. */
const put = (id: number, days: number, from: string, to: string, change = {}) =>
  putDoctor(accounts.database.executeSql, id, {
    ...{ weekday: weekdayAfter(days), from, to, capacity: 2, mode: 'times', minutes: 30 },
    ...change,
  })
const found = async (...[when, choice = {}]: [Parameters<typeof availableDoctors>[1], object?]) =>
  (await availableDoctors(choice, when, NOON)).map((slug) => Number(slug.slice('doctor-'.length)))

beforeAll(() => putHospitals(accounts.database.executeSql))
beforeEach(async () => {
  for (const kind of ['doctors', 'schedules', 'scheduleExceptions'] as const)
    await sql(`delete from ${tableOf(kind)}`)
  await sql('delete from seat')
  await put(1, 0, '09:00', '11:00')
  await put(2, 0, '15:00', '17:00')
  await put(3, 2, '18:00', '20:00', { video: true })
  await put(4, 5, '10:00', '12:00')
  await put(5, 0, '13:00', '14:00')
})

it('finds who has a place at that time, the earliest first; one whose session is over comes with next week’s', async () => {
  expect(await found('today')).toEqual([5, 2])
  expect(await found('week')).toEqual([5, 2, 3, 4])
  expect(await found('evening')).toEqual([3])
  expect(await found('weekend')).toEqual([4])
  expect(await found(undefined)).toEqual([5, 2, 3, 4, 1])
  expect(await found('week', { offersVideo: true })).toEqual([])
  await sql(`update ${tableOf('doctors')} set row = jsonb_set(row, '{offersVideo}', 'true')`)
  expect(await found('week', { offersVideo: true })).toEqual([3])
  expect(await found('week', { cityId: 2 })).toEqual([])
  expect(await found('week', { cityId: 1, departmentId: 1 })).toEqual([5, 2, 3, 4])
})

it('leaves out who is full or away, and finds a session of one day', async () => {
  const at = new Date(momentOf(MONDAY, '13:00', 'Asia/Kolkata'))
  await sql(
    `insert into clinic_session (id, doctor_id, hospital, day, starts_at, ends_at, zone, mode)
     values ('s', 5, 'andheri', $1, $2, $3, 'Asia/Kolkata', 'times')`,
    [MONDAY, at, new Date(at.getTime() + 3_600_000)],
  )
  await sql(
    `insert into seat (id, session_id, doctor_id, starts_at, ends_at, held_until)
     values (gen_random_uuid(), 's', 5, $1, $2, now() + interval '10 minutes')`,
    [at, new Date(at.getTime() + 3_600_000)],
  )
  const reason = { en: 'Away', hi: 'छुट्टी' }
  const exception = { date: MONDAY, reason, hospital: 'andheri' }
  await putException(accounts.database.executeSql, {
    ...exception,
    slug: 'a',
    doctor: 'doctor-2',
    kind: 'leave',
  })
  const extra = {
    from: '19:00',
    to: '20:00',
    mode: 'times',
    minutes: 30,
    capacity: 1,
    kind: 'extra',
  } as const
  await putException(accounts.database.executeSql, { ...exception, ...extra, slug: 'b', doctor: 'doctor-4' })
  expect(await found('today')).toEqual([4])
  expect(await found('evening')).toEqual([4, 3])
})

it('a page by the next free place has all who fit, those without a place last', async () => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] })
  await put(6, 1, '10:00', '12:00', { validTo: '2027-01-01' })
  const page = async (sort: string, when?: 'week') =>
    (await doctorsInOrder({}, { sort, page: 1 }, when)).rows.map(({ DoctorId }) => DoctorId)
  const all = [await page('soonest'), await page('soonest', 'week'), await page('name', 'week')]
  const second = await doctorsInOrder({}, { sort: 'soonest', page: 2 }, undefined)
  jest.useRealTimers()
  expect(all).toEqual([
    [5, 2, 3, 4, 1, 6],
    [5, 2, 3, 4],
    [2, 3, 4, 5],
  ])
  expect([second.rows, second.total, second.pages]).toEqual([[], 6, 1])
})

it('looks at so many doctors at most, and asks no day after those have them', async () => {
  await sql(
    `insert into ${tableOf('doctors')} (key, position, row)
     select 'doctor-' || n, 0, jsonb_set(jsonb_set(row, '{DoctorId}', to_jsonb(n)), '{slug}', to_jsonb('doctor-' || n))
     from generate_series(1000, 1000 + $1::int) n, ${tableOf('doctors')} where key = 'doctor-2'`,
    [MOST_DOCTORS + 50],
  )
  await sql(
    `insert into ${tableOf('schedules')} (key, position, row)
     select 'session-' || n, 0, jsonb_set(jsonb_set(row, '{doctor}', to_jsonb('doctor-' || n)), '{slug}', to_jsonb('session-' || n))
     from generate_series(1000, 1000 + $1::int) n, ${tableOf('schedules')} where key = 'session-2'`,
    [MOST_DOCTORS + 50],
  )
  await putSchedule(
    accounts.database.executeSql,
    scheduleRow({ slug: 'x', doctor: 'doctor-1', weekday: 'mon', from: '14:00', to: '15:00', capacity: 2 }),
  )
  const asked = jest.spyOn(accounts.database, 'executeSql')
  const today = await found('today')
  expect([today.length, today.slice(0, 2), asked.mock.calls.length]).toEqual([MOST_DOCTORS, [5, 1], 3])
  asked.mockRestore()
})
