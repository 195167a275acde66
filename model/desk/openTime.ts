import { type Hours, readHours } from '@/model/catalogue/openingHours'
import { localTime } from '@/model/catalogue/timeZone'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Hours that say no day at all within this are none. */
const MOST_DAYS = 60

/** How far a clock there is ahead of UTC, in milliseconds. */
const offsetAt = (ms: number, timeZone: string): number => {
  const second = Math.floor(ms / 1000) * 1000
  return Date.parse(`${localTime(new Date(second), timeZone).replace(' ', 'T')}Z`) - second
}

const inOrder = (hours: readonly string[]): readonly Hours[] =>
  hours.flatMap((text) => readHours(text) ?? []).sort((one, other) => one.from - other.from)

/**
 * The moment at which so many minutes of opening hours have passed; with 0 the first open one from then on.
 * @param from milliseconds since 1970, as the result
 * @param hours such as `Mo-Sa 09:00-20:00`; without any it is always open
 */
export function afterOpenMinutes(
  from: number,
  minutes: number,
  hours: readonly string[],
  timeZone: string,
): number {
  const open = inOrder(hours)
  let left = minutes * MINUTE_MS
  if (!open.length) return from + left
  const local = from + offsetAt(from, timeZone)
  const firstMidnight = local - (((local % DAY_MS) + DAY_MS) % DAY_MS)
  for (let day = 0; day <= MOST_DAYS; day++) {
    const midnight = firstMidnight + day * DAY_MS
    const weekday = new Date(midnight).getUTCDay()
    for (const { days, from: opens, to: closes } of open) {
      if (!days.includes(weekday)) continue
      const begins = Math.max(local, midnight + opens * MINUTE_MS)
      const ends = midnight + closes * MINUTE_MS
      if (begins >= ends) continue
      // Clocks may have been changed since `from`.
      if (begins + left < ends)
        return begins + left - offsetAt(begins + left - offsetAt(begins, timeZone), timeZone)
      left -= ends - begins
    }
  }
  return from + minutes * MINUTE_MS
}
