import * as t from 'io-ts'
import { APPOINTMENT_STATES, type AppointmentState } from '@/model/appointments/appointment'
import { isUsableDay } from '@/model/catalogue/timeZone'
import { oneOf } from '@/model/oneOf'
import { orNull } from '@/model/orNull'
import { LeadId } from './followUp'

/** What staff do with an appointment, in the order of their buttons. */
export const DAY_ACTIONS = [
  'accept',
  'arrive',
  'begin',
  'finish',
  'skip',
  'comeBack',
  'missed',
  'undo',
  'decline',
  'cancelByClinic',
] as const
export type DayAction = (typeof DAY_ACTIONS)[number]

/** Actions that need a reason (CLINIC_REASONS). */
export const needsReason = (action: DayAction): boolean => action === 'decline' || action === 'cancelByClinic'

/** What becomes of a session on its day. */
const SESSION_STATES = ['open', 'closed', 'cancelled'] as const
export type SessionState = (typeof SESSION_STATES)[number]

/** What staff do with a session as a whole; only a manager cancels one. */
export const SESSION_ACTIONS = ['cancel', 'close', 'reopen', 'delay'] as const
export type SessionAction = (typeof SESSION_ACTIONS)[number]

/** Delays that a form offers, in minutes. */
export const DELAYS = [0, 10, 15, 20, 30, 45, 60, 90, 120] as const

/** Who waits longest of a session: the patient that is called next; undefined without a waiting patient. */
export const nextOf = ({ appointments }: Pick<DaySession, 'appointments'>): DayAppointment | undefined =>
  appointments.find(({ state }) => state === 'arrived')

/** The parts of a session's list, in their order, and the states that each shows. */
export const DAY_GROUPS = {
  requested: ['requested'],
  expected: ['confirmed'],
  arrived: ['arrived'],
  skipped: ['skipped'],
  inConsultation: ['inConsultation'],
  seen: ['seen'],
  noShow: ['noShow'],
  displaced: ['displaced'],
  over: ['cancelledByPatient', 'cancelledByClinic', 'expired'],
} as const satisfies Readonly<Record<string, readonly AppointmentState[]>>
export type DayGroup = keyof typeof DAY_GROUPS

/** An entry of the waiting list that a day is one of the wanted days of. */
export interface DayWaiting {
  readonly id: string
  readonly name: string
  /** Masked. */
  readonly mobile: string
  readonly doctor: string
  /** `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  /** Until when a place is kept for it, `HH:MM` on the clinic's clock; null while it waits. */
  readonly offeredUntil: string | null
}

/** An appointment in the list of a day. */
export const DayAppointment = t.readonly(
  t.type({
    /** Also its lead's. */
    id: LeadId,
    version: t.number,
    state: oneOf(APPOINTMENT_STATES),
    name: t.string,
    /** Masked. */
    mobile: t.string,
    token: orNull(t.number),
    /** When the visit is expected to begin, `HH:MM` on the clinic's clock. */
    time: t.string,
    lateMinutes: orNull(t.number),
    /** Whether the patient says that they were there. */
    isDisputed: t.boolean,
    /** What the person who reads it can do now. */
    actions: t.readonlyArray(oneOf(DAY_ACTIONS)),
    /** Who of the staff changed it last; null where a patient or the site did. */
    changedBy: orNull(t.string),
  }),
  'DayAppointment',
)
export type DayAppointment = t.TypeOf<typeof DayAppointment>

/** A session with its appointments, earliest first. */
export const DaySession = t.readonly(
  t.type({
    id: t.string,
    doctor: t.string,
    /** The place's slug, and its name. */
    hospital: t.string,
    where: t.string,
    /** `HH:MM` on the clinic's clock. */
    from: t.string,
    to: t.string,
    state: oneOf(SESSION_STATES),
    /** By how much the session runs late, in minutes. */
    delayMinutes: t.number,
    appointments: t.readonlyArray(DayAppointment),
  }),
  'DaySession',
)
export type DaySession = t.TypeOf<typeof DaySession>

/** A session that takes walk-ins. */
export type WalkInSession = Pick<DaySession, 'id' | 'doctor' | 'from' | 'to' | 'where'>

/** What was typed into the form of a walk-in, and not taken. */
export type TypedWalkIn = Readonly<Record<'name' | 'mobile' | 'session', string>>

/** Why an action was not done (`?problem=`), beside what any form of the desk says. */
export const DAY_PROBLEMS = [
  'conflict',
  'notPossible',
  'noReason',
  'unknown',
  'noName',
  'badNumber',
  'closed',
  'notToday',
] as const
export type DayProblem = (typeof DAY_PROBLEMS)[number]

export const DAY_PATH = '/desk/day'

/** Which day is shown, and which place alone ('' for all). */
export interface DayChoice {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly place: string
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_SLUG = 80
/** Whether a text can be a name in addresses. */
export const isSlug = (text: string): boolean => SLUG.test(text) && text.length <= LONGEST_SLUG

/** Reads the choice of an address or a form; what does not fit is left out. @param today `YYYY-MM-DD` */
export function dayChoiceOf(sent: Pick<URLSearchParams, 'get'>, today: string): DayChoice {
  const [date, place] = [sent.get('date') ?? '', sent.get('place') ?? '']
  return {
    date: isUsableDay(date) ? date : today,
    place: isSlug(place) ? place : '',
  }
}

export const dayAddress = ({ date, place }: DayChoice, more: Readonly<Record<string, string>> = {}): string =>
  `${DAY_PATH}?${new URLSearchParams({ date, ...(place && { place }), ...more })}`
