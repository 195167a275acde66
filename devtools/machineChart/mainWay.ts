import { type Chart, type ChartState, type ChartTransition, chartStates } from '@/devtools/proof/chartOf'
import { machinesConfig } from '@/machines.config'
import { isWithin } from '@/devtools/proof/machineShape'

/** A group's states: those on the way that succeeds, from the first one down, and those beside it. */
export type Ways = { readonly main: readonly ChartState[]; readonly side: readonly ChartState[] }

const isFailure = ({ tags }: ChartState): boolean => tags.includes('error')

/** What leads from a state, or from inside it, to another state of the same group, in the machine's order. */
const leading = (chart: Chart, from: ChartState, to: ChartState): ChartTransition[] =>
  chart.transitions.filter(
    ({ source, targets }) => isWithin(source, from.id) && targets.some((id) => isWithin(id, to.id)),
  )

/** The shortest way between two states of a group that follows no failure; empty where there is none. */
function wayTo(chart: Chart, states: readonly ChartState[], goal: string): readonly ChartState[] {
  const first = states.find(({ isInitial }) => isInitial)
  const ways: (readonly ChartState[])[] = first ? [[first]] : []
  const seen = new Set(ways.flat())
  for (const way of ways) {
    const at = way.at(-1)
    if (at?.name === goal) return way
    for (const next of states) {
      if (!at || seen.has(next) || !leading(chart, at, next).some(({ kind }) => kind !== 'error')) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return []
}

/** From where a group begins always on to the next state, in the machine's order, that something other than a failure leads to. */
function wayOn(chart: Chart, states: readonly ChartState[]): readonly ChartState[] {
  const way: ChartState[] = []
  let at = states.find(({ isInitial }) => isInitial) ?? states[0]
  while (at) {
    way.push(at)
    const here: ChartState = at
    const open = states.filter((one) => !way.includes(one) && !isFailure(one))
    const after = states.indexOf(here)
    const next = [...open.filter((one) => states.indexOf(one) > after), ...open]
    at = next.find((one) => leading(chart, here, one).some(({ kind }) => kind !== 'error'))
  }
  return way
}

const goalOf = ({ id }: Chart): string | undefined => machinesConfig.goals[id]

/**
 * The main way of a group: to the machine's goal where it has one, otherwise on and on. All regions of a parallel state are on
 * it, since none of them is a way of its own.
 */
export function waysOf(chart: Chart, { id, kind, states }: ChartState): Ways {
  if (kind === 'parallel') return { main: states, side: [] }
  const goal = id === chart.id ? goalOf(chart) : undefined
  const toGoal = goal === undefined ? [] : wayTo(chart, states, goal)
  const main = toGoal.length ? toGoal : wayOn(chart, states)
  return { main, side: states.filter((one) => !main.includes(one)) }
}

/** A way of fewer states is none that ends in success. */
const LEAST_WAY = 3

/** Whether who leaves in a state has done what the machine is for: its goal, or where its main way ends. */
export function isSuccess(chart: Chart, state: ChartState): boolean {
  const { main } = waysOf(chart, chart.root)
  return main.at(-1) === state && (goalOf(chart) === state.name || main.length >= LEAST_WAY)
}

/** Whether nothing lies between a state's lower edge and that of the group around it. */
function isLowest(chart: Chart, group: ChartState, id: string): boolean {
  if (group.id === id) return true
  const { main, side } = waysOf(chart, group)
  const last = main.at(-1)
  return side.length === 0 && last !== undefined && isWithin(id, last.id) && isLowest(chart, last, id)
}

/** The transitions to the next box of a main way: their arrows go straight down. */
export function straightOf(chart: Chart): ReadonlySet<ChartTransition> {
  const straight = new Set<ChartTransition>()
  for (const group of chartStates(chart.root)) {
    const { main } = waysOf(chart, group)
    main.forEach((state, index) => {
      const below = main[index + 1]
      if (below)
        for (const one of leading(chart, state, below))
          if (one.targets.length === 1 && one.targets[0] === below.id && one.kind !== 'error')
            if (isLowest(chart, state, one.source)) straight.add(one)
    })
  }
  return straight
}
