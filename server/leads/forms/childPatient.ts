import 'server-only'
import { CHILD_OUTCOMES } from '@/model/page/thankYouAddress'
import { noticeNow } from '@/server/consent/notices'
import { type NoteRow, writeNote } from '@/server/leads/intake/enquiryUpdate'
import { keepForLead } from '@/server/leads/intake/keepForLead'
import { noteLine } from '@/server/leads/journal/journal'
import { runtime } from '@/server/runtime'
import { ownEnquiryForm } from './ownEnquiryForm'

/** What the care team reads. */
const AGREED = 'The patient is under 18; the sender is the parent or lawful guardian and agrees.'
const NOT_AGREED = 'The patient is under 18. No parent or guardian has agreed yet: ask before anything else.'

/**
 * POST /enquiry/child: the patient of the enquiry that this browser has just sent is a child, and whether a parent or
 * guardian agrees (Digital Personal Data Protection Act, 2023, section 9; docs/decisions/0047). Told to the care team, who
 * see to it who is speaking.
 */
export const tellOfChild = ownEnquiryForm(CHILD_OUTCOMES, async ({ form, leadId, language }) => {
  const isAgreed = form.get('guardian') === 'yes'
  const row: NoteRow = {
    lead_id: leadId,
    at: new Date().toISOString(),
    text: isAgreed ? AGREED : NOT_AGREED,
    ...(isAgreed && { child_notice: noticeNow(language).hash }),
  }
  const { database, intake, delivery } = runtime()
  const kept = await keepForLead(intake, {
    leadId,
    write: () => writeNote(database, row),
    line: noteLine(row),
  })
  if (kept !== 'saved') return { outcome: 'failed' }
  delivery()?.wake()
  return { outcome: isAgreed ? 'agreed' : 'waiting' }
})
