import 'server-only'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import { validateForm } from '@/model/lead/validation'
import { pathIn } from '@/model/page/language'
import { COMPANY_THANKS, NUMBER_OUTCOMES, type NumberOutcome } from '@/model/page/thankYouAddress'
import { seeOther } from '@/server/http/envelope'
import { guardedCall, refuseForm } from '@/server/http/guardedCall'
import { readForm } from '@/server/http/requestBody'
import { keepForLead } from '@/server/leads/intake/keepForLead'
import { ownLeadId } from '@/server/leads/intake/leadCookie'
import { type NumberRow, writeNumber } from '@/server/leads/intake/numberCorrection'
import { numberLine } from '@/server/leads/journal/journal'
import { runtime } from '@/server/runtime'
import { readMobile } from './enquiryForm'
import { clearedTriedNumber, keepTriedNumber } from './triedNumber'

const FIELDS = [{ key: 'mobile', required: true }] as const

/** The thank-you page that the form stands on, with what became of it; no number is ever in an address. */
function outcomePage(outcome: NumberOutcome, { url }: Request, cookies: readonly string[] = []): Response {
  const query = new URL(url).searchParams
  const path = pathIn(query.get('language') === 'hi' ? 'hi' : 'en', '/thankyou')
  const choices = query.get('from') === COMPANY_THANKS ? `from=${COMPANY_THANKS}` : 'isquicksurvey=1'
  return seeOther(`${path}?${choices}#${NUMBER_OUTCOMES[outcome]}`, cookies)
}

/**
 * Corrects the number of the lead that this browser has just made, by the rule of every lead form; nobody else's, for the
 * lead is the one of the signed cookie.
 */
export const correctNumber = guardedCall(
  {
    proof: 'origin',
    limit: ({ ip }) => ['leads', ip],
    readBody: readForm,
    refuse: (refusal) => refuseForm(refusal) ?? outcomePage('failed', refusal.request),
  },
  async ({ body: form, request }) => {
    const leadId = ownLeadId(request)
    if (leadId === undefined) return outcomePage('failed', request)
    const typed = (form.get('mobile') ?? '').trim()
    const values = readMobile(typed, form.get('countryCode') || DEFAULT_COUNTRY_CODE)
    const tried = keepTriedNumber(leadId, typed)
    if (Object.keys(validateForm({ fields: FIELDS }, values)).length)
      return outcomePage('wrong', request, [tried])
    const row: NumberRow = {
      lead_id: leadId,
      at: new Date().toISOString(),
      mobile: values.mobile.replace(/^0+/, ''),
      country_code: values.countryCode.replace(/\D/g, '').replace(/^0+/, ''),
    }
    const { intake, delivery, limits } = runtime()
    const waitSeconds = await limits.secondsToWait('leadsOfNumber', `${row.country_code} ${row.mobile}`)
    if (waitSeconds !== undefined) return outcomePage('failed', request, [tried])
    const outcome = await keepForLead(intake, {
      leadId,
      write: (database) => writeNumber(database, row),
      line: numberLine(row),
    })
    if (outcome !== 'saved') return outcomePage('failed', request, [tried])
    delivery()?.wake()
    return outcomePage('corrected', request, [clearedTriedNumber()])
  },
)
