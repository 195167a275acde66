import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate'
import { statesOf } from '@/machines/chartPlaces'

const guardName = ({ guard }: AnyTransitionDefinition): string => {
  if (!guard) return ''
  const name = typeof guard === 'string' ? guard : 'type' in guard ? String(guard.type) : guard.name
  return ` [${name}]`
}

/** A transition in words: `leadForm.idle --form.submitted--> leadForm.validating`. */
export function nameOf(transition: AnyTransitionDefinition): string {
  const targets = transition.target?.map((node) => node.id).join(', ') ?? 'stays'
  return `${transition.source.id} --${transition.eventType || 'always'}${guardName(transition)}--> ${targets}`
}

/** Whether a parent state reacts when a final child is reached; the machine's own end is observed outside. */
function isEndAwaited(final: AnyStateNode): boolean {
  const group = final.parent
  if (!group?.parent) return true
  const isAwaited = group.transitions.has(`xstate.done.state.${group.id}`)
  return isAwaited || (group.parent.type === 'parallel' && isEndAwaited(group))
}

/**
 * What the house asks of every machine and this one lacks, a sentence each: a description on every state, explicit
 * ids on invokes which handle both done and error, names on delays, and that something awaits the end of a group.
 */
export function faultsOf(machine: AnyStateMachine): string[] {
  return statesOf(machine).flatMap((node) => [
    ...(node.description ? [] : [`${node.id} has no description`]),
    ...(node.type === 'final' && !isEndAwaited(node)
      ? [`${node.id} is final, and nothing awaits its end`]
      : []),
    ...node.invoke.flatMap((invoke) => [
      ...(/^\d+\./.test(invoke.id) || invoke.id.startsWith('xstate.')
        ? [`${node.id} invokes ${String(invoke.src)} without an id`]
        : []),
      ...(node.transitions.has(`xstate.done.actor.${invoke.id}`)
        ? []
        : [`${node.id} does not handle the end of ${invoke.id}`]),
      ...(node.transitions.has(`xstate.error.actor.${invoke.id}`)
        ? []
        : [`${node.id} does not handle the failure of ${invoke.id}`]),
    ]),
    ...[...node.transitions.keys()]
      .filter((type) => /^xstate\.after\.\d/.test(type))
      .map((type) => `${node.id} has a delay without a name: ${type}`),
  ])
}

/** Whether a state is another one or inside of it, by their ids or their paths. */
export const isWithin = (state: string, outer: string): boolean =>
  state === outer || state.startsWith(`${outer}.`)

/** The states of a value by their paths: `{ idle: 'invalid' }` is `idle` and `idle.invalid`. */
export function statePaths(value: StateValue, outer = ''): string[] {
  const named = (name: string) => (outer ? `${outer}.${name}` : name)
  if (typeof value === 'string') return [named(value)]
  return Object.entries(value).flatMap(([name, inner]) => [
    named(name),
    ...(inner === undefined ? [] : statePaths(inner, named(name))),
  ])
}

/** The states without those around them, as one name; several where parts of the machine run side by side. */
export function innermostStates(value: StateValue): string {
  const states = statePaths(value)
  return states.filter((one) => !states.some((other) => other.startsWith(`${one}.`))).join(' + ')
}
