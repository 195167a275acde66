import { assign, setup, transition } from 'xstate'
import { withEvent } from '@/machines/machineSetup'
import { type DeliveryFailure, type DeliveryState, isNoFaultOfLead } from '@/model/lead/leadDelivery'

export type DeliveryLimits = {
  /** Attempts before a lead counts as dead. */
  readonly maxAttempts: number
  /** Longest wait after the first failure, doubled with each further one, in milliseconds. */
  readonly baseDelayMs: number
  /** Longest wait in milliseconds, unless the receiver asks for more. */
  readonly maxDelayMs: number
}

/** Where one lead's delivery is: what the outbox row holds. */
export type DeliveryRow = {
  readonly state: DeliveryState
  readonly attempts: number
  readonly lastError: DeliveryFailure | null
  /** When the next attempt may begin, in milliseconds since 1970; null when none is to come. */
  readonly nextAttemptAt: number | null
  /** Fields that the receiver has refused, by its own names: the lead goes without them. */
  readonly leftOut: readonly string[]
}

/** `at` is the time in milliseconds since 1970, `random` a number from 0 up to 1: both come from outside. */
export type DeliveryEvent =
  | { readonly type: 'delivery.started'; readonly at: number }
  | { readonly type: 'delivery.succeeded'; readonly at: number }
  | {
      readonly type: 'delivery.failed'
      readonly at: number
      readonly failure: DeliveryFailure
      readonly random: number
    }
  /** The worker ended in the middle of an attempt, whose end is not known. */
  | { readonly type: 'delivery.interrupted'; readonly at: number }
  /** The clinic asks for it again. */
  | { readonly type: 'delivery.replayed'; readonly at: number }
  /** Who sent the lead takes it back before anything of it was offered. */
  | { readonly type: 'delivery.withdrawn'; readonly at: number }

export type DeliveryContext = Omit<DeliveryRow, 'state'> & { readonly limits: DeliveryLimits }

type Failed = Extract<DeliveryEvent, { type: 'delivery.failed' }>

/**
 * How long to wait after the given attempt: exponential with full jitter (any time up to the limit), so that leads
 * which failed together do not come back together; never less than the receiver asked for. Milliseconds.
 */
export function retryDelay(
  attempt: number,
  { failure, random }: Pick<Failed, 'failure' | 'random'>,
  limits: DeliveryLimits,
): number {
  const longest = Math.min(limits.maxDelayMs, limits.baseDelayMs * 2 ** Math.min(attempt - 1, 30))
  const requestedMs = 'retryAfterMs' in failure ? (failure.retryAfterMs ?? 0) : 0
  return requestedMs + Math.round(random * longest)
}

/** Most fields that are left out of a lead, each after an answer of its own. */
const MOST_LEFT_OUT = 100

/** Fields that are refused for the first time. */
const newlyRefused = (
  { leftOut }: Pick<DeliveryRow, 'leftOut'>,
  failure: DeliveryFailure,
): readonly string[] =>
  failure.kind === 'fieldsRefused' ? failure.fields.filter((field) => !leftOut.includes(field)) : []

