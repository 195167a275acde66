import { isDeepStrictEqual } from 'node:util'
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  createActor,
} from 'xstate'
import { machineNamed } from '@/devtools/machineCatalogue'
import type { MachineStep } from '@/server/traces/machineSteps'
import { type InspectionMessage, MOST_MESSAGES } from './inspectionMessages'

const MOST_ACTORS = 500

/**
 * Server machines in the live view. On the server a machine is a row with pure steps; here an actor repeats the
 * steps, so that the view shows it like a page's machine.
 */
export class ServerMachines {
  private readonly actors = new Map<string, AnyActorRef>()
  /** Sequence numbers of leads, shown instead of their ids. */
  private readonly places = new Map<string, number>()

  constructor(private readonly inspect: (event: InspectionEvent) => void) {}

  private placeOf(lead: string): number {
    const place = this.places.get(lead) ?? this.places.size + 1
    this.places.set(lead, place)
    return place
  }

  /** The actor in a step's starting state; a new one if another server moved the row meanwhile. */
  private actorOf({ machineId, of, from }: MachineStep): AnyActorRef | undefined {
    const machine: AnyStateMachine | undefined = machineNamed(machineId)?.machine
    if (!machine) return undefined
    const key = `${machineId} ${of}`
    const known = this.actors.get(key)
    const stands = known?.getSnapshot() as AnyMachineSnapshot | undefined
    if (stands && isDeepStrictEqual([stands.value, stands.context], [from.value, from.context])) return known
    known?.stop()
    const actor = createActor(machine, {
      id: `lead ${this.placeOf(of)}`,
      snapshot: machine.resolveState(from),
      inspect: this.inspect,
    }).start()
    this.actors.set(key, actor)
    const [oldest] = this.actors.keys()
    if (oldest !== undefined && this.actors.size > MOST_ACTORS) this.actors.delete(oldest)
    return actor
  }

  /** Takes the steps that the server took. */
  add(steps: readonly MachineStep[]): void {
    for (const step of steps) this.actorOf(step)?.send(step.event)
  }
}

/** Messages of the server's machines, for live views that ask for what came since they asked last. */
export class ServerMessages {
  static readonly page = 'server'
  private readonly messages: InspectionMessage[] = []
  private forgotten = 0
  private readonly startedAt = Date.now()

  add(message: InspectionMessage): void {
    this.messages.push(message)
    if (this.messages.length <= MOST_MESSAGES) return
    this.messages.shift()
    this.forgotten += 1
  }

  /** The messages after the first `count`, and how many there are now. */
  since(count: number): { readonly messages: readonly InspectionMessage[]; readonly count: number } {
    const { page } = ServerMessages
    const messages = this.messages.slice(Math.max(0, count - this.forgotten))
    const began = {
      type: 'page.began',
      page,
      path: 'the server',
      at: this.startedAt,
      isServer: true,
    } as const
    return {
      messages: count === 0 && messages.length > 0 ? [began, ...messages] : messages,
      count: this.forgotten + this.messages.length,
    }
  }
}
