import 'server-only'
import { LRUCache } from 'lru-cache'
import type { AppointmentPlace } from '@/model/appointments/appointment'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { momentOf } from './localTimes'
import { addDays } from '@/model/catalogue/timeZone'
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

const daysOf = ({ from, days }: DaySpan): readonly string[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index))

/**
 * What is taken, a row a session, since a busy month has tens of thousands of seats: tokens (`4 5h`), times in seconds since 1970
 * (`1764150600-1764151500`, as whole numbers: a fraction takes PostgreSQL as long as all else); `h` where a place is only held. Without either the session is cancelled.
 */
const TAKEN = `select doctor_id, session_id,
    string_agg(coalesce(token::text,
      date_part('epoch', starts_at)::bigint || '-' || date_part('epoch', ends_at)::bigint)
      || case when held_until is null then '' else 'h' end, ' ') as taken
  from seat where doctor_id = any($1::integer[]) and starts_at >= $2::timestamptz and starts_at < $3::timestamptz
    and (held_until is null or held_until > now()) group by 1, 2
  union all
  select doctor_id, id, null from clinic_session
  where doctor_id = any($1::integer[]) and starts_at >= $2::timestamptz and starts_at < $3::timestamptz
    and state <> 'open'`

interface TakenRow {
  readonly doctor_id: number
  readonly session_id: string
  readonly taken: string | null
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

/** Milliseconds since 1970. */
interface TakenTime {
  readonly from: number
  readonly to: number
  readonly isHeld: boolean
}

interface Taken {
  readonly cancelled: ReadonlySet<string>
  /** By session and token: whether it is only held. */
  readonly tokens: ReadonlyMap<string, ReadonlyMap<number, boolean>>
  /** By the day of UTC that they begin on, in days since 1970. */
  readonly times: ReadonlyMap<number, readonly TakenTime[]>
}

/** Taken while it is being read. */
interface OwnTaken extends Taken {
  readonly cancelled: Set<string>
  readonly tokens: Map<string, ReadonlyMap<number, boolean>>
  readonly times: Map<number, TakenTime[]>
}

const DAY_MS = 24 * 60 * 60 * 1000
const dayOf = (at: number): number => Math.floor(at / DAY_MS)

function noteTime(times: Map<number, TakenTime[]>, time: TakenTime): void {
  const ofDay = times.get(dayOf(time.from))
  if (ofDay) ofDay.push(time)
  else times.set(dayOf(time.from), [time])
}

function takenBy(rows: readonly TakenRow[]): ReadonlyMap<number, Taken> {
  const byDoctor = new Map<number, OwnTaken>()
  for (const { doctor_id, session_id, taken } of rows) {
    const own: OwnTaken = byDoctor.get(doctor_id) ?? {
      cancelled: new Set(),
      tokens: new Map(),
      times: new Map(),
    }
    byDoctor.set(doctor_id, own)
    if (taken === null) {
      own.cancelled.add(session_id)
      continue
    }
    const tokens = new Map<number, boolean>()
    for (const seat of taken.split(' ')) {
      const isHeld = seat.endsWith('h')
      const [from = '', to] = (isHeld ? seat.slice(0, -1) : seat).split('-')
      if (to === undefined) tokens.set(Number(from), isHeld)
      else noteTime(own.times, { from: Number(from) * 1000, to: Number(to) * 1000, isHeld })
    }
    if (tokens.size > 0) own.tokens.set(session_id, tokens)
  }
  return byDoctor
}

const NONE: Taken = { cancelled: new Set(), tokens: new Map(), times: new Map() }

/** What is taken of one session. */
interface SessionTaken {
  readonly tokens: ReadonlyMap<number, boolean> | undefined
  readonly times: readonly TakenTime[]
}

/** What is taken of a session: looked up once, not for each of its places. */
function takenOf({ id, startsAt, endsAt }: Session, { tokens, times }: Taken): SessionTaken {
  const near: TakenTime[] = []
  if (times.size > 0)
    for (let day = dayOf(startsAt) - 1; day <= dayOf(endsAt); day += 1)
      for (const time of times.get(day) ?? []) if (startsAt < time.to && time.from < endsAt) near.push(time)
  return { tokens: tokens.get(id), times: near }
}

/** Whether a place is only held; undefined where it is free. */
function heldIn({ token, startsAt, endsAt }: Place, { tokens, times }: SessionTaken) {
  if (token !== null) return tokens?.get(token)
  let isHeld: boolean | undefined
  for (const time of times)
    if (startsAt < time.to && time.from < endsAt) isHeld = (isHeld ?? true) && time.isHeld
  return isHeld
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
  const own = takenOf(session, taken)
  const isWhole = session.startsAt > now && own.tokens === undefined && own.times.length === 0
  return isWhole ? places : places.filter((place) => place.startsAt > now && heldIn(place, own) === undefined)
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
  const days = daysOf(span)
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

/** `closed`: its session is cancelled or takes no more patients. */
export type PlaceState = 'free' | 'held' | 'taken' | 'closed'

/** All places of a doctor's sessions on some days, past ones too, with their states. @throws the database's error */
export async function placeStates(
  executeSql: ExecuteSql,
  doctor: DoctorSchedule,
  span: DaySpan,
): Promise<readonly (FoundPlace & { readonly state: PlaceState })[]> {
  const own = takenBy(await takenRows(executeSql, [doctor.doctorId], span)).get(doctor.doctorId) ?? NONE
  return daysOf(span)
    .flatMap((day) => sessionsOn(doctor, day))
    .flatMap(({ session, places }) => {
      const ofSession = takenOf(session, own)
      return places.map((place) => {
        const isHeld = heldIn(place, ofSession)
        const state: PlaceState =
          isHeld !== undefined
            ? isHeld
              ? 'held'
              : 'taken'
            : own.cancelled.has(session.id)
              ? 'closed'
              : 'free'
        return { session, place, state }
      })
    })
}

/** A session of a doctor's schedule with the place that an id names. */
export interface FoundPlace {
  readonly session: Session
  readonly place: Place
}

/** A place of the schedule as an appointment names it. */
export const appointmentPlace = ({ session, place }: FoundPlace): AppointmentPlace => ({
  sessionId: session.id,
  token: place.token,
  startsAt: place.startsAt,
  endsAt: place.endsAt,
})

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

/** The free places of a doctor that are nearest in time to one that is taken. @throws the database's error */
export async function nearestPlaces(
  executeSql: ExecuteSql,
  doctor: DoctorSchedule,
  { session, place }: FoundPlace,
  now: number,
): Promise<readonly FoundPlace[]> {
  const span = { from: addDays(session.day, -1), days: NEAR_DAYS }
  const sessions = (await freePlaces(executeSql, [doctor], span, now)).get(doctor.doctorId) ?? []
  const distance = (one: FoundPlace) => Math.abs(one.place.startsAt - place.startsAt)
  return sessions
    .flatMap((one) => one.free.map((free) => ({ session: one.session, place: free })))
    .filter((one) => one.place.id !== place.id)
    .sort((one, other) => distance(one) - distance(other) || one.place.startsAt - other.place.startsAt)
    .slice(0, NEAREST)
}
