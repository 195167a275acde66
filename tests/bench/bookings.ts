/** Appointments a second through HTTP with 64 visitors on PostgreSQL, and how long a hold takes; beside an empty handler and check-then-insert. */
import { type FreeSession, freePlaces } from '@/server/appointments/freePlaces'
import type { DoctorSchedule } from '@/server/appointments/sessions'
import { dayFromNow, scheduleRow, TEST_DAY } from '@/tests/support/testClinic'
import { TEST_DATABASE_URL } from '@/scripts/postgres.mjs'
import { WEEKDAYS } from '@/model/appointments/schedule'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { openDatabase } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { databaseOn } from '@/tests/site/testDatabases'
import { percentile } from '@/tests/bench/table.mjs'
import {
  BOOKING_SETTINGS,
  type BookingAnswer,
  BookingClient,
  bookingOf,
  checkThenInsert,
  clinicShown,
  placesTwice,
  putClinic,
} from '@/tests/support/bookingClient'
import { DeskProcess } from '@/tests/support/deskFight'
import { expectTrue, runDrill, say, timesOf } from '@/tests/support/drill'

const VISITORS = 64
const DOCTORS = 100
const RATE_AIM = 300
const HOLD_P95_AIM_MS = 100
const READ_AIM_MS = 30
const READ_DOCTORS = 90
const READ_DAYS = 30
const WARM = 640

/** Ids after those of the clinic whose places are booked. */
const FIRST_READ = 1001

/** Doctors with two sessions on every day of the week, every second one by fixed times. */
const everyDay = (): readonly DoctorSchedule[] =>
  Array.from({ length: READ_DOCTORS }, (_, index) => ({
    doctorId: FIRST_READ + index,
    doctor: `doctor-${FIRST_READ + index}`,
    fee: 500,
    schedules: WEEKDAYS.flatMap((weekday) =>
      (['10:00', '17:00'] as const).map((from) =>
        scheduleRow({
          ...{ slug: `s-${index}-${weekday}-${from.slice(0, 2)}`, doctor: 'x', weekday, from },
          ...{ to: from === '10:00' ? '13:00' : '20:00', mode: index % 2 ? 'times' : 'tokens' },
        }),
      ),
    ),
    exceptions: [],
  }))

/** Takes every fourth of the places. @returns how many are taken */
async function takesQuarter(executeSql: ExecuteSql, free: readonly FreeSession[]): Promise<number> {
  const sessions = free.map(({ session }) => session)
  const rows = sessions.map(({ id, doctorId, hospital, day, startsAt, endsAt, zone, mode }) => ({
    ...{ id, doctor_id: doctorId, hospital, day, zone, mode },
    ...{ starts_at: new Date(startsAt), ends_at: new Date(endsAt) },
  }))
  await executeSql(
    `insert into clinic_session (id, doctor_id, hospital, day, starts_at, ends_at, zone, mode)
      select * from jsonb_to_recordset($1::jsonb) as r (id text, doctor_id int, hospital text, day date,
        starts_at timestamptz, ends_at timestamptz, zone text, mode text)`,
    [JSON.stringify(rows)],
  )
  const seats = free.flatMap(({ session, free: places }) =>
    places
      .filter((_, index) => index % 4 === 0)
      .map(({ token, startsAt, endsAt }) => ({
        ...{ session_id: session.id, doctor_id: session.doctorId, token },
        ...{ starts_at: new Date(startsAt), ends_at: new Date(endsAt) },
      })),
  )
  await executeSql(
    `insert into seat (id, session_id, doctor_id, token, starts_at, ends_at, held_until)
      select gen_random_uuid(), r.*, now() + interval '1 hour' from jsonb_to_recordset($1::jsonb) as r (session_id text,
        doctor_id int, token int, starts_at timestamptz, ends_at timestamptz)`,
    [JSON.stringify(seats)],
  )
  await executeSql('analyze seat')
  return seats.length
}

