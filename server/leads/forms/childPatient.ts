import 'server-only'
import { pathIn } from '@/model/page/language'
import { CHILD_OUTCOMES, type ChildOutcome } from '@/model/page/thankYouAddress'
import { noticeNow } from '@/server/consent/notices'
import { seeOther } from '@/server/http/envelope'
import { guardedCall, refuseForm } from '@/server/http/guardedCall'
import { readForm } from '@/server/http/requestBody'
import { type NoteRow, writeNote } from '@/server/leads/intake/enquiryUpdate'
import { keepForLead } from '@/server/leads/intake/keepForLead'
import { ownLeadId } from '@/server/leads/intake/leadCookie'
import { noteLine } from '@/server/leads/journal/journal'
import { runtime } from '@/server/runtime'

/** What the care team reads. */
const AGREED = 'The patient is under 18; the sender is the parent or lawful guardian and agrees.'
const NOT_AGREED = 'The patient is under 18. No parent or guardian has agreed yet: ask before anything else.'

const languageOf = ({ url }: Request) => (new URL(url).searchParams.get('language') === 'hi' ? 'hi' : 'en')

const outcomePage = (outcome: ChildOutcome, request: Request): Response =>
  seeOther(`${pathIn(languageOf(request), '/thankyou')}?isquicksurvey=1#${CHILD_OUTCOMES[outcome]}`)

/**
 * POST /enquiry/child: the patient of the enquiry that this browser has just sent is a child, and whether a parent or
 * guardian agrees (Digital Personal Data Protection Act, 2023, section 9; docs/decisions/0047). Told to the care team, who
 * see to it who is speaking.
 */
export const tellOfChild = guardedCall(
  {
    proof: 'origin',
    limit: ({ ip }) => ['leads', ip],
    readBody: readForm,
    refuse: (refusal) => refuseForm(refusal) ?? outcomePage('failed', refusal.request),
  },
  async ({ body: form, request }) => {
    const leadId = ownLeadId(request)
    if (leadId === undefined) return outcomePage('failed', request)
    const isAgreed = form.get('guardian') === 'yes'
    const row: NoteRow = {
      lead_id: leadId,
      at: new Date().toISOString(),
      text: isAgreed ? AGREED : NOT_AGREED,
      ...(isAgreed && { child_notice: noticeNow(languageOf(request)).hash }),
    }
    const { database, intake, delivery } = runtime()
    const outcome = await keepForLead(intake, {
      leadId,
      write: () => writeNote(database, row),
      line: noteLine(row),
    })
    if (outcome !== 'saved') return outcomePage('failed', request)
    delivery()?.wake()
    return outcomePage(isAgreed ? 'agreed' : 'waiting', request)
  },
)
