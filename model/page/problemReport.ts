/*
 * "Report a problem" (docs/decisions/0061): the visitor's message and the page's machine events, without typed
 * values.
 */
import { type Language, pathIn } from './language'

export const problemPath = (language: Language): string => pathIn(language, '/report-a-problem')
export const PROBLEM_SENT_PATH = '/report-a-problem/send'

/** Session storage key of the log. */
export const PROBLEM_LOG_KEY = 'problemLog'

/** Outcomes (`?sent=`): whole, or without a log that matches no chart. */
export const REPORT_SENT = ['whole', 'message'] as const
export type ReportSent = (typeof REPORT_SENT)[number]

/** Problems (`?problem=`). */
export const REPORT_PROBLEMS = ['empty', 'tooLong', 'tooMany', 'unreadable', 'away'] as const
export type ReportProblem = (typeof REPORT_PROBLEMS)[number]

/** In UTF-16 code units. */
export const PROBLEM_MESSAGE_LIMIT = 800
/** Maximum stored bytes; the log is truncated. */
export const PROBLEM_REPORT_BYTES = 5_000
export const PROBLEM_LOG_EVENTS = 200
/** Longest cycle of events caused by typing: a character, the pause, the call's end. */
export const LONGEST_ROUND = 4
/** Maximum machines in a log. */
export const PROBLEM_LOG_ACTORS = 40

/**
 * One event of a machine: whose it was (its place in `actors`), the transitions taken by their places in the chart, and a word:
 * the event's type where nothing was taken, the kind of a failure where something failed, the name of the field that was changed.
 */
export type LoggedEvent =
  | readonly [actor: number, taken: readonly number[]]
  | readonly [actor: number, taken: readonly number[], word: string]

/** Oldest first. */
export type MachineLog = {
  readonly pageType: string
  /** Machine id, hash of its chart. */
  readonly actors: readonly (readonly [machineId: string, chartHash: string])[]
  readonly events: readonly LoggedEvent[]
}

/** The last entry of a machine that stopped because an action failed. */
export const FAULT = 'fault'

/** Failure kinds of the model; reports contain no other detail of a failure. */
const FAILURE_KINDS: ReadonlySet<string> = new Set([
  FAULT,
  ...['invalid', 'network', 'timeout', 'server', 'conflict', 'tooManyRequests', 'tooLarge'],
  ...['mobileInvalid', 'otpInvalid', 'wrong', 'expired', 'spent', 'tooMany', 'busy', 'refused', 'unanswered'],
  ...[
    'denied',
    'unsupported',
    'position',
    'noCity',
    'missing',
    'signedOut',
    'rejected',
    'cancelled',
    'locked',
    'none',
  ],
  ...['away', 'taken', 'gone', 'unproven', 'needsCode', 'notPossible'],
])

export const isFailureKind = (word: string): boolean => FAILURE_KINDS.has(word)

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined

/** The failure kind or refusal code of a thrown value; undefined if unknown. */
export function failureKindOf(error: unknown): string | undefined {
  const words = [member(error, 'code'), member(error, 'kind'), member(error, 'camera')]
  return words.find((word): word is string => typeof word === 'string' && isFailureKind(word))
}
