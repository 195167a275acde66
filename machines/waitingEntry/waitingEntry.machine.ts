import { assign, setup, transition } from 'xstate'
import { withEvent } from '@/machines/machineSetup'
import type { WaitingOffer, WaitingState } from '@/model/appointments/waiting'

/** What the row of an entry holds that its events decide. Times in milliseconds since 1970. */
export type WaitingEntry = {
  readonly state: WaitingState
  /** When the wanted days are over; null before they are known. */
  readonly endsAt: number | null
  /** The place that is kept for the entry, or was when it was taken or ran out. */
  readonly offer: WaitingOffer | null
  /** How many places were offered; each has a message of its own. */
  readonly offers: number
  /** Ids of sessions that the patient does not want. */
  readonly declined: readonly string[]
}

export type WaitingContext = Omit<WaitingEntry, 'state'>

type Timed<Type extends string, More = unknown> = { readonly type: Type; readonly at: number } & More

/** `at` is the time in milliseconds since 1970; the caller checks which person may send which event. */
export type WaitingEvent =
  | Timed<'join', { readonly endsAt: number }>
  /** A place was free and is kept for the entry. */
  | Timed<'offer', { readonly offer: WaitingOffer }>
  /** The offered place is booked. */
  | Timed<'bookOffer'>
  | Timed<'refuseOffer'>
  /** The offered place is gone: its session does not take place. */
  | Timed<'withdraw'>
  /** Time has passed: that of an offer, or of the wanted days. */
  | Timed<'lapse'>
  | Timed<'leave'>

type Offered = Extract<WaitingEvent, { type: 'offer' }>

/** An entry as it begins. */
export const NEW_ENTRY: WaitingEntry = {
  state: 'joining',
  endsAt: null,
  offer: null,
  offers: 0,
  declined: [],
}

const { state: _joining, ...NEW_CONTEXT } = NEW_ENTRY

/** A patient waits for a place of a doctor (server/appointments/waiting persists each step with its event). */
export const waitingEntryMachine = setup({
  types: {} as { context: WaitingContext; events: WaitingEvent },
  guards: {
    isWanted: ({ context }, { offer, at }: Offered) =>
      !context.declined.includes(offer.place.sessionId) && at < offer.until,
    isOfferOver: ({ context, event }) => context.offer !== null && event.at >= context.offer.until,
    areDaysOver: ({ context, event }) => context.endsAt !== null && event.at >= context.endsAt,
  },
  actions: {
    keepDays: assign(({ event }) => ({ endsAt: 'endsAt' in event ? event.endsAt : null })),
    keepOffer: assign(({ context }, { offer }: Offered) => ({ offer, offers: context.offers + 1 })),
    dropOffer: assign({ offer: null }),
    noteDeclined: assign(({ context: { declined, offer } }) => ({
      declined: offer ? [...declined, offer.place.sessionId] : declined,
    })),
  },
}).createMachine({
  id: 'waitingEntry',
  description: 'A patient waits for a place of a doctor, is offered one that opens, and takes it or not.',
  context: NEW_CONTEXT,
  initial: 'joining',
  states: {
    joining: {
      description: 'The patient says for which days a place is wanted.',
      on: { join: { target: 'waiting', actions: 'keepDays' } },
    },
    waiting: {
      description: 'No place is free; the first one that opens is offered.',
      on: {
        offer: { guard: withEvent('isWanted'), target: 'offered', actions: withEvent('keepOffer') },
        lapse: { guard: 'areDaysOver', target: 'lapsed' },
        leave: 'left',
      },
    },
    offered: {
      description: 'A place is kept for the patient for a limited time.',
      on: {
        bookOffer: 'taken',
        refuseOffer: { target: 'waiting', actions: ['noteDeclined', 'dropOffer'] },
        withdraw: { target: 'waiting', actions: 'dropOffer' },
        lapse: { guard: 'isOfferOver', target: 'lapsed' },
        leave: { target: 'left', actions: 'dropOffer' },
      },
    },
    taken: { type: 'final', description: 'The patient has booked the offered place.' },
    lapsed: {
      type: 'final',
      description:
        'The offer was not answered in time, or the wanted days are over; the place goes to the next.',
    },
    left: { type: 'final', description: 'The patient does not wait any more.' },
  },
})

/** Machine snapshot for a stored row. */
export const waitingSnapshot = ({ state, ...context }: WaitingEntry) => ({ value: state, context })

/**
 * The row after an event: one pure machine step.
 * @returns undefined for an event that the state does not accept
 */
export function nextWaiting(row: WaitingEntry, event: WaitingEvent): WaitingEntry | undefined {
  const before = waitingEntryMachine.resolveState(waitingSnapshot(row))
  if (!before.can(event)) return undefined
  const [{ value, context }] = transition(waitingEntryMachine, before, event)
  return { state: value, ...context }
}
