import 'server-only'
import type { FreshCodeProps } from '@/app/(perRequest)/profile/FreshCode'
import { otpLoginCopy, problemInWords } from '@/content/copy/otpLogin'
import { RESEND_SECONDS, isOtpRefusalCode } from '@/model/account/otpLogin'
import { shownNumber } from '@/model/lead/mobile'
import type { Language } from '@/model/page/language'
import { type LoginStep, loginStepCookie } from '@/server/accounts/forms/loginForms'
import type { Session } from '@/server/accounts/sessions/sessions'
import type { Opened } from './accountPages'

/** What is wrong with a step's field, in the page's words. */
export function problemOf(
  step: Pick<LoginStep, 'problem' | 'code'> | undefined,
  language: Language,
): string | undefined {
  if (step?.problem === undefined) return undefined
  const code = isOtpRefusalCode(step.code) ? { code: step.code } : {}
  return problemInWords({ kind: 'refused', message: step.problem, ...code }, otpLoginCopy[language])
}

/** Until another code may be asked for; 0 or less when it may. */
export function secondsLeft({ sentAt }: LoginStep): number {
  return sentAt === undefined ? 0 : Math.ceil(RESEND_SECONDS - (Date.now() - sentAt) / 1000)
}

/** What a page asks for before it downloads or deletes; undefined for who has given back a code just now. */
export function freshCodeFor(
  { language, request }: Opened,
  { isProven, user }: Session,
  purpose: FreshCodeProps['purpose'],
): FreshCodeProps | undefined {
  if (isProven) return undefined
  const step = loginStepCookie.of(request)
  const codeRequest = { language, purpose, number: shownNumber(user.country_code, user.mobile) }
  if (step?.step !== 'proof') return codeRequest
  const sent = step.sentAt !== undefined && {
    sent: { isResent: step.resent === true, waitSeconds: secondsLeft(step) },
  }
  return { ...codeRequest, problem: problemOf(step, language), ...sent }
}
