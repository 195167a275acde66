/** The actor of a component on a stage: its own machine, whose calls a case ends, and whose time a case lets pass. */
import { type AnyActorRef, type AnyStateMachine, SimulatedClock, type EventObject } from 'xstate'
import { type Waiting, withManualActors } from '@/devtools/proof/manualActors'

type UseActor = (machine: AnyStateMachine, options?: object) => [unknown, Send, AnyActorRef]
type Send = (event: EventObject) => void
type XstateReact = { readonly useActor: UseActor; readonly useMachine: UseActor }

class HeldStage {
  readonly waiting: Waiting = new Map()
  clock = new SimulatedClock()
  /** The component's actor, once it is drawn. */
  actor?: AnyActorRef
  /** An event that the component sends while it is drawn, but which the case begins without. */
  unwanted?: string
  /** Told what the component does beside what it draws. */
  tells: (what: string) => void = () => {}
  private manual = new WeakMap<AnyStateMachine, AnyStateMachine>()

  reset(): void {
    this.waiting.clear()
    this.clock = new SimulatedClock()
    this.actor = undefined
    this.unwanted = undefined
  }

  /** The machine with its own effects and countdown, but with calls that are held. */
  private heldMachine(machine: AnyStateMachine): AnyStateMachine {
    const known = this.manual.get(machine)
    if (known) return known
    const { resendTimer } = machine.implementations.actors
    const held = withManualActors(machine, this.waiting)
    const made = resendTimer ? held.provide({ actors: { resendTimer } }) : held
    this.manual.set(machine, made)
    return made
  }

  /** `@xstate/react` as a component on the stage uses it. */
  onStage(real: XstateReact): XstateReact {
    const use: UseActor = (machine, options) => {
      const found = real.useActor(this.heldMachine(machine), {
        ...options,
        clock: this.clock,
        inspect: undefined,
      })
      this.actor = found[2]
      return [found[0], this.sendOf(found[1]), found[2]]
    }
    return { ...real, useActor: use, useMachine: use }
  }

  private sends = new WeakMap<Send, Send>()
  private sendOf(send: Send): Send {
    const made =
      this.sends.get(send) ??
      ((event: EventObject) => (event.type === this.unwanted ? undefined : send(event)))
    this.sends.set(send, made)
    return made
  }
}

/** The one that is used now. */
export const heldStage = new HeldStage()
