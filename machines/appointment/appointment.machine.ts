import { assign, setup, transition } from 'xstate'
import type { AppointmentPlace, AppointmentState, CancelReason } from '@/model/appointments/appointment'

/** What the row of an appointment holds that its events decide. Times in milliseconds since 1970. */
export type Appointment = {
  readonly state: AppointmentState
  /** The place that it has or had last; null before it has any. */
  readonly place: AppointmentPlace | null
  /** Counts the places it had after the first: the calendar entry's sequence follows from it. */
  readonly revision: number
  readonly reason: string | null
  /** When the patient said to be coming. */
  readonly comingAt: number | null
  readonly lateMinutes: number | null
  /** Whether the patient says that they were there, against a noShow. */
  readonly isDisputed: boolean
}

export type AppointmentContext = Omit<Appointment, 'state'>

/** A member of staff. */
type By = { readonly id: string }
type Timed<Type extends string, More = unknown> = { readonly type: Type; readonly at: number } & More
type ByStaff<Type extends string, More = unknown> = Timed<Type, { readonly by: By } & More>

/** `at` is the time in milliseconds since 1970; the caller checks which person may send which event. */
export type AppointmentEvent =
  /** The held place is the patient's: the first one, or another after one that was cancelled, lapsed or missed. */
  | Timed<'confirm', { readonly place: AppointmentPlace }>
  /** The clinic has to agree first. */
  | Timed<'request', { readonly place: AppointmentPlace }>
  | ByStaff<'accept'>
  | ByStaff<'decline', { readonly reason: string }>
  | Timed<'move', { readonly place: AppointmentPlace }>
  | Timed<'cancel', { readonly reason: CancelReason | null }>
  | ByStaff<'cancelByClinic', { readonly reason: string }>
  /** The session does not take place. */
  | Timed<'displace', { readonly reason: string }>
  | Timed<'coming'>
  | Timed<'late', { readonly minutes: number }>
  | ByStaff<'arrive'>
  | ByStaff<'begin'>
  | ByStaff<'finish'>
  /** Called, and not there: the next one goes in. */
  | ByStaff<'skip'>
  /** A skipped patient waits again. */
  | ByStaff<'comeBack'>
  /** The last step was a mistake. */
  | ByStaff<'undo'>
  /** The patient was not there: a member of staff says so, or the session is over. */
  | Timed<'missed', { readonly by?: By }>
  | Timed<'dispute'>
  /** The offer expired before the patient answered. */
  | Timed<'lapse'>

/** How long after the appointment a patient can say to have been there. */
const DISPUTE_MS = 7 * 24 * 60 * 60 * 1000

/** An appointment as it begins. */
export const NEW_APPOINTMENT: Appointment = {
  state: 'held',
  place: null,
  revision: 0,
  reason: null,
  comingAt: null,
  lateMinutes: null,
  isDisputed: false,
}

const { state: _held, ...NEW_CONTEXT } = NEW_APPOINTMENT

/** What a further place does with what was said of the former one. */
const PLACED_AGAIN = ['keepPlace', 'raiseRevision', 'noReason'] as const

/** An appointment without a place gets another one, with its id and links. */
const BOOKED_AGAIN = {
  confirm: { target: 'confirmed', actions: PLACED_AGAIN },
  request: { target: 'requested', actions: PLACED_AGAIN },
} as const

