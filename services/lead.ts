import * as t from 'io-ts'
import { ADD_SURVEY, CREATE_LEAD, HAND_TO_CRM } from '@/model/calls/leadCalls'
import { decoded } from '@/model/decoded'
import type { CrmRecord } from '@/model/lead/crmRecord'
import { type Failure, kindOf } from '@/model/failure'
import { type FormValues, formField, isFieldKey } from '@/model/lead/formFields'
import type { LeadBody } from '@/model/lead/lead'
import type { LeadExtras } from '@/model/lead/leadFromForm'
import { isStaticPageType } from '@/model/page/pageTypes'
import { isTokenRefused, postJson } from './httpClient'

const Refused = t.type({ fields: t.record(t.string, t.string) })

/** Why the server did not take what was sent, by HTTP status (and the fields at fault with 400). */
export function refusalOf(status: number, data: unknown): Failure {
  const refused = decoded(Refused, data)
  if (status === 400 && refused) {
    const fields = Object.keys(refused.fields)
      .filter(isFieldKey)
      .flatMap((key) => {
        // The server names the field and says the rule in words.
        const { missing } = formField(key)
        return missing ? [[key, missing] as const] : []
      })
    if (fields.length) return { kind: 'invalid', fields: Object.fromEntries(fields) }
  }
  if (status === 409) return { kind: 'conflict' }
  if (status === 413) return { kind: 'tooLarge' }
  if (status === 429) return { kind: 'tooManyRequests' }
  return { kind: 'server' }
}

/**
 * Thrown where the server takes no call of this browser (403, once more with a new token): it keeps no cookies. A form that posts
 * by itself needs none (docs/decisions/0005).
 */
export const UNPROVEN = { kind: 'unproven' } as const

/** Whether a call failed for want of cookies. */
export const isUnproven = (error: unknown): boolean => kindOf(error) === UNPROVEN.kind

/** What section 7 does before a lead is created: '+' off the country code, variant 0 on static pages. */
function prepared(body: LeadBody): LeadBody {
  const { countryCode, PageTypeData = '' } = body
  return {
    ...body,
    ...(countryCode === undefined ? {} : { countryCode: countryCode.replace(/^\+/, '') }),
    ...(isStaticPageType(PageTypeData) ? { leadFormVariant: '0' } : {}),
  }
}

/**
 * Creates a lead (specification, section 7): it is made when status.code is 200; its id is data[0].Id.
 * @param idempotencyKey the same for every try of the same content, so that a repeated try makes no second lead
 * @throws {Failure}, or UNPROVEN
 */
export async function createLead(
  body: LeadBody,
  extras: LeadExtras,
  idempotencyKey: string,
): Promise<{ readonly leadId: string }> {
  const answer = await postJson(
    CREATE_LEAD.path,
    { ...prepared(body), extras },
    { headers: { 'Idempotency-Key': idempotencyKey } },
  )
  const created = decoded(CREATE_LEAD.answer, answer.data)
  const leadId = created?.status.code === 200 ? created.data[0]?.Id : undefined
  if (leadId === undefined && isTokenRefused(answer)) throw UNPROVEN
  if (leadId === undefined) throw refusalOf(answer.status, answer.data)
  return { leadId }
}

/**
 * Hands a lead to the CRM (specification, section 7): fire-and-forget. The call outlives the page, which is left at
 * once; whatever goes wrong is logged only, since the server delivers every stored lead by itself.
 */
export function sendLeadToCrm(leadId: string, record: CrmRecord): void {
  const path = `${HAND_TO_CRM.path}?leadId=${encodeURIComponent(leadId)}`
  postJson(path, record, { outlivesPage: true }).catch((error: unknown) => console.error(error))
}

/** Adds the quick survey's answers to a lead. @throws {Failure} */
export async function sendSurvey(leadId: string, answers: FormValues): Promise<void> {
  const answer = await postJson(ADD_SURVEY.path, { leadId, answers })
  if (decoded(ADD_SURVEY.answer, answer.data)?.status.code !== 200)
    throw refusalOf(answer.status, answer.data)
}
