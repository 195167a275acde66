/** What a clinic spent on a source in a month. */
export interface Spend {
  readonly source: string
  /** `YYYY-MM`. */
  readonly month: string
  /** Whole rupees. */
  readonly rupees: number
}

export const SPEND_PATH = '/desk/figures/spend'

/** A plain campaign source, not a person's address or number. */
export const PLAIN_SOURCE = /^(?=.{1,40}$)[a-z][a-z_. -]*\d{0,4}$/

/** More is a slip of the finger. */
export const MOST_RUPEES = 100_000_000
/** Lines of one file. */
export const MOST_SPEND_ROWS = 1000

/** Why a spend was not taken (`?problem=`). */
export const SPEND_PROBLEMS = ['source', 'month', 'rupees', 'file', 'empty', 'twice', 'tooMany'] as const
export type SpendProblem = (typeof SPEND_PROBLEMS)[number]

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/
/** `12500`, `12,500`, `1,25,000` or `₹ 12500`. */
const RUPEES = /^₹?\s*(\d{1,3}(?:,\d{2,3})*|\d{1,9})$/

/**
 * Reads a spend as a form or a line of a file has it.
 * @param thisMonth the clinic's: no later one has a spend
 * @returns the spend, or the first field that cannot be
 */
export function spendOf(
  typed: Readonly<Record<'source' | 'month' | 'rupees', string>>,
  thisMonth: string,
): Spend | 'source' | 'month' | 'rupees' {
  const source = typed.source.trim().toLowerCase()
  const month = typed.month.trim()
  if (!PLAIN_SOURCE.test(source)) return 'source'
  if (!MONTH.test(month) || month > thisMonth) return 'month'
  const rupees = Number(RUPEES.exec(typed.rupees.trim())?.[1]?.replaceAll(',', '') ?? Number.NaN)
  return rupees <= MOST_RUPEES ? { source, month, rupees } : 'rupees'
}

const DAY_MS = 24 * 60 * 60 * 1000
const lengthOf = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** The part of a month's spend that falls on days `from` to `to` (`YYYY-MM-DD`, both counted): each day of a month has as much. */
export function spendWithin({ month, rupees }: Spend, { from, to }: { from: string; to: string }): number {
  const days = lengthOf(month)
  const [first, last] = [`${month}-01`, `${month}-${days}`]
  const [begin, end] = [from > first ? from : first, to < last ? to : last]
  if (begin > end) return 0
  return (rupees * ((Date.parse(end) - Date.parse(begin)) / DAY_MS + 1)) / days
}
