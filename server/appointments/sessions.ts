import 'server-only'
import {
  type ScheduleExceptionRow,
  type ScheduleRow,
  type SessionMode,
  WEEKDAYS,
} from '@/model/appointments/schedule'
import { DEFAULT_TIME_ZONE } from '@/model/catalogue/timeZone'
import { addDays, momentOf, weekdayOf } from './localTimes'

/*
 * The sessions of a doctor's days, worked out of the weekly schedule and its exceptions: nothing of it is stored until somebody
 * takes a place.
 */

/** The rows of one doctor. */
export interface DoctorSchedule {
  readonly doctorId: number
  /** The doctor's slug. */
  readonly doctor: string
  /** In rupees. */
  readonly fee: number
  readonly schedules: readonly ScheduleRow[]
  readonly exceptions: readonly ScheduleExceptionRow[]
}

/** One session on one day. Times in milliseconds since 1970. */
export interface Session {
  /** The same whatever the hours of the day become: doctor, row of the schedule, day. */
  readonly id: string
  readonly doctorId: number
  /** The place's slug. */
  readonly hospital: string
  /** The local day on which it begins. */
  readonly day: string
  readonly startsAt: number
  readonly endsAt: number
  readonly zone: string
  readonly mode: SessionMode
  /** Of a visit. */
  readonly minutes: number
  readonly capacity: number
  /** Places of the capacity that cannot be booked. */
  readonly walkIns: number
  readonly video: boolean
  /** Parts in which the doctor is away. */
  readonly away: readonly (readonly [from: number, to: number])[]
}

/** A place of a session. */
export interface Place {
  readonly id: string
  /** Null in a session of times. */
  readonly token: number | null
  /** When the visit is expected to begin and to end. */
  readonly startsAt: number
  readonly endsAt: number
}

const MINUTE_MS = 60_000

const sessionIdOf = (doctorId: number, row: string, day: string): string =>
  `${doctorId}.${row}.${day.replaceAll('-', '')}`

/** What a place's id says: it is made by whoever asks, and holds nothing until a session has such a place. */
export interface NamedPlace {
  readonly doctorId: number
  readonly sessionId: string
  readonly day: string
}

const PLACE_ID = /^((\d{1,9})\.[a-z0-9]+(?:-[a-z0-9]+)*\.(\d{4})(\d\d)(\d\d))\.[tm][0-9a-z]{1,8}$/
const LONGEST_ID = 160

/** Reads a place's id; undefined for what cannot be one. */
export function readPlaceId(id: string): NamedPlace | undefined {
  if (id.length > LONGEST_ID) return undefined
  const [, sessionId = '', doctorId, year, month, day] = PLACE_ID.exec(id) ?? []
  if (!sessionId) return undefined
  return { sessionId, doctorId: Number(doctorId), day: `${year}-${month}-${day}` }
}

type Hours = Pick<ScheduleRow, 'from' | 'to' | 'zone'>

/** When hours of a day begin and end; `to` not after `from` is a time of the next day. */
function spanOf(day: string, { from, to, zone }: Hours): [from: number, to: number] {
  return [momentOf(day, from, zone), momentOf(to > from ? day : addDays(day, 1), to, zone)]
}

function sessionOf(
  doctorId: number,
  day: string,
  row: Omit<ScheduleRow, 'weekday' | 'doctor'>,
  away: Session['away'],
): Session {
  const [startsAt, endsAt] = spanOf(day, row)
  const { hospital, zone, mode, minutes, capacity, video } = row
  return {
    id: sessionIdOf(doctorId, row.slug, day),
    doctorId,
    hospital,
    day,
    startsAt,
    endsAt,
    zone,
    mode,
    minutes,
    capacity,
    walkIns: Math.min(row.walkIns, capacity),
    video,
    away,
  }
}

const isOf = (exception: ScheduleExceptionRow, hospital: string): boolean =>
  exception.hospital === undefined || exception.hospital === hospital

