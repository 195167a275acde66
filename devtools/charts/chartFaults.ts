/** Faults of a chart by the chart alone, so that a revision's can be found without running its code; in the words of the lint. */
import { type Chart, type ChartState, chartStates } from '@/devtools/proof/chartOf'
import { isWithin } from '@/devtools/proof/machineShape'

/** The states that come with a state: those it begins in, all of them where it is parallel. */
const within = (state: ChartState): ChartState[] => [
  state,
  ...state.states.filter(({ isInitial }) => state.kind === 'parallel' || isInitial).flatMap(within),
]

function reachableIn({ root, transitions }: Chart): ReadonlySet<string> {
  const states = chartStates(root)
  const byId = new Map(states.map((state) => [state.id, state]))
  /** What is entered with a state: what it lies in, and the regions beside it. */
  const entered = (state: ChartState): ChartState[] => [
    ...within(state),
    ...states
      .filter(({ id }) => id !== state.id && isWithin(state.id, id))
      .flatMap((outer) => (outer.kind === 'parallel' ? within(outer) : [outer])),
  ]
  const found = new Set<string>()
  let open = [root]
  while (open.length > 0) {
    const fresh = open.flatMap(entered).filter(({ id }) => !found.has(id))
    for (const { id } of fresh) found.add(id)
    const ids = new Set(fresh.map(({ id }) => id))
    open = transitions
      .filter(({ source }) => ids.has(source))
      .flatMap(({ targets }) => targets.flatMap((target) => byId.get(target) ?? []))
  }
  return found
}

/** States that nothing leads to, and such as nothing leads out of though the machine has not ended, a line each. */
export function chartFaults(chart: Chart): string[] {
  const states = chartStates(chart.root)
  const byId = new Map(states.map((state) => [state.id, state]))
  const reachable = reachableIn(chart)
  const leads = (leaf: ChartState) =>
    chart.transitions.some(
      ({ source, targets }) =>
        isWithin(leaf.id, source) &&
        targets
          .flatMap((target) => byId.get(target) ?? [])
          .flatMap(within)
          .some(({ id, kind }) => id !== leaf.id && kind !== 'compound'),
    )
  return [
    ...states.filter(({ id }) => !reachable.has(id)).map(({ id }) => `${id}: no transition leads there`),
    ...states
      .filter((state) => state.kind === 'atomic' && state !== chart.root && !leads(state))
      .map(({ id }) => `${id}: is a dead end and not final`),
  ]
}
