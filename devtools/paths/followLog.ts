/** Finds, among a machine's test data, a way that takes the transitions of a reported log (docs/decisions/0061). */
import { type AnyStateMachine, type Snapshot, SimulatedClock, createActor } from 'xstate'
import { type Happening, type PathStep, canCome, happenings, keyOf } from '@/devtools/proof/machinePaths'
import type { AnyTestModel } from '@/devtools/proof/testModel'
import { chartOf } from '@/devtools/proof/chartOf'
import { withIdleActors } from '@/devtools/proof/passiveMachine'
import { takenWith, transitionsOf } from '@/machines/chartPlaces'
import { LONGEST_ROUND, type LoggedEvent, failureKindOf, isFailureKind } from '@/model/page/problemReport'

/** Where log and machine part: the machine does something else, or nothing of its data can be meant. */
type Parting = {
  /** The place of the event in the log of the machine. */
  readonly at: number
  /** What the log says, by the chart's names. */
  readonly logged: string
  /** What the machine does instead, with the last step; undefined where the way ends before. */
  readonly instead?: string
}

export type Followed = {
  readonly steps: readonly PathStep[]
  /** Undefined where the log was followed to its end. */
  readonly parting?: Parting
  /** Fields that were changed, and are none of the test data: they are filled beforehand. */
  readonly leftOut: readonly string[]
}

type Way = {
  readonly at: number
  readonly snapshot: Snapshot<unknown>
  readonly steps: readonly PathStep[]
}
type Taken = { readonly way: Way; readonly places: readonly number[] }

/** Ways that are looked at: more only where data can be put together in very many ways. */
const MOST_WAYS = 20_000

const fieldOf = (event: object): string | undefined =>
  'field' in event && typeof event.field === 'string' ? event.field : undefined

/** The log of one actor, as the machine's test model can act it out. */
export class LogFollower {
  private readonly passive: AnyStateMachine
  private readonly known: readonly Happening[]
  private readonly types: readonly string[]
  private readonly names: readonly string[]
  private readonly typed: ReadonlySet<string>
  private readonly fields: ReadonlySet<string>

  constructor(
    private readonly machine: AnyStateMachine,
    private readonly testModel: AnyTestModel,
  ) {
    this.passive = withIdleActors(machine)
    this.known = happenings(machine, testModel)
    this.types = transitionsOf(machine).map(({ eventType }) => eventType)
    this.names = chartOf(machine).transitions.map(({ id }) => id)
    this.typed = new Set(
      testModel.events.filter(({ event }) => Object.keys(event).length > 1).map(({ event }) => event.type),
    )
    this.fields = new Set(testModel.events.flatMap(({ event }) => fieldOf(event) ?? []))
  }

  private begin(): Way {
    const actor = createActor(this.passive, {
      input: this.testModel.input,
      clock: new SimulatedClock(),
    }).start()
    const snapshot = actor.getPersistedSnapshot()
    actor.stop()
    return { at: 0, snapshot, steps: [] }
  }

  /** Lets something happen; undefined where it cannot come now. */
  private takes(way: Way, { event, label }: Happening): Taken | undefined {
    const order = transitionsOf(this.passive)
    const places: number[] = []
    const actor = createActor(this.passive, {
      input: this.testModel.input,
      snapshot: way.snapshot,
      clock: new SimulatedClock(),
      inspect: (inspected) => void places.push(...takenWith(inspected).map((one) => order.indexOf(one))),
    }).start()
    places.length = 0
    if (!canCome(actor.getSnapshot(), event)) return void actor.stop()
    actor.send(event)
    const after = actor.getSnapshot()
    const snapshot = actor.getPersistedSnapshot()
    actor.stop()
    const step = { event, label, value: after.value, key: keyOf(after, this.testModel) }
    return { way: { at: way.at, snapshot, steps: [...way.steps, step] }, places }
  }

  private typeOf([, taken, word]: LoggedEvent): string | undefined {
    const [first] = taken
    return first === undefined ? word : this.types[first]
  }

  /** Whether something may be what the log says, but for the transitions that it takes. */
  private mayMean(logged: LoggedEvent, { event }: Happening): boolean {
    const [, taken, word] = logged
    if (event.type !== this.typeOf(logged)) return false
    if (taken.length === 0 || word === undefined) return true
    const field = fieldOf(event)
    if (field !== undefined) return field === word
    const kind = failureKindOf('error' in event ? event.error : undefined)
    return kind === undefined || kind === word
  }

