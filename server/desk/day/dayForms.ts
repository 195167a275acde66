import 'server-only'
import { clinicTimeZone } from '@/content/brand'
import { CLINIC_REASONS, type ClinicReason } from '@/model/appointments/appointment'
import { decoded } from '@/model/decoded'
import { DAY_ACTIONS, dayAddress, dayChoiceOf, needsReason } from '@/model/desk/deskDay'
import { LeadId } from '@/model/desk/followUp'
import { cancelSession } from '@/server/appointments/appointmentSteps'
import { changeByStaff } from '@/server/appointments/deskSteps'
import { dayAt } from '@/server/appointments/localTimes'
import { deskAudit } from '@/server/desk/staff/deskAudit'
import { deskForm, versionIn } from '@/server/desk/staff/deskGuard'
import { seeOther } from '@/server/http/envelope'
import { metrics } from '@/server/metrics/metrics'
import { runtime } from '@/server/runtime'

/* What staff do with the appointments of a day: plain forms, answered by the day's page again. */

/** The day that it is where the clinic is. */
export const clinicToday = (): string => dayAt(Date.now(), clinicTimeZone())

/** The page that a form came from. */
const pageOf = (form: URLSearchParams | undefined, more?: Readonly<Record<string, string>>): string =>
  dayAddress(dayChoiceOf(form ?? new URLSearchParams(), clinicToday()), more)

const back = (form: URLSearchParams, more: Readonly<Record<string, string>>, at = 'outcome'): Response =>
  seeOther(`${pageOf(form, more)}#${at}`)

const reasonIn = (form: URLSearchParams): ClinicReason | undefined =>
  CLINIC_REASONS.find((reason) => reason === form.get('reason'))

/** POST /desk/day/step: does something with an appointment. */
const stepByForm = deskForm('agent', pageOf, async ({ body: form, session: { staff } }) => {
  const [id, version] = [decoded(LeadId, form.get('id')), versionIn(form)]
  const action = DAY_ACTIONS.find((one) => one === form.get('action'))
  if (id === undefined || version === undefined || action === undefined)
    return back(form, { problem: 'unreadable' })
  const reason = reasonIn(form)
  if (needsReason(action) && reason === undefined) return back(form, { problem: 'noReason', of: id })
  const change = { id, version, action, reason: reason ?? 'other' }
  const outcome = await changeByStaff(runtime().database, change, staff)
  metrics().bookings.inc({ outcome: outcome === 'changed' ? action : outcome })
  if (outcome !== 'changed') return back(form, { problem: outcome, of: id })
  runtime().delivery()?.wake()
  return back(form, { done: action, of: id })
})

const LONGEST_ID = 160
const SESSION_ID = /^[\w.-]+$/

/** POST /desk/day/session: a whole session does not take place. */
const cancelByForm = deskForm('manager', pageOf, async ({ body: form, session: { staff } }) => {
  const [id, reason] = [form.get('session') ?? '', reasonIn(form)]
  if (id.length > LONGEST_ID || !SESSION_ID.test(id)) return back(form, { problem: 'unreadable' })
  if (reason === undefined) return back(form, { problem: 'noReason' })
  await deskAudit(staff, { action: 'session.cancelled', subject: id, why: reason })
  const displaced = await cancelSession(runtime().database, id, reason)
  metrics().bookings.inc({ outcome: 'displaced' }, displaced.length)
  runtime().delivery()?.wake()
  return back(form, { displaced: String(displaced.length) })
})

/** The forms of a day (server/handlers.ts), which work without JavaScript. */
export const DAY_FORMS = {
  '/desk/day/step': { POST: stepByForm },
  '/desk/day/session': { POST: cancelByForm },
} as const
