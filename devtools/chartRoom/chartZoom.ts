/** How large a chart is drawn, and what of it is looked at. */
import type { PlacedChart, Rectangle } from '@/devtools/machineChart/layOutChart'

/** At its own size a chart's smallest text has 12 px (chartText.ts). Only a fit, which is asked for, is smaller. */
const LEAST = 1
const MOST = 4
/** A chart that follows its machine is not made smaller than this: its words can still be made out. */
const LEAST_FOLLOWED = 0.6
/** Pixels around the states that are followed. */
const AROUND = 24

export type Size = { readonly width: number; readonly height: number }

/** The zoom at which all of a chart is seen in a box, be it larger or smaller than its own size. */
export const fitting = (chart: Size, box: Size): number =>
  Math.min(MOST, box.width / chart.width, box.height / chart.height)

/** Larger or smaller by a step: not smaller than can be read, but never back from a fit that is. */
export const zoomed = (zoom: number, factor: number): number =>
  Math.min(MOST, Math.max(Math.min(zoom, LEAST), zoom * factor))

/** The states that a machine is in which have none of them within: one of each region. */
export const leavesOf = (active: readonly string[]): string[] =>
  active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)))

/** What surrounds the states of these ids, in the chart's own pixels; undefined where none is drawn. */
export function surrounding(
  { states, width, height }: PlacedChart,
  ids: readonly string[],
): Rectangle | undefined {
  const lit = states.filter(({ state }) => ids.includes(state.id))
  if (lit.length === 0) return undefined
  const x = Math.max(0, Math.min(...lit.map((one) => one.x)) - AROUND)
  const y = Math.max(0, Math.min(...lit.map((one) => one.y)) - AROUND)
  return {
    x,
    y,
    width: Math.min(width, Math.max(...lit.map((one) => one.x + one.width)) + AROUND) - x,
    height: Math.min(height, Math.max(...lit.map((one) => one.y + one.height)) + AROUND) - y,
  }
}

/** What is followed: its place, and the zoom at which it is seen. */
export type Followed = { readonly at: Rectangle; readonly zoom: number }

/**
 * Where to look when a machine has moved: at the leaves of all regions, smaller where they have no room otherwise; where that could
 * not be read, at those that were not lit before.
 * @param wanted the zoom that the reader has chosen
 */
export function followed(
  placed: PlacedChart,
  active: readonly string[],
  { before, box, wanted }: { before: readonly string[]; box: Size; wanted: number },
): Followed | undefined {
  const leaves = leavesOf(active)
  const fresh = leaves.filter((id) => !before.includes(id))
  const ways = [leaves, fresh, leaves.slice(-1)].flatMap((ids) => surrounding(placed, ids) ?? [])
  const fit = (at: Rectangle) => Math.min(wanted, fitting(at, box))
  const at = ways.find((one) => fit(one) >= Math.min(wanted, LEAST_FOLLOWED)) ?? ways.at(-1)
  return at && { at, zoom: Math.max(Math.min(wanted, LEAST_FOLLOWED), fit(at)) }
}
