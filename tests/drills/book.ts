/** 64 visitors hold, book, move and cancel at two servers, one of which is killed; PostgreSQL stops for five seconds; sessions are cancelled: no place twice */
import { randomInt, randomUUID } from 'node:crypto'
import { verifyAppointments } from '@/server/appointments/appointmentEvents'
import { cancelSession } from '@/server/appointments/appointmentSteps'
import { readConfig } from '@/server/config/config'
import { type Database, openDatabase } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'
import { setDataKeys } from '@/server/privacy/sealing/dataKeys'
import { PrivatePostgres } from '@/tests/fault/privatePostgres'
import {
  BOOKING_SETTINGS,
  BookingClient,
  bookingOf,
  checkThenInsert,
  clinicShown,
  placesTwice,
  putClinic,
} from '@/tests/support/bookingClient'
import { DeskProcess } from '@/tests/support/deskFight'
import { expectTrue, runDrill, say, secondsOf } from '@/tests/support/drill'
import { pause, until } from '@/tests/support/until'

const IS_SMALL = process.env.DRILL_SMALL !== undefined
const OPERATIONS = Number(process.env.DRILL_OPERATIONS ?? (IS_SMALL ? 2_000 : 100_000))
const CLIENTS = IS_SMALL ? 16 : 64
const DOCTORS = IS_SMALL ? 10 : 40
const CANCELLED_SESSIONS = 3
const STOPPED_MS = 5000
/** A slow machine does fewer operations: what is promised of them is the same. */
const MOST_MS = IS_SMALL ? 20_000 : 3_600_000
const FALLBACK_MS = 60_000

/** Without these the promises say nothing. */
const MUST_HAPPEN = ['hold 200', 'hold 409', 'book 200']

/** What a visitor was told of an appointment; undefined where an answer was lost on the way. */
interface Told {
  readonly token: string
  state: 'confirmed' | 'cancelledByPatient' | undefined
  placeId: string | undefined
}

class Fight {
  readonly told = new Map<string, Told>()
  /** Leads of bookings that were taken while the database was away. */
  readonly wishes: string[] = []
  readonly counts: Record<string, number> = {}
  private operations = 0
  private readonly started = performance.now()

  constructor(
    private readonly urls: readonly string[],
    private readonly placeIds: readonly string[],
  ) {}

  /** From 0 to 1, where it is over. */
  get progress(): number {
    return Math.max(this.operations / OPERATIONS, (performance.now() - this.started) / MOST_MS)
  }

  get done(): boolean {
    return this.progress >= 1
  }

  /** Counts a call; one that no server could do anything with is none of the operations. */
  private count(what: string, status = 200): void {
    if (status !== 0 && status !== 503) this.operations++
    const name = `${what} ${status}`
    this.counts[name] = (this.counts[name] ?? 0) + 1
  }

  private somePlace = (): string => this.placeIds[randomInt(this.placeIds.length)] ?? ''

  /** One visitor, until enough was done. */
  async visit(first: number): Promise<void> {
    const client = await new BookingClient(this.urls).open()
    const own: string[] = []
    for (let turn = first; !this.done; turn++) {
      const chosen = randomInt(10)
      if (chosen < 2 && own.length) await this.cancel(client, turn, own)
      else {
        const placeId = this.somePlace()
        const held = await client.ask(turn, 'POST', '/api/holds', { placeId })
        this.count('hold', held.status)
        if (held.status === 0 || held.status === 503) await pause(50)
        const holdId = held.status === 200 ? String(held.data?.holdId) : undefined
        if (holdId === undefined) continue
        if (chosen < 4 && own.length) await this.move(client, turn, own, { holdId, placeId })
        else if (chosen < 5) {
          await client.ask(turn, 'DELETE', `/api/holds/${holdId}`)
          this.count('let go')
        } else await this.book(client, turn, own, { holdId, placeId })
      }
    }
  }

  private async book(
    client: BookingClient,
    turn: number,
    own: string[],
    { holdId, placeId }: { holdId: string; placeId: string },
  ): Promise<void> {
    const [body, key] = [bookingOf(holdId), randomUUID()]
    // A lost answer is asked for again, at the other server too.
    for (let tries = 0; tries < 100; tries++) {
      const { status, data } = await client.ask(turn + tries, 'POST', '/api/appointments', body, key)
      this.count('book', status)
      if (status === 0 || status === 503) {
        await pause(100)
        continue
      }
      if (status === 200 && data?.token) {
        const id = String(data.Id)
        this.told.set(id, { token: String(data.token), state: 'confirmed', placeId })
        own.push(id)
      } else if (status === 200) this.wishes.push(String(data?.Id))
      return
    }
  }

  private async move(
    client: BookingClient,
    turn: number,
    own: readonly string[],
    { holdId, placeId }: { holdId: string; placeId: string },
  ): Promise<void> {
    const doctorOf = (place: string | undefined) => place?.split('.', 1)[0]
    const mine = own
      .map((id) => this.told.get(id))
      .find((one) => doctorOf(one?.placeId) === doctorOf(placeId))
    if (mine?.state === undefined) return
    const wasCancelled = mine.state === 'cancelledByPatient'
    const { status } = await client.ask(turn, 'POST', `/api/appointments/${mine.token}/move`, { holdId })
    this.count('move', status)
    if (status === 200) Object.assign(mine, { placeId, state: 'confirmed' })
    else if (status !== 409)
      Object.assign(mine, { placeId: undefined, ...(wasCancelled && { state: undefined }) })
    if (wasCancelled) this.count('book again', status)
  }

