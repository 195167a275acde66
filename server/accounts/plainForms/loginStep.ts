import 'server-only'
import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { cookieOf, setCookie } from '@/server/http/cookies'
import { cookiesAreSecure } from '@/server/http/sessionCalls'
import { runtime } from '@/server/runtime'
import { sameText, sign } from '@/server/secret'
import { OTP_VALID_MINUTES } from '@/server/accounts/otp/otpCodes'

/** Where somebody without JavaScript stands in the login; signed, out of the reach of scripts, gone when the code is. */
const COOKIE = 'login_step'
const PURPOSE = 'login step'
const SECONDS = OTP_VALID_MINUTES * 60

const LoginStep = t.intersection([
  t.type({
    step: t.union([t.literal('mobile'), t.literal('otp'), t.literal('name')]),
    /** Ten digits once a code was sent; before that what was typed. */
    mobile: t.string,
    /** When it was written, ms since 1970. */
    at: t.number,
  }),
  t.partial({
    /** When the last code was sent, ms since 1970. */
    sentAt: t.number,
    resent: t.boolean,
    /** What is wrong with the step's field. */
    problem: t.string,
    /** Why the server refused (model/account/otpLogin.ts), where that is the problem. */
    code: t.unknown,
  }),
])
export type LoginStep = Readonly<t.TypeOf<typeof LoginStep>>

/** The Set-Cookie value that remembers a step. */
export function loginStepCookie(step: Omit<LoginStep, 'at'>, now = Date.now()): string {
  const text = Buffer.from(JSON.stringify({ ...step, at: now })).toString('base64url')
  const value = `${text}.${sign(runtime().secret, PURPOSE, text)}`
  return setCookie(COOKIE, value, { maxAge: SECONDS, httpOnly: true, secure: cookiesAreSecure() })
}

export const clearedLoginStepCookie = (): string =>
  setCookie(COOKIE, '', { maxAge: 0, httpOnly: true, secure: cookiesAreSecure() })

/** The step of a browser; undefined when there is none, it is not of this site's making, or too old. */
export function loginStepOf(request: Request, now = Date.now()): LoginStep | undefined {
  const [text = '', signature = ''] = (cookieOf(request, COOKIE) ?? '').split('.')
  if (!text || !sameText(signature, sign(runtime().secret, PURPOSE, text))) return undefined
  // Signed: it is the JSON that loginStepCookie wrote, perhaps an older release's.
  const read = LoginStep.decode(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  return isRight(read) && now - read.right.at < SECONDS * 1000 ? read.right : undefined
}
