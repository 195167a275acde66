import {
  SimulatedClock,
  createActor,
  fromCallback,
  type Actor,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type SnapshotFrom,
} from 'xstate'
import { transitionIds } from './chartOf'
import type { AnyTestModel } from './testModel'
import { takenWith } from '@/machines/chartPlaces'
import { withOneActor } from './xstateInternals'

/** A machine whose actors never end by themselves: their ends are sent to it, as events. */
export const withIdleActors = (machine: AnyStateMachine): AnyStateMachine =>
  withOneActor(
    machine,
    fromCallback(() => {}),
  )

/** A run of a passive machine. */
type PassiveRun = {
  readonly actor: Actor<AnyStateMachine>
  /** The transitions taken so far, by their names in the machine's chart (chartOf). */
  taken(): readonly string[]
  stop(): void
}

/**
 * A copy of a machine without automatic progress: ends of actors and delays are sent as events, so no time passes.
 * @returns functions that start it, or resume it from a state
 */
export function passiveMachine(
  machine: AnyStateMachine,
  testModel: AnyTestModel,
): (from?: SnapshotFrom<AnyStateMachine>) => PassiveRun {
  const passive = withIdleActors(machine)
  let ids: ReadonlyMap<AnyTransitionDefinition, string> | undefined
  const named = (one: AnyTransitionDefinition) => (ids ??= transitionIds(passive)).get(one) ?? []
  return (from) => {
    const taken: AnyTransitionDefinition[] = []
    const actor = createActor(passive, {
      input: testModel.input,
      // Without the actors that run there: their ends are sent.
      snapshot: from && passive.getPersistedSnapshot(passive.resolveState(from)),
      clock: new SimulatedClock(),
      inspect: (inspected) => void taken.push(...takenWith(inspected)),
    })
    return { actor: actor.start(), taken: () => taken.flatMap(named), stop: () => void actor.stop() }
  }
}