async function bench(): Promise<void> {
  const own = await databaseOn(TEST_DATABASE_URL)
  const databaseUrl = own.url
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  const server = new DeskProcess({ ...BOOKING_SETTINGS, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' })
  try {
    await migrate(database.kysely)
    await putClinic(database.executeSql, DOCTORS)
    await server.start()
    const { placeIds } = await clinicShown(server.url, DOCTORS)
    const clients = await Promise.all(
      Array.from({ length: VISITORS }, () => new BookingClient([server.url]).open()),
    )
    const each = async (work: (client: BookingClient) => Promise<boolean>): Promise<number> => {
      const from = performance.now()
      let done = 0
      await Promise.all(
        clients.map(async (client) => {
          while (await work(client)) done++
        }),
      )
      return (done * 1000) / (performance.now() - from)
    }
    let left = 3000
    const empty = await each(
      async (client) => (await client.ask(0, 'GET', '/healthz')).status === 200 && left-- > 0,
    )
    const holds: number[] = []
    let next = 0
    /** Of appointments by what was said; each answer that names none under its status and word. */
    const ids: string[] = []
    const others: Record<string, number> = {}
    const note = (what: string, { status, code }: BookingAnswer, state = '') => {
      const name = [what, status, code, state].filter(Boolean).join(' ')
      others[name] = (others[name] ?? 0) + 1
    }
    const book = (limit: number) => async (client: BookingClient) => {
      const placeId = next < limit ? placeIds[next++] : undefined
      if (placeId === undefined) return false
      const from = performance.now()
      const held = await client.ask(0, 'POST', '/api/holds', { placeId })
      holds.push(performance.now() - from)
      if (held.status !== 200) {
        note('hold', held)
        return true
      }
      const answer = await client.ask(0, 'POST', '/api/appointments', bookingOf(String(held.data?.holdId)))
      if (answer.data?.state === 'confirmed') ids.push(String(answer.data.Id))
      else note('booking', answer, String(answer.data?.state ?? ''))
      return true
    }
    await each(book(WARM))
    holds.length = 0
    const warm = ids.length
    const from = performance.now()
    await each(book(placeIds.length))
    const rate = ((ids.length - warm) * 1000) / (performance.now() - from)
    const sold = await checkThenInsert(database.executeSql, VISITORS, 50)
    const doctors = everyDay()
    const read = () =>
      freePlaces(database.executeSql, doctors, { from: dayFromNow(0), days: READ_DAYS }, Date.now())
    const taken = await takesQuarter(database.executeSql, [...(await read()).values()].flat())
    await timesOf(5, read)
    const readMs = percentile(await timesOf(20, read), 0.5)
    const p95 = percentile(holds, 0.95)
    say(
      `on ${TEST_DAY}: an empty handler ${empty.toFixed(0)}/s; bookings, each with its hold, ${rate.toFixed(0)}/s`,
    )
    say(`a hold: p50 ${percentile(holds, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`)
    say(`check-then-insert sold ${sold} of 50 places twice`)
    say(
      `free places of ${READ_DOCTORS} doctors for ${READ_DAYS} days, ${taken} places taken: ${readMs.toFixed(1)} ms`,
    )
    const twice = await placesTwice(database.executeSql)
    expectTrue(twice === 0, `no place is booked twice (${twice})`)
    const { rows } = await database.executeSql('select from appointment where id = any($1::uuid[])', [ids])
    expectTrue(
      rows.length === ids.length,
      `each confirmed booking is an appointment of its own (${rows.length} of ${ids.length})`,
    )
    expectTrue(
      ids.length === placeIds.length,
      `each of ${placeIds.length} places is booked; other answers: ${JSON.stringify(others)}`,
    )
    expectTrue(rate >= RATE_AIM, `at least ${RATE_AIM} confirmed bookings a second`)
    expectTrue(p95 < HOLD_P95_AIM_MS, `95 of 100 holds within ${HOLD_P95_AIM_MS} ms`)
    expectTrue(readMs < READ_AIM_MS, `free places within ${READ_AIM_MS} ms`)
  } finally {
    await server.dispose()
    await database.close()
    await own.drop()
  }
}

runDrill(bench)
