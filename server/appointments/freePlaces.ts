import 'server-only'
import { LRUCache } from 'lru-cache'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { addDays, momentOf } from './localTimes'
import {
  type DoctorSchedule,
  type NamedPlace,
  type Place,
  placesOf,
  type Session,
  sessionsOfDay,
} from './sessions'

/** A session with the places that can be had now. */
export interface FreeSession {
  readonly session: Session
  readonly free: readonly Place[]
}

/** Days from `from` on, `YYYY-MM-DD`. */
export interface DaySpan {
  readonly from: string
  readonly days: number
}

/** What is taken: of a token's seat its session and number, of a time's seat the time; and sessions that do not take place. */
const TAKEN = `select doctor_id, session_id, token, (extract(epoch from starts_at) * 1000)::float8 as starts,
    (extract(epoch from ends_at) * 1000)::float8 as ends, false as is_cancelled
  from seat where doctor_id = any($1::integer[]) and starts_at >= $2::timestamptz and starts_at < $3::timestamptz
    and (held_until is null or held_until > now())
  union all
  select doctor_id, id, null, 0, 0, true from clinic_session
  where doctor_id = any($1::integer[]) and starts_at >= $2::timestamptz and starts_at < $3::timestamptz
    and state <> 'open'`

interface TakenRow {
  readonly doctor_id: number
  readonly session_id: string
  readonly token: number | null
  readonly starts: number
  readonly ends: number
  readonly is_cancelled: boolean
}

/** Any zone's day lies within that of UTC, a day more on both sides. */
const ZONES_DAYS = 1
/** A session may end on the day after. */
const MARGIN_DAYS = 2

async function takenRows(executeSql: ExecuteSql, doctorIds: readonly number[], { from, days }: DaySpan) {
  const start = new Date(momentOf(addDays(from, -ZONES_DAYS), '00:00', 'UTC'))
  const end = new Date(momentOf(addDays(from, days + MARGIN_DAYS), '00:00', 'UTC'))
  return (await executeSql<TakenRow>(TAKEN, [doctorIds, start, end])).rows
}

/** What of one doctor is taken. */
interface Taken {
  readonly cancelled: ReadonlySet<string>
  /** `session token`. */
  readonly tokens: ReadonlySet<string>
  readonly times: readonly (readonly [from: number, to: number])[]
}

function takenBy(rows: readonly TakenRow[]): ReadonlyMap<number, Taken> {
  const taken = new Map<number, { cancelled: Set<string>; tokens: Set<string>; times: [number, number][] }>()
  for (const { doctor_id, session_id, token, starts, ends, is_cancelled } of rows) {
    const own = taken.get(doctor_id) ?? { cancelled: new Set(), tokens: new Set(), times: [] }
    taken.set(doctor_id, own)
    if (is_cancelled) own.cancelled.add(session_id)
    else if (token === null) own.times.push([starts, ends])
    else own.tokens.add(`${session_id} ${token}`)
  }
  return taken
}

const NONE: Taken = { cancelled: new Set(), tokens: new Set(), times: [] }

function isTaken(session: Session, { token, startsAt, endsAt }: Place, { tokens, times }: Taken): boolean {
  if (token !== null) return tokens.has(`${session.id} ${token}`)
  return times.some(([from, to]) => startsAt < to && from < endsAt)
}

/** A doctor's sessions of a day with all their places, as the schedule has them. */
interface PlannedDay {
  readonly doctor: DoctorSchedule
  readonly sessions: readonly { readonly session: Session; readonly places: readonly Place[] }[]
}

/** Days of doctors that were worked out last: a list of 90 doctors for 30 days has 2,700. */
const MOST_PLANNED = 6000
const planned = new LRUCache<string, PlannedDay>({ max: MOST_PLANNED })

/** Worked out once for a schedule: a changed one is another object (aggregateCache.ts). */
function sessionsOn(doctor: DoctorSchedule, day: string): PlannedDay['sessions'] {
  const key = `${doctor.doctorId} ${day}`
  const known = planned.get(key)
  if (known?.doctor === doctor) return known.sessions
  const sessions = sessionsOfDay(doctor, day).map((session) => ({ session, places: placesOf(session) }))
  planned.set(key, { doctor, sessions })
  return sessions
}

/** Those of a session's places that can be had; most sessions are as the schedule has them. */
function freeOf(session: Session, places: readonly Place[], taken: Taken, now: number): readonly Place[] {
  const isWhole = session.startsAt > now && taken.tokens.size === 0 && taken.times.length === 0
  return isWhole ? places : places.filter((place) => place.startsAt > now && !isTaken(session, place, taken))
}

/**
 * The sessions of doctors on some days that are not over, with the places that can be had: worked out of the schedules, of what
 * is taken and of the time, in one read.
 * @param now milliseconds since 1970
 * @throws the database's error
 */
export async function freePlaces(
  executeSql: ExecuteSql,
  doctors: readonly DoctorSchedule[],
  span: DaySpan,
  now: number,
): Promise<ReadonlyMap<number, readonly FreeSession[]>> {
  const rows = await takenRows(
    executeSql,
    doctors.map(({ doctorId }) => doctorId),
    span,
  )
  const taken = takenBy(rows)
  const days = Array.from({ length: span.days }, (_, index) => addDays(span.from, index))
  return new Map(
    doctors.map((doctor) => {
      const own = taken.get(doctor.doctorId) ?? NONE
      const sessions = days
        .flatMap((day) => sessionsOn(doctor, day))
        .filter(({ session }) => session.endsAt > now && !own.cancelled.has(session.id))
        .map(({ session, places }) => ({ session, free: freeOf(session, places, own, now) }))
      return [doctor.doctorId, sessions]
    }),
  )
}

/** A session of a doctor's schedule with the place that an id names. */
export interface FoundPlace {
  readonly session: Session
  readonly place: Place
}

/** The place that an id names; undefined where the schedule has no such place. */
export function findPlace(
  doctor: DoctorSchedule,
  named: NamedPlace,
  placeId: string,
): FoundPlace | undefined {
  const found = sessionsOn(doctor, named.day).find(({ session }) => session.id === named.sessionId)
  const place = found?.places.find(({ id }) => id === placeId)
  return found && place && { session: found.session, place }
}

/** How far ahead other places are looked for. */
const NEAR_DAYS = 8
const NEAREST = 3

/** The ids of the free places of a doctor that are nearest in time to one that is taken. @throws the database's error */
export async function nearestPlaces(
  executeSql: ExecuteSql,
  doctor: DoctorSchedule,
  { session, place }: FoundPlace,
  now: number,
): Promise<readonly string[]> {
  const span = { from: addDays(session.day, -1), days: NEAR_DAYS }
  const sessions = (await freePlaces(executeSql, [doctor], span, now)).get(doctor.doctorId) ?? []
  const distance = ({ startsAt }: Place) => Math.abs(startsAt - place.startsAt)
  return sessions
    .flatMap(({ free }) => free)
    .filter(({ id }) => id !== place.id)
    .sort((one, other) => distance(one) - distance(other) || one.startsAt - other.startsAt)
    .slice(0, NEAREST)
    .map(({ id }) => id)
}
