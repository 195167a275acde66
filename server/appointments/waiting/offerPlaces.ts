import 'server-only'
import { LEAST_NOTICE_MS, OFFER_MS } from '@/model/appointments/waiting'
import type { QuietHours } from '@/model/appointments/messages'
import { clinicTimeZone } from '@/content/brand'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { RepeatedJob } from '@/server/database/repeatedJob'
import { limitedLog, log } from '@/server/log'
import { metrics } from '@/server/metrics/metrics'
import { scheduleOf } from '../doctorSchedules'
import { appointmentPlace, type FoundPlace, type FreeSession, freePlaces } from '../freePlaces'
import { waitingHolder } from '../holdId'
import { holdIn, isJustTaken, placeTransaction, releaseHold } from '../holds'
import { dayAt } from '../localTimes'
import { quietUntil } from '../messages/quietHours'
import { type StoredEntry, WAITING_COLUMNS } from './waitingRow'
import { stepEntry } from './waitingSteps'

/* Offers places that are free to the patients who wait for them, first come first served, and settles offers whose time is over. */

const EVERY_MS = 15_000
/** Rows and doctors of a run. */
const BATCH = 200
/** Entries of a doctor that one run looks at. */
const MOST_OF_DOCTOR = 50
const DAY_MS = 24 * 60 * 60 * 1000

const DUE = `select w.id from waiting_entry w left join seat s on s.id = w.seat_id
  where w.state = 'waiting' and w.ends_at <= $1::timestamptz
    or w.state = 'offered' and (w.offered_until <= $1::timestamptz or s.id is null or s.appointment_id is not null)
  limit ${BATCH}`
const LOCK = `select ${WAITING_COLUMNS} from waiting_entry w where w.id = $1::uuid for update skip locked`
/** Waits for a booking of this seat that is under way. */
const SEAT = 'select appointment_id, held_until > now() as is_held from seat where id = $1::uuid for update'

interface SeatRow {
  readonly appointment_id: string | null
  readonly is_held: boolean | null
}

/** What became of an entry by itself: its offer was booked, withdrawn or ran out, or its days are over. */
async function settle(executeSql: ExecuteSql, id: string, at: number): Promise<boolean> {
  const [stored] = (await executeSql<StoredEntry>(LOCK, [id])).rows
  if (!stored) return false
  const { state, seat_id, offered_until } = stored
  if (state === 'waiting') return (await stepEntry(executeSql, stored, { type: 'lapse', at })) !== undefined
  if (state !== 'offered' || seat_id === null) return false
  const [seat] = (await executeSql<SeatRow>(SEAT, [seat_id])).rows
  if (seat?.appointment_id)
    return (await stepEntry(executeSql, stored, { type: 'bookOffer', at })) !== undefined
  // The database's clock says how long the seat is kept.
  if (seat?.is_held) return false
  await releaseHold(executeSql, seat_id)
  const type = offered_until && offered_until.getTime() > at ? 'withdraw' : 'lapse'
  return (await stepEntry(executeSql, stored, { type, at })) !== undefined
}

/** In any order: of more than one run has time for, each gets its turn, whether or not those before have free places. */
const DOCTORS = `select doctor_id, to_char(min(from_day), 'YYYY-MM-DD') as from_day,
    to_char(max(to_day), 'YYYY-MM-DD') as to_day
  from waiting_entry where state = 'waiting' group by doctor_id order by random() limit $1::int`
/** Those whom a free place would suit: others, however many, do not keep them from it. */
const QUEUE = `select w.id, to_char(w.from_day, 'YYYY-MM-DD') as from_day, to_char(w.to_day, 'YYYY-MM-DD') as to_day, w.declined
  from waiting_entry w where w.doctor_id = $1::int and w.state = 'waiting' and exists (
      select from unnest($2::date[], $3::text[]) as free(day, session_id)
      where free.day between w.from_day and w.to_day and free.session_id <> all(w.declined))
  order by w.created_at, w.id limit ${MOST_OF_DOCTOR}`

interface DoctorRow {
  readonly doctor_id: number
  readonly from_day: string
  readonly to_day: string
}
type Waiting = Pick<StoredEntry, 'id' | 'from_day' | 'to_day' | 'declined'>

