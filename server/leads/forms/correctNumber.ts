import 'server-only'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import { validateForm } from '@/model/lead/validation'
import { NUMBER_OUTCOMES } from '@/model/page/thankYouAddress'
import { keepForLead } from '@/server/leads/intake/keepForLead'
import { type NumberRow, writeNumber } from '@/server/leads/intake/numberCorrection'
import { numberLine } from '@/server/leads/journal/journal'
import { runtime } from '@/server/runtime'
import { readMobile } from './enquiryForm'
import { ownEnquiryForm } from './ownEnquiryForm'
import { clearedTriedNumber, keepTriedNumber } from './triedNumber'

const FIELDS = [{ key: 'mobile', required: true }] as const

/**
 * POST /enquiry/number: corrects the number of the lead that this browser has just made, by the rule of every lead form; nobody
 * else's, for the lead is the one of the signed cookie.
 */
export const correctNumber = ownEnquiryForm(NUMBER_OUTCOMES, async ({ form, leadId }) => {
  const typed = (form.get('mobile') ?? '').trim()
  const values = readMobile(typed, form.get('countryCode') || DEFAULT_COUNTRY_CODE)
  const tried = [keepTriedNumber(leadId, typed)]
  if (Object.keys(validateForm({ fields: FIELDS }, values)).length)
    return { outcome: 'wrong', cookies: tried }
  const row: NumberRow = {
    lead_id: leadId,
    at: new Date().toISOString(),
    mobile: values.mobile.replace(/^0+/, ''),
    country_code: values.countryCode.replace(/\D/g, '').replace(/^0+/, ''),
  }
  const { intake, delivery, limits } = runtime()
  const waitSeconds = await limits.secondsToWait('leadsOfNumber', `${row.country_code} ${row.mobile}`)
  if (waitSeconds !== undefined) return { outcome: 'failed', cookies: tried }
  const kept = await keepForLead(intake, {
    leadId,
    write: (database) => writeNumber(database, row),
    line: numberLine(row),
  })
  if (kept !== 'saved') return { outcome: 'failed', cookies: tried }
  delivery()?.wake()
  return { outcome: 'corrected', cookies: [clearedTriedNumber()] }
})
