import {
  SimulatedClock,
  createActor,
  type AnyActorRef,
  type AnyStateMachine,
  type AnyTransitionDefinition,
} from 'xstate'
import { takenWith, transitionsOf } from '@/machines/chartPlaces'
import { type Waiting, withManualActors, turn } from './manualActors'
import type { AnyTestModel } from './testModel'
import { keyOf, pathsOf, type MachinePath, type PathStep } from './machinePaths'
import { nameOf } from './machineShape'

function makeHappen(
  actor: AnyActorRef,
  step: PathStep,
  clock: SimulatedClock,
  waiting: Waiting,
  testModel: AnyTestModel,
) {
  const { event } = step
  const [, kind = '', name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(event.type) ?? []
  if (kind === 'after') return clock.increment(testModel.delays?.[name] ?? 0)
  if (kind === 'done.actor' && 'output' in event) return waiting.get(name)?.resolve(event.output)
  if (kind === 'error.actor' && 'error' in event) return waiting.get(name)?.reject(event.error)
  actor.send(event)
}

/** Walks one path on a real actor and reports each transition it takes. @throws where it does not go as foretold */
async function walkPath(
  path: MachinePath,
  machine: AnyStateMachine,
  waiting: Waiting,
  testModel: AnyTestModel,
  taken: Set<AnyTransitionDefinition>,
) {
  const clock = new SimulatedClock()
  waiting.clear()
  const actor = createActor(machine, {
    input: testModel.input,
    clock,
    inspect: (inspected) => {
      for (const one of takenWith(inspected)) taken.add(one)
    },
  })
  // An invoked actor's failure is the machine's to handle; unhandled ones still surface through the state.
  actor.subscribe({ error: () => {} })
  actor.start()
  for (const [index, step] of path.entries()) {
    makeHappen(actor, step, clock, waiting, testModel)
    await turn()
    const reached = keyOf(actor.getSnapshot(), testModel)
    if (reached !== step.key) {
      const way = path
        .slice(0, index + 1)
        .map((one) => one.label)
        .join(' → ')
      throw new Error(`${machine.id}: after ${way}\n  foretold ${step.key}\n  reached  ${reached}`)
    }
  }
  actor.stop()
}

/**
 * Proves a machine: every path of its cases is walked on a real actor with a simulated clock and actors that end by
 * hand, must go as the graph foretells, and all paths together must take every declared transition.
 * @returns the transitions by name that no path took
 * @throws when a path goes elsewhere
 */
export async function walkMachine(
  machine: AnyStateMachine,
  testModel: AnyTestModel,
): Promise<readonly string[]> {
  const waiting: Waiting = new Map()
  const walked = withManualActors(machine, waiting)
  const taken = new Set<AnyTransitionDefinition>()
  for (const path of pathsOf(machine, testModel)) await walkPath(path, walked, waiting, testModel, taken)
  return transitionsOf(walked)
    .filter((one) => !taken.has(one))
    .map(nameOf)
}
