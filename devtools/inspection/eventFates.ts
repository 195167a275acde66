/**
 * What XState's inspection leaves out (xstate 5.33): an actor that has ended drops an event, and one whose action throws stops;
 * neither tells a snapshot. Both are found in the actor itself once the event is over.
 */
import type { AnyActorRef, InspectedSnapshotEvent, InspectionEvent, Snapshot } from 'xstate'
import { failureOf, type Failure } from './failures'
import { machineOf } from '@/devtools/proof/xstateInternals'

/** Why an event has no ordinary snapshot: its actor had ended before, or failed with it. */
export type EventFate =
  { readonly kind: 'dropped'; readonly status: string } | ({ readonly kind: 'failed' } & Failure)

const snapshotOf = (actorRef: InspectionEvent['actorRef']): Snapshot<unknown> | undefined =>
  (actorRef as AnyActorRef).getSnapshot() as Snapshot<unknown> | undefined

/** Finds events without an answer and answers them with the snapshot that their actor has. */
export class EventFates {
  private readonly answered = new WeakSet<object>()
  private readonly failed = new WeakSet<object>()
  private readonly pending = new Map<string, (EventFate | undefined)[]>()

  /** @param answer hears the snapshots that XState does not tell */
  constructor(private readonly answer: (event: InspectedSnapshotEvent) => void) {}

  /** Notes what an actor did. */
  note(event: InspectionEvent): void {
    if (event.type === '@xstate.snapshot') {
      this.answered.add(event.event)
      // The actor knows of a failure in its first actions, of which its snapshot says nothing.
      this.queue(event.actorRef.sessionId, this.failureOf(event.actorRef))
    }
    // What the event brings about happens at once; calls and timers are events of their own.
    if (event.type === '@xstate.event') queueMicrotask(() => this.settle(event))
  }

  private queue(sessionId: string, fate: EventFate | undefined): void {
    this.pending.set(sessionId, [...(this.pending.get(sessionId) ?? []), fate])
  }

  /** The failure of a machine, once. */
  private failureOf(actorRef: InspectionEvent['actorRef']): EventFate | undefined {
    const snapshot = snapshotOf(actorRef)
    if (snapshot?.status !== 'error' || !machineOf(actorRef) || this.failed.has(actorRef)) return undefined
    this.failed.add(actorRef)
    return { kind: 'failed', ...failureOf(snapshot.error) }
  }

  private settle({ actorRef, event, rootId }: Extract<InspectionEvent, { type: '@xstate.event' }>): void {
    const snapshot = snapshotOf(actorRef)
    if (!snapshot || snapshot.status === 'active' || this.answered.has(event)) return
    const { status } = snapshot
    this.queue(actorRef.sessionId, this.failureOf(actorRef) ?? { kind: 'dropped', status })
    this.answer({ type: '@xstate.snapshot', actorRef, event, rootId, snapshot })
  }

  /** What is to be said of an actor's next snapshot; they are taken in the order in which they were noted. */
  next(sessionId: string): EventFate | undefined {
    return this.pending.get(sessionId)?.shift()
  }
}
