/** 40 doctors see 2,000 patients with walk-ins, delays, cancellations and a leave, at two servers of which one is killed; then at one embedded server */
import { randomInt } from 'node:crypto'
import { verifyAppointments } from '@/server/appointments/appointmentEvents'
import { cancelSession } from '@/server/appointments/appointmentSteps'
import type { FoundPlace } from '@/server/appointments/freePlaces'
import { readConfig } from '@/server/config/config'
import { type Database, openDatabase } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { takeNewLeads } from '@/server/desk/followUp/createFollowUps'
import { verifyFollowUps } from '@/server/desk/followUp/eventChain'
import { setDataKeys } from '@/server/privacy/sealing/dataKeys'
import { TEST_DATABASE_URL } from '@/scripts/postgres.mjs'
import { percentile } from '@/tests/bench/table.mjs'
import { withSiteDatabase } from '@/tests/fault/siteDatabase'
import { databaseOn } from '@/tests/site/testDatabases'
import { BOOKING_SETTINGS, BookingClient, placesTwice } from '@/tests/support/bookingClient'
import { bookDay, type DayPatient, putDay } from '@/tests/support/dayClinic'
import { DayNotes, DayReception } from '@/tests/support/dayReception'
import { DeskProcess, fightSession } from '@/tests/support/deskFight'
import { expectTrue, runDrill, say, secondsOf } from '@/tests/support/drill'
import { TestReceiver } from '@/tests/support/testReceiver'
import { pause, until } from '@/tests/support/until'

const IS_SMALL = process.env.DRILL_SMALL !== undefined
/** `postgres` or `embedded`: only there. */
const ONLY_ON = process.env.DRILL_DATABASE
const DOCTORS = IS_SMALL ? 4 : 40
const BOOKED_EACH = IS_SMALL ? 8 : 40
const WALK_INS_EACH = IS_SMALL ? 2 : 10
const PACE_MS = IS_SMALL ? 50 : 500
/** Printed beside what was measured, on whatever machine. */
const AIM_MS = 100
const WAIT_MS = 120_000
const MINUTE_MS = 60_000

/** Patients cancel, are late or on their way, and move, each at some moment of the day. */
async function livePatients(
  patients: readonly DayPatient[],
  urls: readonly string[],
  places: readonly FoundPlace[][],
): Promise<Readonly<Record<string, number>>> {
  const client = await new BookingClient(urls).open()
  const counts: Record<string, number> = {}
  for (const [turn, { token, doctorId }] of patients.entries()) {
    const what = (['cancel', 'move', 'late', 'coming'] as const)[randomInt(16)]
    if (token === undefined || what === undefined) continue
    await pause(PACE_MS / 4)
    const body: Record<string, unknown> = what === 'late' ? { minutes: 20 } : {}
    if (what === 'move') {
      const own = places.find(([first]) => first?.session.doctorId === doctorId) ?? []
      // One of the last twelve, whose time has not begun.
      const wanted = own.at(-1 - randomInt(12))
      const held = await client.ask(turn, 'POST', '/api/holds', { placeId: wanted?.place.id })
      if (held.status !== 200) continue
      body.holdId = held.data?.holdId
    }
    const { status } = await client.ask(turn, 'POST', `/api/appointments/${token}/${what}`, body)
    counts[`${what} ${status}`] = (counts[`${what} ${status}`] ?? 0) + 1
  }
  return counts
}

const countOf = async ({ executeSql }: Database, text: string): Promise<number> =>
  (await executeSql<{ n: number }>(`select count(*)::int as n ${text}`)).rows[0]?.n ?? 0

async function judgeStates(database: Database, patients: number, notes: DayNotes): Promise<void> {
  const { executeSql } = database
  const { rows } = await executeSql<{ state: string; n: number }>(
    'select state, count(*)::int as n from appointment group by 1 order by 1',
  )
  say(rows.map(({ state, n }) => `${state} ${n}`).join(', '))
  const over = ['seen', 'noShow', 'cancelledByPatient', 'cancelledByClinic', 'displaced']
  const settled = rows.filter(({ state }) => over.includes(state)).reduce((sum, { n }) => sum + n, 0)
  const told = patients + new Set(notes.walkIns).size
  const all = await countOf(database, 'from appointment')
  expectTrue(
    settled === all && all === told,
    `each of ${told} patients is in one state that ends a day (${settled})`,
  )
  while (await takeNewLeads(database));
  const apart = await countOf(
    database,
    `from appointment a join lead_follow_up f on f.lead_id = a.id where (a.state = 'seen') <> (f.state = 'visited')
      or a.state like 'cancelled%' and f.state <> 'lost'`,
  )
  expectTrue(apart === 0, `each patient's enquiry says the same (${apart} do not)`)
  const twice = await placesTwice(executeSql)
  expectTrue(twice === 0, `no place was given twice (${twice})`)
}

