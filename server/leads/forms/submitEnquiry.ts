import 'server-only'
import { isRight } from 'fp-ts/Either'
import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import type { Failure } from '@/model/failure'
import { calculatorResultForCrm } from '@/model/calculators/calculatorResult'
import { crmRecordFromLead } from '@/model/lead/crmRecord'
import { LeadBody, normaliseLead } from '@/model/lead/lead'
import { leadFromForm } from '@/model/lead/leadFromForm'
import { thankYouAddress } from '@/model/page/thankYouAddress'
import { type FieldErrors, validateForm } from '@/model/lead/validation'
import { guardedCall, refuseForm } from '@/server/http/guardedCall'
import { seeOther } from '@/server/http/seeOther'
import { secondsToWait } from '@/server/http/rateLimit'
import { readForm } from '@/server/http/requestBody'
import { acceptLead } from '@/server/leads/intake/acceptLead'
import { leadCookie } from '@/server/leads/leadCookie'
import { runtime } from '@/server/runtime'
import { handToDemoApi } from '@/server/upstreams/demoApi'
import { contentKey, oneAtATime } from './contentKey'
import { saveEnquiryDraft } from './enquiryDraft'
import { type Enquiry, readEnquiry } from './enquiryForm'

type Outcome =
  | { readonly kind: 'accepted'; readonly leadId: string }
  | { readonly kind: 'invalid'; readonly fields: FieldErrors }
  | { readonly kind: 'failed'; readonly failure: Exclude<Failure['kind'], 'invalid'> }

/**
 * Takes a lead form that was posted without JavaScript: the live form's rules and messages, an answer by redirect.
 * 303 to the thank-you page when the lead is stored, 303 to the draft's page (values kept, messages shown) when not;
 * 403 for a form of another site.
 */
export const submitEnquiry = guardedCall(
  {
    proof: 'origin',
    readBody: readForm,
    refuse: (refusal) =>
      refuseForm(refusal) ??
      showAgain(refusal.body ?? new URLSearchParams(), {
        kind: 'failed',
        failure: refusal.code === 413 ? 'tooLarge' : 'server',
      }),
  },
  async ({ body: form, ip, request }) => {
    const enquiry = readEnquiry(form)
    const outcome = await take(enquiry, ip, request.headers.get('user-agent'))
    if (outcome.kind !== 'accepted') return showAgain(form, outcome)
    const { page, values } = enquiry
    const address = thankYouAddress({ ...page, mobile: values.mobile ?? '' })
    return seeOther(address, [leadCookie(outcome.leadId)])
  },
)

async function take(enquiry: Enquiry, ip: string, userAgent: string | null): Promise<Outcome> {
  const { page, spec, values, calculatorResult, configured, whatsappConsent, honeypot } = enquiry
  const fields = validateForm(spec, values)
  if (Object.keys(fields).length) return { kind: 'invalid', fields }
  const body = LeadBody.decode(leadFromForm({ spec, values, page, calculatorResult }))
  if (!isRight(body)) return { kind: 'failed', failure: 'server' }

  if ((await secondsToWait(runtime().leadLimiter, ip)) !== undefined)
    return { kind: 'failed', failure: 'tooManyRequests' }
  const content = [body.right, whatsappConsent, ip, userAgent]
  return oneAtATime(content, async () => {
    const answer = await acceptLead({
      body: body.right,
      ip,
      idempotencyKey: await contentKey(content),
      configured,
      crmExtra: calculatorResultForCrm(calculatorResult),
      consent: {
        whatsapp: whatsappConsent,
        privacyNotice: { version: PRIVACY_NOTICE_VERSION, language: page.language },
      },
      signals: { honeypot },
      source: 'form',
    })
    if (answer.kind === 'accepted' && !answer.repeated) {
      const lead = normaliseLead(body.right, { now: new Date(), ip })
      // The call that a browser's script makes after its lead (specification, section 7).
      handToDemoApi(answer.leadId, crmRecordFromLead(lead, calculatorResultForCrm(calculatorResult)))
    }
    if (answer.kind === 'accepted' || answer.kind === 'invalid') return answer
    return { kind: 'failed', failure: answer.kind === 'conflict' ? 'conflict' : 'server' }
  })
}

/** Keeps what was typed and leads to the page that shows it again, at its first word about what is wrong. */
async function showAgain(
  form: URLSearchParams,
  outcome: Exclude<Outcome, { kind: 'accepted' }>,
): Promise<Response> {
  const draft =
    outcome.kind === 'invalid'
      ? await saveEnquiryDraft(form, outcome.fields, 'invalid')
      : await saveEnquiryDraft(form, {}, outcome.failure)
  return seeOther(`/enquiry/${draft}#problem`)
}
