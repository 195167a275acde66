import 'server-only'
import { decoded } from '@/model/decoded'
import { FollowUpActionName, FollowUpEvent, LeadId } from '@/model/desk/followUp'
import { FormKey } from '@/model/desk/deskLead'
import { filtersOf, inboxAddress } from '@/model/desk/inboxFilters'
import { detailedEvent, detailProblemOf, needsDetails, plainEvent } from '@/model/desk/leadRequest'
import type { StaffMember } from '@/model/desk/staff'
import { deskForm, versionIn } from '@/server/desk/staff/deskGuard'
import { seeOther } from '@/server/http/envelope'
import { saveFormDraft } from '@/server/leads/forms/enquiryDraft'
import { runtime } from '@/server/runtime'
import { deskState, keepNote, takeStep } from './followUpSteps'
import { timelineOf } from './leadView'
import { saveSettings } from './settingsCalls'

/*
 * Staff actions on a lead without JavaScript: plain forms of the lead's page, answered by that page again. They share
 * the functions of the calls (followUpCalls.ts); the outcome is in the address (initialPanelState.ts has its text).
 */

const idOf = (form: URLSearchParams): string | undefined => decoded(LeadId, form.get('id'))

/** The page that a form came from: the view as its filters say, and the lead. */
const pageOf = (form: URLSearchParams | undefined): string =>
  form ? inboxAddress(filtersOf(new URLSearchParams(form.get('query') ?? '')), idOf(form) ?? null) : '/desk'

const back = (form: URLSearchParams, params: Readonly<Record<string, string>>, place = 'outcome'): Response =>
  seeOther(`${pageOf(form)}&${new URLSearchParams(params)}#${place}`)

const unreadable = (form: URLSearchParams): Response => back(form, { problem: 'unreadable' })

/** No time, reason or id is longer. */
const DETAIL_LENGTH = 60

/** POST /desk/lead/step: does something with a lead, or asks for the details that it needs. */
const takeStepByForm = deskForm('agent', pageOf, async ({ body: form, session: { staff } }) => {
  const [id, version, type] = [idOf(form), versionIn(form), decoded(FollowUpActionName, form.get('action'))]
  if (id === undefined || version === undefined || type === undefined) return unreadable(form)
  const state = await deskState()
  const detail = form.get('detail')?.slice(0, DETAIL_LENGTH)
  if (needsDetails(type) && detail === undefined) return back(form, { action: type }, 'detail')
  const wanted = needsDetails(type)
    ? detailedEvent(type, detail ?? '', state.settings.timeZone)
    : plainEvent(type)
  const asks = (problem: string) => back(form, { action: type, detail: detail ?? '', problem }, 'detail')
  const problem = detailProblemOf(wanted, state.settings, Date.now())
  if (problem !== null) return asks(problem)
  const event = decoded(FollowUpEvent, wanted)
  // A lead is the one detail that may still be none.
  if (event === undefined) return asks('noLead')
  const outcome = await takeStep({ id, version, event }, staff, state)
  if (outcome === 'changed') return back(form, { done: type })
  if (outcome !== 'conflict') return back(form, { problem: outcome })
  return back(form, (await isOwnStep(id, staff, type)) ? { done: type } : { problem: 'conflict' })
})

/** Whether the last step is the same one of the same person: a form that was sent twice. */
async function isOwnStep(id: string, { name }: StaffMember, type: string): Promise<boolean> {
  const last = (await timelineOf(runtime().database.executeSql, id)).at(-1)
  return last?.by === name && last.type === type
}

/** POST /desk/lead/note: writes of a lead; what cannot be stored is kept for its writer. */
const writeNoteByForm = deskForm('agent', pageOf, async ({ body: form, session: { staff } }) => {
  const [id, key, text] = [idOf(form), decoded(FormKey, form.get('key')), form.get('text') ?? '']
  if (id === undefined || key === undefined) return unreadable(form)
  const outcome = await keepNote({ id, text, key }, staff)
  if (outcome === 'noted') return back(form, { done: 'note' })
  if (outcome !== 'tooLong') return back(form, { problem: outcome })
  const draft = await saveFormDraft({ staff: staff.id, lead: id, text })
  return back(form, { problem: outcome, draft }, 'lead-note')
})

/** The forms of leads and settings (server/handlers.ts), which work without JavaScript. */
export const FOLLOW_UP_FORMS = {
  '/desk/lead/step': { POST: takeStepByForm },
  '/desk/lead/note': { POST: writeNoteByForm },
  '/desk/settings/save': { POST: saveSettings },
} as const
