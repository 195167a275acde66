import 'server-only'
import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { JsonObject } from '@/server/database/schema'
import { journalLine } from './journal'
import type { LeadRow } from '@/server/leads/leadRow'

/** Answers of the quick survey, as they are merged into a lead. */
export interface SurveyRow {
  readonly lead_id: string
  /** ISO 8601, UTC. */
  readonly at: string
  readonly answers: JsonObject
  /** The Lead fields that the answers map to. */
  readonly fields: JsonObject
}

export type JournalRecord =
  { readonly type: 'lead'; readonly row: LeadRow } | { readonly type: 'survey'; readonly row: SurveyRow }

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

const Row = t.intersection([
  t.type({
    id: t.string,
    created_at: t.string,
    idem_key: orNull(t.string),
    body_hash: t.string,
    mobile: t.string,
    country_code: t.string,
    name: t.string,
    email: t.string,
    city: t.string,
    treatment: t.string,
    treatment_key: t.string,
    page_type: t.string,
    lead_tier: t.number,
    suspected_spam: t.boolean,
    fields: t.UnknownRecord,
    first_touch: orNull(t.UnknownRecord),
    whatsapp_consent: t.boolean,
    privacy_notice: orNull(t.UnknownRecord),
  }),
  t.partial({ crm_extra: orNull(t.UnknownRecord) }),
])

const Record_: t.Type<JournalRecord, unknown, unknown> = t.union([
  t.type({ type: t.literal('lead'), row: Row }),
  t.type({
    type: t.literal('survey'),
    row: t.type({ lead_id: t.string, at: t.string, answers: t.UnknownRecord, fields: t.UnknownRecord }),
  }),
])

export const leadLine = (row: LeadRow): string => journalLine({ type: 'lead', row })
export const surveyLine = (row: SurveyRow): string => journalLine({ type: 'survey', row })

/** The record that a journal line holds, or undefined when it is none that this version knows. */
export function journalRecord(value: unknown): JournalRecord | undefined {
  const decoded = Record_.decode(value)
  return isLeft(decoded) ? undefined : decoded.right
}
