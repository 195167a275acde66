import type { AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { transitionIds } from '@/devtools/proof/chartOf'
import { machineOf } from '@/devtools/proof/xstateInternals'
import { takenWith } from '@/machines/chartPlaces'

type Names = ReadonlyMap<AnyTransitionDefinition, string>

/** Which transitions led to each snapshot: the protocol does not say so, and the chart wants to show it. */
export class TakenTransitions {
  private readonly names = new WeakMap<object, Names>()
  private readonly since = new Map<string, string[]>()
  private readonly pending = new Map<string, string[][]>()

  private namesOf(actor: InspectionEvent['actorRef']): Names {
    const machine = machineOf(actor)
    if (!machine) return new Map()
    const known = this.names.get(machine)
    if (known) return known
    const found = transitionIds(machine)
    this.names.set(machine, found)
    return found
  }

  /** Notes what an actor did. */
  note(event: InspectionEvent): void {
    const { sessionId } = event.actorRef
    if (event.type === '@xstate.microstep') {
      const names = this.namesOf(event.actorRef)
      const taken = takenWith(event).flatMap((one) => names.get(one) ?? [])
      this.since.set(sessionId, [...(this.since.get(sessionId) ?? []), ...taken])
    } else if (event.type === '@xstate.snapshot') {
      this.pending.set(sessionId, [...(this.pending.get(sessionId) ?? []), this.since.get(sessionId) ?? []])
      this.since.delete(sessionId)
    }
  }

  /** What led to an actor's next snapshot; they are taken in the order in which they were noted. */
  next(sessionId: string): readonly string[] {
    return this.pending.get(sessionId)?.shift() ?? []
  }
}
