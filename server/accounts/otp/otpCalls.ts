import 'server-only'
import { SEND_CODE, SIGN_UP } from '@/model/calls/accountCalls'
import * as t from 'io-ts'
import { countries } from '@/content/catalogue/options/countries'
import { HOME_DIAL_CODE, readMobile, type MobileNumber } from '@/model/lead/mobile'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { deviceOf } from '@/model/account/device'
import { OTP_REFUSAL_CODES, type OtpRefusalCode, WorkDone } from '@/model/account/otpLogin'
import { isOtp, otpIn } from '@/model/account/otpText'
import { CODE_FIELD } from '@/model/lead/formFields'
import type { Language } from '@/model/page/language'
import { decoded } from '@/model/decoded'
import { browserIdOf, keptBrowserId } from '@/server/http/cookies'
import { fail, type FailDetails, ok } from '@/server/http/envelope'
import type { Call } from '@/server/http/guardedCall'
import { metrics } from '@/server/metrics/metrics'
import { runtime } from '@/server/runtime'
import { type OtpPath } from '@/server/upstreams/usersApi'
import { isOwnBrowser, ownBrowserCookie } from './callerTrust'
import { type CodeRefusal, loginByOtp, type OtpCaller, proveByOtp, proveOwnNumber } from './otpCodes'
import { nameFromLeads, ownLeadOf, prefillUserFromLead } from '@/server/accounts/profile/knownFromLeads'
import { saveAfterLogin, savingCookie } from '@/server/accounts/profile/savedItems'
import { endFormerSession, type Session, sessionCookies } from '@/server/accounts/sessions/sessions'
import { sendWithinLimits } from './sendWithinLimits'

const Digits = t.union([t.string, t.number])
const NumberBody = t.intersection([t.type({ mobileNo: Digits }), t.partial({ countryCode: Digits })])
const SendBody = t.intersection([
  NumberBody,
  t.partial({ work: WorkDone }),
  t.partial({ resend: t.union([t.literal(0), t.literal(1), t.literal('0'), t.literal('1')]) }),
])
const LoginBody = t.intersection([NumberBody, t.type({ otp: Digits })])

/**
 * A valid mobile number with a supported dial code; else undefined. The dial code is the longest match: '1' and
 * '684…' are American Samoa's, not the United States'.
 */
function numberIn({
  mobileNo,
  countryCode = HOME_DIAL_CODE,
}: t.TypeOf<typeof NumberBody>): MobileNumber | undefined {
  const read = readMobile(String(mobileNo), String(countryCode) || HOME_DIAL_CODE, countries)
  if (!read) return undefined
  const code = read.countryCode.replace(/^\+/, '')
  if (!runtime().config.otp.dialCodes.includes(code)) return undefined
  const whole = readMobile(`+${code}${read.mobile}`, '', countries)
  return whole?.countryCode === `+${code}` ? { countryCode: code, mobile: whole.mobile } : undefined
}

/** Texts of the specification, section 5 (content/copy/otpLogin.ts), with a code for programs. */
const refuse = (
  status: 400 | 429,
  reason: OtpRefusalCode,
  more: Pick<FailDetails, 'work' | 'cookies' | 'waitSeconds'> = {},
): Response => fail(status, { ...more, reason, errors: [otpLoginCopy.en.refusals[reason]] })

/** The upstream API sends no codes: derived from known texts. */
const refuseInItsWords = (copy: string): Response =>
  fail(400, {
    errors: [copy],
    reason: OTP_REFUSAL_CODES.find((code) => otpLoginCopy.en.refusals[code] === copy),
  })

/** The caller of a code, and the cookie that recognises the browser when the code is submitted. */
function callerIn(request: Request, ip: string, number: MobileNumber) {
  const { id, cookie } = keptBrowserId(request)
  const hasOwn = browserIdOf(request) !== undefined
  // API callers may have a token instead of cookies.
  const callerKey = (!hasOwn && request.headers.get('authorization')) || id
  const caller: OtpCaller = { ip, callerKey, isOwnBrowser: isOwnBrowser(request, number) }
  return { caller, cookies: hasOwn ? [] : [cookie] }
}

/**
 * POST signup and generateotp: both send a code, whether or not the number has an account. A caller whose code was
 * sent a moment ago gets `waitSeconds` instead.
 * @param path of the upstream call; default: the request's own
 */
