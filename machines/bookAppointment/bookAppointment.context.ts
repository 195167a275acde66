import { type BookingDetails, type DetailProblems, detailProblems } from '@/model/appointments/bookingDetails'
import type { Chosen, ShownSession } from '@/model/appointments/shownPlaces'
import { type OtpLoginProblem, otpProblemOf } from '@/model/account/otpLogin'
import { kindOf } from '@/model/failure'
import { fieldOf } from '@/model/fieldOf'

/** A place that is kept for this visitor. */
export type Hold = {
  readonly id: string
  /** Until when, milliseconds since 1970. */
  readonly until: number
}

/** A booking as its answer names it; without a token the clinic calls back. */
export type Booked = { readonly token: string | null; readonly state: string }

/** The steps at which the server draws the page. */
export const BOOKING_STARTS = ['day', 'place', 'details', 'late', 'code', 'taken'] as const
export type BookingStart = (typeof BOOKING_STARTS)[number]

export type BookAppointmentInput = {
  readonly day: string
  readonly sessions: readonly ShownSession[]
  readonly chosen: Chosen | null
  readonly hold: Hold | null
  readonly details: BookingDetails
  readonly near: readonly Chosen[]
  /** Until another code may be asked for. */
  readonly waitSeconds: number
  /** The year of now. */
  readonly year: number
}

export type BookAppointmentContext = BookAppointmentInput & {
  /** The place that is asked for: the chosen one stays the visitor's until this one is kept. */
  readonly wanted: Chosen | null
  readonly problems: DetailProblems
  readonly otp: string
  /** What the server says of the number or the code. */
  readonly problem: OtpLoginProblem | null
  /** Whether the details were submitted when their place was no longer kept: it is booked once it is held again. */
  readonly isSubmitted: boolean
  readonly booked: Booked | null
}

export type BookAppointmentEvent =
  | { readonly type: 'page.opened'; readonly start: BookingStart }
  | { readonly type: 'day.chosen'; readonly day: string }
  | { readonly type: 'place.chosen'; readonly chosen: Chosen }
  /** The visitor goes on with the place that is kept. */
  | { readonly type: 'place.continued' }
  /** The visitor wants to see the places again; the hold stays. */
  | { readonly type: 'place.reopened' }
  /** The visitor takes the place again that was kept before. */
  | { readonly type: 'place.retaken' }
  | { readonly type: 'details.changed'; readonly details: BookingDetails }
  | { readonly type: 'details.submitted'; readonly details: BookingDetails }
  | { readonly type: 'details.edited' }
  | { readonly type: 'code.submitted'; readonly otp: string }
  | { readonly type: 'resend.requested' }

export type ReadPlacesInput = { readonly day: string }
export type HoldPlaceInput = { readonly placeId: string }
export type HoldEndsInput = { readonly until: number }
export type SendCodeInput = { readonly details: BookingDetails; readonly isResend: boolean }
export type BookInput = { readonly holdId: string; readonly details: BookingDetails; readonly otp: string }

/** The context a page begins with. */
export const contextOf = (input: BookAppointmentInput): BookAppointmentContext => ({
  ...input,
  wanted: input.chosen,
  problems: {},
  otp: '',
  problem: null,
  isSubmitted: false,
  booked: null,
})

/** Why a call failed, by kind: the tagged errors of services/appointments.ts. */
export type BookingFailure =
  | { readonly kind: 'network' | 'timeout' | 'away' | 'tooMany' | 'gone' | 'unproven' | 'needsCode' }
  /** The place is another one's, or the hold is over; the free places nearest to it. */
  | { readonly kind: 'taken' | 'expired'; readonly near: readonly Chosen[] }
  /** The server's rules refuse the details. */
  | { readonly kind: 'invalid'; readonly problems: DetailProblems }

type Failed = { readonly error: unknown }

const failedAs =
  (...kinds: readonly (BookingFailure['kind'] | 'refused')[]) =>
  (_: unknown, { error }: Failed): boolean =>
    kinds.some((kind) => kind === kindOf(error))

/** The guards of failed calls. */
export const failureGuards = {
  isTaken: failedAs('taken'),
  isExpired: failedAs('expired'),
  isOffline: failedAs('network', 'timeout'),
  isTooMany: failedAs('tooMany'),
  isGone: failedAs('gone'),
  isUnproven: failedAs('unproven'),
  isCodeNeeded: failedAs('needsCode'),
  isInvalid: failedAs('invalid'),
  isRefused: failedAs('refused'),
}

/** A guard or an action of a failed call. */
export const withError = <Type extends string>(type: Type) => ({
  type,
  params: ({ event }: { readonly event: { readonly error: unknown } }): Failed => ({ error: event.error }),
})

/** The near places of an error; none where it names none. */
export function nearOf(error: unknown): readonly Chosen[] {
  const near = fieldOf(error, 'near')
  // Written by services/appointments.ts.
  return Array.isArray(near) ? (near as readonly Chosen[]) : []
}

/** What is wrong by the server's rules, or by this form's where it names nothing. */
export function problemsOf(error: unknown, details: BookingDetails, year: number): DetailProblems {
  const problems = fieldOf(error, 'problems')
  return typeof problems === 'object' && problems !== null
    ? (problems as DetailProblems)
    : detailProblems(details, year)
}

export const codeProblemOf = (error: unknown): OtpLoginProblem => otpProblemOf(error, 'unanswered')
