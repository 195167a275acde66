import { assign, setup } from 'xstate'
import { unprovided, withEvent, withOutput } from '@/machines/machineSetup'
import { resendTimerMachine } from '@/machines/resendTimer/resendTimer.machine'
import { type BookingDetails, detailProblems } from '@/model/appointments/bookingDetails'
import type { Chosen, ShownSession } from '@/model/appointments/shownPlaces'
import type { SentOtp } from '@/model/account/otpLogin'
import {
  type BookAppointmentContext,
  type BookAppointmentEvent,
  type BookAppointmentInput,
  type BookingStart,
  type Booked,
  type BookInput,
  codeProblemOf,
  contextOf,
  failureGuards,
  type Hold,
  type HoldEndsInput,
  type HoldPlaceInput,
  nearOf,
  problemsOf,
  type ReadPlacesInput,
  type SendCodeInput,
  withError,
} from './bookAppointment.context'

type Failed = { readonly error: unknown }
type Typed = { readonly details: BookingDetails }

const booking = setup({
  types: {
    context: {} as BookAppointmentContext,
    events: {} as BookAppointmentEvent,
    input: {} as BookAppointmentInput,
    tags: {} as 'busy' | 'error',
    children: {} as {
      readPlaces: 'readPlaces'
      holdPlace: 'holdPlace'
      holdEnds: 'holdEnds'
      sendCode: 'sendCode'
      resendCode: 'sendCode'
      resendTimer: 'resendTimer'
      book: 'book'
    },
  },
  actors: {
    readPlaces: unprovided<readonly ShownSession[], ReadPlacesInput>(),
    holdPlace: unprovided<Hold, HoldPlaceInput>(),
    /** Ends when the place is no longer kept, also where the page's clock stood still. */
    holdEnds: unprovided<void, HoldEndsInput>(),
    sendCode: unprovided<SentOtp, SendCodeInput>(),
    book: unprovided<Booked, BookInput>(),
    resendTimer: resendTimerMachine,
  },
  guards: {
    ...failureGuards,
    beginsAt: ({ event }, { start }: { start: BookingStart }) =>
      event.type === 'page.opened' && event.start === start,
    hasSessions: (_, sessions: readonly ShownSession[]) => sessions.length > 0,
    isHolding: ({ context }) => context.hold !== null,
    isComplete: ({ context }, { details }: Typed) =>
      Object.keys(detailProblems(details, context.year)).length === 0,
    isSubmitted: ({ context }) => context.isSubmitted,
    mayResend: ({ context }) => context.waitSeconds === 0,
    isConfirmed: (_, { state, token }: Booked) => token !== null && state === 'confirmed',
  },
  actions: {
    takeDay: assign((_, { day }: { day: string }) => ({ day, sessions: [] })),
    takeSessions: assign((_, sessions: readonly ShownSession[]) => ({ sessions })),
    choose: assign((_, { chosen }: { chosen: Chosen }) => ({ wanted: chosen, isSubmitted: false })),
    chooseAgain: assign(({ context }) => ({ wanted: context.chosen })),
    // A refusal was of the number for the place before.
    takeHold: assign(({ context }, hold: Hold) => ({ hold, chosen: context.wanted, problem: null })),
    takeNear: assign((_, { error }: Failed) => ({ near: nearOf(error), hold: null })),
    loseHold: assign({ hold: null }),
    takeDetails: assign((_, { details }: Typed) => ({ details })),
    submitDetails: assign((_, { details }: Typed) => ({ details, problems: {}, problem: null, otp: '' })),
    submitLate: assign({ isSubmitted: true }),
    settleLate: assign({ isSubmitted: false }),
    showProblems: assign(({ context }, { details }: Typed) => ({
      details,
      problems: detailProblems(details, context.year),
    })),
    showRefused: assign(({ context }, { error }: Failed) => ({
      problems: problemsOf(error, context.details, context.year),
    })),
    showCodeProblem: assign((_, { error }: Failed) => ({ problem: codeProblemOf(error) })),
    clearProblem: assign({ problem: null }),
    takeCode: assign((_, { otp }: { otp: string }) => ({ otp, problem: null })),
    endWait: assign({ waitSeconds: 0 }),
    keepWait: assign((_, { waitSeconds }: SentOtp) => ({ waitSeconds, otp: '', problem: null })),
    takeBooked: assign((_, booked: Booked) => ({ booked, hold: null })),
    // What happens outside; provided where the booking is shown.
    openAppointment: () => {},
  },
})

/** Shows the free places again; the hold stays until another place is taken. */
const reopened = { target: '#bookAppointment.readingPlaces' } as const

