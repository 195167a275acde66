import 'server-only'
import { deskFiguresCopy as copy } from '@/content/copy/deskFigures'
import { addDays } from '@/model/catalogue/timeZone'
import type { FigureCell, FigureRange } from '@/model/desk/figures'

/* What the figures of enquiries and those of the clinic's work share. */

/** Longer times are shown by weeks. */
export const MOST_COLUMNS = 31
const WEEK = 7

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0)
export const tenths = (number: number): number => Math.round(number * 10) / 10
export const ratio = (part: number, of: number): number | null => (of === 0 ? null : tenths(part / of))
export const percent = (part: number, of: number): number | null => ratio(part * 100, of)
export const shown = (cell: FigureCell): string => (cell === null ? copy.none : cell.toLocaleString('en-IN'))

/** A stored source as people read it. */
export const sourceName = (source: string): string => source.charAt(0).toUpperCase() + source.slice(1)

/** The days that columns begin at, a day each or, for long times, a week: full ones, counted back from the last day. */
export function columnsOf({ from, days }: FigureRange): readonly string[] {
  const step = days > MOST_COLUMNS ? WEEK : 1
  const count = Math.ceil(days / step)
  return Array.from({ length: count }, (_, at) => addDays(from, at === 0 ? 0 : days - (count - at) * step))
}

/** Rows of one name together, in the order of their first ones. */
export function groupedBy<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(nameOf(row), [...(groups.get(nameOf(row)) ?? []), row])
  return groups
}
