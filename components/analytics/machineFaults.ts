import type { AnyActorRef, InspectionEvent } from 'xstate'
import { tellFault } from '@/components/layout/islands/faults'
import { noteFaultForReport } from './machineLog'

const failed = new WeakSet<object>()

/**
 * Tells once that an action of a machine failed (inspected.ts): the machine has stopped then, and says so in its snapshot alone, when
 * the event is over.
 */
export function noteFault(event: InspectionEvent): void {
  if (event.type !== '@xstate.event') return
  const actor = event.actorRef as AnyActorRef & { readonly logic?: { readonly id?: unknown } }
  queueMicrotask(() => {
    const snapshot = actor.getSnapshot()
    const id = actor.logic?.id
    if (snapshot?.status !== 'error' || typeof id !== 'string' || failed.has(actor)) return
    failed.add(actor)
    noteFaultForReport(event)
    tellFault(id, snapshot.error)
  })
}
