import 'server-only'
import { leadFormCopy, validationCopy } from '@/content/copy/leadForm'
import { decoded } from '@/model/decoded'
import { fieldOf } from '@/model/fieldOf'
import { personalText } from '@/model/plainText'
import type { Language } from '@/model/page/language'
import { type LeadBodyProblem, readLeadBody } from '@/model/lead/lead'
import { isCatalogueId } from '@/model/lead/leadFields'
import { type FieldErrors, isCleanText } from '@/model/lead/validation'
import { policyCopy } from '@/content/policies/policy'
import { type ShownNotice, noticeShown } from '@/server/privacy/consent/notices'
import { callerOf, isFromBrowser } from '@/server/http/requestProof'
import { requestDelivery } from '@/server/delivery/outbox/scheduleNow'
import { leadIp } from '@/server/geo/visitorPlace'
import { type LeadInput, acceptLead } from './intake/acceptLead'
import { leadCookie, leadToken, ownLead } from './intake/leadCookie'
import { saveSurvey } from './intake/surveyAnswers'
import { runtime } from '@/server/runtime'
import { sign } from '@/server/config/secret'
import { handToDemoApi } from '@/server/upstreams/demoApi'
import { fail, ok } from '@/server/http/envelope'
import type { Call } from '@/server/http/guardedCall'
import { leadLanguage } from '@/model/lead/leadLanguage'
import { LeadExtras } from '@/model/lead/leadFromForm'
import { trackingFromQuery } from '@/model/page/tracking'

const KEY_HEADER = 'Idempotency-Key'
const KEY_FORM = /^[\x21-\x7e]{1,200}$/

/** 400 with the texts of each field's error. */
export function invalidFields(fields: FieldErrors, language: Language, leadType?: string): Response {
  const copy = validationCopy(language, leadType)
  const messages = Object.entries(fields).map(([key, code]): [string, string] => [key, copy[code]])
  return fail(400, {
    errors: messages.length ? messages.map(([, text]) => text) : undefined,
    fields: Object.fromEntries(messages),
  })
}

/** 400 for an unreadable body: texts for form fields, names for others. */
function unreadable(problems: readonly LeadBodyProblem[]): Response {
  const copy = leadFormCopy.en.validation
  const fields = problems.flatMap(({ key, code }): [string, string][] => (key ? [[key, copy[code]]] : []))
  const others = problems.flatMap(({ field, key }) => (field && !key ? [`${field} is not valid`] : []))
  const errors = [...fields.map(([, text]) => text), ...others]
  return fail(400, { errors: errors.length ? errors : undefined, fields: Object.fromEntries(fields) })
}

/**
 * Idempotency keys are scoped to the caller, so that a stranger's equal key has no effect. A caller that lost its
 * identity creates a second lead at worst.
 */
const ownKey = (request: Request, key: string): string =>
  sign(runtime().secret, 'idempotency', JSON.stringify([callerOf(request), key]))

/** Undefined if the request has none. */
export function idempotencyKeyOf(request: Request): string | 'invalid' | undefined {
  const key = request.headers.get(KEY_HEADER)
  if (key === null) return undefined
  return KEY_FORM.test(key) ? ownKey(request, key) : 'invalid'
}

const WITHOUT_CONSENT = 'Stored and marked: extras.privacyNotice names no privacy notice of this site'

/**
 * POST webleadcreate: `data: [{ Id, Token }]`, the token for callers without cookies (intake/leadCookie.ts); 400 with
 * the invalid fields, 409 for a key used with another body by the same caller.
 */
export async function createLead({ body: sent, ip, request }: Call): Promise<Response> {
  const read = readLeadBody(sent)
  if (!read.ok) return unreadable(read.problems)
  const idempotencyKey = idempotencyKeyOf(request)
  if (idempotencyKey === 'invalid') return fail(400, { errors: [`${KEY_HEADER} is not valid`] })
  const claim = decoded(PARTS.privacyNotice, fieldOf(fieldOf(sent, 'extras'), 'privacyNotice'))
  const shown: ShownNotice = claim ? await noticeShown(claim) : { kind: 'none' }
  // The site's pages always send their notice: a browser request without one has no consent.
  if (shown.kind === 'none' && isFromBrowser(request))
    return fail(400, { errors: [policyCopy[leadLanguage(read.body)].noConsent], reason: 'noConsent' })
  const answer = await acceptLead({
    ...leadExtrasOf(sent, shown),
    body: read.body,
    ip: await leadIp(ip),
    idempotencyKey,
  })
  switch (answer.kind) {
    case 'accepted':
      return ok([{ Id: answer.leadId, Token: leadToken(answer.leadId) }], {
        cookies: [leadCookie(request, answer.leadId)],
        message: shown.kind === 'none' ? WITHOUT_CONSENT : undefined,
      })
    case 'invalid':
      return invalidFields(answer.fields, leadLanguage(read.body), read.body.LeadTypeData)
    case 'conflict':
      return fail(409)
    case 'tooMany':
      return fail(429, { headers: { 'Retry-After': String(answer.waitSeconds) } })
    case 'unavailable':
      return fail(503)
  }
}

