import 'server-only'
import { clinicTimeZone } from '@/content/brand'
import { localTime, startOfDay } from '@/model/catalogue/timeZone'
import { dayAfter, type Figure, type FigureDays, figureRange } from '@/model/desk/figures'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { countPeriod } from './figureQueries'
import { figuresOf } from './figures'

/** The figures that an address names, as somebody may see them. */
export interface DeskFigures extends FigureDays {
  readonly figures: readonly Figure[]
}

/**
 * What an address names (`?days=`, `?from=&to=`), in the clinic's days, and as many days before it; of a day that is not over
 * both have the same part.
 */
export function periodsOf(query: URLSearchParams, now: Date) {
  const timeZone = clinicTimeZone()
  const today = localTime(now, timeZone).slice(0, 10)
  const range = figureRange(query, today)
  const { from, to, days } = range
  const midnight = (day: string) => startOfDay(day, timeZone)
  const over = midnight(dayAfter(to, 1))
  const left = Math.max(0, over.getTime() - now.getTime())
  const overBefore = midnight(dayAfter(to, 1 - days))
  return {
    timeZone,
    shown: { range, today, before: { from: dayAfter(from, -days), to: dayAfter(to, -days) } },
    ours: { start: midnight(from), end: new Date(over.getTime() - left) },
    theirs: { start: midnight(dayAfter(from, -days)), end: new Date(overBefore.getTime() - left) },
  }
}

/**
 * Counts what an address asks for (`?days=`, `?from=&to=`), in the clinic's days.
 * @throws the database's error
 */
export async function loadFigures(
  executeSql: ExecuteSql,
  query: URLSearchParams,
  staff: Pick<StaffMember, 'role'>,
  now = new Date(),
): Promise<DeskFigures> {
  const { timeZone, shown, ours, theirs } = periodsOf(query, now)
  const [counted, before] = await Promise.all([
    countPeriod(executeSql, ours, timeZone),
    countPeriod(executeSql, theirs, timeZone),
  ])
  return {
    ...shown,
    figures: figuresOf(
      { range: shown.range, now: counted, before },
      { withPeople: isAtLeast(staff, 'manager') },
    ),
  }
}
