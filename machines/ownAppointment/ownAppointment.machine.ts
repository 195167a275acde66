import { assign, setup } from 'xstate'
import {
  failureGuards,
  type Hold,
  type HoldPlaceInput,
  nearOf,
  type ReadPlacesInput,
  withError,
} from '@/machines/bookAppointment/bookAppointment.context'
import { unprovided, withEvent, withOutput } from '@/machines/machineSetup'
import type { CancelReason } from '@/model/appointments/appointment'
import type { OwnDone } from '@/model/appointments/bookingPaths'
import type { Chosen, ShownSession } from '@/model/appointments/shownPlaces'
import { kindOf } from '@/model/failure'

/** A change of the own appointment that the site is asked for. */
export type OwnChange =
  | { readonly type: 'move'; readonly holdId: string }
  | { readonly type: 'cancel'; readonly reason: CancelReason | null }
  | { readonly type: 'late'; readonly minutes: number }
  | { readonly type: 'coming' }
  | { readonly type: 'dispute' }

/** What the page says of a change that has been made. */
export const DONE: Readonly<Record<OwnChange['type'], OwnDone>> = {
  move: 'moved',
  cancel: 'cancelled',
  late: 'late',
  coming: 'coming',
  dispute: 'disputed',
}

export type OwnAppointmentInput = {
  /** The day whose places are shown; '' for none. */
  readonly day: string
  readonly sessions: readonly ShownSession[]
}

export type OwnAppointmentContext = OwnAppointmentInput & {
  /** The place that is to be the new one. */
  readonly placeId: string
  /** The free places nearest to one that is taken. */
  readonly near: readonly Chosen[]
  readonly change: OwnChange | null
}

export type OwnAppointmentEvent =
  | { readonly type: 'day.chosen'; readonly day: string }
  | { readonly type: 'place.chosen'; readonly placeId: string }
  | { readonly type: 'cancel.confirmed'; readonly reason: CancelReason | null }
  | { readonly type: 'late.told'; readonly minutes: number }
  | { readonly type: 'coming.told' }
  | { readonly type: 'absence.disputed' }

export type ChangeInput = { readonly change: OwnChange | null }

const own = setup({
  types: {
    context: {} as OwnAppointmentContext,
    events: {} as OwnAppointmentEvent,
    input: {} as OwnAppointmentInput,
    tags: {} as 'busy' | 'error',
    children: {} as { readPlaces: 'readPlaces'; holdPlace: 'holdPlace'; change: 'change' },
  },
  actors: {
    readPlaces: unprovided<readonly ShownSession[], ReadPlacesInput>(),
    holdPlace: unprovided<Hold, HoldPlaceInput>(),
    change: unprovided<void, ChangeInput>(),
  },
  guards: {
    ...failureGuards,
    isNotPossible: (_, { error }: { error: unknown }) => kindOf(error) === 'notPossible',
  },
  actions: {
    takeDay: assign((_, { day }: { day: string }) => ({ day, sessions: [] })),
    takeSessions: assign((_, sessions: readonly ShownSession[]) => ({ sessions })),
    takePlace: assign((_, { placeId }: { placeId: string }) => ({ placeId, near: [] })),
    takeNear: assign((_, { error }: { error: unknown }) => ({ near: nearOf(error) })),
    moveTo: assign((_, { id }: Hold) => ({ change: { type: 'move' as const, holdId: id } })),
    askCancel: assign((_, { reason }: { reason: CancelReason | null }) => ({
      change: { type: 'cancel' as const, reason },
    })),
    askLate: assign((_, { minutes }: { minutes: number }) => ({
      change: { type: 'late' as const, minutes },
    })),
    askComing: assign({ change: { type: 'coming' } }),
    askDispute: assign({ change: { type: 'dispute' } }),
    // What happens outside; provided where the appointment is shown.
    openChanged: () => {},
    openOvertaken: () => {},
  },
})

