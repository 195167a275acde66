import 'server-only'
import { doctorName } from '@/model/catalogue/doctor'
import { hospitalName } from '@/model/catalogue/hospital'
import { expandLead, type Lead } from '@/model/lead/lead'
import { type EnquiryDetails, knownAnswers, type OwnEnquiry, referenceOf } from '@/model/lead/ownEnquiry'
import type { Language } from '@/model/page/language'
import { doctorById } from '@/server/catalogue/doctors'
import { hospitalById } from '@/server/catalogue/hospitals'
import { orFallback } from '@/server/catalogue/rowQuery'
import { ownLeadId, triedNumber } from '@/server/leads/intake/leadCookie'
import { leadById } from '@/server/leads/leadStore'
import { runtime } from '@/server/runtime'

/**
 * The enquiry that a request's browser has just sent, by its signed cookie; undefined when there is none, or none any
 * more. While the database is unavailable, and for a lead that waits in the journal, the reference alone.
 */
export async function ownEnquiry(request: Request, language: Language): Promise<OwnEnquiry | undefined> {
  const leadId = ownLeadId(request)
  if (leadId === undefined) return undefined
  const { database, intake } = runtime()
  const tried = triedNumber(request, leadId)
  const known = { reference: referenceOf(leadId), ...(tried !== undefined && { triedNumber: tried }) }
  if (!intake.breaker.isAvailable || intake.backlog.has(leadId)) return known
  const stored = await orFallback(() => leadById(database, leadId), null)
  if (stored === null) return known
  if (!stored) return undefined
  return {
    ...known,
    reference: referenceOf(stored.id),
    details: await enquiryDetails(expandLead(stored.fields), language),
  }
}

/** What an enquiry's sender is shown of it. Never rejects for the catalogue. */
export async function enquiryDetails(lead: Lead, language: Language): Promise<EnquiryDetails> {
  return {
    treatment: lead.ProcedureNameData || lead.condition_data,
    city: lead.CityData,
    doctor: await nameOf(lead.docotrid, async (id) => {
      const doctor = await doctorById(id)
      return doctor && doctorName(doctor, language)
    }),
    hospital: await nameOf(lead.hospitalid, async (id) => {
      const hospital = await hospitalById(id)
      return hospital && hospitalName(hospital, language)
    }),
    mobile: lead.MobileNoData,
    countryCode: lead.countryCode,
    callback: lead.Callback_Input,
    isInsured: lead.IsInsurance === 'yes',
    known: knownAnswers(lead),
  }
}

/** What the catalogue calls an id; '' where it has none of that id. */
const nameOf = async (id: string, find: (id: number) => Promise<string | undefined>): Promise<string> =>
  /^[1-9]\d{0,8}$/.test(id) ? ((await orFallback(() => find(Number(id)), '')) ?? '') : ''