async function judge(database: Database, patients: number, notes: DayNotes): Promise<void> {
  const { executeSql } = database
  await judgeStates(database, patients, notes)
  const events = await executeSql<{ key: string }>(
    `select concat_ws(' ', appointment_id, version, type, staff_id) as key from appointment_event where staff_id is not null`,
  )
  const written = new Set(events.rows.map(({ key }) => key))
  const keyOf = ({ id, version, type, staffId }: DayNotes['done'][number]) =>
    `${id} ${version} ${type} ${staffId}`
  const lost = notes.done.filter((step) => !written.has(keyOf(step)))
  expectTrue(
    lost.length === 0,
    `all ${notes.done.length} acknowledged steps are written (${lost.length} are not)`,
  )
  const called = await countOf(
    database,
    `from (select appointment_id from appointment_event where type = 'begin' group by 1 having count(*) > 1) as twice`,
  )
  const calls = notes.done.filter(({ type }) => type === 'begin')
  const answered = calls.length - new Set(calls.map(({ id }) => id)).size
  expectTrue(called === 0 && answered === 0, `nobody was called twice (${called} written, ${answered} told)`)
  const appointments = await verifyAppointments(executeSql)
  expectTrue(
    appointments.kind === 'whole',
    `the events give every appointment: ${JSON.stringify(appointments)}`,
  )
  const leads = await verifyFollowUps(executeSql)
  expectTrue(leads.kind === 'whole', `and every enquiry: ${JSON.stringify(leads)}`)
}

async function judgeMessages(database: Database, receiver: TestReceiver): Promise<void> {
  const due = () =>
    countOf(database, `from message where state in ('due', 'retrying', 'sending') and due_at <= now()`)
  await until('the messages are sent', async () => (await due()) === 0, WAIT_MS).catch(() => {})
  const texts = receiver.requests.map(({ body }) => body)
  const twice = texts.length - new Set(texts).size
  const sent = await countOf(database, `from message where state = 'sent'`)
  expectTrue(
    sent > 0 && twice === 0,
    `${texts.length} messages reached the provider, none of them twice (${twice})`,
  )
}

async function liveDay(
  database: Database,
  servers: readonly DeskProcess[],
  receiver: TestReceiver,
): Promise<void> {
  const urls = servers.map(({ url }) => url)
  const places = await putDay(database, DOCTORS)
  expectTrue(places.length === DOCTORS, `${places.length} doctors have a session`)
  const patients = await secondsOf('patients book', () =>
    bookDay(database, urls, { places, each: BOOKED_EACH }),
  )
  const notes = new DayNotes()
  const receptions: DayReception[] = []
  for (const [at, own] of places.entries()) {
    const sessionId = own[0]?.session.id ?? ''
    const people = [
      await fightSession(database, urls[0] ?? '', `Reception ${at} A`),
      await fightSession(database, urls[0] ?? '', `Reception ${at} B`),
    ] as const
    const hasBegun = ({ time }: { readonly time: string }) => time < '09:50'
    receptions.push(
      new DayReception({ sessionId, urls, people, notes, paceMs: PACE_MS, hasBegun }, WALK_INS_EACH),
    )
  }
  await secondsOf(`${DOCTORS} doctors on ${urls.length} servers`, async () => {
    const working = Promise.all([
      livePatients(patients, urls, places).then((counts) => say(`patients: ${JSON.stringify(counts)}`)),
      ...receptions.map((one) => one.work()),
    ])
    const half = patients.length
    await until('half of the day is over', () => notes.done.length > half, 60 * MINUTE_MS)
    const leave = places.at(-1)?.[0]?.session.id ?? ''
    const displaced = (await cancelSession(database, leave, 'doctorAway')) ?? []
    say(`a doctor leaves: ${displaced.length} patients lose their place`)
    const [, second] = servers
    if (second) {
      await second.kill()
      say('a server is killed')
    }
    await working
  })
  say(`${notes.done.length} steps, ${notes.conflicts} conflicts told, ${notes.lost} calls without an answer`)
  say(`a step: p95 ${percentile(notes.times, 0.95).toFixed(0)} ms; the aim is ${AIM_MS} ms`)
  await judge(database, patients.length, notes)
  await judgeMessages(database, receiver)
}

const settingsOf = (receiver: TestReceiver) => ({
  ...BOOKING_SETTINGS,
  ...{
    MESSAGE_SENDER: 'twilio',
    TWILIO_API_URL: receiver.url,
    TWILIO_ACCOUNT_SID: 'AC0',
    TWILIO_AUTH_TOKEN: 't',
  },
  ...{ TWILIO_FROM: '+15005550006', LOG_LEVEL: 'silent' },
})

async function onPostgres(receiver: TestReceiver): Promise<void> {
  say('PostgreSQL, two servers')
  const own = await databaseOn(TEST_DATABASE_URL)
  const settings = { ...settingsOf(receiver), DATABASE_URL: own.url }
  const servers = [new DeskProcess(settings), new DeskProcess(settings)]
  const database = await openDatabase({ databaseUrl: own.url, dataDir: '' }, { queryLimitMs: 0 })
  try {
    await migrate(database.kysely)
    for (const server of servers) await server.start()
    await liveDay(database, servers, receiver)
  } finally {
    for (const server of servers) await server.dispose()
    await database.close()
    await own.drop()
  }
}

async function onEmbedded(receiver: TestReceiver): Promise<void> {
  say('the embedded database, one server')
  const server = new DeskProcess({ ...settingsOf(receiver), DATABASE_URL: '' })
  try {
    await server.start()
    await withSiteDatabase(server, (database) => liveDay(database, [server], receiver))
  } finally {
    await server.dispose()
  }
}

runDrill(async () => {
  setDataKeys(readConfig({ ...process.env, ...BOOKING_SETTINGS }))
  for (const [name, run] of Object.entries({ postgres: onPostgres, embedded: onEmbedded })) {
    if (ONLY_ON !== undefined && ONLY_ON !== name) continue
    const receiver = await TestReceiver.start()
    receiver.answer = () => ({ status: 201, body: { sid: 'SM0' } })
    await run(receiver).finally(() => receiver.stop())
  }
})
