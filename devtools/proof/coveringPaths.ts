import type { AnyStateMachine } from 'xstate'
import type { AnyTestModel } from './testModel'
import { pathsOf, type MachinePath } from './machinePaths'
import { passiveMachine } from './passiveMachine'

/** The transitions that each step of a path takes. */
function transitionsOfSteps(
  path: MachinePath,
  start: ReturnType<typeof passiveMachine>,
): readonly (readonly string[])[] {
  const { actor, taken, stop } = start()
  let before = taken().length
  const steps = path.map(({ event }) => {
    actor.send(event)
    const all = taken()
    const own = all.slice(before)
    before = all.length
    return own
  })
  stop()
  return steps
}

/**
 * Which steps take each transition of a machine: every step of every path, with the way that leads there. What no step
 * takes is missing.
 */
export function waysToTransitions(
  machine: AnyStateMachine,
  testModel: AnyTestModel,
): ReadonlyMap<string, readonly MachinePath[]> {
  const start = passiveMachine(machine, testModel)
  const ways = new Map<string, MachinePath[]>()
  for (const path of pathsOf(machine, testModel))
    transitionsOfSteps(path, start).forEach((step, index) => {
      for (const id of step) {
        const way = path.slice(0, index + 1)
        const known = ways.get(id)
        if (known) known.push(way)
        else ways.set(id, [way])
      }
    })
  return ways
}

/** Tells the transitions that a path of a machine takes step by step, by their names in the machine's chart (chartOf). */
export function transitionsOfPaths(
  machine: AnyStateMachine,
  testModel: AnyTestModel,
): (path: MachinePath) => readonly (readonly string[])[] {
  const start = passiveMachine(machine, testModel)
  return (path) => transitionsOfSteps(path, start)
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
  const start = passiveMachine(machine, testModel)
  const open = pathsOf(machine, testModel)
    .map(cut)
    .map((path) => ({ path, steps: transitionsOfSteps(path, start) }))
  const taken = new Set<string>()
  const chosen: MachinePath[] = []
  const sumOf = (ids: ReadonlySet<string>) => [...ids].reduce((sum, id) => sum + weightOf(id), 0)
  for (;;) {
    const rated = open.map(({ path, steps }) => {
      const last = steps.findLastIndex((step) => step.some((one) => !taken.has(one) && weightOf(one) > 0))
      return {
        path: path.slice(0, last + 1),
        steps,
        adds: sumOf(new Set(steps.flat().filter((one) => !taken.has(one)))),
      }
    })
    rated.sort((one, other) => other.adds - one.adds || one.path.length - other.path.length)
    const best = rated[0]
    if (!best || best.adds === 0 || sumOf(taken) >= enough) return chosen
    chosen.push(best.path)
    for (const one of best.steps.flat()) taken.add(one)
  }
}
