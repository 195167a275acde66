import { addDays, isUsableDay } from '@/model/catalogue/timeZone'
import type { Funnel } from '@/model/page/traffic'

/** The ranges that are offered: the last so many days, today with them. */
export const RANGE_DAYS = [7, 28, 90] as const
const DEFAULT_DAYS = 28
/** A range of one's own may be so long. */
export const MOST_DAYS = 366

const DAY_MS = 24 * 60 * 60 * 1000

/** The days (`YYYY-MM-DD`, the clinic's) that figures are of, both of them with it. */
export interface FigureRange {
  readonly from: string
  readonly to: string
  readonly days: number
  /** As the address names it; undefined for days of one's own. */
  readonly preset?: (typeof RANGE_DAYS)[number]
  /** The address names days that are none, or too many: the range is the default one. */
  readonly isRefused: boolean
}

const last = (days: (typeof RANGE_DAYS)[number], today: string, isRefused = false): FigureRange => ({
  from: addDays(today, 1 - days),
  to: today,
  days,
  preset: days,
  isRefused,
})

/** The range that an address names (`?days=` or `?from=&to=`). @param today the clinic's */
export function figureRange(query: URLSearchParams, today: string): FigureRange {
  const from = query.get('from') ?? ''
  const named = query.get('to') ?? ''
  if (!from && !named) {
    const days = query.get('days')
    const preset = RANGE_DAYS.find((known) => String(known) === days)
    return last(preset ?? DEFAULT_DAYS, today, days !== null && preset === undefined)
  }
  const to = named > today ? today : named
  if (!isUsableDay(from) || !isUsableDay(to) || from > to) return last(DEFAULT_DAYS, today, true)
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return days > MOST_DAYS ? last(DEFAULT_DAYS, today, true) : { from, to, days, isRefused: false }
}

/** The range as an address names it. */
export const rangeQuery = ({ from, to, preset }: FigureRange): string =>
  preset ? `days=${preset}` : `from=${from}&to=${to}`

/** Figures of the clinic's work, beside those of its enquiries. */
const WORK_FIGURE_IDS = [
  'waits',
  'costs',
  'lost',
  'cities',
  'sessions',
  'doctors',
  'departments',
  'absenceBySource',
  'absenceByNotice',
] as const
export type WorkFigureId = (typeof WORK_FIGURE_IDS)[number]
export const FIGURE_IDS = ['days', 'funnel', 'firstCall', 'people', 'sources', ...WORK_FIGURE_IDS] as const
export type FigureId = (typeof FIGURE_IDS)[number]

/** Numbers as a plot draws them. */
export interface Plot {
  /** Columns above each other along time, or bars beside each other, a group a name. */
  readonly kind: 'columns' | 'bars'
  readonly names: readonly string[]
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[]
  /** Unit after each number, such as %. */
  readonly unit?: string
}

/** Null where there is nothing to count by. */
export type FigureCell = string | number | null

export interface Figure {
  readonly id: FigureId
  /** What the numbers say, in a sentence. */
  readonly summary: string
  readonly plot: Plot
  readonly table: {
    readonly head: readonly string[]
    /** The first cell names the row. */
    readonly rows: readonly (readonly [string, ...FigureCell[]])[]
  }
}

/** Something that visitors did, or a state in which they left a page: so often, `of` so many times that anything did. */
export interface BehaviourFigure {
  /** In people's words. */
  readonly words: string
  readonly count: number
  readonly of: number
}

/** A machine as the desk tells of it; the most frequent figures first. */
export interface MachineBehaviour {
  readonly machine: string
  readonly about: string
  readonly taken: readonly BehaviourFigure[]
  readonly left: readonly BehaviourFigure[]
}

/** The days that figures are of. */
export interface FigureDays {
  readonly range: FigureRange
  /** The clinic's day. */
  readonly today: string
  /** The first and the last day of the period before. */
  readonly before: { readonly from: string; readonly to: string }
}

/** What visitors did in a range of days. */
export interface Behaviour extends FigureDays {
  /** Page views counted by the browser's script. */
  readonly counted: number
  readonly funnel: { readonly now: Funnel; readonly before: Funnel }
  readonly machines: readonly MachineBehaviour[]
}

/** The colours of plots by day; those that are tokens of the look (components/ui/theme/tokens.ts) follow it on the page. */
export const PLOT_COLOURS = {
  ink: '#12241F',
  muted: '#4A5B55',
  line: '#E6DFD2',
  surface: '#FFFFFF',
  green: '#0B6B58',
  marigold: '#F2A20C',
  /** The same by night. */
  blue: '#5B7FA6',
  plum: '#96648F',
} as const
export type PlotColours = Readonly<Record<keyof typeof PLOT_COLOURS, string>>