  /** A field that the test data do not have. */
  private isStrange([, taken, word]: LoggedEvent): boolean {
    return taken.length > 0 && word !== undefined && !isFailureKind(word) && !this.fields.has(word)
  }

  inWords(logged: LoggedEvent): string {
    const [, taken, word] = logged
    const names = taken.map((place) => this.names[place] ?? `transition ${place}`).join(', ')
    return names ? `${names}${word ? ` (${word})` : ''}` : `${word ?? ''} changes nothing`
  }

  /** Follows a log as far as it goes. */
  follow(log: readonly LoggedEvent[]): Followed {
    const events = log.filter((one) => !this.isStrange(one))
    const leftOut = [...new Set(log.flatMap((one) => (this.isStrange(one) ? (one[2] ?? []) : [])))]
    const { whole, furthest } = this.search(events)
    if (whole) return { steps: whole.steps, leftOut }
    return { ...this.part(furthest, events), leftOut }
  }

  private search(events: readonly LoggedEvent[]): { whole?: Way; furthest: readonly Way[] } {
    let open: Way[] = [this.begin()]
    let furthest: Way[] = [...open]
    const seen = new Set<string>()
    for (let looked = 0; open.length > 0 && looked < MOST_WAYS; looked += 1) {
      // The one that is furthest in the log, then the shortest.
      open.sort((one, other) => other.at - one.at || one.steps.length - other.steps.length)
      const [way, ...rest] = open
      open = rest
      if (!way) break
      if (way.at === events.length) return { whole: way, furthest }
      const key = `${way.at} ${way.steps.at(-1)?.key ?? ''}`
      if (seen.has(key)) continue
      seen.add(key)
      if (way.at > (furthest[0]?.at ?? 0)) furthest = []
      if (way.at >= (furthest[0]?.at ?? 0)) furthest.push(way)
      open.push(...this.next(way, events))
    }
    return { furthest }
  }

  /** Whether these events, once more, were not logged again: typing and waiting alone (components/analytics/machineLog.ts). */
  private mayGoRound(events: readonly LoggedEvent[]): boolean {
    const types = events.map((one) => this.typeOf(one) ?? '')
    const areTyped = types.map((type) => this.typed.has(type))
    return types.every((type, at) => areTyped[at] || type.startsWith('xstate.')) && areTyped.some(Boolean)
  }

  /** What the next event of the log can have been, or the first of a round that was not logged again. */
  private next(way: Way, events: readonly LoggedEvent[]): Way[] {
    const again = Array.from({ length: Math.min(LONGEST_ROUND, way.at) }, (_, index) => way.at - 1 - index)
    return [way.at, ...again.filter((from) => this.mayGoRound(events.slice(from, way.at)))].flatMap(
      (from) => {
        const logged = events[from]
        if (logged === undefined) return []
        return this.known
          .filter((one) => this.mayMean(logged, one))
          .flatMap((one) => {
            const taken = this.takes(way, one)
            return taken?.places.join() === logged[1].join() ? [{ ...taken.way, at: from + 1 }] : []
          })
      },
    )
  }

  /** The last step: what the log says next, done on the machine as it is, which does something else. */
  private part(furthest: readonly Way[], events: readonly LoggedEvent[]): Omit<Followed, 'leftOut'> {
    const [first] = furthest
    const logged = events[first?.at ?? 0]
    if (!first || !logged) return { steps: [] }
    const parting = { at: first.at, logged: this.inWords(logged) }
    const others = furthest
      .flatMap((way) =>
        this.known.filter((one) => this.mayMean(logged, one)).flatMap((one) => this.takes(way, one) ?? []),
      )
      .sort((one, other) => alike(other.places, logged[1]) - alike(one.places, logged[1]))
    const [other] = others
    if (!other) return { steps: first.steps, parting }
    const instead = other.places.map((place) => this.names[place]).join(', ') || 'nothing'
    return { steps: other.way.steps, parting: { ...parting, instead } }
  }
}

/** How many transitions at the beginning are the same. */
function alike(one: readonly number[], other: readonly number[]): number {
  const end = one.findIndex((place, index) => place !== other[index])
  return end < 0 ? one.length : end
}
