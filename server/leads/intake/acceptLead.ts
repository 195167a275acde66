import 'server-only'
import { countries } from '@/content/catalogue/options/countries'
import { hospitalOptions } from '@/content/catalogue/options/catalogueOptions'
import type { CrmExtra } from '@/model/lead/crmRecord'
import type { FieldKey, ValidationCode } from '@/model/lead/formFields'
import { knownFields, type LeadBody, validateLead, compactLead, withReadMobile } from '@/model/lead/lead'
import { ID_FIELDS, ID_FIELD_NAMES, isCatalogueId } from '@/model/lead/leadFields'
import { otherLeadType } from '@/model/lead/leadTypes'
import type { LeadFormConfiguration } from '@/model/lead/leadForm'
import { OTHER_ID, OTHER_NAME } from '@/model/catalogue/optionLists'
import { tableOf } from '@/server/catalogue/tableOf'
import type { NoticeName } from '@/server/privacy/consent/notices'
import type { JsonObject } from '@/server/database/schema'
import { log } from '@/server/log'
import { metrics } from '@/server/metrics/metrics'
import type { Limits } from '@/server/http/limits'
import { isRunning, runtime } from '@/server/runtime'
import { sign } from '@/server/config/secret'
import type { LeadBacklog, InboxAnswer, LeadInbox } from './leadInbox'
import { newUuid } from '@/server/database/uuid'
import type { LeadRow } from '@/server/leads/intake/leadBatch'

/** Consent stored with the lead. */
interface LeadConsent {
  readonly whatsapp: boolean
  /** The notice agreed to; leads without one are marked. */
  readonly privacyNotice?: NoticeName
}

export interface LeadInput {
  readonly body: LeadBody
  readonly ip: string
  readonly idempotencyKey?: string
  /** The page's configuration of the form (docs/decisions/0009). */
  readonly configured?: LeadFormConfiguration
  /** Additional CRM fields, such as height and weight. */
  readonly crmExtra?: CrmExtra
  readonly consent?: LeadConsent
  /** Tracking parameters of the visitor's first page; the latest ones are Lead fields. */
  readonly firstTouch?: JsonObject
  readonly signals?: BotSignals
}

type LeadAnswer =
  | { readonly kind: 'accepted'; readonly leadId: string; readonly repeated: boolean }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Partial<Record<FieldKey, ValidationCode>>> }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'tooMany'; readonly waitSeconds: number }
  | { readonly kind: 'unavailable' }

/** Default: the running server. */
interface LeadSink {
  readonly inbox: Pick<LeadInbox, 'submit'>
  readonly backlog: LeadBacklog
}

/** Requests in progress by idempotency key; repetitions wait for the first answer. */
const underWay = new WeakMap<LeadSink, Map<string, Promise<unknown>>>()

/**
 * Accepts an enquiry: validates it (specification, sections 4, 5 and 7) and stores it durably with its outbox row
 * before answering. The same idempotency key and body get the same answer. Bot signals are recorded, never a
 * reason to refuse. Never rejects because of the body.
 */
export async function acceptLead(
  input: LeadInput,
  sink: LeadSink = runtime().intake,
  limits: Pick<Limits, 'secondsToWait'> | undefined = isRunning() ? runtime().limits : undefined,
): Promise<LeadAnswer> {
  const answer = await validateAndStore(input, sink, limits)
  const isRepeated = answer.kind === 'accepted' && answer.repeated
  metrics().leads.inc({ outcome: isRepeated ? 'repeated' : answer.kind })
  return answer
}

/** Records a lead's consent in the audit trail; the ledger entry is written with the lead (leadBatch.ts). */
export function noteConsent({ id, country_code, mobile, privacy_notice, whatsapp_consent }: LeadRow): void {
  if (!isRunning() || (!privacy_notice && !whatsapp_consent)) return
  runtime().visitorAudit.note({ countryCode: country_code, mobile }, { action: 'consent.given', subject: id })
}

async function validateAndStore(
  input: LeadInput,
  sink: LeadSink,
  limits: Pick<Limits, 'secondsToWait'> | undefined,
): Promise<LeadAnswer> {
  const body = withReadMobile(
    namesCatalogueRows(input.body) ? await withCatalogueIds(input.body) : input.body,
    countries,
  )
  const fields = validateLead(body, input.configured)
  if (Object.keys(fields).length) return { kind: 'invalid', fields }
  const row = leadRowOf(input, body)
  const counted = limits?.secondsToWait('leadsOfNumber', `${row.country_code} ${row.mobile}`)
  const waitSeconds = counted && (await counted)
  if (waitSeconds !== undefined) return { kind: 'tooMany', waitSeconds }
  return submitRow(row, sink)
}

/** Stores a validated row, as acceptLead does. Never rejects. */
export async function submitRow(
  row: LeadRow,
  sink: LeadSink = runtime().intake,
): Promise<Exclude<LeadAnswer, { readonly kind: 'tooMany' }>> {
  const key = row.idem_key
  if (key === null) return toAnswer(row, await sink.inbox.submit(row))

  const keys = underWay.get(sink) ?? new Map<string, Promise<unknown>>()
  underWay.set(sink, keys)
  while (keys.has(key)) await keys.get(key)
  const known = sink.backlog.holderOf(key)
  if (known) return toAnswer(row, { kind: 'existing', ...known })
  const answer = sink.inbox.submit(row)
  keys.set(key, answer)
  try {
    return toAnswer(row, await answer)
  } finally {
    keys.delete(key)
  }
}

