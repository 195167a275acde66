import { assign, setup, transition } from 'xstate'
import { withEvent } from '@/machines/machineSetup'
import type { MessageFailure, MessageState } from '@/model/appointments/messages'

export type MessageLimits = {
  /** Attempts before a message counts as failed. */
  readonly maxAttempts: number
  /** Longest wait after the first failure, doubled with each further one, in milliseconds. */
  readonly baseDelayMs: number
  /** Longest wait at all, in milliseconds. */
  readonly maxDelayMs: number
}

/** Where one message is: what its row holds. */
export type MessageRow = {
  readonly state: MessageState
  readonly attempts: number
  /** When it may be sent, in milliseconds since 1970. */
  readonly dueAt: number
  readonly lastError: MessageFailure | null
}

/** What the appointment, the person and the clinic's clock say at the moment of sending. */
export type MessageCheck =
  | { readonly kind: 'wanted' }
  /** The appointment is not as the message says any more, or it is too late to help. */
  | { readonly kind: 'obsolete' }
  /** No message is sent before `until`, in milliseconds since 1970. */
  | { readonly kind: 'quiet'; readonly until: number }
  /** Nothing can be sent to this person. */
  | { readonly kind: 'refused'; readonly failure: MessageFailure }

/** `at` is the time in milliseconds since 1970, `random` a number from 0 up to 1: both come from outside. */
export type MessageEvent =
  | { readonly type: 'message.begun'; readonly at: number; readonly check: MessageCheck }
  | { readonly type: 'message.sent'; readonly at: number }
  | {
      readonly type: 'message.failed'
      readonly at: number
      readonly failure: MessageFailure
      readonly random: number
    }
  /** The worker ended while it was being sent: the provider may have it. */
  | { readonly type: 'message.interrupted'; readonly at: number }

type Begun = Extract<MessageEvent, { type: 'message.begun' }>
type Failed = Extract<MessageEvent, { type: 'message.failed' }>

export type MessageContext = Omit<MessageRow, 'state'> & { readonly limits: MessageLimits }

/** Failures that another attempt does not mend, or must not. */
const FINAL: readonly MessageFailure['kind'][] = ['unreachable', 'optedOut', 'unknown', 'unreadable']

const isCheck =
  (kind: MessageCheck['kind']) =>
  (_: unknown, { check }: Begun) =>
    check.kind === kind

const reminder = setup({
  types: {} as {
    context: MessageContext
    events: MessageEvent
    input: { readonly limits: MessageLimits; readonly dueAt: number }
  },
  guards: {
    isObsolete: isCheck('obsolete'),
    isQuiet: isCheck('quiet'),
    cannotBeSent: isCheck('refused'),
    isFinal: (_, { failure }: Failed) => FINAL.includes(failure.kind),
    isLastAttempt: ({ context }) => context.attempts >= context.limits.maxAttempts,
  },
  actions: {
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    waitForMorning: assign(({ context }, { check }: Begun) => ({
      dueAt: check.kind === 'quiet' ? check.until : context.dueAt,
    })),
    keepRefusal: assign(({ context }, { check }: Begun) => ({
      lastError: check.kind === 'refused' ? check.failure : context.lastError,
    })),
    keepReason: assign((_, { failure }: Failed) => ({ lastError: failure })),
    keepUnknown: assign({ lastError: { kind: 'unknown', detail: 'the server ended while it was sent' } }),
    planRetry: assign(({ context }, { at, failure, random }: Failed) => {
      const { baseDelayMs, maxDelayMs } = context.limits
      const longest = Math.min(maxDelayMs, baseDelayMs * 2 ** Math.min(context.attempts - 1, 30))
      // At least half of it: a provider that is away gets a rest.
      return { lastError: failure, dueAt: at + Math.round((longest * (1 + random)) / 2) }
    }),
    clearReason: assign({ lastError: null }),
  },
})

/** The message's turn, at its first time and after each wait. */
const { on: whenBegun } = reminder.createStateConfig({
  on: {
    'message.begun': [
      { guard: withEvent('isObsolete'), target: 'obsolete' },
      { guard: withEvent('cannotBeSent'), target: 'failed', actions: withEvent('keepRefusal') },
      { guard: withEvent('isQuiet'), actions: withEvent('waitForMorning') },
      { target: 'sending', actions: 'countAttempt' },
    ],
  },
})

/** A message to a patient about an appointment (server/appointments/messages persists each step). */
export const reminderMachine = reminder.createMachine({
  id: 'reminder',
  description: 'A message about an appointment is sent once, while it is true, or given up with a reason.',
  context: ({ input }) => ({ attempts: 0, lastError: null, dueAt: input.dueAt, limits: input.limits }),
  initial: 'due',
  states: {
    due: {
      description: 'The message waits for its time.',
      on: whenBegun,
    },
    sending: {
      description: 'The provider is being given the message.',
      on: {
        'message.sent': { target: 'sent', actions: 'clearReason' },
        'message.failed': [
          { guard: withEvent('isFinal'), target: 'failed', actions: withEvent('keepReason') },
          { guard: 'isLastAttempt', target: 'failed', actions: withEvent('keepReason') },
          { target: 'retrying', actions: withEvent('planRetry') },
        ],
        // Never twice: what may have been sent is not sent again.
        'message.interrupted': { target: 'failed', actions: 'keepUnknown' },
      },
    },
    retrying: {
      description: 'The provider has not taken it; the next attempt comes after a growing wait.',
      on: whenBegun,
    },
    sent: { type: 'final', description: 'The provider has taken the message.' },
    failed: {
      type: 'final',
      description: 'The message was given up, or nobody knows whether it was sent; its reason is kept.',
    },
    obsolete: { type: 'final', description: 'The message was not true any more when its time came.' },
  },
})

/** The machine's snapshot of a row. */
export const messageSnapshot = ({ state, ...row }: MessageRow, limits: MessageLimits) => ({
  value: state,
  context: { ...row, limits },
})

/** The row after an event: one pure step of the machine. An event that does not fit changes nothing. */
export function nextMessage(row: MessageRow, event: MessageEvent, limits: MessageLimits): MessageRow {
  const before = reminderMachine.resolveState(messageSnapshot(row, limits))
  const [{ value, context }] = transition(reminderMachine, before, event)
  const { attempts, dueAt, lastError } = context
  return { state: value, attempts, dueAt, lastError }
}
