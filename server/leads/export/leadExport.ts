import 'server-only'
import { stringify } from 'csv-stringify'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { LEAD_FIELD_NAMES } from '@/model/lead/leadFields'
import { TRACKING_PARAMETERS } from '@/model/page/trackingParameters'
import type { Database } from '@/server/database/database'
import { expandLead } from '@/model/lead/lead'
import { type LeadFilter, type StoredLead, leadPages } from '@/server/leads/leadStore'

export type ExportFormat = 'csv' | 'ndjson'
export type FlatLead = Readonly<Record<string, unknown>>

const FIRST_TOUCH: readonly string[] = TRACKING_PARAMETERS

/** An exported lead: every Lead field, the first touch, the survey's answers and what became of the delivery. */
export function flatLead(lead: StoredLead): FlatLead {
  const { first_touch, privacy_notice } = lead
  return {
    id: lead.id,
    created_at: lead.created_at.toISOString(),
    ...expandLead(lead.fields),
    ...Object.fromEntries(FIRST_TOUCH.map((name) => [`first_${name}`, first_touch?.[name] ?? ''])),
    duplicate_of: lead.duplicate_of ?? '',
    suspected_spam: lead.suspected_spam,
    whatsapp_consent: lead.whatsapp_consent,
    privacy_notice_version: privacy_notice?.version ?? '',
    privacy_notice_language: privacy_notice?.language ?? '',
    delivery_state: lead.state,
    delivery_adapter: lead.adapter ?? '',
    delivery_attempts: lead.attempts,
    delivery_next_attempt_at: lead.next_attempt_at?.toISOString() ?? '',
    delivery_error: lead.last_error ? JSON.stringify(lead.last_error) : '',
    delivered_at: lead.delivered_at?.toISOString() ?? '',
    external_id: lead.external_id ?? '',
  }
}

/** The export's columns, in their order. */
export const EXPORT_COLUMNS: readonly string[] = [
  'id',
  'created_at',
  ...LEAD_FIELD_NAMES,
  ...FIRST_TOUCH.map((name) => `first_${name}`),
  'duplicate_of',
  'suspected_spam',
  'whatsapp_consent',
  'privacy_notice_version',
  'privacy_notice_language',
  'delivery_state',
  'delivery_adapter',
  'delivery_attempts',
  'delivery_next_attempt_at',
  'delivery_error',
  'delivered_at',
  'external_id',
]

/** CSV for spreadsheets: a cell that one would run as a formula gets a leading apostrophe. */
const csv = (bom: boolean) =>
  stringify({
    header: true,
    columns: [...EXPORT_COLUMNS],
    escape_formulas: true,
    bom,
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  })

const ndjson = () =>
  new Transform({
    writableObjectMode: true,
    transform: (lead: FlatLead, _encoding, done) => done(null, `${JSON.stringify(lead)}\n`),
  })

export interface ExportOptions {
  readonly format: ExportFormat
  /** Starts a CSV file with the mark by which spreadsheets recognise UTF-8. */
  readonly bom?: boolean
  readonly onProgress?: (leads: number) => void
}

/**
 * Writes all leads that a filter leaves, oldest first, and ends `out`. Memory stays that of a page of leads.
 * @returns how many leads were written
 */
export async function exportLeads(
  database: Database,
  filter: LeadFilter,
  out: NodeJS.WritableStream,
  { format, bom = false, onProgress = () => {} }: ExportOptions,
): Promise<number> {
  let count = 0
  async function* flat(): AsyncGenerator<FlatLead> {
    for await (const page of leadPages(database, filter)) {
      for (const lead of page) yield flatLead(lead)
      count += page.length
      onProgress(count)
    }
  }
  await pipeline(Readable.from(flat()), format === 'csv' ? csv(bom) : ndjson(), out)
  return count
}
