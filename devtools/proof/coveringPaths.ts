import type { AnyStateMachine, EventObject } from 'xstate'
import type { AnyTestModel } from './testModel'
import { graphOf, pathsOf, perTestModel, type MachinePath } from './machinePaths'
import { passiveMachine } from './passiveMachine'

/**
 * Tells the transitions that each step of a path takes, by their names in the machine's chart (chartOf). Each step is
 * taken once, from the state of the graph that it starts in: paths have most of their steps in common.
 * @throws where a path goes through a state that the cases do not reach
 */
export const transitionsOfPaths = perTestModel((machine, testModel) => {
  const start = passiveMachine(machine, testModel)
  const graph = graphOf(machine, testModel)
  const [beginning = ''] = graph.keys()
  const known = new Map<string, readonly string[]>()
  const takenFrom = (key: string, event: EventObject): readonly string[] => {
    const state = graph.get(key)?.state
    if (!state) throw new Error(`${machine.id}: a path goes through ${key}, which the cases do not reach`)
    const { actor, taken, stop } = start(state)
    actor.send(event)
    stop()
    return taken()
  }
  return (path: MachinePath): readonly (readonly string[])[] =>
    path.map(({ event }, index) => {
      const from = path[index - 1]?.key ?? beginning
      const step = `${from} ${JSON.stringify(event)}`
      const ids = known.get(step) ?? takenFrom(from, event)
      known.set(step, ids)
      return ids
    })
})

/**
 * Which steps take each transition of a machine: every step of every path, with the way that leads there. What no step
 * takes is missing.
 */
export function waysToTransitions(
  machine: AnyStateMachine,
  testModel: AnyTestModel,
): ReadonlyMap<string, readonly MachinePath[]> {
  const takenBy = transitionsOfPaths(machine, testModel)
  const ways = new Map<string, MachinePath[]>()
  for (const path of pathsOf(machine, testModel))
    takenBy(path).forEach((step, index) => {
      for (const id of step) {
        const way = path.slice(0, index + 1)
        const known = ways.get(id)
        if (known) known.push(way)
        else ways.set(id, [way])
      }
    })
  return ways
}

/** What transitions are worth, and which sum of it is enough. */
export interface Weights {
  readonly weightOf: (transitionId: string) => number
  readonly enough: number
}

/** How a path is cut to what can be walked of it. */
export type Cut = (path: MachinePath) => MachinePath

/**
 * A few of a machine's paths which together take every transition that any path takes: for tests in which each path
 * costs a page load. Each ends with the step that made it worth walking. `walkMachine` proves that all paths go as
 * foretold.
 * @param cut leaves of a path what can be walked where not all of it can
 * @param weights what each transition is worth by its id (default: each the same), and the part of their sum that is enough
 */
export function coveringPaths(
  machine: AnyStateMachine,
  testModel: AnyTestModel,
  cut: Cut = (path) => path,
  { weightOf, enough }: Weights = { weightOf: () => 1, enough: Infinity },
): MachinePath[] {
  const takenBy = transitionsOfPaths(machine, testModel)
  let open = pathsOf(machine, testModel)
    .map(cut)
    .map((path) => ({ path, steps: takenBy(path), length: path.length, adds: 0 }))
  const taken = new Set<string>()
  const chosen: MachinePath[] = []
  const sumOf = (ids: ReadonlySet<string>) => [...ids].reduce((sum, id) => sum + weightOf(id), 0)
  for (;;) {
    // What adds nothing now adds nothing later.
    open = open
      .map(({ path, steps }) => ({
        path,
        steps,
        length: 1 + steps.findLastIndex((step) => step.some((one) => !taken.has(one) && weightOf(one) > 0)),
        adds: sumOf(new Set(steps.flat().filter((one) => !taken.has(one)))),
      }))
      .filter(({ adds }) => adds > 0)
    const [best] = [...open].sort((one, other) => other.adds - one.adds || one.length - other.length)
    if (!best || sumOf(taken) >= enough) return chosen
    chosen.push(best.path.slice(0, best.length))
    for (const one of best.steps.flat()) taken.add(one)
  }
}