export async function sendCode(
  { body, ip, request }: Omit<Call, 'session'>,
  path?: OtpPath,
): Promise<Response> {
  const read = decoded(SendBody, body)
  if (!read) return fail(400)
  const number = numberIn(read)
  if (!number) return refuse(400, 'mobileInvalid')
  const { pathname } = new URL(request.url)
  const { caller, cookies } = callerIn(request, ip, number)
  const answer = await sendWithinLimits(number, {
    ...caller,
    work: read.work,
    path: path ?? (pathname === SEND_CODE.path ? SEND_CODE.path : SIGN_UP.path),
    resend: Number(read.resend) === 1 ? 1 : 0,
  })
  const isSentBefore = answer.kind === 'sent' && answer.waitSeconds !== undefined
  if (!isSentBefore) metrics().codes.inc({ outcome: answer.kind })
  switch (answer.kind) {
    case 'sent':
      return ok(answer.waitSeconds === undefined ? {} : { waitSeconds: answer.waitSeconds }, { cookies })
    case 'busy':
      return refuse(429, 'busy', { work: answer.work, cookies })
    case 'tooMany':
      return refuse(429, 'tooMany', { waitSeconds: answer.waitSeconds })
    case 'numberRefused':
      return refuse(400, 'mobileInvalid')
    case 'unavailable':
      return fail(503)
    case 'refused':
      return refuseInItsWords(answer.copy)
  }
}

function refuseCode(answer: CodeRefusal): Response {
  switch (answer.kind) {
    case 'wrong':
    case 'expired':
      return refuse(400, answer.kind)
    case 'spent':
      return refuse(429, 'spent')
    case 'tooMany':
      return refuse(429, 'tooMany', { waitSeconds: answer.waitSeconds })
    case 'refused':
      return refuseInItsWords(answer.copy)
  }
}

/**
 * POST login: `data: {token, name}` and session cookies; `suggestedName` from an enquiry for users without a name,
 * `saved`: the page with the item saved after login.
 */
export async function login({ body, ip, request }: Omit<Call, 'session'>): Promise<Response> {
  const read = decoded(LoginBody, body)
  if (!read) return fail(400)
  const number = numberIn(read)
  if (!number) return refuse(400, 'mobileInvalid')
  const otp = otpIn(String(read.otp))
  if (!isOtp(otp)) return refuse(400, 'otpInvalid')
  const lead = await ownLeadOf(request, number)
  const answer = await loginByOtp(number, otp, {
    ...callerIn(request, ip, number).caller,
    device: deviceOf(request.headers.get('user-agent')),
    namedAs: lead?.NameData,
  })
  if (answer.kind !== 'loggedIn') return refuseCode(answer)
  const { token } = answer
  await endFormerSession(request)
  const user = await prefillUserFromLead(answer.user, lead)
  const suggestedName = user.name === '' ? await nameFromLeads(user) : ''
  const saved = await saveAfterLogin(request, user.id)
  return ok(
    { token, name: user.name, ...(suggestedName && { suggestedName }), ...(saved && { saved }) },
    {
      cookies: [
        ...sessionCookies(user, token),
        ownBrowserCookie(request, number),
        ...(savingCookie.of(request) ? [savingCookie.cleared()] : []),
      ],
    },
  )
}

/** A session's number as a request body. */
export const numberBody = ({ user: { mobile, country_code } }: Session) => ({
  mobileNo: mobile,
  countryCode: country_code,
})

/** Checks a code within an existing login: the user has reverified the number (docs/decisions/0045). */
export async function reverifyNumber({
  body,
  ip,
  request,
  session,
}: Call<string, Session>): Promise<Response> {
  const otp = otpIn(body)
  const number = numberIn(numberBody(session))
  if (!number) return refuse(400, 'mobileInvalid')
  if (!isOtp(otp)) return refuse(400, 'otpInvalid')
  const { tokenHash } = session
  const answer = await proveByOtp(number, otp, { ...callerIn(request, ip, number).caller, tokenHash })
  return answer.kind === 'proven'
    ? ok({}, { cookies: [ownBrowserCookie(request, number)] })
    : refuseCode(answer)
}

/**
 * Verifies a number that books without a login. @returns the refusal, with the login's texts for the code's field;
 * undefined if verified
 */
export async function proveNumber(
  number: MobileNumber,
  {
    otp,
    ip,
    request,
    language,
  }: Pick<Call, 'ip' | 'request'> & { readonly otp: string; readonly language: Language },
): Promise<Response | undefined> {
  const words = otpLoginCopy[language].refusals
  const code = otpIn(otp)
  const refused = (status: 400 | 429, reason: OtpRefusalCode, waitSeconds?: number) =>
    fail(status, { reason, errors: [words[reason]], fields: { [CODE_FIELD]: words[reason] }, waitSeconds })
  if (!isOtp(code)) return refused(400, 'otpInvalid')
  const answer = await proveOwnNumber(number, code, callerIn(request, ip, number).caller)
  switch (answer.kind) {
    case 'proven':
      return undefined
    case 'wrong':
    case 'expired':
      return refused(400, answer.kind)
    case 'spent':
      return refused(429, 'spent')
    case 'tooMany':
      return refused(429, 'tooMany', answer.waitSeconds)
    case 'refused':
      return refuseInItsWords(answer.copy)
  }
}
