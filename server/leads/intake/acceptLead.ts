import 'server-only'
import { createHash } from 'node:crypto'
import type { CrmExtra } from '@/model/lead/crmRecord'
import type { FieldKey } from '@/model/lead/formFields'
import { normaliseLead, type Lead, type LeadBody, validateLead } from '@/model/lead/lead'
import type { LeadFormConfiguration } from '@/model/lead/leadForm'
import type { ValidationCode } from '@/model/lead/formFields'
import type { JsonObject } from '@/server/database/schema'
import { runtime } from '@/server/runtime'
import { botScore, SUSPECTED_FROM, type BotSignals } from './botScore'
import type { LeadBacklog } from './leadBacklog'
import { compactLead } from '@/server/leads/export/compactLead'
import { newLeadId } from './leadId'
import type { InboxAnswer, LeadInbox } from './leadInbox'
import type { LeadRow } from '@/server/leads/leadRow'

/** What the visitor agreed to and was told, stored with the lead. */
export interface LeadConsent {
  readonly whatsapp: boolean
  readonly privacyNotice?: { readonly version: string; readonly language: string }
}

export interface LeadInput {
  readonly body: LeadBody
  readonly ip: string
  readonly idempotencyKey?: string
  /** What the page changed on the form that the lead was typed into (docs/decisions/0009). */
  readonly configured?: LeadFormConfiguration
  /** What the CRM record shall hold beyond the lead, such as height and weight. */
  readonly crmExtra?: CrmExtra
  readonly consent?: LeadConsent
  /** The tracking parameters of the visitor's first page; the last ones are Lead fields. */
  readonly firstTouch?: JsonObject
  readonly signals?: BotSignals
  readonly source: 'api' | 'form'
}

export type LeadAnswer =
  | { readonly kind: 'accepted'; readonly leadId: string; readonly repeated: boolean }
  | { readonly kind: 'invalid'; readonly fields: Readonly<Partial<Record<FieldKey, ValidationCode>>> }
  /** The idempotency key stands for another body. */
  | { readonly kind: 'conflict' }
  /** Neither the database nor the journal can take it now. */
  | { readonly kind: 'unavailable' }

/** Where accepted leads go; the running server's, unless a test brings its own. */
export interface LeadSink {
  readonly inbox: Pick<LeadInbox, 'submit'>
  readonly backlog: LeadBacklog
}

/** Requests under way by their idempotency key: a second one waits for the first one's answer. */
const underWay = new WeakMap<LeadSink, Map<string, Promise<unknown>>>()

/**
 * Takes an enquiry: applies the rules of specification sections 4, 5 and 7, and stores it durably together with
 * its outbox row before answering. The same idempotency key with the same body gets the same answer again. Bot
 * signals are recorded, never a reason to refuse. Never rejects for what the body says.
 */
export async function acceptLead(input: LeadInput, sink: LeadSink = runtime().keeping): Promise<LeadAnswer> {
  const fields = validateLead(input.body, input.configured)
  if (Object.keys(fields).length) return { kind: 'invalid', fields }
  const row = rowOf(input)
  const key = row.idem_key
  if (key === null) return answerFor(row, await sink.inbox.submit(row))

  const keys = underWay.get(sink) ?? new Map<string, Promise<unknown>>()
  underWay.set(sink, keys)
  while (keys.has(key)) await keys.get(key)
  const known = sink.backlog.holderOf(key)
  if (known) return answerFor(row, { kind: 'existing', ...known })
  const answer = sink.inbox.submit(row)
  keys.set(key, answer)
  try {
    return answerFor(row, await answer)
  } finally {
    keys.delete(key)
  }
}

function answerFor(row: LeadRow, answer: InboxAnswer): LeadAnswer {
  switch (answer.kind) {
    case 'stored':
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

/** A hash of what the caller sent, whatever the order of its properties. */
function hashOf({ body, consent, firstTouch }: LeadInput): string {
  const sorted = Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([sorted, consent, firstTouch]))
    .digest('base64url')
}

function rowOf(input: LeadInput): LeadRow {
  const now = new Date()
  const lead: Lead = normaliseLead(input.body, { now, ip: input.ip })
  const score = botScore(lead.captchascore, input.signals)
  const treatment = lead.ProcedureNameData || lead.condition_data
  return {
    id: newLeadId(),
    created_at: now.toISOString(),
    idem_key: input.idempotencyKey ?? null,
    body_hash: hashOf(input),
    mobile: lead.MobileNoData,
    country_code: lead.countryCode,
    name: lead.NameData,
    email: lead.EmailIdData,
    city: lead.CityData,
    treatment,
    treatment_key: treatment.trim().toLowerCase(),
    page_type: lead.PageTypeData,
    lead_tier: lead.LeadTier,
    suspected_spam: score >= SUSPECTED_FROM,
    fields: compactLead({ ...lead, captchascore: score }),
    first_touch: input.firstTouch ?? null,
    whatsapp_consent: input.consent?.whatsapp ?? false,
    privacy_notice: input.consent?.privacyNotice ? { ...input.consent.privacyNotice } : null,
    crm_extra: Object.keys(input.crmExtra ?? {}).length ? { ...input.crmExtra } : null,
  }
}
