import 'server-only'
import { doctorName } from '@/model/catalogue/doctor'
import { hospitalName } from '@/model/catalogue/hospital'
import { expandLead, type Lead } from '@/model/lead/lead'
import { type EnquiryDetails, knownAnswers, type OwnEnquiry, referenceOf } from '@/model/lead/ownEnquiry'
import type { Language } from '@/model/page/language'
import { doctorById } from '@/server/catalogue/reads/doctors'
import { schedulesOfDoctors } from '@/server/catalogue/reads/schedules'
import { hospitalById } from '@/server/catalogue/reads/hospitals'
import { orFallback } from '@/server/catalogue/reads/rowQuery'
import { ownLeadId, triedNumber } from '@/server/leads/intake/leadCookie'
import { leadById } from '@/server/leads/leadStore'
import { runtime } from '@/server/runtime'

/**
 * The enquiry that this browser has just sent, by its signed cookie. Only the reference while the database is
 * unavailable or the lead is in the journal only.
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

/** Details of an enquiry for its sender. Catalogue errors are ignored. */
export async function enquiryDetails(lead: Lead, language: Language): Promise<EnquiryDetails> {
  const doctor = await rowOf(lead.docotrid, doctorById)
  const hospital = await rowOf(lead.hospitalid, hospitalById)
  const schedules = doctor && (await orFallback(() => schedulesOfDoctors([doctor.slug]), undefined))
  return {
    treatment: lead.ProcedureNameData || lead.condition_data,
    city: lead.CityData,
    doctor: doctor ? doctorName(doctor, language) : '',
    ...(doctor && schedules?.has(doctor.slug) && { bookable: doctor.slug }),
    hospital: hospital ? hospitalName(hospital, language) : '',
    mobile: lead.MobileNoData,
    countryCode: lead.countryCode,
    callback: lead.Callback_Input,
    isInsured: lead.IsInsurance === 'yes',
    known: knownAnswers(lead),
  }
}

const rowOf = async <Row>(
  id: string,
  find: (id: number) => Promise<Row | undefined>,
): Promise<Row | undefined> =>
  /^[1-9]\d{0,8}$/.test(id) ? orFallback(() => find(Number(id)), undefined) : undefined
