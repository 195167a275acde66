import { hoursInOrder } from '@/model/catalogue/openingHours'
import { momentShown, shownAt } from '@/model/catalogue/timeZone'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Hours without an open day within this many days count as never open. */
const MOST_DAYS = 60

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
  const open = hoursInOrder(hours)
  let left = minutes * MINUTE_MS
  if (!open.length) return from + left
  const local = shownAt(from, timeZone)
  const firstMidnight = local - (((local % DAY_MS) + DAY_MS) % DAY_MS)
  for (let day = 0; day <= MOST_DAYS; day++) {
    const midnight = firstMidnight + day * DAY_MS
    const weekday = new Date(midnight).getUTCDay()
    for (const { days, from: opens, to: closes } of open) {
      if (!days.includes(weekday)) continue
      const begins = Math.max(local, midnight + opens * MINUTE_MS)
      const ends = midnight + closes * MINUTE_MS
      if (begins >= ends) continue
      if (begins + left < ends) return momentShown(begins + left, timeZone)
      left -= ends - begins
    }
  }
  return from + minutes * MINUTE_MS
}
