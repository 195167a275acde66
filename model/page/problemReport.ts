/*
 * "Report a problem" (docs/decisions/0061): what a visitor writes, and what the page's machines did, without any value that was
 * typed.
 */
import { type Language, pathIn } from './language'

/** The form, and where it is sent. */
export const problemPath = (language: Language): string => pathIn(language, '/report-a-problem')
export const PROBLEM_SENT_PATH = '/report-a-problem/send'

/** Where a tab keeps the log on the way to the form. */
export const PROBLEM_LOG_KEY = 'problemLog'

/** What was sent of a report (`?sent=`): all of it, or the words without a log that fits no chart. */
export const REPORT_SENT = ['whole', 'message'] as const
export type ReportSent = (typeof REPORT_SENT)[number]

/** Why a report was not taken (`?problem=`). */
export const REPORT_PROBLEMS = ['empty', 'tooLong', 'tooMany', 'unreadable', 'away'] as const
export type ReportProblem = (typeof REPORT_PROBLEMS)[number]

/** What a visitor writes, in UTF-16 code units, as a browser counts them. */
export const PROBLEM_MESSAGE_LIMIT = 800
/** The whole report as it is stored, in bytes; the log gives way. */
export const PROBLEM_REPORT_BYTES = 5_000
/** Events that a page remembers. */
export const PROBLEM_LOG_EVENTS = 200
/** What typing alone brings about may go round in so many events: a character, the pause after it, the call's end. */
export const LONGEST_ROUND = 4
/** Running machines that a log may tell of. */
export const PROBLEM_LOG_ACTORS = 40

/**
 * One event of a machine: whose it was (its place in `actors`), the transitions taken by their places in the chart, and a word:
 * the event's type where nothing was taken, the kind of a failure where something failed, the name of the field that was changed.
 */
export type LoggedEvent =
  | readonly [actor: number, taken: readonly number[]]
  | readonly [actor: number, taken: readonly number[], word: string]

/** What the machines of a page did, oldest first. */
export type MachineLog = {
  readonly pageType: string
  /** The running machines: id of the machine, hash of its chart. */
  readonly actors: readonly (readonly [machineId: string, chartHash: string])[]
  readonly events: readonly LoggedEvent[]
}

/** The word of a machine that has stopped because an action of it failed. */
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

/** The kind of a failure, of any thrown value: the code of a refusal that has one. Undefined for what is none of ours. */
export function failureKindOf(error: unknown): string | undefined {
  const words = [member(error, 'code'), member(error, 'kind'), member(error, 'camera')]
  return words.find((word): word is string => typeof word === 'string' && isFailureKind(word))
}
