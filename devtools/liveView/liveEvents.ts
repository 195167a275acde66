/** How the live view orders what happened: by kind, repeats as one row, and which machine is followed. */
import { machinesConfig } from '@/machines.config'
import { type LiveActor, type LiveMoment, type LivePage, machinesOf } from './liveRecord'

/** Kinds of events by what causes them, in the order in which they are offered. */
export const EVENT_KINDS = {
  person: 'A person',
  machine: 'Another machine',
  outcome: 'A call ended',
  time: 'Time passed',
  inner: 'Starts and calls',
} as const

export type LiveEventKind = keyof typeof EVENT_KINDS

/** What caused a moment. */
export function kindOfMoment(page: LivePage, { event, sessionId, sourceId }: LiveMoment): LiveEventKind {
  const isMachine = page.actors.some((one) => one.sessionId === sessionId && one.machineId)
  if (!isMachine) return 'inner'
  if (event.type.startsWith('xstate.after.')) return 'time'
  if (/^xstate\.(done|error)\./.test(event.type)) return 'outcome'
  if (event.type.startsWith('xstate.')) return 'inner'
  return sourceId === undefined ? 'person' : 'machine'
}

/** How an event ended that changed nothing as it should: `failed`, `dropped`, or `passedOver` where there is no transition for it. */
export function fateOf({ taken, snapshot, event, fate }: LiveMoment): string | undefined {
  if (fate) return fate.kind
  const isPassedOver = taken.length === 0 && snapshot.value !== undefined && event.type !== 'xstate.init'
  return isPassedOver ? 'passedOver' : undefined
}

const HAD: Readonly<Record<string, string | undefined>> = { done: 'ended', error: 'failed' }

/** What came of an event that changed nothing as it should, in words. */
export function whatCameOfIt(moment: LiveMoment): string | undefined {
  const { fate } = moment
  if (fate?.kind === 'failed') return `Failed, and the machine stopped: ${fate.name}: ${fate.message}`
  if (fate) return `Nothing came of it: it had ${HAD[fate.status] ?? 'been stopped'} before.`
  return fateOf(moment) && 'Nothing came of it: it has no transition for it there.'
}

/** A moment with its place: how many moments of its page had happened with it. */
export type NumberedMoment = { readonly moment: LiveMoment; readonly at: number }

/** Moments that follow each other; `times` is how often they happened. */
export type MomentGroup = { readonly times: number; readonly moments: readonly NumberedMoment[] }

const keyOf = ({ moment }: NumberedMoment): string => {
  const { sessionId, sourceId, event } = moment
  return [sessionId, sourceId ?? '', event.type, fateOf(moment)].join(' ')
}

/** The moments with repeats in a row put together: thirty ticks of a countdown are one group. */
export const grouped = (moments: readonly NumberedMoment[]): MomentGroup[] =>
  groupRepeats(moments, keyOf).map(({ times, items }) => ({ times, moments: items }))

const IN_THE_BACKGROUND: ReadonlySet<string> = new Set(machinesConfig.background)

/**
 * The machine that is looked at until another is picked: of those that a person has used the one that began last. It stays
 * when an earlier one is used again and when it has ended.
 */
export function followedMachine(page: LivePage): LiveActor | undefined {
  const outer = machinesOf(page).filter(({ parentId }) => !parentId)
  const isUsed = ({ sessionId }: LiveActor) =>
    page.moments.some((one) => one.sessionId === sessionId && kindOfMoment(page, one) === 'person')
  const offered = outer.filter(({ machineId = '' }) => !IN_THE_BACKGROUND.has(machineId))
  return offered.findLast(isUsed) ?? offered[0] ?? outer.findLast(isUsed) ?? outer[0]
}

/** The machine whose chart shows a moment: its own, or that of the machine that runs what is none. */
export function machineOfMoment(page: LivePage, { sessionId }: LiveMoment): LiveActor | undefined {
  let actor = page.actors.find((one) => one.sessionId === sessionId)
  const seen = new Set<LiveActor>()
  while (actor && !actor.machineId && !seen.has(actor)) {
    seen.add(actor)
    const { parentId } = actor
    actor = page.actors.find((one) => one.sessionId === parentId)
  }
  return actor?.machineId ? actor : undefined
}

/** So many things may make up what is repeated: a tick, what its parent hears, … */
const LONGEST_REPEAT = 4
/** From so often on repeats are one. */
const LEAST_TIMES = 3

/** Things that follow each other; `times` is how often what they begin with came. */
export type Repeats<Item> = { readonly times: number; readonly items: readonly Item[] }

function timesAt(keys: readonly string[], at: number, length: number): number {
  let times = 1
  while (keys.slice(at, at + length).every((key, index) => keys[at + times * length + index] === key)) times++
  return times
}

/** Puts together what is repeated in a row, in blocks of up to four; nothing is lost or moved. */
export function groupRepeats<Item>(items: readonly Item[], keyOf: (item: Item) => string): Repeats<Item>[] {
  const keys = items.map(keyOf)
  const groups: Repeats<Item>[] = []
  let at = 0
  while (at < items.length) {
    let best = { length: 1, times: 1 }
    for (let length = 1; length <= LONGEST_REPEAT && at + length <= keys.length; length++) {
      const times = timesAt(keys, at, length)
      if (times >= LEAST_TIMES && times * length > best.times * best.length) best = { length, times }
    }
    const end = at + best.length * best.times
    groups.push({ times: best.times, items: items.slice(at, end) })
    at = end
  }
  return groups
}
