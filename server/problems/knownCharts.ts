import 'server-only'
import charts from '@/content/machineCharts.json'

/** What the chart of a machine has (written by `npm run charts`). */
export interface KnownChart {
  readonly hash: string
  /** Each in one line, by its place: `idle form.submitted [isValid] → submitting`. */
  readonly transitions: readonly string[]
  /** Its resting states, by their places. */
  readonly states: readonly string[]
  readonly events: readonly string[]
  /** The machine, its transitions and its resting states in people's words, by their places; charts of older releases have none. */
  readonly about?: string
  readonly transitionWords?: readonly string[]
  readonly stateWords?: readonly string[]
}

const KNOWN: ReadonlyMap<string, KnownChart> = new Map(Object.entries(charts))

/** The chart of a machine in this release; undefined for another release's, and for what is no machine. */
export function knownChart(machineId: string, hash: string): KnownChart | undefined {
  const chart = KNOWN.get(machineId)
  return chart?.hash === hash ? chart : undefined
}
