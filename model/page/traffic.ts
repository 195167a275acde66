/* What pages count of themselves: how often which transition was taken, where machines were when a page was left, how quick it was. */

/** Where a page sends its counts when it is left. */
export const TRAFFIC_PATH = '/api/session/traffic'

/** A transition's or a state's place in its chart, and how often. */
export type PlaceCount = readonly [place: number, count: number]

/** What one kind of machine did on a page. */
export type MachineTraffic = {
  readonly id: string
  /** Which chart the places are of (machines/chartPlaces.ts). */
  readonly hash: string
  readonly taken: readonly PlaceCount[]
  /** Places of the states in which the page was left. */
  readonly left: readonly PlaceCount[]
  /** States restored from the back/forward cache, which are not new visits. */
  readonly returned: readonly PlaceCount[]
}

/** What a page sends. Nothing in it is of one visitor: no id, no time, nothing that was typed. */
export type PageTraffic = {
  readonly pageType: string
  /** Whether the page was counted before, and came back since. */
  readonly isBack: boolean
  readonly machines: readonly MachineTraffic[]
  /** Web vitals by their names, each with the place of its value in VITALS. */
  readonly vitals: readonly (readonly [metric: string, step: number])[]
}

/** How often at most one page says that something happened; more is no visitor's doing. */
export const MOST_COUNTED = 1000

/** Upper ends of each metric's steps, the last one open; good and poor are the second and the fourth (web.dev/vitals). LCP and INP in ms. */
export const VITALS: Readonly<Record<string, readonly number[]>> = {
  LCP: [1000, 2500, 3250, 4000, 8000],
  INP: [100, 200, 350, 500, 1000],
  CLS: [0.02, 0.1, 0.175, 0.25, 0.5],
}

/** The place of a value among a metric's steps. */
export function vitalStep(metric: string, value: number): number {
  const ends = VITALS[metric] ?? []
  const at = ends.findIndex((end) => value <= end)
  return at < 0 ? ends.length : at
}

/** From a page that was seen to a visit at the clinic, in this order; each step is a part of those before. */
export const FUNNEL_STEPS = [
  'seen',
  'touched',
  'sent',
  'stored',
  'delivered',
  'called',
  'booked',
  'visited',
] as const
export type FunnelStep = (typeof FUNNEL_STEPS)[number]
export type Funnel = Readonly<Record<FunnelStep, number>>
