import 'server-only'
import type { Language } from '@/model/page/language'
import { accountDonePath, accountPath } from '@/model/account/accountPaths'
import { RESEND_SECONDS } from '@/model/account/otpLogin'
import { SEND_CODE } from '@/model/calls/accountCalls'
import { numberBody, reverifyNumber, sendCode } from '@/server/accounts/otp/otpCalls'
import type { Session } from '@/server/accounts/sessions/sessions'
import { CODE_FIELD } from '@/model/lead/formFields'
import { seeOther } from '@/server/http/envelope'
import { type PostedForm, signedForm } from './accountForm'
import { type LoginStep, loginStepCookie, refusalOf, sentAtOf } from './loginForms'

/*
 * The fresh code required for download and deletion (docs/decisions/0045), sent to the account's own number with
 * the login's texts and limits.
 */

/** The page whose card asks for the code. */
const pageFor = (forDeletion: boolean, language: Language): string =>
  accountPath(forDeletion ? 'profile/delete' : 'profile', language)

const isForDeletion = (form: URLSearchParams): boolean => form.get('for') === 'delete'

/** Redirects to the card that asks for a code. */
export const askForCode = (language: Language, forDeletion: boolean): Response =>
  seeOther(`${pageFor(forDeletion, language)}#code`)

const backTo = ({ body, language }: PostedForm<Session>, step: Partial<LoginStep>, answer?: Response) =>
  seeOther(`${pageFor(isForDeletion(body), language)}#code`, [
    loginStepCookie.set({ step: 'proof', mobile: '', ...step }),
    ...(answer?.headers.getSetCookie() ?? []),
  ])

/** POST /profile/code/send: sends a code to the account's own number; another one 30 seconds after the last. */
export const sendProofCode = signedForm(async (sent) => {
  const at = loginStepCookie.of(sent.request)
  const sentAt = at?.step === 'proof' ? at.sentAt : undefined
  const isAgain = sentAt !== undefined
  // The page shows how long to wait.
  if (isAgain && Date.now() - sentAt < RESEND_SECONDS * 1000) return backTo(sent, { sentAt })
  // Not a sign-up (specification, section 7).
  const body = { ...numberBody(sent.session), resend: isAgain ? 1 : 0 }
  const answer = await sendCode({ ...sent, body }, SEND_CODE.path)
  if (answer.ok) return backTo(sent, { sentAt: await sentAtOf(answer), resent: isAgain }, answer)
  return backTo(sent, { sentAt, ...(await refusalOf(answer)) })
})

/** POST /profile/code: takes the code; the login may download and delete for ten minutes. */
export const takeProofCode = signedForm(async (sent) => {
  const { body, language, request } = sent
  const at = loginStepCookie.of(request)
  const code = body.get(CODE_FIELD) ?? ''
  const answer = await reverifyNumber({ ...sent, body: code })
  if (!answer.ok) return backTo(sent, { sentAt: at?.sentAt ?? Date.now(), ...(await refusalOf(answer)) })
  return seeOther(
    isForDeletion(body) ? pageFor(true, language) : `${accountDonePath(language, 'proven')}#data`,
    [...answer.headers.getSetCookie(), loginStepCookie.cleared()],
  )
})
