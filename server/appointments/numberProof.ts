import 'server-only'
import * as t from 'io-ts'
import { bookingCopy } from '@/content/copy/booking'
import { CODE_FIELD } from '@/model/lead/formFields'
import type { Language } from '@/model/page/language'
import { proveNumber } from '@/server/accounts/otp/otpCalls'
import { sessionOf } from '@/server/accounts/sessions/sessions'
import { sign } from '@/server/config/secret'
import { signedCookie } from '@/server/http/cookies'
import { fail } from '@/server/http/envelope'
import type { Call } from '@/server/http/guardedCall'
import type { LeadRow } from '@/server/leads/intake/leadBatch'
import { runtime } from '@/server/runtime'

/** Proof that this browser has verified a number: another try after a taken place needs no second code. */
const PROOF_COOKIE = 'booking_number'
const proofCookie = signedCookie({
  name: PROOF_COOKIE,
  purpose: 'booking number',
  seconds: 30 * 60,
  codec: t.type({ number: t.string }),
})
type BookerNumber = Pick<LeadRow, 'country_code' | 'mobile'>
const numberName = ({ country_code, mobile }: BookerNumber): string =>
  sign(runtime().secret, 'booking number', `${country_code} ${mobile}`)

/** Cookies that store the proof. */
export const proofCookies = (lead: BookerNumber): string[] =>
  runtime().config.bookingProof === 'none' ? [] : [proofCookie.set({ number: numberName(lead) })]

/** Set-Cookie lines without the proof: for a person who holds a link, which can be passed on, and has proven no number. */
export const withoutProof = (lines: readonly string[]): string[] =>
  lines.filter((line) => !line.startsWith(`${PROOF_COOKIE}=`))

/** Whether the caller has shown that the number is their own; else the answer that asks for a code, or refuses it. */
export async function proofOf(
  { request, ip }: Pick<Call, 'request' | 'ip'>,
  lead: BookerNumber,
  otp: string | undefined,
  language: Language,
): Promise<'proven' | Response> {
  if (runtime().config.bookingProof === 'none') return 'proven'
  const session = await sessionOf(request)
  const isOwn = session?.user.mobile === lead.mobile && session.user.country_code === lead.country_code
  if (isOwn || proofCookie.of(request)?.number === numberName(lead)) return 'proven'
  const needsCode = bookingCopy[language].needsCode
  if (otp === undefined)
    return fail(400, { reason: 'needsCode', errors: [needsCode], fields: { [CODE_FIELD]: needsCode } })
  const refusal = await proveNumber(
    { countryCode: lead.country_code, mobile: lead.mobile },
    { otp, ip, request, language },
  )
  return refusal ?? 'proven'
}
