import 'server-only'
import { type Language, languageNamed, pathIn } from '@/model/page/language'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import { validateForm } from '@/model/lead/validation'
import { CHILD_OUTCOMES, COMPANY_THANKS, NUMBER_OUTCOMES } from '@/model/page/thankYouAddress'
import { noticeNow } from '@/server/privacy/consent/notices'
import { seeOther } from '@/server/http/envelope'
import { guardedCall, type GuardedHandler, refuseForm } from '@/server/http/guardedCall'
import { readForm } from '@/server/http/requestBody'
import { storeLeadAddition } from '@/server/leads/intake/storeLeadAddition'
import { clearedTriedNumber, keepTriedNumber, ownLeadId } from '@/server/leads/intake/leadCookie'
import { runtime } from '@/server/runtime'
import { mobileValues } from './enquiryForm'

/** A form on the thank-you page about the enquiry just sent. */
interface OwnEnquiryForm {
  readonly form: URLSearchParams
  /** From the signed cookie. */
  readonly leadId: string
  readonly language: Language
}

interface Outcome<Name> {
  readonly outcome: Name
  readonly cookies?: readonly string[]
}

const languageOf = (query: URLSearchParams): Language => languageNamed(query.get('language'))

/** Redirects to the thank-you page, without personal data in the address. @param fragments show the outcome there */
const ownEnquiryForm = <Name extends string>(
  fragments: Readonly<Record<Name | 'failed', string>>,
  handle: (own: OwnEnquiryForm) => Promise<Outcome<Name | 'failed'>>,
): GuardedHandler => {
  const home = ({ url }: Request, { outcome, cookies = [] }: Outcome<Name | 'failed'>): Response => {
    const query = new URL(url).searchParams
    const choices = query.get('from') === COMPANY_THANKS ? `from=${COMPANY_THANKS}` : 'isquicksurvey=1'
    return seeOther(`${pathIn(languageOf(query), '/thankyou')}?${choices}#${fragments[outcome]}`, cookies)
  }
  return guardedCall(
    {
      proof: 'origin',
      limit: ({ ip }) => ['leads', ip],
      readBody: readForm,
      refuse: (refusal) => refuseForm(refusal) ?? home(refusal.request, { outcome: 'failed' }),
    },
    async ({ body: form, request }) => {
      const leadId = ownLeadId(request)
      const language = languageOf(new URL(request.url).searchParams)
      return home(
        request,
        leadId === undefined ? { outcome: 'failed' } : await handle({ form, leadId, language }),
      )
    },
  )
}

const FIELDS = [{ key: 'mobile', required: true }] as const

/** POST /enquiry/number: corrects the lead's number. */
export const correctNumber = ownEnquiryForm(NUMBER_OUTCOMES, async ({ form, leadId }) => {
  const typed = (form.get('mobile') ?? '').trim()
  const values = mobileValues(typed, form.get('countryCode') || DEFAULT_COUNTRY_CODE)
  const tried = [keepTriedNumber(leadId, typed)]
  if (Object.keys(validateForm({ fields: FIELDS }, values)).length)
    return { outcome: 'wrong', cookies: tried }
  const row = {
    lead_id: leadId,
    at: new Date().toISOString(),
    mobile: values.mobile,
    country_code: values.countryCode.replace(/\D/g, '').replace(/^0+/, ''),
  }
  const { intake, delivery, limits } = runtime()
  const waitSeconds = await limits.secondsToWait('leadsOfNumber', `${row.country_code} ${row.mobile}`)
  if (waitSeconds !== undefined) return { outcome: 'failed', cookies: tried }
  const kept = await storeLeadAddition(intake, { type: 'number', row })
  if (kept !== 'saved') return { outcome: 'failed', cookies: tried }
  delivery()?.wake()
  return { outcome: 'corrected', cookies: [clearedTriedNumber()] }
})

const AGREED = 'The patient is under 18; the sender is the parent or lawful guardian and agrees.'
const NOT_AGREED = 'The patient is under 18. No parent or guardian has agreed yet: ask before anything else.'

/** Stores that the patient is a child, and whether a parent or guardian agrees. @returns whether it is stored */
export async function keepChild(leadId: string, language: Language, isAgreed: boolean): Promise<boolean> {
  const row = {
    lead_id: leadId,
    at: new Date().toISOString(),
    text: isAgreed ? AGREED : NOT_AGREED,
    ...(isAgreed && { child_notice: noticeNow(language).hash }),
  }
  const { intake, delivery } = runtime()
  if ((await storeLeadAddition(intake, { type: 'note', row })) !== 'saved') return false
  delivery()?.wake()
  return true
}

/**
 * POST /enquiry/child: the patient is a child, and whether a parent or guardian agrees (Digital Personal Data
 * Protection Act, 2023, section 9; docs/decisions/0047). The care team verifies it.
 */
export const submitChildPatient = ownEnquiryForm(CHILD_OUTCOMES, async ({ form, leadId, language }) => {
  const isAgreed = form.get('guardian') === 'yes'
  if (!(await keepChild(leadId, language, isAgreed))) return { outcome: 'failed' }
  return { outcome: isAgreed ? 'agreed' : 'waiting' }
})
