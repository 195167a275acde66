import 'server-only'
import { decoded } from '@/model/decoded'
import { FormKey } from '@/model/desk/deskLead'
import {
  LONGEST_NAME,
  LONGEST_QUESTION,
  NEW_LEAD_PATH,
  NEW_LEAD_SOURCES,
  type NewLeadProblem,
} from '@/model/desk/newLead'
import type { StaffMember } from '@/model/desk/staff'
import { personalText } from '@/model/plainText'
import { bookAtDesk } from '@/server/appointments/deskBooking'
import { nameIn, numberIn } from '@/server/desk/patientFields'
import { hospitalsBySlugs } from '@/server/catalogue/reads/hospitals'
import { deskAudit } from '@/server/desk/staff/deskAudit'
import { deskForm } from '@/server/desk/staff/deskGuard'
import { seeOther } from '@/server/http/envelope'
import { leadRowOf, submitRow } from '@/server/leads/intake/acceptLead'
import { saveFormDraft } from '@/server/leads/forms/enquiryDraft'
import { metrics } from '@/server/metrics/metrics'
import { runtime } from '@/server/runtime'

/** Keeps the typed values encrypted for half an hour, so that no personal data is in the address. */
async function withDraft(form: URLSearchParams, problem: NewLeadProblem | undefined, { id }: StaffMember) {
  const typed = (field: string, most: number) => (form.get(field) ?? '').slice(0, most)
  const draft = await saveFormDraft({
    staff: id,
    ...{ name: typed('name', LONGEST_NAME), mobile: typed('mobile', 20), source: typed('source', 20) },
    ...{
      question: typed('question', LONGEST_QUESTION),
      doctor: typed('doctor', 80),
      place: typed('place', 160),
    },
  })
  const query = new URLSearchParams({ ...(problem && { problem }), draft })
  return seeOther(`${NEW_LEAD_PATH}?${query}#${problem ? 'problem' : 'places'}`)
}

/** The id of the hospital that a lead of a person limited to branches belongs to, so that they see it; '' without a limit. */
async function ownHospital({ branches }: StaffMember): Promise<string> {
  const [hospital] = await hospitalsBySlugs(branches ?? [])
  return hospital ? String(hospital.HospitalId) : ''
}

/** POST /desk/new/save: stores a lead entered by staff, with a place where one is chosen, and opens it; `then=places` shows places. */
const saveByForm = deskForm('agent', NEW_LEAD_PATH, async ({ body: form, session: { staff } }) => {
  const key = decoded(FormKey, form.get('key'))
  if (key === undefined) return seeOther(`${NEW_LEAD_PATH}?problem=unreadable`)
  if (form.get('then') === 'places') return withDraft(form, undefined, staff)
  const name = nameIn(form)
  if (name === undefined) return withDraft(form, 'noName', staff)
  const { read: number } = numberIn(form)
  if (number.kind !== 'number') return withDraft(form, 'badNumber', staff)
  const source = NEW_LEAD_SOURCES.find((one) => one === form.get('source'))
  if (source === undefined) return withDraft(form, 'noSource', staff)
  const body = {
    ...{ NameData: name, MobileNoData: number.mobile, countryCode: number.countryCode },
    ...{ PageTypeData: 'Desk', lead_sourcedata: 'Desk', lead_channeldata: source },
    QueryData: personalText(form.get('question') ?? '').slice(0, LONGEST_QUESTION),
    hospitalid: await ownHospital(staff),
  }
  const placeId = form.get('place') ?? ''
  if (placeId !== '') {
    const booked = await bookAtDesk(runtime().database, { placeId, number, name, body, key }, staff)
    metrics().bookings.inc({ outcome: typeof booked === 'string' ? booked : 'desk' })
    if (booked === 'taken') return withDraft(form, 'taken', staff)
    if (booked === 'conflict') return withDraft(form, 'sentTwice', staff)
    await deskAudit(staff, { action: 'lead.added', subject: booked.id, why: `${source}, booked` })
    runtime().delivery()?.wake()
    return seeOther(`/desk?lead=${booked.id}`)
  }
  const answer = await submitRow(leadRowOf({ body, ip: '', idempotencyKey: key }, body))
  metrics().leads.inc({ outcome: answer.kind })
  if (answer.kind === 'conflict') return withDraft(form, 'sentTwice', staff)
  if (answer.kind !== 'accepted') return seeOther(`${NEW_LEAD_PATH}?problem=away`)
  await deskAudit(staff, { action: 'lead.added', subject: answer.leadId, why: source })
  // The lead's page reads the database: on the embedded one a lead is in the journal first.
  await runtime().intake.settle()
  return seeOther(`/desk?lead=${answer.leadId}`)
})

/** The form of a new lead (server/handlers.ts), which works without JavaScript. */
export const NEW_LEAD_FORMS = { '/desk/new/save': { POST: saveByForm } } as const
