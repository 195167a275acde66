import type { Me } from '@/model/account/account'
import { EMPTY_OTP, type OtpBoxes } from '@/model/account/otpBoxes'
import {
  type OtpLoginField,
  type OtpLoginProblem,
  RESEND_SECONDS,
  otpProblemOf,
} from '@/model/account/otpLogin'

export type OtpLoginContext = {
  /** Ten digits at most; the country is always India. */
  readonly mobile: string
  readonly otp: OtpBoxes
  readonly name: string
  /** Whether the account has no name yet, so that the visitor is asked for one. */
  readonly needsName: boolean
  readonly errors: Readonly<Partial<Record<OtpLoginField, OtpLoginProblem>>>
  /** Until another code may be asked for. */
  readonly waitSeconds: number
  /** Whether the last thing that happened is that the code was sent again. */
  readonly resent: boolean
  /** Who has logged in, once that is known. */
  readonly me: Me | null
}

export type OtpLoginEvent =
  /** As typed or pasted; the machine keeps what the field may hold. */
  | { readonly type: 'mobile.changed'; readonly value: string }
  | { readonly type: 'mobile.submitted' }
  | { readonly type: 'otp.changed'; readonly boxes: OtpBoxes }
  /** A whole text was put in that has no code. */
  | { readonly type: 'otp.refused' }
  | { readonly type: 'otp.submitted' }
  | { readonly type: 'resend.requested' }
  /** The visitor wants another number. */
  | { readonly type: 'number.edited' }
  | { readonly type: 'name.changed'; readonly value: string }
  | { readonly type: 'login.submitted' }
  /** The machine's own: a new message is on its way. */
  | { readonly type: 'otp.resent' }

export type SendOtpInput = { readonly mobile: string; readonly isResend: boolean }
export type VerifyOtpInput = { readonly mobile: string; readonly otp: string }
/** `name` is the one that the visitor was asked for; undefined leaves the account's own. */
export type LogInInput = { readonly name: string | undefined }

/** Nothing typed, nothing known. */
export const EMPTY: OtpLoginContext = {
  mobile: '',
  otp: EMPTY_OTP,
  name: '',
  needsName: false,
  errors: {},
  waitSeconds: RESEND_SECONDS,
  resent: false,
  me: null,
}

/** Without the error of one field. */
export const withoutErrorOf = (
  { errors }: OtpLoginContext,
  field: OtpLoginField,
): OtpLoginContext['errors'] => Object.fromEntries(Object.entries(errors).filter(([key]) => key !== field))

/** What a failed call shows: where, and what it counts as when the server said nothing (section 8). */
export type Failed = {
  readonly error: unknown
  readonly field: OtpLoginField
  readonly otherwise: Parameters<typeof otpProblemOf>[1]
}

/** The action of a failed call. */
export const showFailure = (field: OtpLoginField, otherwise: Failed['otherwise']) =>
  ({
    type: 'showFailure',
    params: ({ event: { error } }: { event: { error: unknown } }): Failed => ({ error, field, otherwise }),
  }) as const

/** The action of what cannot be submitted as it is. */
export const showProblem = (field: OtpLoginField, kind: 'mobileInvalid' | 'otpInvalid' | 'nameMissing') =>
  ({ type: 'showProblem', params: { field, problem: { kind } } }) as const