/** What becomes of an appointment between the held place and the visit (server/appointments persists each step with its event). */
export const appointmentMachine = setup({
  types: {} as { context: AppointmentContext; events: AppointmentEvent },
  guards: {
    hasBegun: ({ context, event }) => context.place !== null && event.at >= context.place.startsAt,
    isDisputable: ({ context, event }) =>
      context.place !== null && !context.isDisputed && event.at < context.place.endsAt + DISPUTE_MS,
    isNotOver: ({ context, event }) => context.place !== null && event.at < context.place.endsAt,
  },
  actions: {
    keepPlace: assign(({ context, event }) => ({ place: 'place' in event ? event.place : context.place })),
    raiseRevision: assign(({ context }) => ({
      revision: context.revision + 1,
      comingAt: null,
      lateMinutes: null,
    })),
    noteReason: assign(({ event }) => ({ reason: 'reason' in event ? event.reason : null })),
    noReason: assign({ reason: null }),
    noteComing: assign(({ event }) => ({ comingAt: event.at })),
    noteLate: assign(({ event }) => ({ lateMinutes: 'minutes' in event ? event.minutes : null })),
    noteDispute: assign({ isDisputed: true }),
    settleDispute: assign({ isDisputed: false }),
  },
}).createMachine({
  id: 'appointment',
  description:
    'A place that somebody holds becomes an appointment, which is kept, moved, cancelled or missed.',
  context: NEW_CONTEXT,
  initial: 'held',
  states: {
    held: {
      description: 'The place is kept for a few minutes, for whoever fills in the details.',
      on: {
        confirm: { target: 'confirmed', actions: 'keepPlace' },
        request: { target: 'requested', actions: 'keepPlace' },
      },
    },
    requested: {
      description: 'The place is kept until the clinic says whether it is the patient’s.',
      on: {
        accept: 'confirmed',
        decline: { target: 'cancelledByClinic', actions: 'noteReason' },
        move: { guard: 'isNotOver', actions: ['keepPlace', 'raiseRevision'] },
        cancel: { guard: 'isNotOver', target: 'cancelledByPatient', actions: 'noteReason' },
        displace: { target: 'displaced', actions: 'noteReason' },
        lapse: { guard: 'hasBegun', target: 'expired' },
      },
    },
    confirmed: {
      description: 'The patient has the place.',
      on: {
        move: { guard: 'isNotOver', actions: ['keepPlace', 'raiseRevision'] },
        cancel: { guard: 'isNotOver', target: 'cancelledByPatient', actions: 'noteReason' },
        cancelByClinic: { target: 'cancelledByClinic', actions: 'noteReason' },
        displace: { target: 'displaced', actions: 'noteReason' },
        coming: { guard: 'isNotOver', actions: 'noteComing' },
        late: { guard: 'isNotOver', actions: 'noteLate' },
        arrive: 'arrived',
        missed: { guard: 'hasBegun', target: 'noShow' },
      },
    },
    displaced: {
      description: 'The session does not take place; the patient is offered other places.',
      on: {
        move: { target: 'confirmed', actions: ['keepPlace', 'raiseRevision', 'noReason'] },
        cancel: { target: 'cancelledByPatient', actions: 'noteReason' },
        cancelByClinic: { target: 'cancelledByClinic', actions: 'noteReason' },
        lapse: { guard: 'hasBegun', target: 'expired' },
      },
    },
    arrived: {
      description: 'The patient is at the clinic and waits.',
      on: {
        begin: 'inConsultation',
        skip: 'skipped',
        undo: 'confirmed',
        cancel: { target: 'cancelledByPatient', actions: 'noteReason' },
        cancelByClinic: { target: 'cancelledByClinic', actions: 'noteReason' },
      },
    },
    skipped: {
      description: 'The patient was called and not there; others go first until the patient is back.',
      on: {
        comeBack: 'arrived',
        begin: 'inConsultation',
        cancelByClinic: { target: 'cancelledByClinic', actions: 'noteReason' },
      },
    },
    inConsultation: {
      description: 'The patient is with the doctor.',
      on: { finish: 'seen', skip: 'skipped', undo: 'arrived' },
    },
    seen: { description: 'The visit is over; a wrong click can be undone.', on: { undo: 'inConsultation' } },
    noShow: {
      description:
        'The patient did not come; the patient can say otherwise, and the clinic can put it right.',
      on: {
        dispute: { guard: 'isDisputable', actions: 'noteDispute' },
        arrive: { target: 'arrived', actions: 'settleDispute' },
        undo: { target: 'confirmed', actions: 'settleDispute' },
        confirm: { target: 'confirmed', actions: [...PLACED_AGAIN, 'settleDispute'] },
        request: { target: 'requested', actions: [...PLACED_AGAIN, 'settleDispute'] },
      },
    },
    expired: {
      description: 'The time ran out before there was an appointment; another place can be booked.',
      on: BOOKED_AGAIN,
    },
    cancelledByPatient: {
      description: 'The patient gave the place back; another one can be booked.',
      on: BOOKED_AGAIN,
    },
    cancelledByClinic: {
      description: 'The clinic took the place back, for a reason; another one can be booked.',
      on: BOOKED_AGAIN,
    },
  },
})

/** Machine snapshot for a stored row. */
export const appointmentStanding = ({ state, ...context }: Appointment) => ({ value: state, context })

/**
 * The row after an event: one pure machine step.
 * @returns undefined for an event that the state does not accept
 */
export function nextAppointment(row: Appointment, event: AppointmentEvent): Appointment | undefined {
  const stood = appointmentMachine.resolveState(appointmentStanding(row))
  if (!stood.can(event)) return undefined
  const [{ value, context }] = transition(appointmentMachine, stood, event)
  return { state: value, ...context }
}
