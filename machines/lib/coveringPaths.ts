import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate'
import { chartOf } from './chartOf'
import type { AnyMachineCases } from './machineCases'
import { pathsOf, type MachinePath } from './machinePaths'
import { transitionsOf } from './machineShape'

/** Stands in for every invoked actor: its end comes as an event of the path. */
const neverEnding = fromPromise<unknown, unknown>(() => new Promise(() => {}))

/** The transitions that each step of a path takes. Actors' ends and delays are sent as events, so that no time passes. */
function transitionsOfSteps(
  path: MachinePath,
  machine: AnyStateMachine,
  input: unknown,
): readonly (readonly AnyTransitionDefinition[])[] {
  let taken: AnyTransitionDefinition[] = []
  const actor = createActor(machine, {
    input,
    clock: new SimulatedClock(),
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions)
    },
  }).start()
  const steps = path.map(({ event }) => {
    taken = []
    actor.send(event)
    return taken
  })
  actor.stop()
  return steps
}

/** The machine with actors that end by the path's events only. */
function withStillActors(machine: AnyStateMachine): AnyStateMachine {
  const names = Object.keys(machine.implementations.actors)
  return machine.provide({ actors: Object.fromEntries(names.map((name) => [name, neverEnding])) })
}

/** The transitions that a path takes, by their names in the machine's chart (chartOf). */
export function transitionsOfPath(
  machine: AnyStateMachine,
  cases: AnyMachineCases,
  path: MachinePath,
): string[] {
  const still = withStillActors(machine)
  const names = chartOf(still).transitions.map(({ id }) => id)
  const order = new Map(transitionsOf(still).map((one, index) => [one, names[index]]))
  const taken = transitionsOfSteps(path, still, cases.input).flat()
  return [...new Set(taken.flatMap((one) => order.get(one) ?? []))]
}

/**
 * A few of a machine's paths which together take every transition that any path takes: for tests in which each path
 * costs a page load. Each ends with the step that made it worth walking. `walkMachine` proves that all paths go as
 * foretold.
 */
export function coveringPaths(machine: AnyStateMachine, cases: AnyMachineCases): MachinePath[] {
  const still = withStillActors(machine)
  const open = pathsOf(machine, cases).map((path) => ({
    path,
    steps: transitionsOfSteps(path, still, cases.input),
  }))
  const taken = new Set<AnyTransitionDefinition>()
  const chosen: MachinePath[] = []
  for (;;) {
    const rated = open.map(({ path, steps }) => {
      const last = steps.findLastIndex((step) => step.some((one) => !taken.has(one)))
      return {
        path: path.slice(0, last + 1),
        steps,
        adds: new Set(steps.flat().filter((one) => !taken.has(one))).size,
      }
    })
    rated.sort((one, other) => other.adds - one.adds || one.path.length - other.path.length)
    const best = rated[0]
    if (!best || best.adds === 0) return chosen
    chosen.push(best.path)
    for (const one of best.steps.flat()) taken.add(one)
  }
}
