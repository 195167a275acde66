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

/** The server's refusal by HTTP status, with invalid fields for 400. */
export function refusalOf(status: number, data: unknown): Failure {
  const refused = decoded(Refused, data)
  if (status === 400 && refused) {
    const fields = Object.keys(refused.fields)
      .filter(isFieldKey)
      .flatMap((key) => {
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
 * Thrown if the server refuses this browser twice (403): it keeps no cookies. A plain form does not need them
 * (docs/decisions/0005).
 */
export const UNPROVEN = { kind: 'unproven' } as const

export const isUnproven = (error: unknown): boolean => kindOf(error) === UNPROVEN.kind

/** As section 7 requires: no '+' in the country code, variant 0 on static pages. */
function prepared(body: LeadBody): LeadBody {
  const { countryCode, PageTypeData = '' } = body
  return {
    ...body,
    ...(countryCode === undefined ? {} : { countryCode: countryCode.replace(/^\+/, '') }),
    ...(isStaticPageType(PageTypeData) ? { leadFormVariant: '0' } : {}),
  }
}

/**
 * Creates a lead (specification, section 7): success is status.code 200, the id data[0].Id.
 * @param idempotencyKey the same for each try of the same content
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
 * Sends a lead to the CRM (specification, section 7), fire-and-forget, also while the page is being left. Errors
 * are logged only, since the server delivers every lead.
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
