import type { Weekday } from '@/model/appointments/schedule'
import { isUsableDay } from '@/model/catalogue/timeZone'
import { isSlug } from './deskDay'
import type { FollowUpState } from './followUp'

export const SCHEDULE_PATH = '/desk/schedule'

/** Why a doctor is away; patients read it (content/copy/deskSchedule.ts). */
export const LEAVE_REASONS = ['leave', 'conference', 'holiday', 'emergency'] as const
export type LeaveReason = (typeof LEAVE_REASONS)[number]

/** Days of one leave at most. */
export const LONGEST_LEAVE_DAYS = 62

/** A leave as a form gives it; days are `YYYY-MM-DD`, both included. */
export interface Leave {
  /** The doctor's slug. */
  readonly doctor: string
  /** The place's slug; '' for all places of the doctor. */
  readonly place: string
  readonly from: string
  readonly to: string
  readonly reason: LeaveReason
}

/** Why a leave was not taken (`?problem=`), beside what any form of the desk says. */
export const LEAVE_PROBLEMS = [
  'noDay',
  'past',
  'backwards',
  'tooLong',
  'noReason',
  'unknown',
  'conflict',
] as const
export type LeaveProblem = (typeof LEAVE_PROBLEMS)[number]

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Reads a leave of a form or an address.
 * @param today `YYYY-MM-DD`, on the clinic's clock
 * @returns the leave, or what is wrong with it
 */
export function leaveOf(sent: Pick<URLSearchParams, 'get'>, today: string): Leave | LeaveProblem {
  const [doctor, place, from] = [sent.get('doctor') ?? '', sent.get('place') ?? '', sent.get('from') ?? '']
  const to = sent.get('to') || from
  if (!isSlug(doctor) || (place !== '' && !isSlug(place))) return 'unknown'
  if (!isUsableDay(from) || !isUsableDay(to)) return 'noDay'
  if (from < today) return 'past'
  if (to < from) return 'backwards'
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= LONGEST_LEAVE_DAYS) return 'tooLong'
  const reason = LEAVE_REASONS.find((one) => one === sent.get('reason'))
  return reason === undefined ? 'noReason' : { doctor, place, from, to, reason }
}

/** The address of a doctor's schedule. */
export const scheduleAddress = (query: Readonly<Record<string, string>>): string =>
  `${SCHEDULE_PATH}?${new URLSearchParams(query)}`

/** A weekly session as the grid shows it. */
export interface WeekSession {
  /** Of the catalogue. */
  readonly key: string
  readonly weekday: Weekday
  /** The place's slug. */
  readonly place: string
  /** `HH:MM` on the place's clock. */
  readonly from: string
  readonly to: string
  readonly mode: 'tokens' | 'times'
  readonly capacity: number
  readonly walkIns: number
  readonly validFrom?: string
  readonly validTo?: string
}

/** A coming day that differs from the week. */
export interface ComingException {
  readonly key: string
  readonly date: string
  readonly kind: 'leave' | 'extra' | 'changed'
  /** The place's name; undefined for all. */
  readonly where?: string
  readonly from?: string
  readonly to?: string
  readonly reason: string
}

/** One doctor's schedule at the desk. */
export interface DoctorWeek {
  readonly slug: string
  readonly name: string
  readonly places: readonly { readonly slug: string; readonly name: string }[]
  readonly sessions: readonly WeekSession[]
  readonly exceptions: readonly ComingException[]
}

/** What a leave would do, as its preview shows it. */
export interface LeaveEffect {
  /** Days with sessions, which get an exception. */
  readonly days: readonly string[]
  /** Sessions with bookings that are cancelled. */
  readonly sessions: number
  readonly patients: number
  /** Of these, how many get no message. */
  readonly unreachable: number
  /** Of the schedule that this was worked out from: a leave for another one is refused. */
  readonly version: string
}

/** A patient whose session was cancelled and who has neither another place nor been called. */
export interface DisplacedPatient {
  /** Also the lead's. */
  readonly id: string
  readonly name: string
  /** Masked. */
  readonly mobile: string
  readonly doctor: string
  readonly date: string
  /** `HH:MM` on the clinic's clock. */
  readonly time: string
  readonly state: FollowUpState
  /** What became of the message. */
  readonly message: 'sent' | 'waits' | 'none'
}

/** States of a lead in which its displaced patient has not been reached yet. */
export const NOT_CALLED_STATES: readonly FollowUpState[] = ['queued', 'claimed', 'calling', 'noAnswer']
