import 'server-only'
import { randomUUID } from 'node:crypto'
import * as t from 'io-ts'
import { inboxCopy, leadPanelCopy as copy } from '@/content/copy/desk'
import { interpolate } from '@/content/copy/interpolate'
import { deskNotices } from '@/content/copy/staffLogin'
import { decoded } from '@/model/decoded'
import { type DeskLead, STAFF_NOTE_LENGTH } from '@/model/desk/deskLead'
import { deskProblemOf } from '@/model/desk/deskNotices'
import { type InitialPanelState, type DetailProblem, needsDetails } from '@/model/desk/leadRequest'
import { FollowUpActionName } from '@/model/desk/followUp'
import type { StaffMember } from '@/model/desk/staff'
import { readFormDraft } from '@/server/leads/forms/enquiryDraft'

/** Why a form of a lead was not taken, in words, where it is not said at a field; `by`: who made the last step. */
const PROBLEMS = new Map([
  ['notPossible', copy.refused],
  ['crmOwns', inboxCopy.followsCrm],
  ['empty', copy.noteEmpty],
  ['tooLong', interpolate(copy.noteTooLong, { count: STAFF_NOTE_LENGTH })],
])

function problemInWords(problem: string | null, lead: DeskLead, { name }: StaffMember): string | undefined {
  if (problem === 'conflict') {
    const by = lead.timeline.at(-1)?.by ?? ''
    return by === '' || by === name ? copy.conflictOwn : interpolate(copy.conflict, { name: by })
  }
  const known = deskProblemOf(problem ?? undefined)
  return PROBLEMS.get(problem ?? '') ?? (known && deskNotices.problems[known])
}

const isDetailProblem = (problem: string | null): problem is DetailProblem =>
  problem !== null && Object.hasOwn(copy.problems, problem)

const Draft = t.type({ staff: t.string, lead: t.string, text: t.string })

/** A note of theirs that was not taken. */
async function noteDraft(draft: string | null, lead: DeskLead, staff: StaffMember): Promise<string> {
  const kept = decoded(Draft, draft === null ? undefined : await readFormDraft(draft))
  const isOwn = kept?.staff === staff.id && kept.lead === lead.row.leadId
  return isOwn ? kept.text : ''
}

/**
 * Initial state of the lead panel, from the page's address: the outcome of the last action, and the requested
 * details.
 */
export async function initialPanelState(
  params: URLSearchParams,
  leadId: string,
  lead: DeskLead | null,
  staff: StaffMember,
): Promise<InitialPanelState> {
  const key = randomUUID().replaceAll('-', '')
  const nothing = {
    leadId,
    lead,
    chosen: null,
    detail: '',
    problem: null,
    outcome: null,
    note: { key, text: '' },
  }
  if (!lead) return nothing
  const [action, problem] = [decoded(FollowUpActionName, params.get('action')), params.get('problem')]
  // An action's details are requested as long as the action is possible.
  const requested = action !== undefined && needsDetails(action) ? action : null
  const chosen = requested !== null && lead.actions.includes(requested) ? requested : null
  const isGone = requested !== null && chosen === null
  const [done, wrong] = [
    doneInWords(params.get('done')),
    problemInWords(isGone ? 'notPossible' : problem, lead, staff),
  ]
  return {
    ...nothing,
    chosen,
    detail: chosen === null ? '' : (params.get('detail') ?? ''),
    problem: chosen !== null && isDetailProblem(problem) ? problem : null,
    outcome: wrong !== undefined ? { isProblem: true, text: wrong } : (done ?? null),
    note: { key, text: await noteDraft(params.get('draft'), lead, staff) },
  }
}

function doneInWords(done: string | null): InitialPanelState['outcome'] | undefined {
  if (done === 'note') return { isProblem: false, text: copy.noteSaved }
  const action = decoded(FollowUpActionName, done)
  return action && { isProblem: false, text: interpolate(copy.done, { action: copy.actions[action] }) }
}
