import 'server-only'
import { withTopic } from '@/content/brand'
import { leadFormCopy } from '@/content/copy/leadForm'
import { calculatorResultForCrm } from '@/model/calculators/calculatorResult'
import { decoded } from '@/model/decoded'
import { crmRecordFromLead } from '@/model/lead/crmRecord'
import { LeadBody, normaliseLead } from '@/model/lead/lead'
import { leadFromForm, leadDepartment } from '@/model/lead/leadFromForm'
import { otherLeadType } from '@/model/lead/leadTypes'
import { pathIn } from '@/model/page/language'
import { thankYouAddress } from '@/model/page/thankYouAddress'
import type { Touch } from '@/model/page/tracking'
import { type FieldErrors, validateForm } from '@/model/lead/validation'
import { noticeShown } from '@/server/privacy/consent/notices'
import { clientIp } from '@/server/http/clientAddress'
import { guardedCall, refuseForm } from '@/server/http/guardedCall'
import { keptBrowserId } from '@/server/http/cookies'
import { PageShown, seeOther } from '@/server/http/envelope'
import { readForm } from '@/server/http/requestBody'
import { leadIp } from '@/server/geo/visitorPlace'
import { acceptLead } from '@/server/leads/intake/acceptLead'
import { leadCookie } from '@/server/leads/intake/leadCookie'
import { runtime } from '@/server/runtime'
import { handToDemoApi } from '@/server/upstreams/demoApi'
import { type DraftFailure, draftCookie, saveEnquiryDraft } from './enquiryDraft'
import { type Enquiry, TRACKING_FIELD, readEnquiry } from './enquiryForm'
import { plainVisitOf, touchOfAddress } from './plainVisit'
import { log } from '@/server/log'
import { sign } from '@/server/config/secret'

type Outcome =
  | { readonly kind: 'accepted'; readonly leadId: string }
  | { readonly kind: 'invalid'; readonly fields: FieldErrors }
  | { readonly kind: 'failed'; readonly failure: DraftFailure }

/**
 * Handles a lead form without JavaScript, by the live form's rules: 303 to the thank-you page, or to the draft's
 * page with values and messages; rendered directly for browsers without cookies. 403 for other sites' forms.
 */
export const submitEnquiry = guardedCall(
  {
    proof: 'origin',
    readBody: readForm,
    refuse: (refusal) =>
      refuseForm(refusal) ??
      showAgain(
        refusal.body ?? new URLSearchParams(),
        { kind: 'failed', failure: refusal.code === 413 ? 'tooLarge' : 'server' },
        refusal.request,
      ),
  },
  async ({ body: form, ip, request }) => {
    const enquiry = readEnquiry(form)
    const outcome = await take(enquiry, ip, request)
    if (outcome.kind !== 'accepted') return showAgain(form, outcome, request)
    const { page, values } = enquiry
    const department = leadDepartment(page, values.treatment)
    const address = thankYouAddress({ ...page, department, mobile: values.mobile ?? '' })
    return seeOther(address, [leadCookie(request, outcome.leadId)])
  },
)

/** From the form's page, else from its hidden field, else the visit's latest. */
const touchOf = (request: Request, { tracking }: Enquiry): Touch | undefined =>
  touchOfAddress(request.headers.get('referer')) ?? tracking ?? plainVisitOf(request)?.last

const FAILURES = { conflict: 'conflict', tooMany: 'tooManyRequests', unavailable: 'server' } as const

async function take(enquiry: Enquiry, ip: string, request: Request): Promise<Outcome> {
  const userAgent = request.headers.get('user-agent')
  const tracking = touchOf(request, enquiry)
  const { spec, values, calculatorResult, configured, whatsappConsent, notice, honeypot } = enquiry
  const page = withTopic(enquiry.page)
  const fields = validateForm(spec, values)
  if (Object.keys(fields).length) return { kind: 'invalid', fields }
  const body = decoded(LeadBody, leadFromForm({ spec, values, page, tracking, calculatorResult }))
  if (!body) return { kind: 'failed', failure: 'server' }

  if ((await runtime().limits.secondsToWait('leads', ip)) !== undefined)
    return { kind: 'failed', failure: 'tooManyRequests' }
  const shown = await noticeShown({ version: notice, language: page.language })
  if (shown.kind === 'none') return { kind: 'failed', failure: 'noConsent' }
  const content = [body, whatsappConsent, ip, userAgent]
  return oneAtATime(content, async () => {
    const answer = await acceptLead({
      body,
      ip: await leadIp(ip),
      idempotencyKey: await contentKey(content),
      configured,
      crmExtra: calculatorResultForCrm(calculatorResult),
      consent: {
        whatsapp: whatsappConsent,
        privacyNotice: shown.kind === 'known' ? shown.notice : undefined,
      },
      firstTouch: plainVisitOf(request)?.first ?? tracking,
      signals: { honeypot },
    })
    if (answer.kind === 'accepted' && !answer.repeated && !otherLeadType(page.leadType)) {
      const lead = normaliseLead(body, { now: new Date(), ip })
      // As the browser's script does after its lead (specification, section 7).
      handToDemoApi(answer.leadId, crmRecordFromLead(lead, calculatorResultForCrm(calculatorResult)))
    }
    if (answer.kind === 'accepted' || answer.kind === 'invalid') return answer
    return { kind: 'failed', failure: FAILURES[answer.kind] }
  })
}