/** What every failed call may come to. */
const failures = [
  { guard: withError('isUnproven'), target: '#ownAppointment.viewing.noCookies' },
  { guard: withError('isOffline'), target: '#ownAppointment.viewing.offline' },
  { guard: withError('isTooMany'), target: '#ownAppointment.viewing.tooMany' },
  { target: '#ownAppointment.viewing.away' },
] as const

/** The person who booked an appointment sees and changes it. */
export const ownAppointmentMachine = own.createMachine({
  id: 'ownAppointment',
  description:
    'A person sees the appointment they booked: moves it, cancels it, says that they will come or be late, or disputes an absence.',
  context: ({ input }) => ({ ...input, placeId: '', near: [], change: null }),
  initial: 'viewing',
  states: {
    viewing: {
      description:
        'The appointment stands there with what can be done now; the rule of cancelling is said before.',
      initial: 'open',
      on: {
        'day.chosen': { target: 'readingPlaces', actions: withEvent('takeDay') },
        'place.chosen': { target: 'holding', actions: withEvent('takePlace') },
        'cancel.confirmed': { target: 'changing.cancelling', actions: withEvent('askCancel') },
        'late.told': { target: 'changing.tellingLate', actions: withEvent('askLate') },
        'coming.told': { target: 'changing.tellingComing', actions: 'askComing' },
        'absence.disputed': { target: 'changing.disputing', actions: 'askDispute' },
      },
      states: {
        open: { description: 'Nothing has gone wrong.' },
        taken: {
          description: 'Somebody else has the wanted place; the former one stays. The nearest are offered.',
          tags: 'error',
        },
        noCookies: {
          description: 'The browser keeps no cookies: no place can be kept for it.',
          tags: 'error',
        },
        offline: {
          description: 'There is no connection: nobody knows here whether it was done.',
          tags: 'error',
        },
        tooMany: { description: 'It was tried too often: it says when to come back.', tags: 'error' },
        away: { description: 'Nothing can be changed online at the moment.', tags: 'error' },
      },
    },
    readingPlaces: {
      description: 'The free places of another day are read.',
      tags: 'busy',
      invoke: {
        id: 'readPlaces',
        src: 'readPlaces',
        input: ({ context }) => ({ day: context.day }),
        onDone: { target: 'viewing', actions: withOutput('takeSessions') },
        onError: [{ guard: withError('isOffline'), target: 'viewing.offline' }, { target: 'viewing.away' }],
      },
      on: { 'day.chosen': { target: 'readingPlaces', reenter: true, actions: withEvent('takeDay') } },
    },
    holding: {
      description: 'The new place is asked for; the former one is still the patient’s.',
      tags: 'busy',
      invoke: {
        id: 'holdPlace',
        src: 'holdPlace',
        input: ({ context }) => ({ placeId: context.placeId }),
        onDone: { target: 'changing.moving', actions: withOutput('moveTo') },
        onError: [
          { guard: withError('isTaken'), target: 'viewing.taken', actions: withError('takeNear') },
          { guard: withError('isGone'), target: 'viewing.taken' },
          ...failures,
        ],
      },
    },
    changing: {
      description: 'A change is being made; whether it is possible is the server’s word.',
      tags: 'busy',
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({ change: context.change }),
        onDone: 'changed',
        onError: [
          { guard: withError('isNotPossible'), target: 'overtaken' },
          { guard: withError('isExpired'), target: 'viewing.taken', actions: withError('takeNear') },
          ...failures,
        ],
      },
      initial: 'moving',
      states: {
        moving: { description: 'The appointment gets the new place, and gives the former one back.' },
        cancelling: { description: 'The appointment is given back.' },
        tellingLate: { description: 'The clinic is told by how much the patient is late.' },
        tellingComing: { description: 'The clinic is told that the patient comes.' },
        disputing: { description: 'The clinic is told that the patient was there.' },
      },
    },
    changed: {
      description: 'It is done: the page shows the appointment as it is now.',
      type: 'final',
      entry: 'openChanged',
    },
    overtaken: {
      description: 'That is not possible any more: the page shows how things are.',
      type: 'final',
      entry: 'openOvertaken',
    },
  },
})
