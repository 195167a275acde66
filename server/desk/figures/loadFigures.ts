import 'server-only'
import { clinicTimeZone } from '@/content/brand'
import { citiesToChoose } from '@/content/catalogue/catalogue'
import { deskClinicFiguresCopy } from '@/content/copy/deskClinicFigures'
import { addDays, localTime, startOfDay } from '@/model/catalogue/timeZone'
import { type Figure, type FigureDays, figureRange } from '@/model/desk/figures'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { currentSettings } from '@/server/desk/followUp/settingsStore'
import { blindIndexesOf } from '@/server/privacy/sealing/leadContent'
import { clinicFigures } from './clinicFigures'
import { costFigure } from './costFigure'
import { countClinic, countWaits } from './clinicQueries'
import { countPeriod } from './figureQueries'
import { figuresOf } from './figures'
import { readSpends } from './spendStore'

/** The figures of an address, limited to those that the member of staff may see. */
export interface DeskFigures extends FigureDays {
  readonly figures: readonly Figure[]
}

/**
 * The period of an address (`?days=`, `?from=&to=`), in the clinic's days, and as many days before it; if the last
 * day is not over, both have the same part of it.
 */
export function periodsOf(query: URLSearchParams, now: Date) {
  const timeZone = clinicTimeZone()
  const today = localTime(now, timeZone).slice(0, 10)
  const range = figureRange(query, today)
  const { from, to, days } = range
  const midnight = (day: string) => startOfDay(day, timeZone)
  const over = midnight(addDays(to, 1))
  const left = Math.max(0, over.getTime() - now.getTime())
  const overBefore = midnight(addDays(to, 1 - days))
  return {
    timeZone,
    shown: { range, today, before: { from: addDays(from, -days), to: addDays(to, -days) } },
    ours: { start: midnight(from), end: new Date(over.getTime() - left) },
    theirs: { start: midnight(addDays(from, -days)), end: new Date(overBefore.getTime() - left) },
  }
}

/**
 * Computes the figures of an address (`?days=`, `?from=&to=`), in the clinic's days.
 * @throws the database's error
 */
export async function loadFigures(
  executeSql: ExecuteSql,
  query: URLSearchParams,
  staff: Pick<StaffMember, 'role'>,
  now = new Date(),
): Promise<DeskFigures> {
  const { timeZone, shown, ours, theirs } = periodsOf(query, now)
  const { range } = shown
  const [counted, before] = await Promise.all([
    countPeriod(executeSql, ours, timeZone),
    countPeriod(executeSql, theirs, timeZone),
  ])
  const isManager = isAtLeast(staff, 'manager')
  const { first, last } = figuresOf({ range, now: counted, before }, { withPeople: isManager })
  const work = clinicFigures({
    range,
    clinic: await countClinic(executeSql, ours, range),
    waitsBefore: await countWaits(executeSql, theirs),
    reasonName: await reasonNames(executeSql),
    cityName: cityNames(),
  })
  const months = { from: range.from.slice(0, 7), to: range.to.slice(0, 7) }
  const costs = isManager ? [costFigure(range, counted.sources, await readSpends(executeSql, months))] : []
  return { ...shown, figures: [...first, ...work.waits, ...last, ...costs, ...work.others] }
}

/** Names of the reasons of the settings, and of steps that close an enquiry without one. */
async function reasonNames(executeSql: ExecuteSql): Promise<(reason: string) => string> {
  const { settings } = await currentSettings(executeSql)
  const labels = new Map(settings.lostReasons.map(({ id, label }) => [id, label]))
  return (reason) => labels.get(reason) ?? deskClinicFiguresCopy.lostBy[reason] ?? reason
}

/** Names of cities by the indexes under which leads have them. */
function cityNames(): (index: string) => string | undefined {
  const names = new Map(
    citiesToChoose().flatMap(({ cityname }) =>
      blindIndexesOf('city', cityname).map((index) => [index.toLowerCase(), cityname] as const),
    ),
  )
  return (index) => names.get(index)
}
