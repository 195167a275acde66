import 'server-only'
import type { ScheduleExceptionRow } from '@/model/appointments/schedule'
import { isDay } from '@/model/catalogue/timeZone'

/** The next day with the month and day of a date, `today` included. @param today both `YYYY-MM-DD` */
function comingDate(date: string, today: string): string {
  if (date >= today) return date
  const thisYear = Number(today.slice(0, 4))
  // A 29 February may be seven years away (1896 to 1904).
  const years = Array.from({ length: 9 }, (_, more) => `${thisYear + more}${date.slice(4)}`)
  return years.find((day) => day >= today && isDay(day)) ?? date
}

/** The demonstration's exceptions, which are on yearly holidays, on their next days: else a new database would have only past ones. */
export const onComingDates = (
  rows: readonly ScheduleExceptionRow[],
  today: string,
): readonly ScheduleExceptionRow[] => rows.map((row) => ({ ...row, date: comingDate(row.date, today) }))