/** The booking call. Errors are shown at the details or at the code, where the visitor was. */
const confirming = booking.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'book',
    src: 'book',
    input: ({ context }) => ({
      holdId: context.hold?.id ?? '',
      details: context.details,
      otp: context.otp,
    }),
    onDone: [
      {
        guard: withOutput('isConfirmed'),
        target: '#bookAppointment.confirmed',
        actions: withOutput('takeBooked'),
      },
      { target: '#bookAppointment.requested', actions: withOutput('takeBooked') },
    ],
    onError: [
      { guard: withError('isCodeNeeded'), target: '#bookAppointment.held.sendingCode' },
      {
        guard: withError('isRefused'),
        target: '#bookAppointment.held.code.refused',
        actions: withError('showCodeProblem'),
      },
      {
        guard: withError('isInvalid'),
        target: '#bookAppointment.held.details.faulty',
        actions: withError('showRefused'),
      },
      { guard: withError('isExpired'), target: '#bookAppointment.holdExpired', actions: 'loseHold' },
      { guard: withError('isOffline'), target: '#bookAppointment.held.details.offline' },
      { guard: withError('isTooMany'), target: '#bookAppointment.held.details.tooMany' },
      { target: '#bookAppointment.held.details.away' },
    ],
  },
})

/** A visitor takes a place of a doctor and has it. */
export const bookAppointmentMachine = booking.createMachine({
  id: 'bookAppointment',
  description:
    'A visitor chooses a day and a place, holds it, says for whom it is, proves the number and has the appointment.',
  context: ({ input }) => contextOf(input),
  initial: 'opening',
  states: {
    opening: {
      description: 'The page is there, drawn by the server at a step: the booking goes on from it.',
      on: {
        'page.opened': [
          { guard: { type: 'beginsAt', params: { start: 'details' } }, target: 'held.details' },
          { guard: { type: 'beginsAt', params: { start: 'code' } }, target: 'held.code' },
          {
            guard: { type: 'beginsAt', params: { start: 'late' } },
            target: 'holdExpired',
            actions: 'loseHold',
          },
          { guard: { type: 'beginsAt', params: { start: 'taken' } }, target: 'taken' },
          { guard: { type: 'beginsAt', params: { start: 'place' } }, target: 'choosingPlace' },
          { target: 'choosingDay' },
        ],
      },
    },
    choosingDay: {
      description:
        'The day at hand has no free place, or its places could not be read: the visitor chooses a day.',
      initial: 'full',
      on: {
        'day.chosen': { target: 'readingPlaces', actions: withEvent('takeDay') },
        'place.continued': { guard: 'isHolding', target: 'held' },
      },
      states: {
        full: { description: 'Every place of this day is taken.' },
        offline: { description: 'The places did not come: there is no connection.', tags: 'error' },
        away: { description: 'The places cannot be read at the moment.', tags: 'error' },
      },
    },
    readingPlaces: {
      description: 'The free places of the day are read.',
      tags: 'busy',
      invoke: {
        id: 'readPlaces',
        src: 'readPlaces',
        input: ({ context }) => ({ day: context.day }),
        onDone: [
          { guard: withOutput('hasSessions'), target: 'choosingPlace', actions: withOutput('takeSessions') },
          { target: 'choosingDay.full', actions: withOutput('takeSessions') },
        ],
        onError: [
          { guard: withError('isOffline'), target: 'choosingDay.offline' },
          { target: 'choosingDay.away' },
        ],
      },
      on: { 'day.chosen': { target: 'readingPlaces', reenter: true, actions: withEvent('takeDay') } },
    },
    choosingPlace: {
      description: 'The free places of the day stand there; a place that is kept already is offered first.',
      initial: 'open',
      on: {
        'day.chosen': { target: 'readingPlaces', actions: withEvent('takeDay') },
        'place.chosen': { target: 'holding', actions: withEvent('choose') },
        'place.continued': { guard: 'isHolding', target: 'held' },
      },
      states: {
        open: { description: 'Nothing has gone wrong.' },
        gone: { description: 'The chosen place is not offered any more.', tags: 'error' },
        unproven: {
          description: 'The browser keeps no cookies: no place can be kept for it.',
          tags: 'error',
        },
        offline: { description: 'The place could not be kept: there is no connection.', tags: 'error' },
        tooMany: { description: 'Too many places are kept from this network.', tags: 'error' },
        away: { description: 'Places cannot be kept at the moment.', tags: 'error' },
      },
    },
    holding: {
      description: 'The place is asked for; the database alone decides who has it.',
      tags: 'busy',
      invoke: {
        id: 'holdPlace',
        src: 'holdPlace',
        input: ({ context }) => ({ placeId: context.wanted?.place.id ?? '' }),
        onDone: [
          { guard: 'isSubmitted', target: 'confirming', actions: withOutput('takeHold') },
          { target: 'held', actions: withOutput('takeHold') },
        ],
        onError: [
          { guard: withError('isTaken'), target: 'taken', actions: withError('takeNear') },
          { guard: withError('isGone'), target: 'choosingPlace.gone' },
          { guard: withError('isUnproven'), target: 'choosingPlace.unproven' },
          { guard: withError('isOffline'), target: 'choosingPlace.offline' },
          { guard: withError('isTooMany'), target: 'choosingPlace.tooMany' },
          { target: 'choosingPlace.away' },
        ],
      },
      exit: 'settleLate',
    },
    held: {
      description: 'The place is kept for ten minutes, which a countdown beside it measures.',
      initial: 'details',
      invoke: {
        id: 'holdEnds',
        src: 'holdEnds',
        input: ({ context }) => ({ until: context.hold?.until ?? 0 }),
        onDone: { target: 'holdExpired', actions: 'loseHold' },
        onError: { target: 'holdExpired', actions: 'loseHold' },
      },
      on: { 'place.reopened': reopened },
      states: {
        details: {
          description: 'The visitor says for whom it is, the name and the number.',
          initial: 'open',
          on: {
            'details.changed': { actions: withEvent('takeDetails') },
            'details.submitted': [
              {
                guard: withEvent('isComplete'),
                target: '#bookAppointment.confirming',
                actions: withEvent('submitDetails'),
              },
              { target: '.faulty', actions: withEvent('showProblems') },
            ],
          },
          states: {
            open: { description: 'Nothing has gone wrong.' },
            faulty: { description: 'What is wrong is said beside its field.', tags: 'error' },
            refused: {
              description: 'No code can be sent to the number: the server says why.',
              tags: 'error',
            },
            offline: {
              description: 'The booking did not reach the site: there is no connection.',
              tags: 'error',
            },
            tooMany: {
              description: 'Too many bookings were tried: it says when to come back.',
              tags: 'error',
            },
            away: { description: 'Nothing can be booked at the moment.', tags: 'error' },
          },
        },
        sendingCode: {
          description: 'The number is not the one of a login: a code is asked for.',
          tags: 'busy',
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: ({ context }) => ({ details: context.details, isResend: false }),
            onDone: { target: 'code', actions: withOutput('keepWait') },
            onError: [
              { guard: withError('isOffline'), target: 'details.offline' },
              { target: 'details.refused', actions: withError('showCodeProblem') },
            ],
          },
        },
        code: {
          description: 'A code is on its way to the visitor, who types it.',
          initial: 'open',
          invoke: {
            id: 'resendTimer',
            src: 'resendTimer',
            input: ({ context }) => ({ seconds: context.waitSeconds }),
            onDone: { actions: 'endWait' },
            onError: { actions: 'endWait' },
          },
          on: {
            'code.submitted': { target: '#bookAppointment.confirming', actions: withEvent('takeCode') },
            'resend.requested': { guard: 'mayResend', target: 'resending' },
            'details.edited': { target: 'details', actions: 'clearProblem' },
          },
          states: {
            open: { description: 'The code is typed, or filled in by the browser.' },
            resent: { description: 'Another code is on its way.' },
            refused: {
              description: 'The code is not the right one, or could not be sent: the server says why.',
              tags: 'error',
            },
          },
        },
        resending: {
          description: 'Another code is asked for.',
          tags: 'busy',
          invoke: {
            id: 'resendCode',
            src: 'sendCode',
            input: ({ context }) => ({ details: context.details, isResend: true }),
            onDone: { target: 'code.resent', actions: withOutput('keepWait') },
            onError: { target: 'code.refused', actions: withError('showCodeProblem') },
          },
        },
      },
    },
    confirming: {
      description: 'The appointment is being made; whether the place is still kept is the server’s word now.',
      ...confirming,
    },
    taken: {
      description:
        'Somebody else was faster: the nearest free places are offered, and what was typed is kept.',
      on: {
        'place.chosen': { target: 'holding', actions: withEvent('choose') },
        'place.reopened': reopened,
      },
    },
    holdExpired: {
      description:
        'The place is no longer kept. What was typed stays, and one press takes the same place again.',
      initial: 'open',
      on: {
        'place.retaken': { target: 'holding', actions: 'chooseAgain' },
        'place.reopened': reopened,
        'details.changed': { actions: withEvent('takeDetails') },
        'details.submitted': [
          {
            guard: withEvent('isComplete'),
            target: 'holding',
            actions: [withEvent('submitDetails'), 'submitLate', 'chooseAgain'],
          },
          { target: '.faulty', actions: withEvent('showProblems') },
        ],
      },
      states: {
        open: { description: 'Nothing else has gone wrong.' },
        faulty: { description: 'What is wrong is said beside its field.', tags: 'error' },
      },
    },
    confirmed: {
      description: 'The appointment is made: its own page opens, with the calendar entry.',
      type: 'final',
      entry: 'openAppointment',
    },
    requested: {
      description: 'The wish is kept, and nothing is promised: the clinic calls to confirm.',
      type: 'final',
    },
  },
})
