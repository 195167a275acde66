import 'server-only'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import { BulkAnswer, BulkRequest } from '@/model/desk/bulkSteps'
import { filtersOf, inboxAddress } from '@/model/desk/inboxFilters'
import type { StaffMember } from '@/model/desk/staff'
import { deskForm } from '@/server/desk/staff/deskGuard'
import { seeOther } from '@/server/http/envelope'
import { readFormDraft, saveFormDraft } from '@/server/leads/forms/enquiryDraft'
import { takeBulkStep } from './bulkSteps'
import { deskState } from './followUpSteps'

/* Steps of several leads without JavaScript: the inbox is the form's page, and shows the answer. */

const pageOf = (form: URLSearchParams | undefined): string =>
  inboxAddress(filtersOf(new URLSearchParams(form?.get('query') ?? '')))

/** The request of a form, whose leads are written as `id version`; undefined for an unreadable one. */
function requestOf(form: URLSearchParams): BulkRequest | undefined {
  const leads = form.getAll('lead').map((text) => {
    const [id, version = ''] = text.split(' ')
    return { id, version: /^\d{1,9}$/.test(version) ? Number(version) : undefined }
  })
  const [type, to, reason] = ['step', 'to', 'reason'].map((name) => form.get(name))
  return decoded(BulkRequest, {
    leads,
    step: { type, ...(type === 'give' && { to }), ...(type === 'close' && { reason }) },
  })
}

/** POST /desk/leads/change: one step for the chosen leads, or its undo. */
const changeByForm = deskForm('agent', pageOf, async ({ body: form, session: { staff } }) => {
  const back = (name: string, value: string) =>
    seeOther(`${pageOf(form)}&${new URLSearchParams({ [name]: value })}#bulk`)
  if (!form.has('lead')) return back('problem', 'noLeads')
  const request = requestOf(form)
  if (!request) return back('problem', 'noChoice')
  const answer = await takeBulkStep(request, staff, await deskState())
  if (typeof answer === 'string') return back('problem', 'noChoice')
  return back('bulk', await saveFormDraft({ staff: staff.id, answer }))
})

const Draft = t.type({ staff: t.string, answer: BulkAnswer })

/** The answer that an address names, for the person who got it. */
export async function bulkAnswerOf(draft: string | null, staff: StaffMember): Promise<BulkAnswer | null> {
  const kept = decoded(Draft, draft === null ? undefined : await readFormDraft(draft))
  return kept?.staff === staff.id ? kept.answer : null
}

/** The form of the list (server/handlers.ts). */
export const BULK_FORMS = { '/desk/leads/change': { POST: changeByForm } } as const