/** Free places that can be offered, by time. Tokens are given in their order, so these are as well. */
const offerable = (
  sessions: readonly FreeSession[],
  quietHours: QuietHours,
  at: number,
): readonly FoundPlace[] =>
  sessions
    .filter(({ session }) => quietUntil(at, session.zone, quietHours) === undefined)
    .flatMap(({ session, free }) => free.map((place) => ({ session, place })))
    .filter(({ place }) => place.startsAt >= at + OFFER_MS + LEAST_NOTICE_MS)
    .sort((one, other) => one.place.startsAt - other.place.startsAt)

type OfferAnswer = 'offered' | 'taken' | 'gone'

/** Holds a place for an entry and offers it, in one transaction. */
async function offerTo(
  database: Pick<Database, 'transaction'>,
  id: string,
  found: FoundPlace,
  at: number,
): Promise<OfferAnswer> {
  try {
    return await placeTransaction(database, async (executeSql) => {
      const [stored] = (await executeSql<StoredEntry>(LOCK, [id])).rows
      if (stored?.state !== 'waiting') return 'gone'
      const holder = { holder: waitingHolder(id), address: null, mostOfAddress: 0, holdMs: OFFER_MS }
      const held = await holdIn(executeSql, found, holder)
      if (held.kind !== 'held') return 'taken'
      const offer = { seatId: held.seatId, place: appointmentPlace(found), until: at + OFFER_MS }
      if ((await stepEntry(executeSql, stored, { type: 'offer', at, offer })) === undefined)
        await releaseHold(executeSql, held.seatId)
      return 'offered'
    })
  } catch (error) {
    if (isJustTaken(error)) return 'taken'
    throw error
  }
}

/** Offers a doctor's free places, each to one entry and one to each. @returns how many */
async function offerOf(
  database: Database,
  { doctor_id, from_day, to_day }: DoctorRow,
  quietHours: QuietHours,
  at: number,
): Promise<number> {
  const doctor = await scheduleOf(doctor_id)
  const today = dayAt(at, clinicTimeZone())
  const from = from_day > today ? from_day : today
  const days = Math.round((Date.parse(to_day) - Date.parse(from)) / DAY_MS) + 1
  if (!doctor || days < 1) return 0
  const free = await freePlaces(database.executeSql, [doctor], { from, days }, at)
  const left = [...offerable(free.get(doctor_id) ?? [], quietHours, at)]
  if (left.length === 0) return 0
  const sessions = [...new Map(left.map(({ session }) => [session.id, session])).values()]
  const { rows } = await database.executeSql<Waiting>(QUEUE, [
    doctor_id,
    sessions.map(({ day }) => day),
    sessions.map(({ id }) => id),
  ])
  let offers = 0
  for (const entry of rows) {
    const isFor = ({ session }: FoundPlace) =>
      session.day >= entry.from_day && session.day <= entry.to_day && !entry.declined.includes(session.id)
    for (let index = left.findIndex(isFor); index >= 0; index = left.findIndex(isFor)) {
      const [found] = left.splice(index, 1)
      const answer = found && (await offerTo(database, entry.id, found, at))
      if (answer === 'offered') offers += 1
      if (answer === 'gone' && found) left.splice(index, 0, found)
      if (answer !== 'taken') break
    }
  }
  return offers
}

/**
 * Settles what time has settled, then offers the places that are free.
 * @param at milliseconds since 1970
 * @param mostDoctors whose places one run looks at
 * @returns how many offers were made
 * @throws the database's error
 */
export async function offerPlaces(
  database: Database,
  quietHours: QuietHours,
  at = Date.now(),
  mostDoctors = BATCH,
): Promise<number> {
  const due = (await database.executeSql<{ id: string }>(DUE, [new Date(at)])).rows
  for (const { id } of due) await placeTransaction(database, (executeSql) => settle(executeSql, id, at))
  const doctors = (await database.executeSql<DoctorRow>(DOCTORS, [mostDoctors])).rows
  let offers = 0
  for (const doctor of doctors) offers += await offerOf(database, doctor, quietHours, at)
  if (offers > 0) metrics().bookings.inc({ outcome: 'offered' }, offers)
  return offers
}

/** Offers free places as long as the server runs; servers share the work by the rows' locks. */
export function startWaitingList(
  database: Database,
  quietHours: QuietHours,
  isAvailable: () => boolean,
): RepeatedJob {
  const trouble = limitedLog('places cannot be offered to the waiting list', Date.now)
  return new RepeatedJob(EVERY_MS, isAvailable, async () => {
    try {
      const offers = await offerPlaces(database, quietHours)
      if (offers > 0) log.info({ offers }, 'places are offered to the waiting list')
    } catch (error) {
      trouble(error)
    }
  })
}
