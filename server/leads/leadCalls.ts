import 'server-only'
import { leadFormCopy } from '@/content/copy/leadForm'
import type { Language } from '@/model/page/language'
import { type LeadBody, type LeadBodyProblem, readLeadBody } from '@/model/lead/lead'
import type { FieldErrors } from '@/model/lead/validation'
import { requestDelivery } from '@/server/delivery/outbox/makeDue'
import { acceptLead } from '@/server/leads/intake/acceptLead'
import { leadExtrasOf } from '@/server/leads/intake/leadExtras'
import { isLeadId } from '@/server/leads/intake/leadId'
import { saveSurvey } from '@/server/leads/intake/surveyAnswers'
import { runtime } from '@/server/runtime'
import { handToDemoApi } from '@/server/upstreams/demoApi'
import { fail, ok } from '@/server/http/envelope'
import type { Call } from '@/server/http/guardedCall'
import { crmPayloadOf } from './crmPayload'
import { leadCookie } from './leadCookie'

const KEY_HEADER = 'Idempotency-Key'
const KEY_FORM = /^[\x21-\x7e]{1,200}$/

const languageOf = ({ PageLanguage }: LeadBody): Language =>
  String(PageLanguage ?? '')
    .toLowerCase()
    .startsWith('hi')
    ? 'hi'
    : 'en'

/** 400 with the words of each field's error. */
function invalid(fields: FieldErrors, language: Language): Response {
  const copy = leadFormCopy[language].validation
  const said = Object.entries(fields).map(([key, code]): [string, string] => [key, copy[code]])
  return fail(400, {
    errors: said.length ? said.map(([, text]) => text) : undefined,
    fields: Object.fromEntries(said),
  })
}

/** 400 for a body that cannot be read: the words of its form fields, the names of its other ones. */
function unreadable(problems: readonly LeadBodyProblem[]): Response {
  const copy = leadFormCopy.en.validation
  const fields = problems.flatMap(({ key, code }): [string, string][] => (key ? [[key, copy[code]]] : []))
  const others = problems.flatMap(({ field, key }) => (field && !key ? [`${field} is not valid`] : []))
  const errors = [...fields.map(([, text]) => text), ...others]
  return fail(400, { errors: errors.length ? errors : undefined, fields: Object.fromEntries(fields) })
}

/** POST webleadcreate: `data: [{ Id }]`; 400 with the fields at fault, 409 for a key that stands for another body. */
export async function createLead({ body: sent, ip, request }: Call): Promise<Response> {
  const read = readLeadBody(sent)
  if (!read.ok) return unreadable(read.problems)
  const idempotencyKey = request.headers.get(KEY_HEADER) ?? undefined
  if (idempotencyKey !== undefined && !KEY_FORM.test(idempotencyKey))
    return fail(400, { errors: [`${KEY_HEADER} is not valid`] })
  const answer = await acceptLead({
    ...leadExtrasOf(sent),
    body: read.body,
    ip,
    idempotencyKey,
    source: 'api',
  })
  switch (answer.kind) {
    case 'accepted':
      return ok([{ Id: answer.leadId }], { headers: { 'Set-Cookie': leadCookie(answer.leadId) } })
    case 'invalid':
      return invalid(answer.fields, languageOf(read.body))
    case 'conflict':
      return fail(409)
    case 'unavailable':
      return fail(503)
  }
}

const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

/** POST survey: the answers join their lead; 404 for a lead that is not known. */
export async function addSurvey({ body: sent }: Call): Promise<Response> {
  const answer = await saveSurvey(propertyOf(sent, 'leadId'), propertyOf(sent, 'answers'))
  switch (answer.kind) {
    case 'saved':
      return ok({})
    case 'unknownLead':
      return fail(404)
    case 'invalid':
      return invalid(answer.fields, 'en')
    case 'unavailable':
      return fail(503)
  }
}

/** POST createleadzoho: asks for the lead's delivery at once, with the CRM fields that came with the call. */
export async function handToCrm({ body: sent, request }: Call): Promise<Response> {
  const leadId = new URL(request.url).searchParams.get('leadId')
  if (!isLeadId(leadId)) return fail(404)
  const extra = crmPayloadOf(sent)
  if (!extra) return fail(400)
  const { database, delivery, keeping } = runtime()
  // A lead that stands in the journal only is delivered once it is stored.
  if (keeping.backlog.has(leadId)) {
    handToDemoApi(leadId, extra)
    return ok({})
  }
  if (!keeping.gate.isOpen) return ok({})
  if ((await requestDelivery(leadId, extra, database)) === 'unknownLead') return fail(404)
  delivery()?.wake()
  handToDemoApi(leadId, extra)
  return ok({})
}
