import 'server-only'
import { CLINIC_REASONS, type ClinicReason } from '@/model/appointments/appointment'
import { decoded } from '@/model/decoded'
import {
  DAY_ACTIONS,
  dayAddress,
  dayChoiceOf,
  DELAYS,
  type DayProblem,
  needsReason,
  SESSION_ACTIONS,
} from '@/model/desk/deskDay'
import { FormKey } from '@/model/desk/deskLead'
import { LeadId } from '@/model/desk/followUp'
import { LONGEST_NAME } from '@/model/desk/newLead'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'
import { cancelSession } from '@/server/appointments/appointmentSteps'
import { takeWalkIn } from '@/server/appointments/walkIn'
import { seesSession } from '@/server/desk/branches'
import { clinicToday } from './clinicToday'
import { takeDayStep } from './daySteps'
import { nameIn, numberIn } from '@/server/desk/patientFields'
import { deskForm, versionIn } from '@/server/desk/staff/deskGuard'
import { seeOther } from '@/server/http/envelope'
import { saveFormDraft } from '@/server/leads/forms/enquiryDraft'
import { metrics } from '@/server/metrics/metrics'
import { runtime } from '@/server/runtime'

/* Staff actions on a day's appointments: plain forms, answered by the day's page again. */

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
  const step = { kind: 'appointment', id, version, action, reason: reason ?? null } as const
  const outcome = await takeDayStep(step, staff)
  if (outcome !== 'changed') return back(form, { problem: outcome, of: id })
  return back(form, { done: action, of: id })
})

const LONGEST_ID = 160
const SESSION_ID = /^[\w.-]+$/
/** Whether a text can be a session's id. */
export const isSessionId = (text: string): boolean => text.length <= LONGEST_ID && SESSION_ID.test(text)

const sessionIn = (form: URLSearchParams): string | undefined => {
  const id = form.get('session') ?? ''
  return isSessionId(id) ? id : undefined
}

/** POST /desk/day/session: a whole session is late, closes, opens again, or does not take place. */
const sessionByForm = deskForm('agent', pageOf, async ({ body: form, session: { staff } }) => {
  const id = sessionIn(form)
  const action = SESSION_ACTIONS.find((one) => one === form.get('action'))
  if (id === undefined || action === undefined) return back(form, { problem: 'unreadable' })
  if (action === 'cancel') {
    const reason = reasonIn(form)
    if (!isAtLeast(staff, 'manager')) return back(form, { problem: 'role' })
    if (reason === undefined) return back(form, { problem: 'noReason' })
    const { database } = runtime()
    const displaced = (await seesSession(database.executeSql, staff, id))
      ? await cancelSession(database, id, reason, Date.now(), staff)
      : undefined
    if (!displaced) return back(form, { problem: 'unknown' })
    metrics().bookings.inc({ outcome: 'displaced' }, displaced.length)
    runtime().delivery()?.wake()
    return back(form, { displaced: String(displaced.length) })
  }
  const minutes = DELAYS.find((one) => String(one) === form.get('minutes'))
  if (action === 'delay' && minutes === undefined) return back(form, { problem: 'unreadable' })
  const step = {
    kind: 'session',
    session: id,
    action,
    minutes: action === 'delay' ? (minutes ?? 0) : 0,
  } as const
  const outcome = await takeDayStep(step, staff)
  return back(form, outcome === 'changed' ? { session: action } : { problem: 'unknown' })
})

/** POST /desk/day/next: the patient with the doctor is marked as seen, and the next one goes in. */
const nextByForm = deskForm('agent', pageOf, async ({ body: form, session: { staff } }) => {
  const [id, version] = [decoded(LeadId, form.get('id')), versionIn(form)]
  if (id === undefined || version === undefined) return back(form, { problem: 'unreadable' })
  const inside = decoded(LeadId, form.get('inside'))
  const insideVersion = Number(form.get('insideVersion'))
  const before =
    inside !== undefined && Number.isInteger(insideVersion) ? { id: inside, version: insideVersion } : null
  const outcome = await takeDayStep({ kind: 'next', id, version, inside: before }, staff)
  if (outcome !== 'changed') return back(form, { problem: outcome, of: id })
  return back(form, { done: 'begin', of: id })
})

/** Keeps the typed values encrypted for half an hour, so that no personal data is in the address. */
async function keepTyped(form: URLSearchParams, problem: DayProblem, { id }: StaffMember): Promise<Response> {
  const typed = (field: string, most: number) => (form.get(field) ?? '').slice(0, most)
  const draft = await saveFormDraft({
    ...{ staff: id, name: typed('name', LONGEST_NAME), mobile: typed('mobile', 20) },
    session: sessionIn(form) ?? '',
  })
  return back(form, { problem, draft }, 'walk-in')
}

/** POST /desk/day/walk-in: creates a lead and a token for a walk-in patient. */
const walkInByForm = deskForm('agent', pageOf, async ({ body: form, session: { staff } }) => {
  const [sessionId, key] = [sessionIn(form), decoded(FormKey, form.get('key'))]
  if (sessionId === undefined || key === undefined) return back(form, { problem: 'unreadable' }, 'walk-in')
  const name = nameIn(form)
  if (name === undefined) return keepTyped(form, 'noName', staff)
  const { typed, read } = numberIn(form)
  if (typed !== '' && read.kind !== 'number') return keepTyped(form, 'badNumber', staff)
  const taken = await takeWalkIn(
    runtime().database,
    { sessionId, name, number: read.kind === 'number' ? read : null, key },
    staff,
  )
  metrics().bookings.inc({ outcome: typeof taken === 'string' ? taken : 'walkIn' })
  if (typeof taken === 'string') return keepTyped(form, taken, staff)
  runtime().delivery()?.wake()
  return back(form, { walkIn: String(taken.token ?? ''), of: taken.id })
})

/** The forms of a day (server/handlers.ts), which work without JavaScript. */
export const DAY_FORMS = {
  '/desk/day/step': { POST: stepByForm },
  '/desk/day/session': { POST: sessionByForm },
  '/desk/day/next': { POST: nextByForm },
  '/desk/day/walk-in': { POST: walkInByForm },
} as const
