import 'server-only'
import {
  type AccountDone,
  type AccountProblem,
  accountDonePath,
  accountProblemPath,
} from '@/model/account/accountPaths'
import { cleanNote } from '@/model/lead/enquiry'
import { numberOf } from '@/server/accounts/profile/visitorRights'
import type { Session } from '@/server/accounts/sessions/sessions'
import { seeOther } from '@/server/http/envelope'
import { isLeadOfNumber } from '@/server/leads/export/personLeads'
import type { LeadAddition } from '@/server/leads/intake/leadChange'
import { storeLeadAddition } from '@/server/leads/intake/storeLeadAddition'
import { isUuid } from '@/server/database/uuid'
import { runtime } from '@/server/runtime'
import { type PostedForm, signedForm } from './accountForm'

/** Changes an enquiry of the user's number as durably as the enquiry, and updates the CRM. */
async function update(
  { body: form, session }: PostedForm<Session>,
  additionOf: (row: { readonly lead_id: string; readonly at: string }) => LeadAddition,
): Promise<AccountProblem | undefined> {
  const { database, intake, delivery } = runtime()
  const leadId = form.get('enquiry')?.toLowerCase()
  if (!isUuid(leadId) || !(await isLeadOfNumber(database, leadId, numberOf(session.user)))) return 'unchanged'
  const outcome = await storeLeadAddition(
    intake,
    additionOf({ lead_id: leadId, at: new Date().toISOString() }),
  )
  if (outcome === 'unavailable') return 'away'
  if (outcome !== 'saved') return 'unchanged'
  delivery()?.wake()
  return undefined
}

const backToProfile = (
  { language }: PostedForm<Session>,
  problem: AccountProblem | undefined,
  done: AccountDone,
): Response => seeOther(problem ? accountProblemPath(language, problem) : accountDonePath(language, done))

/** POST /profile/enquiry/note: adds a note for the care team. */
export const addNote = signedForm(async (sent) => {
  const text = cleanNote(sent.body.get('note') ?? '')
  const problem =
    text === '' ? 'noNote' : await update(sent, (row) => ({ type: 'note', row: { ...row, text } }))
  return backToProfile(sent, problem, 'noted')
})

/** POST /profile/enquiry/withdraw. Idempotent. */
export const withdrawEnquiry = signedForm(async (sent) => {
  const problem = await update(sent, (row) => ({ type: 'withdrawal', row }))
  if (!problem)
    runtime().visitorAudit.note(numberOf(sent.session.user), {
      action: 'consent.withdrawn',
      subject: sent.body.get('enquiry')?.toLowerCase(),
    })
  return backToProfile(sent, problem, 'withdrawn')
})
