import * as t from 'io-ts'
import type { Me } from '@/model/account/account'
import {
  isOtpRefusalCode,
  LoginWork,
  type OtpRefusal,
  type Proven,
  RESEND_SECONDS,
  type SentOtp,
} from '@/model/account/otpLogin'
import { isOtp } from '@/model/account/otpText'
import { decoded } from '@/model/decoded'
import { fieldOf } from '@/model/fieldOf'
import { HOME_DIAL_CODE } from '@/model/lead/mobile'
import { LOG_IN, ME, SEND_CODE, SIGN_UP, UPDATE_PROFILE, VISITOR_ID } from '@/model/calls/accountCalls'
import { fetchMe } from './account'
import { type CallOptions, getJson, postJson, putJson, type Answer } from './httpClient'

const Succeeded = t.type({ status: t.type({ code: t.literal(200) }) })
/** If the code was sent a moment ago; upstream APIs have none. */
const Waiting = t.type({ data: t.type({ waitSeconds: t.number }) })
const ErrorList = t.type({ error: t.array(t.unknown) })
const Worked = t.type({ work: LoginWork })
const StatusMessage = t.type({ status: t.type({ message: t.string }) })

/** The message of a refusal: the first error, else the status message, else '' (section 8). */
function messageOf(data: unknown): string {
  const first = decoded(ErrorList, data)?.error[0]
  if (typeof first === 'string' && first.trim() !== '') return first
  return decoded(StatusMessage, data)?.status.message ?? ''
}

/** The reason's code; upstream APIs have none. */
function codeOf(data: unknown): Pick<OtpRefusal, 'code'> {
  const code = fieldOf(data, 'code')
  return isOtpRefusalCode(code) ? { code } : {}
}

/**
 * Returns if the call succeeded.
 * @throws {OtpRefusal} when the server refused
 */
function demandSuccess({ data }: Answer): void {
  if (Succeeded.is(data)) return
  const refusal: OtpRefusal = { kind: 'refused', message: messageOf(data), ...codeOf(data) }
  throw refusal
}

type SendOtp = {
  /** Ten digits. */
  readonly mobile: string
  readonly isResend: boolean
  /** Login creates users; otherwise a code only verifies the number (section 7). */
  readonly isSignup?: boolean
  /** Default: India's. */
  readonly countryCode?: string
}

/**
 * Sends a one-time password; success is status.code 200 (section 7).
 * @throws {OtpRefusal} when the server refused
 * @throws {Failure} without an answer
 */
export async function sendOtp(
  { mobile, isResend, isSignup = true, countryCode = HOME_DIAL_CODE }: SendOtp,
  options?: CallOptions,
): Promise<SentOtp> {
  const body = { mobileNo: mobile, resend: isResend ? 1 : 0, countryCode }
  const path = (isSignup ? SIGN_UP : SEND_CODE).path
  const answer = await postJson(path, body, options)
  const requested = decoded(Worked, answer.data)
  if (!requested) return sentOtp(answer)
  // Under heavy load, unknown callers must compute a proof of work first.
  const { doLoginWork } = await import('./loginWork')
  const work = await doLoginWork(requested.work, options?.signal)
  return sentOtp(await postJson(path, { ...body, work }, options))
}

/** @throws {OtpRefusal} */
function sentOtp(answer: Answer): SentOtp {
  demandSuccess(answer)
  return { waitSeconds: decoded(Waiting, answer.data)?.data.waitSeconds ?? RESEND_SECONDS }
}

/**
 * Verifies a number by its code; the server sets the session cookies. The token in the answer is not read.
 * @throws {OtpRefusal} when the server refused
 * @throws on network error or invalid response
 */
export async function verifyOtp(
  { mobile, otp }: { readonly mobile: string; readonly otp: string },
  options?: CallOptions,
): Promise<Proven> {
  const answer = await postJson(LOG_IN.path, { mobileNo: mobile, countryCode: HOME_DIAL_CODE, otp }, options)
  demandSuccess(answer)
  const loggedIn = decoded(LOG_IN.answer, answer.data)
  if (!loggedIn) throw new Error(`${LOG_IN.path} told nobody`)
  const { name, suggestedName } = loggedIn.data
  return { name: name ?? '', ...(suggestedName && { suggestedName }) }
}

/** Sets the visitor id's cookie. Errors are logged only, since the login does not need it. */
const askVisitorId = async (): Promise<void> => {
  const { status } = await getJson(VISITOR_ID.path)
  if (status !== 200) throw new Error(`${VISITOR_ID.path} answered ${status}`)
}

/**
 * Completes the login: stores the name if asked for, and fetches the user.
 * @throws {OtpRefusal} when the server rejected the name
 * @throws on network error or invalid response
 */
export async function logIn(
  { name }: { readonly name: string | undefined },
  options?: CallOptions,
): Promise<Me> {
  askVisitorId().catch((error: unknown) => console.error(error))
  if (name !== undefined) demandSuccess(await putJson(UPDATE_PROFILE.path, { name }, options))
  const me = await fetchMe(options)
  if (!me) throw new Error(`${ME.path} told nobody`)
  return me
}

/** The WebOTP part of Credential, missing in the DOM types. */
type OtpCredentials = {
  get(options: {
    readonly otp: { readonly transport: readonly ['sms'] }
    readonly signal: AbortSignal
  }): Promise<unknown>
}

/** Codes of this site have six digits. */
const isCode = (found: unknown): found is { readonly code: string } =>
  typeof found === 'object' &&
  found !== null &&
  'code' in found &&
  typeof found.code === 'string' &&
  isOtp(found.code)

/**
 * Reads the one-time password from the text message ending with `@domain #code`, after the browser asked for consent
 * (WebOTP, WICG). Never resolves in browsers without WebOTP.
 * @param signal cancels the wait
 * @throws when the visitor or browser refuses, or the message has no code
 */
export async function readOtpMessage(signal: AbortSignal): Promise<string> {
  if (!('OTPCredential' in window)) return new Promise(() => {})
  // The DOM types have neither the option nor the credential.
  const credentials = navigator.credentials as unknown as OtpCredentials
  const found = await credentials.get({ otp: { transport: ['sms'] }, signal })
  if (!isCode(found)) throw new Error('the message has no code')
  return found.code
}