/**
 * Stores the input and redirects to the page with the errors; 429 with too many drafts (the browser still has the
 * form).
 */
async function showAgain(
  form: URLSearchParams,
  outcome: Exclude<Outcome, { kind: 'accepted' }>,
  request: Request,
): Promise<Response> {
  const keepsCookies = request.headers.has('cookie')
  if (!keepsCookies && !new URL(request.url).searchParams.has(TRIED)) return sendAgain(request)
  const enquiry = readEnquiry(form)
  const { language } = enquiry.page
  form.set(TRACKING_FIELD, new URLSearchParams(touchOf(request, enquiry)).toString())
  const waitSeconds = await runtime().limits.secondsToWait('drafts', clientIp(request))
  if (waitSeconds !== undefined)
    return new Response(leadFormCopy[language].failure.tooManyRequests, {
      status: 429,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': String(waitSeconds) },
    })
  const draft =
    outcome.kind === 'invalid'
      ? await saveEnquiryDraft(form, outcome.fields, 'invalid')
      : await saveEnquiryDraft(form, {}, outcome.failure)
  const path = pathIn(language, `/enquiry/${draft}`)
  const cookies = [draftCookie.add(request, draft)]
  if (!keepsCookies) return new PageShown(path, cookies, outcome.kind === 'invalid' ? 422 : 503)
  return seeOther(`${path}#problem`, cookies)
}

/** Query parameter of a form that a browser without cookies sends again. */
const TRIED = 'again'

/** Sets a cookie and has the browser repeat the form, to find out whether it keeps cookies. */
const sendAgain = (request: Request): Response =>
  new Response(null, {
    status: 307,
    headers: {
      Location: `/enquiry?${TRIED}=1`,
      'Cache-Control': 'no-store',
      'Set-Cookie': keptBrowserId(request).cookie,
    },
  })

/** Equal plain forms within this time are one enquiry. */
const WINDOW_MS = 10 * 60 * 1000

const FIND = 'select created_at from idempotency_key where key = $1'

const keyOf = (content: string, window: number): string => `form ${window} ${content}`

/** When a key was first stored, epoch milliseconds; undefined if unknown. */
type KeyAge = (key: string) => Promise<number | undefined>

async function storedAt(key: string): Promise<number | undefined> {
  const { database, intake } = runtime()
  // Journal-only leads arrived during the outage: now.
  if (intake.backlog.holderOf(key)) return Date.now()
  if (!intake.breaker.isAvailable) return undefined
  try {
    const { rows } = await database.executeSql<{ created_at: Date | string }>(FIND, [key])
    return rows[0] && new Date(rows[0].created_at).getTime()
  } catch (error) {
    log.warn({ err: error }, 'a form’s key could not be looked up')
    return undefined
  }
}

/**
 * The idempotency key of a plain form: a keyed hash of content and sender for a window of ten minutes. A form
 * repeated just after its window keeps the former key for ten minutes.
 */
export async function contentKey(
  parts: readonly unknown[],
  {
    now = Date.now(),
    ageOf = storedAt,
    secret = runtime().secret,
  }: { now?: number; ageOf?: KeyAge; secret?: string } = {},
): Promise<string> {
  const content = sign(secret, 'form content', JSON.stringify(parts))
  const window = Math.floor(now / WINDOW_MS)
  const former = keyOf(content, window - 1)
  const at = await ageOf(former)
  return at !== undefined && now - at < WINDOW_MS ? former : keyOf(content, window)
}

const underWay = new Map<string, Promise<unknown>>()

/** Serialises tasks for the same content, such as a double click. */
export async function oneAtATime<Result>(
  parts: readonly unknown[],
  task: () => Promise<Result>,
): Promise<Result> {
  const content = JSON.stringify(parts)
  while (underWay.has(content)) await underWay.get(content)?.catch(() => {})
  const running = task()
  underWay.set(content, running)
  try {
    return await running
  } finally {
    underWay.delete(content)
  }
}