/** POST survey: adds answers to their lead; 404 for an unknown lead, or another caller's. */
export async function addSurvey({ body: sent, request }: Call): Promise<Response> {
  const answer = await saveSurvey(ownLead(request, fieldOf(sent, 'leadId')), fieldOf(sent, 'answers'))
  switch (answer.kind) {
    case 'saved':
      return ok({})
    case 'unknownLead':
      return fail(404)
    case 'invalid':
      return invalidFields(answer.fields, 'en')
    case 'unavailable':
      return fail(503)
  }
}

/**
 * POST createleadzoho: schedules the lead's delivery, with additional CRM fields; 404 for an unknown lead, or
 * another caller's, 413 beyond the limit of fields, 503 while nothing can be stored.
 */
export async function handToCrm({ body: sent, request }: Call): Promise<Response> {
  const leadId = ownLead(request, new URL(request.url).searchParams.get('leadId'))
  if (leadId === undefined) return fail(404)
  const extra = crmPayloadOf(sent)
  if (!extra) return fail(400)
  const { database, delivery, intake } = runtime()
  // The fields cannot be stored now; the lead is delivered without this call.
  if (!intake.breaker.isAvailable || intake.backlog.has(leadId)) return fail(503)
  const outcome = await requestDelivery(leadId, extra, database)
  if (outcome !== 'requested') return fail(outcome === 'tooMuch' ? 413 : 404)
  delivery()?.wake()
  handToDemoApi(leadId, extra)
  return ok({})
}

const FIELD_LIMIT = 100
const TEXT_LIMIT = 2000
const CRM_ID_FIELDS: readonly string[] = ['hospitalid', 'doctorid']
const NAME = /^[A-Za-z]\w{0,63}$/

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && value.length <= TEXT_LIMIT && isCleanText(value, true))

/**
 * The plain fields of a CRM-shaped payload (specification, sections 3 and 7), whose full list is unknown; other
 * values are dropped. Undefined if it is no object.
 */
function crmPayloadOf(sent: unknown): Record<string, unknown> | undefined {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined
  const fields = Object.entries(sent).filter(
    ([name, value]) =>
      NAME.test(name) &&
      isPlain(value) &&
      (!CRM_ID_FIELDS.includes(name) || value === '' || isCatalogueId(String(value))),
  )
  return Object.fromEntries(
    fields
      .slice(0, FIELD_LIMIT)
      .map(([name, value]) => [name, typeof value === 'string' ? personalText(value) : value]),
  )
}

/** Decoded one by one, so that an invalid part does not invalidate the others. */
const PARTS = LeadExtras.props

/** The body's `extras`. Invalid parts are dropped, so that the enquiry is not lost. */
function leadExtrasOf(
  sent: unknown,
  shown: ShownNotice,
): Pick<LeadInput, 'configured' | 'consent' | 'crmExtra' | 'firstTouch' | 'signals'> {
  const extras = fieldOf(sent, 'extras')
  if (extras === undefined) return {}
  const touch = decoded(PARTS.firstTouch, fieldOf(extras, 'firstTouch')) ?? {}
  // Validated like tracking parameters of an address.
  const firstTouch = trackingFromQuery(new URLSearchParams(Object.entries(touch))) ?? undefined
  return {
    configured: decoded(PARTS.configured, fieldOf(extras, 'configured')),
    consent: {
      whatsapp: decoded(PARTS.whatsappConsent, fieldOf(extras, 'whatsappConsent')) ?? false,
      privacyNotice: shown.kind === 'known' ? shown.notice : undefined,
    },
    crmExtra: decoded(PARTS.crm, fieldOf(extras, 'crm')),
    firstTouch,
    signals: decoded(PARTS.signals, fieldOf(extras, 'signals')),
  }
}
