import type { AppointmentState } from '@/model/appointments/appointment'

/** What staff do with an appointment, in the order of their buttons. */
export const DAY_ACTIONS = [
  'accept',
  'arrive',
  'begin',
  'finish',
  'missed',
  'decline',
  'cancelByClinic',
] as const
export type DayAction = (typeof DAY_ACTIONS)[number]

/** Actions that need a reason (CLINIC_REASONS). */
export const needsReason = (action: DayAction): boolean => action === 'decline' || action === 'cancelByClinic'

/** The parts of a session's list, in their order, and the states that each shows. */
export const DAY_GROUPS = {
  requested: ['requested'],
  expected: ['confirmed'],
  arrived: ['arrived'],
  inConsultation: ['inConsultation'],
  seen: ['seen'],
  noShow: ['noShow'],
  displaced: ['displaced'],
  over: ['cancelledByPatient', 'cancelledByClinic', 'expired'],
} as const satisfies Readonly<Record<string, readonly AppointmentState[]>>
export type DayGroup = keyof typeof DAY_GROUPS

/** An appointment in the list of a day. */
export interface DayAppointment {
  /** Also its lead's. */
  readonly id: string
  readonly version: number
  readonly state: AppointmentState
  readonly name: string
  /** Masked. */
  readonly mobile: string
  readonly token: number | null
  /** When the visit is expected to begin, `HH:MM` on the clinic's clock. */
  readonly time: string
  readonly lateMinutes: number | null
  /** Whether the patient says that they were there. */
  readonly isDisputed: boolean
  /** What the person who reads it can do now. */
  readonly actions: readonly DayAction[]
  /** Who of the staff changed it last; null where a patient or the site did. */
  readonly changedBy: string | null
}

/** A session with its appointments, earliest first. */
export interface DaySession {
  readonly id: string
  readonly doctor: string
  /** The place's slug, and its name. */
  readonly hospital: string
  readonly where: string
  /** `HH:MM` on the clinic's clock. */
  readonly from: string
  readonly to: string
  readonly isCancelled: boolean
  readonly appointments: readonly DayAppointment[]
}

/** Why an action was not done (`?problem=`), beside what any form of the desk says. */
export const DAY_PROBLEMS = ['conflict', 'notPossible', 'noReason', 'unknown'] as const
export type DayProblem = (typeof DAY_PROBLEMS)[number]

export const DAY_PATH = '/desk/day'

/** Which day is shown, and which place alone ('' for all). */
export interface DayChoice {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly place: string
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_SLUG = 80

/** Reads the choice of an address or a form; what does not fit is left out. @param today `YYYY-MM-DD` */
export function dayChoiceOf(sent: Pick<URLSearchParams, 'get'>, today: string): DayChoice {
  const [date, place] = [sent.get('date') ?? '', sent.get('place') ?? '']
  return {
    date: isDay(date) ? date : today,
    place: SLUG.test(place) && place.length <= LONGEST_SLUG ? place : '',
  }
}

export const dayAddress = ({ date, place }: DayChoice, more: Readonly<Record<string, string>> = {}): string =>
  `${DAY_PATH}?${new URLSearchParams({ date, ...(place && { place }), ...more })}`