/** How a stored lead reaches the clinic's CRM (server/delivery persists each step with the lead). */
export const leadDeliveryMachine = setup({
  types: {} as {
    context: DeliveryContext
    events: DeliveryEvent
    input: { readonly limits: DeliveryLimits; readonly at: number }
  },
  guards: {
    canLeaveOut: ({ context }, { failure }: Failed) =>
      newlyRefused(context, failure).length > 0 && context.leftOut.length < MOST_LEFT_OUT,
    isRejected: (_, { failure }: Failed) => ['rejected', 'fieldsRefused'].includes(failure.kind),
    isNoFaultOfLead: (_, { failure }: Failed) => isNoFaultOfLead(failure),
    /** After an outage of the receiver, the lead's own attempts start from zero. */
    isLastAttempt: ({ context }) =>
      context.attempts >= context.limits.maxAttempts &&
      !(context.lastError && isNoFaultOfLead(context.lastError)),
  },
  actions: {
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1, nextAttemptAt: null })),
    leaveOut: assign(({ context }, { failure, at }: Failed) => ({
      leftOut: [...context.leftOut, ...newlyRefused(context, failure)].slice(0, MOST_LEFT_OUT),
      attempts: context.attempts - 1,
      lastError: failure,
      nextAttemptAt: at,
    })),
    planRetry: assign(({ context }, event: Failed) => ({
      lastError: event.failure,
      nextAttemptAt: event.at + retryDelay(context.attempts, event, context.limits),
    })),
    keepReason: assign((_, { failure }: Failed) => ({ lastError: failure, nextAttemptAt: null })),
    scheduleNow: assign((_, { at }: { at: number }) => ({ nextAttemptAt: at })),
    countAnew: assign(({ context }, { failure }: Failed) =>
      context.lastError && isNoFaultOfLead(context.lastError) && !isNoFaultOfLead(failure)
        ? { attempts: 1 }
        : {},
    ),
    forget: assign({ attempts: 0, leftOut: [] }),
    clearReason: assign({ lastError: null, nextAttemptAt: null }),
    stop: assign({ nextAttemptAt: null }),
  },
}).createMachine({
  id: 'leadDelivery',
  description: 'A stored lead is offered to the clinic’s CRM until it is taken or given up with a reason.',
  context: ({ input }) => ({
    attempts: 0,
    lastError: null,
    nextAttemptAt: input.at,
    leftOut: [],
    limits: input.limits,
  }),
  initial: 'pending',
  states: {
    pending: {
      description: 'The lead waits for its first attempt.',
      on: {
        'delivery.started': { target: 'delivering', actions: 'countAttempt' },
        'delivery.replayed': { actions: withEvent('scheduleNow') },
        'delivery.withdrawn': { target: 'withdrawn', actions: 'stop' },
      },
    },
    delivering: {
      description: 'The lead is being offered to the CRM.',
      on: {
        // A worker takes over an abandoned attempt; it counts, since its outcome is unknown.
        'delivery.started': { actions: 'countAttempt' },
        'delivery.succeeded': { target: 'delivered', actions: 'clearReason' },
        'delivery.failed': [
          // Not counted as an attempt: the fields that are left out are counted.
          { guard: withEvent('canLeaveOut'), target: 'retrying', actions: withEvent('leaveOut') },
          { guard: withEvent('isRejected'), target: 'dead', actions: withEvent('keepReason') },
          { guard: withEvent('isNoFaultOfLead'), target: 'retrying', actions: withEvent('planRetry') },
          { guard: 'isLastAttempt', target: 'dead', actions: withEvent('keepReason') },
          { target: 'retrying', actions: [withEvent('countAnew'), withEvent('planRetry')] },
        ],
        'delivery.interrupted': { target: 'retrying', actions: withEvent('scheduleNow') },
      },
    },
    retrying: {
      description:
        'An attempt failed; the next one comes after a growing, randomly shortened wait, or at once without a field that was refused.',
      on: {
        'delivery.started': { target: 'delivering', actions: 'countAttempt' },
        'delivery.replayed': { target: 'pending', actions: ['forget', withEvent('scheduleNow')] },
      },
    },
    delivered: {
      description: 'The CRM has the lead.',
      on: { 'delivery.replayed': { target: 'pending', actions: ['forget', withEvent('scheduleNow')] } },
    },
    dead: {
      description: 'The lead was given up; its reason is kept, and the clinic may ask for it again.',
      on: { 'delivery.replayed': { target: 'pending', actions: ['forget', withEvent('scheduleNow')] } },
    },
    withdrawn: {
      description: 'Who sent the lead took it back before anything of it was offered: the CRM never sees it.',
      type: 'final',
    },
  },
})

/** Machine snapshot for a stored row. */
export const snapshotOfRow = (
  { state, attempts, lastError, nextAttemptAt, leftOut }: DeliveryRow,
  limits: DeliveryLimits,
): { readonly value: DeliveryState; readonly context: DeliveryContext } => ({
  value: state,
  context: { attempts, lastError, nextAttemptAt, leftOut, limits },
})

/** The row after an event: one pure machine step. Events that do not fit change nothing. */
export function nextDelivery(row: DeliveryRow, event: DeliveryEvent, limits: DeliveryLimits): DeliveryRow {
  const stood = leadDeliveryMachine.resolveState(snapshotOfRow(row, limits))
  const [stands] = transition(leadDeliveryMachine, stood, event)
  const { attempts, lastError, nextAttemptAt, leftOut } = stands.context
  return { state: stands.value, attempts, lastError, nextAttemptAt, leftOut }
}
