import type { AppointmentState } from './appointment'
import type { WaitingState } from './waiting'

/** Why a patient gets a message about an appointment, or an entry of the waiting list; each at most once for a revision of it. */
export const MESSAGE_KINDS = [
  'booked',
  'requested',
  'accepted',
  'moved',
  'declined',
  'cancelled',
  'displaced',
  'dayBefore',
  'soon',
  'turnNear',
  'delayed',
  'placeFree',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** Where a message is (machines/reminder). */
export const MESSAGE_STATES = ['due', 'sending', 'retrying', 'sent', 'failed', 'obsolete'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/** What a message is sent by; `log` sends nothing. */
export const MESSAGE_CHANNELS = ['log', 'text', 'whatsapp'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/** Why a message was not sent; `unknown`: the provider may have sent it. The detail may be stored and logged. */
export interface MessageFailure {
  readonly kind: 'unavailable' | 'unreachable' | 'optedOut' | 'unknown' | 'unreadable'
  readonly detail: string
}

/** What of an appointment, or of an entry of the waiting list, decides whether a message is still true. Times in milliseconds since 1970. */
export interface MessageSubject {
  readonly state: AppointmentState | WaitingState
  /** Of an entry, the number of its offers. */
  readonly revision: number
  readonly startsAt: number
  readonly endsAt: number
  /** By how much its session runs late, in minutes. */
  readonly delayMinutes: number
  /** Until when an offered place is kept. */
  readonly offeredUntil?: number | undefined
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

interface KindRule {
  /** In which states of its subject it is true. */
  readonly states: readonly MessageSubject['state'][]
  /** How long before the visit begins it is of use at the latest; until the visit ends where it is left out. */
  readonly leastLeadMs?: number
  /** Whether the patient hears of something that they have just done: at any hour. */
  readonly answersPatient?: true
}

const KINDS: Readonly<Record<MessageKind, KindRule>> = {
  booked: { states: ['confirmed'], answersPatient: true },
  requested: { states: ['requested'], answersPatient: true },
  accepted: { states: ['confirmed'] },
  moved: { states: ['confirmed'], answersPatient: true },
  declined: { states: ['cancelledByClinic'] },
  cancelled: { states: ['cancelledByClinic'] },
  displaced: { states: ['displaced'] },
  dayBefore: { states: ['confirmed'], leastLeadMs: 6 * HOUR_MS },
  soon: { states: ['confirmed'], leastLeadMs: 30 * MINUTE_MS },
  turnNear: { states: ['confirmed'], answersPatient: true },
  delayed: { states: ['confirmed'] },
  // Offers are not made in quiet hours.
  placeFree: { states: ['offered'], answersPatient: true },
}

/** Messages that a patient must not miss: the care team calls where they cannot be sent. */
export const NEEDS_CALL: readonly MessageKind[] = ['declined', 'cancelled', 'displaced']

/** Whether a message still says what is so. @param at milliseconds since 1970 */
export function isMessageTrue(
  kind: MessageKind,
  revision: number,
  subject: MessageSubject,
  at: number,
): boolean {
  if (kind === 'delayed' && subject.delayMinutes === 0) return false
  const { states, leastLeadMs } = KINDS[kind]
  const until =
    subject.offeredUntil ?? (leastLeadMs === undefined ? subject.endsAt : subject.startsAt - leastLeadMs)
  return subject.revision === revision && states.includes(subject.state) && at < until
}

/** How much of the time before a visit is left to react to a message that had to wait for the morning. */
const TO_REACT_MS = 2 * HOUR_MS

/**
 * Whether a message waits for the end of the clinic's quiet hours.
 * @param quietUntil when they end; undefined outside them. Milliseconds since 1970
 */
export const waitsForMorning = (
  kind: MessageKind,
  { startsAt }: Pick<MessageSubject, 'startsAt'>,
  quietUntil: number | undefined,
): quietUntil is number =>
  quietUntil !== undefined &&
  !KINDS[kind].answersPatient &&
  // A cancelled visit of the early morning is sent even in quiet hours.
  !(NEEDS_CALL.includes(kind) && startsAt < quietUntil + TO_REACT_MS)

/** How long before a visit its reminders are due; 0 for none. Milliseconds. */
export interface ReminderLeads {
  readonly dayBefore: number
  readonly soon: number
}

/** A message and when it is due, in milliseconds since 1970. */
export interface PlannedMessage {
  readonly kind: MessageKind
  readonly dueAt: number
}

/** The reminders of a visit; none whose lead time has begun already. @param at milliseconds since 1970 */
const remindersOf = (startsAt: number, leads: ReminderLeads, at: number): readonly PlannedMessage[] =>
  (['dayBefore', 'soon'] as const)
    .map((kind) => ({ kind, lead: leads[kind], dueAt: startsAt - leads[kind] }))
    .filter(({ lead, dueAt }) => lead > 0 && dueAt > at)
    .map(({ kind, dueAt }) => ({ kind, dueAt }))

/** A step of an appointment that its patient may have to hear of. */
export interface AppointmentStep {
  readonly type: string
  readonly at: number
  /** After the step. */
  readonly state: AppointmentState
  readonly startsAt: number
}

const BY_STEP: Readonly<Record<string, MessageKind>> = {
  confirm: 'booked',
  request: 'requested',
  accept: 'accepted',
  decline: 'declined',
  cancelByClinic: 'cancelled',
  displace: 'displaced',
}

/** The messages to a patient about a step of the appointment, and about what it plans. */
export function messagesOfStep(step: AppointmentStep, leads: ReminderLeads): readonly PlannedMessage[] {
  const { type, at, state, startsAt } = step
  // A move of what the clinic has not agreed to yet is asked for again.
  const kind = type === 'move' ? (state === 'requested' ? 'requested' : 'moved') : BY_STEP[type]
  if (!kind) return []
  return [{ kind, dueAt: at }, ...(state === 'confirmed' ? remindersOf(startsAt, leads, at) : [])]
}

/** Hours of a clinic's day in which no message is sent, over midnight where `to` is not after `from`; equal for none. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}
