import 'server-only'
import { decoded } from '@/model/decoded'
import { isSlug } from '@/model/desk/deskDay'
import { LeadId } from '@/model/desk/followUp'
import { LEAD_PLACE_PATH, leadPlaceAddress, type LeadPlaceProblem } from '@/model/desk/leadPlace'
import { bookForLead } from '@/server/appointments/leadBooking'
import { deskForm, versionIn } from '@/server/desk/staff/deskGuard'
import { seeOther } from '@/server/http/envelope'
import { metrics } from '@/server/metrics/metrics'
import { runtime } from '@/server/runtime'
import { deskState } from './followUpSteps'

/** POST /desk/place/save: shows a doctor's places (`then=places`), or books one for a lead and opens it. */
const bookByForm = deskForm('agent', LEAD_PLACE_PATH, async ({ body: form, session: { staff } }) => {
  const [id, version] = [decoded(LeadId, form.get('lead')), versionIn(form)]
  if (id === undefined || version === undefined) return seeOther(`${LEAD_PLACE_PATH}?problem=unreadable`)
  const doctor = form.get('doctor') ?? ''
  const chosen = isSlug(doctor) ? { doctor } : undefined
  const back = (problem: LeadPlaceProblem) =>
    seeOther(`${leadPlaceAddress(id, version, { ...chosen, problem })}#problem`)
  if (form.get('then') === 'places') return seeOther(`${leadPlaceAddress(id, version, chosen)}#places`)
  const placeId = form.get('place') ?? ''
  if (placeId === '') return back('noPlace')
  const { settings, owns } = await deskState()
  if (owns === 'crm') return back('crmOwns')
  const outcome = await bookForLead(runtime().database, { leadId: id, version, placeId }, settings, staff)
  metrics().bookings.inc({ outcome: outcome === 'changed' ? 'desk' : outcome })
  if (outcome !== 'changed') return back(outcome)
  runtime().delivery()?.wake()
  return seeOther(`/desk?lead=${id}`)
})

/** The form of a place for a lead (server/handlers.ts), which works without JavaScript. */
export const LEAD_PLACE_FORMS = { [`${LEAD_PLACE_PATH}/save`]: { POST: bookByForm } } as const