/** What an exception says instead of the week's row; what it leaves out stays. */
function changed(row: ScheduleRow, { from, to, mode, minutes, capacity }: ScheduleExceptionRow): ScheduleRow {
  return {
    ...row,
    from: from ?? row.from,
    to: to ?? row.to,
    mode: mode ?? row.mode,
    minutes: minutes ?? row.minutes,
    capacity: capacity ?? row.capacity,
  }
}

/** A session that the week does not have. */
function extraSession(
  { doctorId, schedules }: DoctorSchedule,
  { slug, date, hospital, from, to, mode, minutes, capacity }: ScheduleExceptionRow,
  away: Session['away'],
): Session | undefined {
  if (!hospital || !from || !to || !mode || !minutes || !capacity) return undefined
  const zone = (schedules.find((row) => row.hospital === hospital) ?? schedules[0])?.zone ?? DEFAULT_TIME_ZONE
  const places = { slug, hospital, from, to, zone, mode, minutes, capacity, walkIns: 0, video: false }
  return sessionOf(doctorId, date, places, away)
}

/** The sessions of a doctor that begin on a day, earliest first. */
export function sessionsOfDay(doctor: DoctorSchedule, day: string): readonly Session[] {
  const weekday = WEEKDAYS[weekdayOf(day)]
  const rows = doctor.schedules.filter(
    (row) =>
      row.weekday === weekday &&
      (row.validFrom === undefined || row.validFrom <= day) &&
      (row.validTo === undefined || day <= row.validTo),
  )
  const exceptions = doctor.exceptions.filter(({ date }) => date === day)
  const leaves = exceptions.filter(({ kind }) => kind === 'leave')
  const isAway = (hospital: string) =>
    leaves.some((leave) => isOf(leave, hospital) && leave.from === undefined)
  const awayAt = (hospital: string, zone: string) =>
    leaves.flatMap(({ from, to, ...leave }) =>
      isOf({ ...leave, from, to }, hospital) && from !== undefined && to !== undefined
        ? [spanOf(day, { from, to, zone })]
        : [],
    )
  const weekly = rows
    .filter(({ hospital }) => !isAway(hospital))
    .map((row) => {
      const changes = exceptions.filter(
        ({ kind, ...one }) => kind === 'changed' && isOf({ kind, ...one }, row.hospital),
      )
      return sessionOf(doctor.doctorId, day, changes.reduce(changed, row), awayAt(row.hospital, row.zone))
    })
  const extra = exceptions.flatMap((exception) => {
    if (exception.kind !== 'extra' || !exception.hospital || isAway(exception.hospital)) return []
    return extraSession(doctor, exception, awayAt(exception.hospital, DEFAULT_TIME_ZONE)) ?? []
  })
  return [...weekly, ...extra].sort((one, other) => one.startsAt - other.startsAt)
}

/** The places of a session that can be booked, in their order; those for walk-ins are its last ones. */
export function placesOf(session: Session): readonly Place[] {
  const { id, startsAt, endsAt, mode, minutes, capacity, walkIns, away } = session
  const length = minutes * MINUTE_MS
  const places: Place[] = []
  for (let index = 0; index < capacity - walkIns; index++) {
    const from = startsAt + index * length
    const to = from + length
    if (to > endsAt) break
    if (away.some(([leaves, returns]) => from < returns && leaves < to)) continue
    const isToken = mode === 'tokens'
    const name = isToken ? `t${index + 1}` : `m${(from / MINUTE_MS).toString(36)}`
    places.push({ id: `${id}.${name}`, token: isToken ? index + 1 : null, startsAt: from, endsAt: to })
  }
  return places
}

const FIVE_MINUTES_MS = 5 * MINUTE_MS
/** A token's turn is said as a range: who is before it takes as long as needed. */
const RANGE_MS = 20 * MINUTE_MS

/** When a place's visit is expected to begin: a time is kept, a token's turn is a range in steps of five minutes. */
export function expectedRange({ token, startsAt, endsAt }: Place): readonly [from: number, to: number] {
  if (token === null) return [startsAt, endsAt]
  const from = Math.floor(startsAt / FIVE_MINUTES_MS) * FIVE_MINUTES_MS
  return [from, from + RANGE_MS]
}
