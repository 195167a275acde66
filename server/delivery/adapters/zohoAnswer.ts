import 'server-only'
import { left, right, type Either } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { DeliveryFailure } from '@/model/lead/leadDelivery'
import { failureOfStatus, type Answer } from '@/server/upstreams/postAndRead'
import type { DeliveryResult } from './deliveryAdapter'
import { ZOHO_DUPLICATE_CHECK_FIELD, type ZohoRecord } from './zohoRecord'

const Details = t.partial({
  id: t.string,
  api_name: t.string,
  json_path: t.string,
  duplicate_record: t.partial({ id: t.string }),
})
const Coded = t.intersection([t.type({ code: t.string }), t.partial({ details: Details })])
type Coded = t.TypeOf<typeof Coded>
const Records = t.type({ data: t.array(Coded) })

const RATE_LIMIT_CODES: ReadonlySet<string> = new Set(['TOO_MANY_REQUESTS', 'LIMIT_EXCEEDED'])

/** Address, credentials, quota or required fields: not the lead's fault. */
const SETTINGS_CODES =
  /^(MANDATORY_NOT_FOUND|INVALID_MODULE|INVALID_URL_PATTERN|INVALID_REQUEST_METHOD|INVALID_REQUEST|API_NOT_SUPPORTED|NOT_SUPPORTED|FEATURE_NOT_(SUPPORTED|ENABLED)|NOT_APPROVED|NO_PERMISSION|PERMISSION_DENIED|AUTHORIZATION_FAILED|AUTHENTICATION_FAILURE|INVALID_TOKEN|INVALID_OAUTHTOKEN|OAUTH_SCOPE_MISMATCH|CLIENT_NOT_FOUND|INVALID_CLIENT|USER_INACTIVE|CRM_NOT_ENABLED)$|LICENSE|QUOTA|STORAGE|_LIMIT|LIMIT_/

/** The record is invalid; Zoho names the field if it can. */
const REFUSING_CODE = 'INVALID_DATA'
const DUPLICATE_CODE = 'DUPLICATE_DATA'

/** A lead's outcome, or another record has a unique value. */
export type ZohoVerdict =
  | DeliveryResult
  | { readonly _tag: 'Duplicate'; readonly id: string | undefined; readonly refused: DeliveryFailure }

export const NO_ANSWER = left({ kind: 'badAnswer', detail: 'no answer for this record' } as const)

/** Keeps identifiers only; other texts might contain personal data. */
const safeCode = (code: string) => (/^\w{1,60}$/.test(code) ? code : 'unknown')

const fieldOf = ({ details }: Coded): string | undefined =>
  details?.api_name ?? /\.(\w+)$/.exec(details?.json_path ?? '')?.[1]

const isOptional = (field: string): boolean => field !== ZOHO_DUPLICATE_CHECK_FIELD

/**
 * Refuses a record: retries without the named optional field, or without all optional ones if none is named; final
 * if that was tried.
 */
function refusal(
  coded: Coded,
  record: ZohoRecord,
  detail: string,
  leftOut: readonly string[],
): DeliveryFailure {
  const field = fieldOf(coded)
  if (field !== undefined && Object.hasOwn(record, field))
    return isOptional(field) && !leftOut.includes(field)
      ? { kind: 'fieldsRefused', detail, fields: [field] }
      : { kind: 'rejected', detail }
  const fields = Object.keys(record).filter((name) => isOptional(name) && !ALWAYS.includes(name))
  return fields.length > 0 ? { kind: 'fieldsRefused', detail, fields } : { kind: 'rejected', detail }
}

/** Kept when all optional fields are left out. */
const ALWAYS: readonly string[] = ['Last_Name', 'Description', 'Company']

function verdictOf(coded: Coded, record: ZohoRecord, leftOut: readonly string[], where: string): ZohoVerdict {
  const { code, details } = coded
  const field = fieldOf(coded)
  const detail = `${where} ${safeCode(code)}${field === undefined ? '' : ` (${safeCode(field)})`}`
  if (code === 'SUCCESS') return right({ externalId: details?.id })
  if (RATE_LIMIT_CODES.has(code)) return left({ kind: 'rateLimited', detail })
  if (SETTINGS_CODES.test(code)) return left({ kind: 'settings', detail })
  const refused = refusal(coded, record, detail, leftOut)
  if (code === DUPLICATE_CODE)
    return { _tag: 'Duplicate', id: details?.duplicate_record?.id ?? details?.id, refused }
  const isNamed = field !== undefined && Object.hasOwn(record, field)
  return left(code === REFUSING_CODE || isNamed ? refused : { kind: 'badAnswer', detail })
}

/** Undefined when the answer is about each record. */
function failureOfCall(
  { status, headers, json }: Answer,
  sent: readonly Sent[],
  now: number,
): DeliveryFailure | undefined {
  if (Records.is(json) && status !== 429 && status !== 401 && status < 500) return undefined
  const coded = Coded.is(json) ? json : undefined
  const detail = `HTTP ${status}${coded ? ` ${safeCode(coded.code)}` : ''}`
  const failure = failureOfStatus(status, headers, now)
  if (coded && RATE_LIMIT_CODES.has(coded.code))
    return { ...(failure?.kind === 'rateLimited' ? failure : {}), kind: 'rateLimited', detail }
  if (!failure) return { kind: 'badAnswer', detail: `${detail}, unreadable answer` }
  if (failure.kind === 'auth') return { ...failure, detail }
  if (coded && SETTINGS_CODES.test(coded.code)) return { kind: 'settings', detail }
  if (failure.kind !== 'rejected') return { ...failure, detail }
  const [only] = sent
  if (coded?.code !== REFUSING_CODE || !only) return { kind: 'badAnswer', detail }
  return refusal(coded, only.record, detail, only.leftOut)
}

/** A sent record, and the fields left out of it. */
export interface Sent {
  readonly record: ZohoRecord
  readonly leftOut: readonly string[]
}

/** The outcome of each record, or the whole call's failure. */
export function verdictsOf(
  answer: Answer,
  sent: readonly Sent[],
  now: number,
): Either<DeliveryFailure, readonly ZohoVerdict[]> {
  const failure = failureOfCall(answer, sent, now)
  if (failure) return left(failure)
  const records = Records.is(answer.json) ? answer.json.data : []
  return right(
    sent.map(({ record, leftOut }, index): ZohoVerdict => {
      const coded = records.length === sent.length ? records[index] : undefined
      return coded ? verdictOf(coded, record, leftOut, 'Zoho') : NO_ANSWER
    }),
  )
}
