import 'server-only'
import {
  type ScheduleExceptionRow,
  type ScheduleRow,
  type SessionMode,
  WEEKDAYS,
} from '@/model/appointments/schedule'
import { addDays, DEFAULT_TIME_ZONE } from '@/model/catalogue/timeZone'
import { momentOf, weekdayOf } from './localTimes'

/*
 * The sessions of a doctor's days, computed from the weekly schedule and its exceptions: stored only once a place is
 * taken.
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

/** Content of a place's id. The id is unsigned input: it is valid only if a session has such a place. */
export interface NamedPlace {
  readonly doctorId: number
  readonly sessionId: string
  readonly day: string
}

const SESSION_ID = /^(\d{1,9})\.[a-z0-9]+(?:-[a-z0-9]+)*\.(\d{4})(\d\d)(\d\d)$/
const PLACE_ID = /^(.+)\.[tm][0-9a-z]{1,8}$/
const LONGEST_ID = 160

/** Parses a session's id; undefined if invalid. */
export function readSessionId(id: string): NamedPlace | undefined {
  const [sessionId, doctorId, year, month, day] = SESSION_ID.exec(id) ?? []
  return sessionId === undefined
    ? undefined
    : { sessionId, doctorId: Number(doctorId), day: `${year}-${month}-${day}` }
}

/** The id of a place of a session. @param token null in a session of times */
export const placeIdOf = (sessionId: string, token: number | null, startsAt: number): string =>
  `${sessionId}.${token === null ? `m${(startsAt / MINUTE_MS).toString(36)}` : `t${token}`}`

/** Reads a place's id; undefined for what cannot be one. */
export function readPlaceId(id: string): NamedPlace | undefined {
  if (id.length > LONGEST_ID) return undefined
  return readSessionId(PLACE_ID.exec(id)?.[1] ?? '')
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

/** The week's row with an exception applied; omitted fields are unchanged. */
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

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether changed hours mean this session: of two on a day the one whose beginning is nearest to theirs. */
function isNearest(
  { from, to, hospital }: ScheduleExceptionRow,
  row: ScheduleRow,
  rows: readonly ScheduleRow[],
) {
  if (from === undefined && to === undefined) return true
  const distance = (one: ScheduleRow) =>
    from === undefined
      ? Math.abs(minutesOf(one.to) - minutesOf(to ?? one.to))
      : Math.abs(minutesOf(one.from) - minutesOf(from))
  const meant = rows
    .filter((one) => hospital === undefined || one.hospital === hospital)
    .toSorted((one, other) => distance(one) - distance(other) || one.from.localeCompare(other.from))
  return meant[0] === row
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
        (one) => one.kind === 'changed' && isOf(one, row.hospital) && isNearest(one, row, rows),
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
    const token = mode === 'tokens' ? index + 1 : null
    places.push({ id: placeIdOf(id, token, from), token, startsAt: from, endsAt: to })
  }
  return places
}

const FIVE_MINUTES_MS = 5 * MINUTE_MS
/** A token's turn is given as a range, since earlier visits vary in length. */
const RANGE_MS = 20 * MINUTE_MS

/** When a place's visit is expected to begin: a time is kept, a token's turn is a range in steps of five minutes. */
export function expectedRange({ token, startsAt, endsAt }: Place): readonly [from: number, to: number] {
  if (token === null) return [startsAt, endsAt]
  const from = Math.floor(startsAt / FIVE_MINUTES_MS) * FIVE_MINUTES_MS
  return [from, from + RANGE_MS]
}