function toAnswer(row: LeadRow, answer: InboxAnswer): Exclude<LeadAnswer, { readonly kind: 'tooMany' }> {
  switch (answer.kind) {
    case 'stored':
      noteConsent(row)
      return { kind: 'accepted', leadId: row.id, repeated: false }
    case 'existing':
      return answer.bodyHash === row.body_hash
        ? { kind: 'accepted', leadId: answer.leadId, repeated: true }
        : { kind: 'conflict' }
    case 'refused':
      return { kind: 'invalid', fields: { query: 'invalidText' } }
    case 'unavailable':
      return { kind: 'unavailable' }
  }
}

/** Id of the only row with that name; undefined if none, several, or no database. */
async function idOfName(kind: 'hospitals' | 'doctors', name: string): Promise<number | undefined> {
  const listed = kind === 'hospitals' && hospitalOptions().find((row) => row.HospitalName === name)
  if (listed) return listed.HospitalId
  if (!isRunning() || !runtime().intake.breaker.isAvailable) return undefined
  try {
    const find = `select id from ${tableOf(kind)} where name = $1 limit 2`
    const { rows } = await runtime().database.executeSql<{ id: number }>(find, [name])
    return rows.length === 1 ? rows[0]?.id : undefined
  } catch (error) {
    log.warn({ err: error }, 'the id of a name could not be looked up')
    return undefined
  }
}

const isName = (text = ''): boolean => text !== '' && !isCatalogueId(text)

const namesCatalogueRows = (body: LeadBody): boolean => ID_FIELD_NAMES.some((field) => isName(body[field]))

/** Replaces names of hospitals and doctors by ids; unknown names are dropped, so that the form asks again. */
export async function withCatalogueIds(body: LeadBody): Promise<LeadBody> {
  const found: LeadBody = {}
  for (const field of ID_FIELD_NAMES) {
    const text = body[field] ?? ''
    if (!isName(text)) continue
    const id = text === OTHER_NAME ? OTHER_ID : await idOfName(ID_FIELDS[field], text)
    found[field] = id === undefined ? '' : String(id)
  }
  return { ...body, ...found }
}

/** Keyed hash of the request, independent of property order; the person cannot be found by guessing. */
function hashOf({ body, consent, firstTouch }: LeadInput): string {
  // Faster than sorting pairs.
  const sorted = Object.keys(body)
    .sort()
    .map((name) => [name, Reflect.get(body, name) as unknown])
  const secret = isRunning() ? runtime().secret : ''
  const { version, language } = consent?.privacyNotice ?? {}
  return sign(secret, 'lead body', JSON.stringify([sorted, consent?.whatsapp, version, language, firstTouch]))
}

export function leadRowOf(input: LeadInput, body: LeadBody): LeadRow {
  const now = new Date()
  const score = botScore(body.captchascore ?? 0, input.signals)
  const lead = knownFields({ ...body, captchascore: score }, { now, ip: input.ip })
  const { ProcedureNameData = '', condition_data = '' } = lead
  const treatment = ProcedureNameData || condition_data
  return {
    id: newUuid(),
    created_at: now.toISOString(),
    idem_key: input.idempotencyKey ?? null,
    body_hash: hashOf(input),
    mobile: lead.MobileNoData ?? '',
    country_code: lead.countryCode ?? '',
    name: lead.NameData ?? '',
    email: lead.EmailIdData ?? '',
    city: lead.CityData ?? '',
    treatment,
    // An enquiry as a partner does not repeat a patient's enquiry from the same number.
    treatment_key: (otherLeadType(lead.LeadTypeData) ?? treatment).trim().toLowerCase(),
    page_type: lead.PageTypeData ?? '',
    lead_tier: lead.LeadTier ?? 0,
    suspected_spam: score >= SUSPECTED_FROM,
    fields: compactLead(lead),
    first_touch: input.firstTouch ?? null,
    whatsapp_consent: input.consent?.whatsapp ?? false,
    privacy_notice: input.consent?.privacyNotice ? { ...input.consent.privacyNotice } : null,
    crm_extra: Object.keys(input.crmExtra ?? {}).length ? { ...input.crmExtra } : null,
  }
}

/** Recorded as the lead's captchascore, never a reason to refuse. */
interface BotSignals {
  readonly honeypot?: string
  /** Milliseconds between the form's appearance and its submission. */
  readonly fillMs?: number
}

/** A lead whose score reaches this is marked as suspected spam. */
const SUSPECTED_FROM = 0.5

const HONEYPOT_SCORE = 1
/** Faster than a person can type a name and number. */
const FAST_FILL_MS = 2000
const FAST_FILL_SCORE = 0.7

/** From 0 (a person, the specification's default) to 1 (a program): the worst signal counts. */
function botScore(claimed: number, { honeypot = '', fillMs }: BotSignals = {}): number {
  return Math.max(
    Number.isFinite(claimed) ? Math.min(1, Math.max(0, claimed)) : 0,
    honeypot.trim() ? HONEYPOT_SCORE : 0,
    fillMs !== undefined && fillMs >= 0 && fillMs < FAST_FILL_MS ? FAST_FILL_SCORE : 0,
  )
}
