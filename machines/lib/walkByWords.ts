import type { AnyStateMachine, EventObject, SnapshotFrom } from 'xstate'
import type { AnyMachineCases } from './machineCases'
import { type Happening, type PathStep, canCome, happenings, keyOf } from './machinePaths'
import { stillMachine } from './stillMachine'

/** A machine that is walked by the words of its cases. */
export type WordWalk = {
  /** Lets happen what the words say. @throws where no case has these words, or nothing of them can come now */
  step(words: string): PathStep
  /** The transitions taken so far, by their names in the chart. */
  taken(): string[]
  /** Sends an event of no case. @returns how the machine stands afterwards */
  send(event: EventObject): SnapshotFrom<AnyStateMachine>
  /** How the machine stands. */
  now(): SnapshotFrom<AnyStateMachine>
}

const listed = (happenings: readonly Happening[]): string =>
  [...new Set(happenings.map(({ label }) => `\n  ${label}`))].join('')

/**
 * Walks a machine alone, by what its cases call that which happens: the steps that a test case names, in its order.
 * @returns what begins a walk
 */
export function walkByWords(machine: AnyStateMachine, cases: AnyMachineCases): () => WordWalk {
  const known = happenings(machine, cases)
  const start = stillMachine(machine, cases)

  /** What the words mean in a state. */
  const meaning = (words: string, before: SnapshotFrom<AnyStateMachine>): Happening => {
    const possible = known.filter(({ event }) => canCome(before, event))
    // The same words may tell of the ends of several actors: meant is that which runs.
    const [meant, another] = possible.filter(({ label }) => label === words)
    const where = `${machine.id}, in ${JSON.stringify(before.value)}`
    if (!meant)
      throw new Error(
        known.some(({ label }) => label === words)
          ? `${where}: “${words}” cannot happen now. There can:${listed(possible)}`
          : `${where}: no case is called “${words}”. There are:${listed(known)}`,
      )
    if (another) throw new Error(`${where}: “${words}” may mean ${meant.event.type} or ${another.event.type}`)
    return meant
  }

  return () => {
    const { actor, taken } = start()
    return {
      step(words) {
        const meant = meaning(words, actor.getSnapshot())
        actor.send(meant.event)
        const after = actor.getSnapshot()
        return { ...meant, value: after.value, key: keyOf(after, cases) }
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
