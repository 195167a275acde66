import 'server-only'
import * as t from 'io-ts'
import { oneOf } from '@/model/oneOf'
import { signedCookie } from '@/server/http/cookies'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { accountDonePath, accountPath } from '@/model/account/accountPaths'
import { loginMobileOf, type OtpRefusalCode, RESEND_SECONDS } from '@/model/account/otpLogin'
import type { Refusal } from '@/model/envelope'
import { CODE_FIELD } from '@/model/lead/formFields'
import { seeOther } from '@/server/http/envelope'
import { login, sendCode } from '@/server/accounts/otp/otpCalls'
import { type PostedForm, accountForm } from './accountForm'
import { readProfileChange, storeProfileChange } from '@/server/accounts/profile/profileChange'
import { savedNotice, savingCookie } from '@/server/accounts/profile/savedItems'
import { clearedSessionCookies, sessionOf } from '@/server/accounts/sessions/sessions'

const STEP_SECONDS = 60 * 60

const LoginStep = t.intersection([
  t.type({
    step: oneOf(['mobile', 'otp', 'name', 'proof']),
    /** Ten digits once a code was sent, before that the input; '' if it comes from the account. */
    mobile: t.string,
  }),
  t.partial({
    /** When the last code was sent, ms since 1970. */
    sentAt: t.number,
    resent: t.boolean,
    problem: t.string,
    /** The server's reason for a refusal (model/account/otpLogin.ts). */
    code: t.unknown,
  }),
])
export type LoginStep = Readonly<t.TypeOf<typeof LoginStep>>

/**
 * Current step of a login, or of reverifying the own number (reverifyForms.ts), without JavaScript. It outlives its
 * code: after expiry the visitor gets a message and the number is still filled in.
 */
export const loginStepCookie = signedCookie<LoginStep>({
  name: 'login_step',
  purpose: 'login step',
  seconds: STEP_SECONDS,
  codec: LoginStep,
})

/*
 * The login without JavaScript: the calls' steps, texts and limits (otpCalls.ts), answered by redirects. The
 * number travels in the form and a signed cookie, never in an address.
 */

/** Invalid input is shown again unless it is longer: truncated, it might be another person's number. */
const TYPED_LIMIT = 200

const backTo = ({ language }: PostedForm, step: LoginStep, answer?: Response): Response =>
  seeOther(`${accountPath('login', language)}#${step.problem ? 'problem' : 'step'}`, [
    loginStepCookie.set(step),
    ...(answer?.headers.getSetCookie() ?? []),
  ])

/** A refusal's message: the first item of its error array (specification, section 8), and its code. */
export async function refusalOf(answer: Response): Promise<Pick<LoginStep, 'problem' | 'code'>> {
  // Answers of this server (server/http/envelope.ts).
  const { error, code } = (await answer.json()) as Refusal
  return { problem: error[0] ?? '', code }
}

/** When the answer's code was sent, ms since 1970: now, or shortly before. */
export async function sentAtOf(answer: Response): Promise<number> {
  const { data } = (await answer.json()) as { data: { waitSeconds?: number } }
  const { waitSeconds = RESEND_SECONDS } = data
  return Date.now() - (RESEND_SECONDS - waitSeconds) * 1000
}

const MOBILE_INVALID = {
  problem: otpLoginCopy.en.refusals.mobileInvalid,
  code: 'mobileInvalid' satisfies OtpRefusalCode,
}

/** POST /login/mobile: sends a code to the number, then asks for it. */
export const takeMobile = accountForm('login', async (sent) => {
  const typed = sent.body.get('mobile') ?? ''
  const { mobile, isWrong } = loginMobileOf(typed)
  const answer = isWrong ? undefined : await sendCode({ ...sent, body: { mobileNo: mobile } })
  if (answer?.ok) return backTo(sent, { step: 'otp', mobile, sentAt: await sentAtOf(answer) }, answer)
  const refusal = answer ? await refusalOf(answer) : MOBILE_INVALID
  return backTo(sent, { step: 'mobile', mobile: typed.length > TYPED_LIMIT ? '' : typed, ...refusal })
})

/** POST /login/resend: sends another code, 30 seconds after the last one. */
export const resendCode = accountForm('login', async (sent) => {
  const at = loginStepCookie.of(sent.request)
  if (at?.step !== 'otp') return seeOther(accountPath('login', sent.language), [loginStepCookie.cleared()])
  const { mobile, sentAt = 0 } = at
  // The page shows how long to wait.
  if (Date.now() - sentAt < RESEND_SECONDS * 1000) return backTo(sent, { step: 'otp', mobile, sentAt })
  const answer = await sendCode({ ...sent, body: { mobileNo: mobile, resend: 1 } })
  if (answer.ok) return backTo(sent, { step: 'otp', mobile, sentAt: Date.now(), resent: true }, answer)
  return backTo(sent, { step: 'otp', mobile, sentAt, ...(await refusalOf(answer)) })
})

/** POST /login/otp: logs in; asks users without a name for it. */
export const takeOtp = accountForm('login', async (sent) => {
  const { language, body: form, request } = sent
  const at = loginStepCookie.of(request)
  if (at?.step !== 'otp') return seeOther(accountPath('login', language), [loginStepCookie.cleared()])
  const { mobile, sentAt } = at
  const otp = form.get(CODE_FIELD) ?? ''
  const answer = await login({ ...sent, body: { mobileNo: mobile, otp } })
  if (!answer.ok) return backTo(sent, { step: 'otp', mobile, sentAt, ...(await refusalOf(answer)) })
  const { data } = (await answer.json()) as { data: { name: string; saved?: string } }
  const cookies = [...answer.headers.getSetCookie(), loginStepCookie.cleared()]
  if (data.name !== '') return seeOther(data.saved ?? accountDonePath(language, 'login'), cookies)
  // Asks for the name before returning to the saved page.
  const wanted = data.saved === undefined ? undefined : savingCookie.of(request)
  return seeOther(`${accountPath('login', language)}#step`, [
    ...cookies,
    ...(wanted ? [savingCookie.set(wanted)] : []),
  ])
})

/** POST /login/name: the name of the user who has just logged in. */
export const takeName = accountForm('login', async (sent) => {
  const { language, body: form, request } = sent
  const session = await sessionOf(request)
  if (!session) return seeOther(accountPath('login', language))
  const read = readProfileChange({ name: form.get('name') ?? '' }, language)
  if (!read.ok) return backTo(sent, { step: 'name', mobile: '', problem: read.fields.name ?? '' })
  const stored = await storeProfileChange(session, read)
  if (!stored)
    return seeOther(accountPath('login', language), [...clearedSessionCookies(), loginStepCookie.cleared()])
  const wanted = savingCookie.of(request)
  return seeOther(wanted ? savedNotice(wanted.page) : accountDonePath(language, 'login'), [
    ...stored.cookies,
    loginStepCookie.cleared(),
    savingCookie.cleared(),
  ])
})

/** POST /login/edit: back to the number; discards the step (specification, section 4). */
export const editNumber = accountForm('login', async ({ language }) =>
  seeOther(`${accountPath('login', language)}#step`, [loginStepCookie.cleared()]),
)
