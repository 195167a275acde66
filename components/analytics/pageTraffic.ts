/** Counts what a page's machines do (docs/decisions/0060): how often which transition was taken, never when, by whom or with what. */
import type {
  AnyActorRef,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
  StateValue,
} from 'xstate'
import { chartHash, restingStatesOf, transitionsOf } from '@/machines/chartPlaces'
import { MOST_COUNTED, type MachineTraffic, type PageTraffic } from '@/model/page/traffic'

/** Places of a chart, each with how often. */
type Counts = Map<number, number>

/** A machine of the page, whatever number of it runs. */
class MachineCounts {
  private readonly places: ReadonlyMap<AnyTransitionDefinition, number>
  readonly actors = new Set<AnyActorRef>()
  private taken: Counts = new Map()
  private left: Counts = new Map()

  constructor(private readonly machine: AnyStateMachine) {
    this.places = new Map(transitionsOf(machine).map((one, place) => [one, place]))
  }

  note(transitions: readonly AnyTransitionDefinition[]): void {
    for (const one of transitions) add(this.taken, this.places.get(one))
  }

  /** What was counted since the page was last left, and where the machine is now. */
  leave(): MachineTraffic {
    const { taken, left: returned } = this
    this.taken = new Map()
    this.left = new Map()
    for (const actor of this.actors)
      restingStatesOf(this.machine).forEach(({ path }, place) => {
        const snapshot = actor.getSnapshot()
        if (snapshot.status !== 'stopped' && snapshot.matches(valueOf(path))) add(this.left, place)
      })
    const { machine, left } = this
    return {
      id: machine.id,
      hash: chartHash(machine),
      taken: [...taken],
      left: [...left],
      returned: [...returned],
    }
  }
}

function add(counts: Counts, place: number | undefined): void {
  if (place !== undefined) counts.set(place, Math.min(MOST_COUNTED, (counts.get(place) ?? 0) + 1))
}

/** `['idle', 'editing']` as XState compares it: `{ idle: 'editing' }`. */
const valueOf = (path: readonly string[]): StateValue =>
  path.slice(0, -1).reduceRight<StateValue>((value, name) => ({ [name]: value }), path.at(-1) ?? '')

/** By its form: XState itself is not fetched for a page on which no machine runs. */
const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic

/** The counts of one page, from when it came alive. */
export class PageCounts {
  private readonly machines = new Map<AnyStateMachine, MachineCounts>()
  private wasLeft = false

  note(event: InspectionEvent): void {
    const actor = event.actorRef as AnyActorRef & { readonly logic?: unknown }
    const { logic: machine } = actor
    if (!isMachine(machine)) return
    const counts = this.machines.get(machine) ?? new MachineCounts(machine)
    this.machines.set(machine, counts)
    counts.actors.add(actor)
    if (event.type === '@xstate.microstep') counts.note(event._transitions)
  }

  /** What is sent when the page is left; what was sent before is not sent again. */
  leave(pageType: string, vitals: PageTraffic['vitals']): PageTraffic {
    const isBack = this.wasLeft
    this.wasLeft = true
    return { pageType, isBack, machines: [...this.machines.values()].map((one) => one.leave()), vitals }
  }
}
