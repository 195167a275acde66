import * as t from 'io-ts'
import {
  Day,
  type RowFault,
  Slug,
  TimeZone,
  WholeNumber,
  Words,
  checked,
  rowWithOptional,
} from '@/model/catalogue/primitives'
import { DEFAULT_TIME_ZONE } from '@/model/catalogue/timeZone'
import { oneOf } from '@/model/oneOf'

/*
 * When a doctor sees patients: weekly sessions at a place, and the days on which they are different. Rows of the catalogue, of
 * which everything else is computed: sessions of a day, free places, the hours that pages print.
 */

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** `tokens`: a numbered queue in a session; `times`: each visit has its own time. */
export const SESSION_MODES = ['tokens', 'times'] as const
export type SessionMode = (typeof SESSION_MODES)[number]

/** `leave`: no sessions; `extra`: one more session; `changed`: other hours or places than the week's. */
export const EXCEPTION_KINDS = ['leave', 'extra', 'changed'] as const

/** A time of day on a clock of 24 hours, `HH:MM`. */
export const TimeOfDay = checked(
  'TimeOfDay',
  t.string.is,
  (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  'expected a time such as 09:30',
)

/** The zone of the place's clock; a file need not name India's. */
const ZoneOfPlace: t.Type<string, string, unknown> = new t.Type(
  'ZoneOfPlace',
  TimeZone.is,
  (input, context) => TimeZone.validate(input ?? DEFAULT_TIME_ZONE, context),
  t.identity,
)

/** A weekly session of a doctor at a place, in the place's local time. */
export const Schedule = rowWithOptional(
  'Schedule',
  {
    slug: Slug,
    /** The doctor's slug. */
    doctor: Slug,
    /** The place's slug, a hospital. */
    hospital: Slug,
    /** The day on which it begins. */
    weekday: oneOf(WEEKDAYS, 'Weekday'),
    from: TimeOfDay,
    /** Earlier than `from` where it ends on the next day. */
    to: TimeOfDay,
    /** An IANA zone. */
    zone: ZoneOfPlace,
    mode: oneOf(SESSION_MODES, 'SessionMode'),
    /** How long a visit takes. */
    minutes: WholeNumber,
    /** Places in a session, those for walk-ins included. */
    capacity: WholeNumber,
    /** Places that cannot be booked: they are for patients who come without an appointment. */
    walkIns: WholeNumber,
    /** Whether a patient may choose a video call instead of coming. */
    video: t.boolean,
  },
  {
    /** The first day on which it may take place. */
    validFrom: Day,
    /** The last day on which it may take place. */
    validTo: Day,
  },
)
export type ScheduleRow = t.TypeOf<typeof Schedule>

/** A day on which a doctor's sessions differ from the week's. */
export const ScheduleException = rowWithOptional(
  'ScheduleException',
  {
    slug: Slug,
    doctor: Slug,
    date: Day,
    kind: oneOf(EXCEPTION_KINDS, 'ScheduleExceptionKind'),
    /** Shown to patients. */
    reason: t.readonly(t.type({ en: Words, hi: Words })),
  },
  {
    /** All places of the doctor where it is absent. */
    hospital: Slug,
    from: TimeOfDay,
    to: TimeOfDay,
    mode: oneOf(SESSION_MODES, 'SessionMode'),
    minutes: WholeNumber,
    capacity: WholeNumber,
  },
)
export type ScheduleExceptionRow = t.TypeOf<typeof ScheduleException>

const DAY_MINUTES = 24 * 60
/** No visit takes longer. */
const MOST_VISIT_MINUTES = 240

/** Minutes since midnight of a time such as `09:30`. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The length of a session in minutes; `to` not after `from` is a time of the next day. */
export function sessionMinutes({ from, to }: Pick<ScheduleRow, 'from' | 'to'>): number {
  const length = minuteOfDay(to) - minuteOfDay(from)
  return length > 0 ? length : length + DAY_MINUTES
}

type Places = Pick<ScheduleExceptionRow, 'from' | 'to' | 'minutes' | 'capacity'>

/** What is wrong with the hours and the number of places of a session; what is not given is not judged. */
function placeFaults({ from, to, minutes, capacity }: Places): readonly RowFault[] {
  const faults: RowFault[] = []
  if (from !== undefined && from === to)
    faults.push({ field: 'to', message: `expected another time than ${from}, when it begins` })
  if (minutes !== undefined && (minutes < 1 || minutes > MOST_VISIT_MINUTES))
    faults.push({ field: 'minutes', message: `expected 1 to ${MOST_VISIT_MINUTES} minutes a visit` })
  if (capacity === 0) faults.push({ field: 'capacity', message: 'expected at least 1 place' })
  if (faults.length > 0 || from === undefined || to === undefined) return faults
  if (minutes === undefined || capacity === undefined) return faults
  const length = sessionMinutes({ from, to })
  const most = Math.floor(length / minutes)
  return capacity <= most
    ? []
    : [
        {
          field: 'capacity',
          message: `expected at most ${most}: from ${from} to ${to} there are ${length} minutes, a visit takes ${minutes}`,
        },
      ]
}

/** What is wrong with a weekly session beyond its single fields. */
export function scheduleFaults(row: ScheduleRow): readonly RowFault[] {
  const { capacity, walkIns, validFrom, validTo } = row
  return [
    ...placeFaults(row),
    ...(walkIns > capacity
      ? [{ field: 'walkIns', message: `expected at most ${capacity}, as many as there are places` }]
      : []),
    ...(validFrom !== undefined && validTo !== undefined && validTo < validFrom
      ? [{ field: 'validTo', message: `expected ${validFrom}, when it begins, or a later day` }]
      : []),
  ]
}

/** The fields that an extra session must have. */
const OF_EXTRA = ['hospital', 'from', 'to', 'mode', 'minutes', 'capacity'] as const
/** Of these a change names at least one. */
const OF_CHANGE = ['from', 'to', 'mode', 'minutes', 'capacity'] as const
const OF_PLACES = ['mode', 'minutes', 'capacity'] as const

/** What is wrong with an exception beyond its single fields. */
export function exceptionFaults(row: ScheduleExceptionRow): readonly RowFault[] {
  const isThere = (field: keyof ScheduleExceptionRow) => row[field] !== undefined
  const missing = (field: string, message: string): RowFault => ({ field, message: `is missing, ${message}` })
  const hasOneTime = isThere('from') !== isThere('to')
  const faults = [
    ...placeFaults(row),
    ...(hasOneTime && row.kind !== 'extra'
      ? [missing(isThere('from') ? 'to' : 'from', 'expected both times or none')]
      : []),
  ]
  switch (row.kind) {
    case 'leave':
      return [
        ...faults,
        ...OF_PLACES.filter(isThere).map((field) => ({ field, message: 'does not belong to a leave' })),
      ]
    case 'extra':
      return [
        ...faults,
        ...OF_EXTRA.filter((field) => !isThere(field)).map((field) =>
          missing(field, 'an extra session needs it'),
        ),
      ]
    case 'changed':
      return OF_CHANGE.some(isThere)
        ? faults
        : [...faults, missing('from', 'expected what is changed: times, mode, minutes or capacity')]
  }
}
