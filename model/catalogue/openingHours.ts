import { shownAt } from './timeZone'

/*
 * When the clinic calls, as its brand says it: `Mo-Sa 09:00-20:00`, days and times of the clinic's zone in the form that
 * schema.org's openingHours has.
 */

/** As Date.getUTCDay counts them. */
const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const

const HOURS =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-4]):([0-5]\d)$/

/** Minutes since midnight; `to` is after `from`. */
export type Hours = { readonly days: readonly number[]; readonly from: number; readonly to: number }

/** The days from one to another, round the week's end where need be; both included. */
function daysBetween(first: number, last: number): readonly number[] {
  const count = ((last - first + 7) % 7) + 1
  return Array.from({ length: count }, (_, n) => (first + n) % 7)
}

const dayNumber = (name: string): number => DAYS.findIndex((day) => day === name)

/** The hours that a text such as `Mo-Sa 09:00-20:00` says; undefined when it says none. */
export function readHours(text: string): Hours | undefined {
  const [, first = '', last = first, ...times] = HOURS.exec(text) ?? []
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = times.map(Number)
  const from = fromHour * 60 + fromMinute
  const to = toHour * 60 + toMinute
  if (first === '' || to <= from || to > 24 * 60) return undefined
  return { days: daysBetween(dayNumber(first), dayNumber(last)), from, to }
}

/** The hours that texts say, the earliest of a day first. */
export const hoursInOrder = (hours: readonly string[]): readonly Hours[] =>
  hours.flatMap((text) => readHours(text) ?? []).sort((one, other) => one.from - other.from)

/** When a call can come: today from now on, or between two times (minutes since midnight) of a day. */
export type CallTime = {
  /** 0 today, 1 tomorrow, … */
  readonly inDays: number
  /** 0 on Sunday. */
  readonly weekday: number
  /** Null when it has begun. */
  readonly from: number | null
  readonly to: number
}

/** Callback requests this close to closing time are called on the next open day. */
const LAST_CALL_MINUTES = 30

/** The day of the week and the minute of the day there. */
export function clockIn(timeZone: string, now: Date): { readonly weekday: number; readonly minute: number } {
  const shown = new Date(shownAt(now.getTime(), timeZone))
  return { weekday: shown.getUTCDay(), minute: shown.getUTCHours() * 60 + shown.getUTCMinutes() }
}

/** When the next call can come; undefined where the clinic says no hours. */
export function nextCallTime(hours: readonly string[], timeZone: string, now: Date): CallTime | undefined {
  const open = hoursInOrder(hours)
  const { weekday: today, minute } = clockIn(timeZone, now)
  for (let inDays = 0; inDays <= 7; inDays++) {
    const weekday = (today + inDays) % 7
    const fitting = open.find(
      ({ days, to }) => days.includes(weekday) && (inDays > 0 || minute <= to - LAST_CALL_MINUTES),
    )
    if (!fitting) continue
    const hasBegun = inDays === 0 && fitting.from <= minute
    return { inDays, weekday, from: hasBegun ? null : fitting.from, to: fitting.to }
  }
  return undefined
}
