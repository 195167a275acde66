import { shownAt } from '@/model/catalogue/timeZone'
import { type ScheduleRow, WEEKDAYS, minuteOfDay, sessionMinutes } from './schedule'

const DAY_MINUTES = 24 * 60
const WEEK_MINUTES = 7 * DAY_MINUTES

/** Winter and summer: zones differ by other amounts where clocks are changed. */
const SEASONS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)] as const

/** Whether there are days on which both may take place. */
const areValidTogether = (one: ScheduleRow, other: ScheduleRow): boolean =>
  (one.validFrom ?? '') <= (other.validTo ?? '9999') && (other.validFrom ?? '') <= (one.validTo ?? '9999')

/** When a session begins, in minutes since the week's beginning in UTC, in a season. */
function startInWeek({ weekday, from, zone }: ScheduleRow, season: number): number {
  const ahead = Math.round((shownAt(season, zone) - season) / 60_000)
  return WEEKDAYS.indexOf(weekday) * DAY_MINUTES + minuteOfDay(from) - ahead
}

/** Whether two weekly sessions can take place at the same moment; a session may last over midnight and over the week's end. */
export function overlap(one: ScheduleRow, other: ScheduleRow): boolean {
  if (!areValidTogether(one, other)) return false
  return SEASONS.some((season) => {
    const apart = startInWeek(other, season) - startInWeek(one, season)
    const later = ((apart % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES
    return later < sessionMinutes(one) || WEEK_MINUTES - later < sessionMinutes(other)
  })
}
