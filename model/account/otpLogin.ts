import * as t from 'io-ts'
import { kindOf } from '@/model/failure'
import { fieldOf } from '@/model/fieldOf'
import { DEFAULT_COUNTRY_CODE, type MobileReading, judgeMobile } from '@/model/lead/mobile'

/** How long a code is valid (docs/decisions/0020). */
export const OTP_VALID_MINUTES = 10
/** Seconds until a code may be sent again (section 9). */
export const RESEND_SECONDS = 30
/** Time 'Login Successful' is shown before the modal closes (section 9), in milliseconds. */
export const LOGIN_SUCCESS_MS = 1000

/**
 * What a browser works out before a code is sent to a caller whom the site does not know, while many codes are asked for
 * (docs/decisions/0044): a number whose SHA-256 together with the challenge begins with so many zero bits.
 */
export const LoginWork = t.type({ challenge: t.string, bits: t.number }, 'LoginWork')
export type LoginWork = t.TypeOf<typeof LoginWork>

/** The work as done. */
export const WorkDone = t.type({ challenge: t.string, solution: t.string }, 'WorkDone')
export type WorkDone = t.TypeOf<typeof WorkDone>

/** What is hashed. */
export const workText = ({ challenge, solution }: WorkDone): string => `${challenge}.${solution}`

/** A code is under way. */
export type SentOtp = {
  /** Until another one may be asked for: less than RESEND_SECONDS where this browser had it sent a moment ago. */
  readonly waitSeconds: number
}

/** Whom a code has proven: the account's name, empty where it has none; then the one that an enquiry with the number gave. */
export type Proven = { readonly name: string; readonly suggestedName?: string }

/** Login fields that can have an error. */
export type OtpLoginField = 'mobile' | 'otp' | 'name'

/** Why the server refuses, as its answers name it (`code`); content/copy/otpLogin has the words. */
export const OTP_REFUSAL_CODES = [
  'mobileInvalid',
  'otpInvalid',
  'wrong',
  'expired',
  'spent',
  'tooMany',
  /** Many codes are asked for: a caller whom the site does not know works something out first. */
  'busy',
] as const
export type OtpRefusalCode = (typeof OTP_REFUSAL_CODES)[number]

export const isOtpRefusalCode = (value: unknown): value is OtpRefusalCode =>
  OTP_REFUSAL_CODES.some((code) => code === value)

/** What can be wrong in the login; content/copy/otpLogin has the words (sections 5 and 8). */
export type OtpLoginProblem =
  | { readonly kind: 'mobileInvalid' }
  | { readonly kind: 'otpInvalid' }
  | { readonly kind: 'nameMissing' }
  /** The server answered no; in its own words, empty where it has none. Another users API names no code. */
  | { readonly kind: 'refused'; readonly message: string; readonly code?: OtpRefusalCode }
  /** No answer to a code asked for. */
  | { readonly kind: 'unanswered' }
  /** No answer, or none that can be used, while logging in. */
  | { readonly kind: 'loginException' }

/** The server's refusal, as the login's calls throw it. */
export type OtpRefusal = Extract<OtpLoginProblem, { kind: 'refused' }>

/** Whether a thrown value is the server's refusal. */
export const isOtpRefusal = (error: unknown): error is OtpRefusal =>
  kindOf(error) === 'refused' && typeof fieldOf(error, 'message') === 'string'

/** Why a call of the login failed: the server's refusal, else what counts as such for that call (section 8). */
export const otpProblemOf = (
  error: unknown,
  otherwise: Extract<OtpLoginProblem['kind'], 'unanswered' | 'loginException'>,
): OtpLoginProblem => (isOtpRefusal(error) ? error : { kind: otherwise })

const INDIA = [{ dial_code: DEFAULT_COUNTRY_CODE }]

/** Reads a number for the login, which takes Indian ones only (section 5). */
export const judgeLoginMobile = (text: string): MobileReading =>
  judgeMobile(text, DEFAULT_COUNTRY_CODE, INDIA)

/** What the login's mobile field holds after a person typed or pasted `text` into it: a text that is no number stays, to be mended. */
export function loginMobileOf(text: string): { readonly mobile: string; readonly isWrong: boolean } {
  const reading = judgeLoginMobile(text)
  if (reading.kind === 'wrong') return { mobile: text, isWrong: true }
  return { mobile: reading.kind === 'number' ? reading.mobile : reading.text, isWrong: false }
}