  private async cancel(client: BookingClient, turn: number, own: string[]): Promise<void> {
    const id = own.pop() ?? ''
    const told = this.told.get(id)
    if (told?.state !== 'confirmed') return
    const { status } = await client.ask(turn, 'POST', `/api/appointments/${told.token}/cancel`, {})
    this.count('cancel', status)
    if (status === 200) {
      told.state = 'cancelledByPatient'
      // Booked again by a later hold of its doctor.
      own.unshift(id)
    } else if (status !== 409) told.state = undefined
  }
}

interface Stored {
  readonly id: string
  readonly state: string
  readonly session_id: string
  readonly token: number | null
  readonly minute: number
}

async function judge(database: Database, { told, wishes }: Fight): Promise<void> {
  const { executeSql } = database
  const twice = await placesTwice(executeSql)
  expectTrue(twice === 0, `no place was given twice (${twice})`)
  const { rows: loose } = await executeSql(
    `select from appointment a full join (select * from seat where appointment_id is not null) s
      on s.appointment_id = a.id where (a.state in ('requested', 'confirmed')) is distinct from (s.id is not null)
      or s.id is not null and (s.session_id, s.starts_at) is distinct from (a.session_id, a.starts_at)`,
  )
  expectTrue(loose.length === 0, `each appointment has its one seat, and no other has one (${loose.length})`)
  const { rows } = await executeSql<Stored>(
    `select id, state, session_id, token, (extract(epoch from starts_at) / 60)::float8 as minute from appointment`,
  )
  const stored = new Map(rows.map((row) => [row.id, row]))
  const placeOf = ({ session_id, token, minute }: Stored) =>
    `${session_id}.${token === null ? `m${minute.toString(36)}` : `t${token}`}`
  const lost = [...told].filter(([id, { state, placeId }]) => {
    const row = stored.get(id)
    if (!row) return true
    // The session was cancelled since.
    if (state === undefined || row.state === 'displaced') return false
    return row.state !== state || (placeId !== undefined && placeOf(row) !== placeId)
  })
  expectTrue(
    lost.length === 0,
    `all ${told.size} appointments are as their patients were told (${lost.length} are not)`,
  )
  const known = async () =>
    (
      await executeSql<{ n: number }>('select count(*)::int as n from lead where id = any($1::uuid[])', [
        wishes,
      ])
    ).rows[0]?.n === wishes.length
  await until('wishes are leads', known, FALLBACK_MS).catch(() => {})
  expectTrue(await known(), `all ${wishes.length} wishes of the time without a database are leads`)
  const verdict = await verifyAppointments(executeSql)
  expectTrue(verdict.kind === 'whole', `the events give every row again: ${JSON.stringify(verdict)}`)
}

async function drill(): Promise<void> {
  setDataKeys(readConfig({ ...process.env, ...BOOKING_SETTINGS }))
  const postgres = new PrivatePostgres()
  await postgres.create()
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
  const settings = { ...BOOKING_SETTINGS, DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' }
  const servers = [new DeskProcess(settings), new DeskProcess(settings)] as const
  try {
    await migrate(database.kysely)
    await putClinic(database.executeSql, DOCTORS)
    const sold = await checkThenInsert(database.executeSql, CLIENTS, 20)
    expectTrue(sold > 0, `check-then-insert sells twice: ${sold} of 20 places`)
    await Promise.all(servers.map((server) => server.start()))
    const { placeIds, sessionIds } = await clinicShown(servers[0].url, DOCTORS)
    say(`${placeIds.length} places of ${sessionIds.length} sessions`)
    const urls = servers.map(({ url }) => url)
    const fight = new Fight(urls, placeIds)
    await secondsOf(`up to ${OPERATIONS} operations of ${CLIENTS} visitors`, async () => {
      const visits = Array.from({ length: CLIENTS }, (_, turn) => fight.visit(turn))
      const reached = (part: number) =>
        until('enough was done', () => fight.progress > part, MOST_MS + FALLBACK_MS)
      await reached(0.3)
      say('a server is killed')
      await servers[1].kill()
      await reached(0.5)
      say('PostgreSQL stops for five seconds')
      postgres.stop()
      await pause(STOPPED_MS)
      postgres.start()
      for (const sessionId of sessionIds.slice(0, CANCELLED_SESSIONS)) {
        const displaced = (await cancelSession(database, sessionId, 'leave')) ?? []
        say(`a session is cancelled: ${displaced.length} appointments lose their place`)
      }
      await Promise.all(visits)
    })
    say(JSON.stringify(fight.counts))
    const missing = MUST_HAPPEN.filter((what) => !fight.counts[what])
    expectTrue(missing.length === 0, `each kind of call was answered (${missing.join() || 'all'})`)
    await judge(database, fight)
  } finally {
    for (const server of servers) await server.dispose()
    await database.close()
    postgres.dispose()
  }
}

runDrill(drill)
