import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate'
import type { AnyTestModel } from './testModel'
import { type Happening, type PathStep, canCome, happenings, keyOf } from './machinePaths'
import { passiveMachine } from './passiveMachine'

type Snapshot = SnapshotFrom<AnyStateMachine>

/** A machine that is walked by the words of its cases. */
export type WordWalk = {
  /** Lets happen what the words say. @throws where no case has these words, or nothing of them can come now */
  step(copy: string): PathStep
  /** The transitions taken so far, by their names in the chart. */
  taken(): string[]
  /**
   * Sends an event without a case.
   * @returns the resulting snapshot
   */
  send(event: EventObject): Snapshot
  /** Current snapshot. */
  now(): Snapshot
}

const listed = (happenings: readonly Happening[]): string =>
  [...new Set(happenings.map(({ label }) => `\n  ${label}`))].join('')

/**
 * Walks a machine alone, by what its cases call that which happens: the steps that a test case names, in its order.
 * @returns what begins a walk, at the beginning or in a state
 */
export function walkByName(machine: AnyStateMachine, testModel: AnyTestModel): (from?: Snapshot) => WordWalk {
  const known = happenings(machine, testModel)
  const start = passiveMachine(machine, testModel)

  /** What the words mean in a state. */
  const meaning = (copy: string, before: Snapshot): Happening => {
    const called = known.filter(({ label }) => label === copy)
    const isPossible = ({ event }: Happening) => canCome(before, event)
    // The same words may tell of the ends of several actors: meant is that which runs.
    const [meant, another] = called.filter(isPossible)
    const where = `${machine.id}, in ${JSON.stringify(before.value)}`
    if (!meant)
      throw new Error(
        called.length > 0
          ? `${where}: “${copy}” cannot happen now. There can:${listed(known.filter(isPossible))}`
          : `${where}: no case is called “${copy}”. There are:${listed(known)}`,
      )
    if (another) throw new Error(`${where}: “${copy}” may mean ${meant.event.type} or ${another.event.type}`)
    return meant
  }

  return (from) => {
    const { actor, taken } = start(from)
    return {
      step(copy) {
        const meant = meaning(copy, actor.getSnapshot())
        actor.send(meant.event)
        const after = actor.getSnapshot()
        return { ...meant, value: after.value, key: keyOf(after, testModel) }
      },
      taken: () => [...new Set(taken())],
      send(event) {
        actor.send(event)
        return actor.getSnapshot()
      },
      now: () => actor.getSnapshot(),
    }
  }
}
