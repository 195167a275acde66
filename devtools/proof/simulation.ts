import {
  SimulatedClock,
  createActor,
  type AnyActorRef,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type EventObject,
  type Snapshot,
  type StateValue,
} from 'xstate'
import { transitionIds } from './chartOf'
import { type Waiting, withManualActors } from './manualActors'
import type { AnyTestModel } from './testModel'
import { statesOf, takenWith } from '@/machines/chartPlaces'
import { isIn } from './xstateInternals'

/** What can be made happen now, in people's words. */
export type Choice = {
  readonly id: string
  readonly label: string
  readonly kind: 'event' | 'done' | 'error' | 'delay'
}

/** Where a machine stands that is begun in the middle. */
export type Standing = { readonly value: StateValue; readonly context: unknown }

/** An event and the resulting snapshot. */
export type Moment = {
  readonly label: string
  /** Ids of the states it was in, as in its chart. */
  readonly active: readonly string[]
  /** Ids of the transitions taken, as in its chart. */
  readonly taken: readonly string[]
  readonly context: unknown
  readonly choices: readonly Choice[]
}

type Recorded = { readonly moment: Moment; readonly snapshot: Snapshot<unknown> }

const settled = () => new Promise<void>((done) => setTimeout(done, 0))

/**
 * Runs a machine in isolation: external input (events, ends of actors, time) is chosen from its cases. Every moment
 * is recorded, to step back and continue from there.
 */
export class Simulation {
  private readonly waiting: Waiting = new Map()
  private readonly machine: AnyStateMachine
  private readonly ids: ReadonlyMap<AnyTransitionDefinition, string>
  private recorded: Recorded[] = []
  private actor: AnyActorRef
  private clock = new SimulatedClock()
  private taken: string[] = []
  /** Types of the events that the machine has received. */
  private heard: string[] = []

  /** @param from where it begins; the actors of that state begin as well. Without: at the beginning. */
  constructor(
    machine: AnyStateMachine,
    private readonly testModel: AnyTestModel,
    private readonly from?: Standing,
  ) {
    this.machine = withManualActors(machine, this.waiting)
    this.ids = transitionIds(this.machine)
    this.actor = this.started(this.beginning())
    this.keep('begins')
  }

  /** The snapshot to begin with; undefined for the machine's own. */
  private beginning(): Snapshot<unknown> | undefined {
    if (!this.from) return undefined
    const snapshot = this.machine.resolveState(this.from)
    const children = statesOf(this.machine)
      .filter((node) => isIn(snapshot, node))
      .flatMap(({ invoke }) => invoke)
      .map(({ id, src }) => [id, { src, snapshot: { status: 'active' }, syncSnapshot: false }] as const)
    return Object.assign(this.machine.getPersistedSnapshot(snapshot), {
      children: Object.fromEntries(children),
    })
  }

  get moments(): readonly Moment[] {
    return this.recorded.map(({ moment }) => moment)
  }

  private started(snapshot?: Snapshot<unknown>): AnyActorRef {
    this.waiting.clear()
    this.clock = new SimulatedClock()
    const actor = createActor(this.machine, {
      input: this.testModel.input,
      snapshot,
      clock: this.clock,
      inspect: (inspected) => {
        if (inspected.actorRef.sessionId !== inspected.rootId) return
        if (inspected.type === '@xstate.event') this.heard.push(inspected.event.type)
        this.taken.push(...takenWith(inspected).flatMap((one) => this.ids.get(one) ?? []))
      },
    })
    actor.subscribe({ error: () => {} })
    actor.start()
    return actor
  }

  private activeStates(): string[] {
    const snapshot = this.actor.getSnapshot()
    return statesOf(this.machine)
      .filter((node) => isIn(snapshot, node))
      .map(({ id }) => id)
  }

  private delays(): string[] {
    const active = this.activeStates()
    return statesOf(this.machine)
      .filter(({ id }) => active.includes(id))
      .flatMap((node) => [...node.transitions.keys()])
      .filter((type) => type.startsWith('xstate.after.'))
      .map((type) => type.split('.')[2] ?? '')
  }

  private choices(): Choice[] {
    const snapshot = this.actor.getSnapshot()
    if (snapshot.status !== 'active') return []
    const events = this.testModel.events.flatMap(({ event, label }, index): Choice[] =>
      snapshot.can(event) ? [{ id: `event ${index}`, label, kind: 'event' }] : [],
    )
    const ends = Object.entries(this.testModel.outcomes ?? {})
      .filter(([actor]) => this.waiting.has(actor) && actor in snapshot.children)
      .flatMap(([actor, outcomes]) =>
        outcomes.map((outcome, index): Choice => ({
          id: `end ${actor} ${index}`,
          label: outcome.label,
          kind: 'output' in outcome ? 'done' : 'error',
        })),
      )
    const delays = this.delays().map((name): Choice => ({
      id: `delay ${name}`,
      label: `waits: ${name}`,
      kind: 'delay',
    }))
    return [...events, ...ends, ...delays]
  }

  private keep(label: string): void {
    const moment: Moment = {
      label,
      active: this.activeStates(),
      taken: this.taken,
      context: this.actor.getSnapshot().context,
      choices: this.choices(),
    }
    this.taken = []
    this.recorded = [...this.recorded, { moment, snapshot: this.actor.getPersistedSnapshot() }]
  }

  /** Makes a choice of the last moment happen. */
  async choose(id: string): Promise<void> {
    const choice = this.recorded.at(-1)?.moment.choices.find((one) => one.id === id)
    if (!choice) return
    const [kind, name = '', index = ''] = id.split(' ')
    if (kind === 'event') this.actor.send(this.testModel.events[Number(name)]?.event as EventObject)
    else if (kind === 'delay') this.wait(name)
    else this.end(name, Number(index))
    await settled()
    this.keep(choice.label)
  }

  private wait(delay: string): void {
    this.heard = []
    this.clock.increment(this.testModel.delays?.[delay] ?? 0)
    const isOf = (type: string) => type.startsWith(`xstate.after.${delay}.`)
    if (this.heard.some(isOf)) return
    // A machine that was begun in the middle has no timer for the state in which it began.
    const active = this.activeStates()
    const type = statesOf(this.machine)
      .filter(({ id }) => active.includes(id))
      .flatMap((node) => [...node.transitions.keys()])
      .find(isOf)
    if (type) this.actor.send({ type })
  }

  private end(actor: string, index: number): void {
    const outcome = this.testModel.outcomes?.[actor]?.[index]
    const promise = this.waiting.get(actor)
    this.waiting.delete(actor)
    if (!outcome || !promise) return
    if ('output' in outcome) promise.resolve(outcome.output)
    else promise.reject(outcome.error)
  }

  /** Goes back to a moment; what came after it is forgotten. Time that had passed in it begins again. */
  goBackTo(at: number): void {
    const stood = this.recorded[at]
    if (!stood) return
    this.actor.stop()
    this.recorded = this.recorded.slice(0, at + 1)
    this.actor = this.started(at === 0 ? this.beginning() : stood.snapshot)
    this.taken = []
  }

  stop(): void {
    this.actor.stop()
  }
}
