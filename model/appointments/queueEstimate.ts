/** What a patient's turn is worked out from. Times in milliseconds since 1970. */
export interface Queue {
  readonly now: number
  /** When the session begins, and by how many minutes it is late. */
  readonly startsAt: number
  readonly delayMinutes: number
  /** The patient's own time; undefined for a token. No patient is called before it. */
  readonly bookedFor?: number | undefined
  /** Patients who go in before. */
  readonly before: number
  /** How long the doctor's last visits took, in milliseconds. */
  readonly visits: readonly number[]
  /** How long the schedule gives a visit, where there was none yet. */
  readonly visitMs: number
}

const MINUTE_MS = 60_000
const STEP_MS = 5 * MINUTE_MS
/** The patients before take as long as needed: a turn is a range. */
const RANGE_MS = 20 * MINUTE_MS

const median = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

/** When a patient's turn is expected, in steps of five minutes. */
export function expectedTurn(queue: Queue): readonly [from: number, to: number] {
  const { now, startsAt, bookedFor = startsAt, delayMinutes, before, visits, visitMs } = queue
  const begins = Math.max(now, startsAt + delayMinutes * MINUTE_MS)
  const turn = Math.max(begins + (median(visits) ?? visitMs) * before, bookedFor)
  const from = Math.round(turn / STEP_MS) * STEP_MS
  return [from, from + RANGE_MS]
}
