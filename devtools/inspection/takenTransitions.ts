import type { AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { StateMachine } from 'xstate'
import { transitionIds } from '@/devtools/proof/chartOf'

type Names = ReadonlyMap<AnyTransitionDefinition, string>

/** Which transitions led to each snapshot: the protocol does not say so, and the chart wants to show it. */
export class TakenTransitions {
  private readonly names = new WeakMap<object, Names>()
  private readonly since = new Map<string, string[]>()
  private readonly untold = new Map<string, string[][]>()

  private namesOf(logic: unknown): Names {
    if (!(logic instanceof StateMachine)) return new Map()
    const known = this.names.get(logic)
    if (known) return known
    const found = transitionIds(logic)
    this.names.set(logic, found)
    return found
  }

  /** Notes what an actor did. */
  note(event: InspectionEvent): void {
    const { sessionId } = event.actorRef
    if (event.type === '@xstate.microstep') {
      const { logic } = event.actorRef as unknown as { readonly logic: unknown }
      const names = this.namesOf(logic)
      const taken = event._transitions.flatMap((one) => names.get(one) ?? [])
      this.since.set(sessionId, [...(this.since.get(sessionId) ?? []), ...taken])
    } else if (event.type === '@xstate.snapshot') {
      this.untold.set(sessionId, [...(this.untold.get(sessionId) ?? []), this.since.get(sessionId) ?? []])
      this.since.delete(sessionId)
    }
  }

  /** What led to an actor's next snapshot that is told of; snapshots are told in the order in which they were noted. */
  next(sessionId: string): readonly string[] {
    return this.untold.get(sessionId)?.shift() ?? []
  }
}
