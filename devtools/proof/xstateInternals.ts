/** All that these tools know of XState beyond its documented interface (xstate 5.33), but for `takenWith`: the next major version is this file's work. */
import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type InspectionEvent,
  StateMachine,
} from 'xstate'

/** Whether a snapshot is in a state. */
export const isIn = (snapshot: AnyMachineSnapshot, node: AnyStateNode): boolean =>
  snapshot._nodes.includes(node)

/** The machine that an actor runs; undefined where it runs something else. */
export function machineOf(actor: InspectionEvent['actorRef']): AnyStateMachine | undefined {
  const { logic } = actor as AnyActorRef & { readonly logic?: unknown }
  return logic instanceof StateMachine ? logic : undefined
}

/** A copy of a machine in which one actor replaces all its actors. */
export const withOneActor = (machine: AnyStateMachine, actor: AnyActorLogic): AnyStateMachine =>
  machine.provide({
    actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, actor])),
  })

/** The type of the event that an action raises; undefined for any other action. */
export function raisedType(action: unknown): string | undefined {
  if (!isObject(action) || !('event' in action)) return undefined
  const { event } = action
  return isObject(event) && 'type' in event && typeof event.type === 'string' ? event.type : undefined
}

/** How long a raise() or sendTo() waits, where that is a bare number of milliseconds; `after` waits by a name. */
export function bareDelayOf(action: unknown): number | undefined {
  if (!isObject(action) || !('delay' in action) || typeof action.delay !== 'number') return undefined
  const isAfter = 'id' in action && String(action.id).startsWith('xstate.after.')
  return isAfter ? undefined : action.delay
}

/** Whether an action starts or ends the waiting for `after`. */
export const isWaiting = (action: unknown): boolean =>
  isObject(action) &&
  (('type' in action && action.type === 'xstate.cancel') ||
    raisedType(action)?.startsWith('xstate.after.') === true)

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'
