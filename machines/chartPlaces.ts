import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate'

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]

/** All states of a machine in the order of its chart, the root first. */
export const statesOf = (machine: AnyStateMachine): AnyStateNode[] => nodesOf(machine.root)

/** The transitions that a state declares. */
export const transitionsFrom = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]

/** All transitions that a machine declares, in the order of its chart: events, always, after, done and error, a guard's branch each. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  statesOf(machine).flatMap(transitionsFrom)

/** The place of each transition in its machine's chart. */
export const placesOf = (machine: AnyStateMachine): ReadonlyMap<AnyTransitionDefinition, number> =>
  new Map(transitionsOf(machine).map((one, place) => [one, place]))

/**
 * The transitions that an actor takes with an inspected event; none where the event is about something else. XState names
 * them in a property of its own (`_transitions`, xstate 5.33), which is read here alone.
 */
export const takenWith = (inspected: InspectionEvent): readonly AnyTransitionDefinition[] =>
  inspected.type === '@xstate.microstep' ? inspected._transitions : []

const guardOf = ({ guard }: AnyTransitionDefinition): string =>
  typeof guard === 'object' && guard !== null && 'type' in guard
    ? String(guard.type)
    : String(guard && 'guard')

/** The states of a machine that have none within, in the order of its chart. */
export const restingStatesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  statesOf(machine).filter(({ states }) => Object.keys(states).length === 0)

/** Tells whether two charts name the same states and transitions in the same order (FNV-1a, 32 bits). */
export function chartHash(machine: AnyStateMachine): string {
  const text = [
    ...transitionsOf(machine).map((one) => `${one.source.id}|${one.eventType}|${guardOf(one)}`),
    ...restingStatesOf(machine).map(({ id }) => id),
  ].join('\n')
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
