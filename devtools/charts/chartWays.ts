/** The ways through a chart that lead to each of its transitions, read from the chart alone: no revision's code is run. */
import { type Chart, type ChartState, type ChartTransition, chartStates } from '@/devtools/proof/chartOf'
import { isWithin } from '@/devtools/proof/machineShape'

/** The shortest way from the beginning to a transition, which is its last step; conditions are not weighed. */
export type Way = readonly ChartTransition[]

const beginnings = (state: ChartState): string[] =>
  state.states.length === 0
    ? [state.id]
    : state.states.filter((one) => state.kind === 'parallel' || one.isInitial).flatMap(beginnings)

/** By the transition's id. A transition that no way reaches is not among them. */
export function waysOf(chart: Chart): ReadonlyMap<string, Way> {
  const states = new Map(chartStates(chart.root).map((state) => [state.id, state]))
  const ways = new Map<string, Way>()
  const reached = new Set<string>()
  let edge: { readonly at: string; readonly way: Way }[] = beginnings(chart.root).map((at) => ({
    at,
    way: [],
  }))
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const { at, way } of edge) {
      if (reached.has(at)) continue
      reached.add(at)
      for (const one of chart.transitions.filter(({ source }) => isWithin(at, source))) {
        const longer = [...way, one]
        if (!ways.has(one.id)) ways.set(one.id, longer)
        for (const target of one.targets) {
          const state = states.get(target)
          next.push(...(state ? beginnings(state) : []).map((leaf) => ({ at: leaf, way: longer })))
        }
      }
    }
    edge = next
  }
  return ways
}

/** A way that came, went or goes otherwise; both where it goes otherwise. */
export type WayChange = { readonly id: string; readonly before?: Way; readonly after?: Way }

const sameWay = (one: Way, other: Way): boolean =>
  one.map(({ id }) => id).join('\n') === other.map(({ id }) => id).join('\n') &&
  one.at(-1)?.targets.join() === other.at(-1)?.targets.join()

/** The ways that differ between two charts of a machine; either may be missing. */
export function wayChanges(before: Chart | undefined, after: Chart | undefined): WayChange[] {
  const was = before ? waysOf(before) : new Map<string, Way>()
  const is = after ? waysOf(after) : new Map<string, Way>()
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((id): WayChange[] => {
    const [old, now] = [was.get(id), is.get(id)]
    return old && now && sameWay(old, now) ? [] : [{ id, before: old, after: now }]
  })
}
