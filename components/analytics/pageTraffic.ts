/** Counts what a page's machines do (docs/decisions/0060): how often which transition was taken, never when, by whom or with what. */
import type {
  InspectionEvent,
  AnyActorRef,
  AnyStateMachine,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate'
import {
  type PageTraffic,
  TRAFFIC_PATH,
  VITALS,
  vitalStep,
  MOST_COUNTED,
  type MachineTraffic,
} from '@/model/page/traffic'
import { sendBeacon } from '@/services/beacon'
import { trackingIsRefused } from '@/services/visitCapture'
import { chartHash, restingStatesOf, takenWith, placesOf } from '@/machines/chartPlaces'

/** Places of a chart, each with how often. */
type Counts = Map<number, number>

/** A machine of the page, whatever number of it runs. */
class MachineCounts {
  private readonly places: ReadonlyMap<AnyTransitionDefinition, number>
  readonly actors = new Set<AnyActorRef>()
  private taken: Counts = new Map()
  private left: Counts = new Map()

  constructor(private readonly machine: AnyStateMachine) {
    this.places = placesOf(machine)
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

/** Counts of one page view. */
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
    counts.note(takenWith(event))
  }

  /** What is sent when the page is left; what was sent before is not sent again. */
  leave(pageType: string, vitals: PageTraffic['vitals']): PageTraffic {
    const isBack = this.wasLeft
    this.wasLeft = true
    return { pageType, isBack, machines: [...this.machines.values()].map((one) => one.leave()), vitals }
  }
}

let counts: PageCounts | undefined
/** Each metric's value so far, which ends when the page is left. */
const vitals = new Map<string, number>()

function isRefused(): boolean {
  try {
    return trackingIsRefused()
  } catch {
    // Storage is blocked, so a refusal could not be stored: do not count.
    return true
  }
}

const vitalSteps = (): PageTraffic['vitals'] => {
  const steps = [...vitals].map(([name, value]): [string, number] => [name, vitalStep(name, value)])
  vitals.clear()
  return steps
}

/** Sends the page's counts on leaving, unless the visitor refused. */
function send(): void {
  if (!counts) return
  const { pageType = '' } = document.querySelector('main')?.dataset ?? {}
  const body = JSON.stringify(counts.leave(pageType, vitalSteps()))
  if (!isRefused()) sendBeacon(TRAFFIC_PATH, body)
}

/** How quick the page was; what a browser does not measure is not sent. */
function watchVitals(): void {
  import('web-vitals')
    .then(({ onLCP, onINP, onCLS }) => {
      for (const on of [onLCP, onINP, onCLS])
        on(({ name, value }) => void (name in VITALS && vitals.set(name, value)), { reportAllChanges: true })
    })
    // Without them the machines are counted alone.
    .catch(() => undefined)
}

/** Starts counting; idempotent. */
export function countPage(): PageCounts {
  if (counts) return counts
  watchVitals()
  addEventListener('pagehide', send)
  return (counts = new PageCounts())
}

/** Counts an event of any machine of the page (inspected.ts). */
export const count = (event: InspectionEvent): void => countPage().note(event)
