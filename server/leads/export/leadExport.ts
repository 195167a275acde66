import 'server-only'
import { stringify } from 'csv-stringify'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { LEAD_FIELD_NAMES } from '@/model/lead/leadFields'
import { enquiryStateOf } from '@/model/lead/enquiry'
import { TRACKING_PARAMETERS } from '@/model/page/trackingParameters'
import type { Database } from '@/server/database/database'
import { expandLead } from '@/model/lead/lead'
import { localTime } from '@/model/catalogue/timeZone'
import { LEAD_COLUMN_TITLES, type LeadWords, leadWords, readableLead } from './leadColumns'
import { terminalJson } from '@/server/log'
import { type LeadFilter, type StoredLead, leadPages } from '@/server/leads/leadStore'

export type ExportFormat = 'csv' | 'ndjson'
/** Readable columns only, or all stored ones as well. */
export type ExportColumns = 'short' | 'full'
export type FlatLead = Readonly<Record<string, unknown>>

/** Columns after the Lead fields and the first touch, in order. */
const BESIDE: Readonly<Record<string, (lead: StoredLead) => unknown>> = {
  duplicate_of: ({ duplicate_of }) => duplicate_of ?? '',
  suspected_spam: ({ suspected_spam }) => suspected_spam,
  whatsapp_consent: ({ whatsapp_consent }) => whatsapp_consent,
  privacy_notice_version: ({ privacy_notice }) => privacy_notice?.version ?? '',
  privacy_notice_language: ({ privacy_notice }) => privacy_notice?.language ?? '',
  privacy_notice_hash: ({ privacy_notice }) => privacy_notice?.hash ?? '',
  enquiry_state: enquiryStateOf,
  withdrawn_at: ({ withdrawn_at }) => withdrawn_at?.toISOString() ?? '',
  delivery_state: ({ state }) => state,
  delivery_adapter: ({ adapter }) => adapter ?? '',
  delivery_attempts: ({ attempts }) => attempts,
  delivery_next_attempt_at: ({ next_attempt_at }) => next_attempt_at?.toISOString() ?? '',
  delivery_error: ({ last_error }) => (last_error ? JSON.stringify(last_error) : ''),
  delivered_at: ({ delivered_at }) => delivered_at?.toISOString() ?? '',
  external_id: ({ external_id }) => external_id ?? '',
}

export const flatLead = (lead: StoredLead): FlatLead => ({
  id: lead.id,
  created_at: lead.created_at.toISOString(),
  ...expandLead(lead.fields),
  ...Object.fromEntries(TRACKING_PARAMETERS.map((name) => [`first_${name}`, lead.first_touch?.[name] ?? ''])),
  ...Object.fromEntries(Object.entries(BESIDE).map(([name, valueOf]) => [name, valueOf(lead)])),
})

/** The columns of everything that is stored, in their order. */
export const EXPORT_COLUMNS: readonly string[] = [
  'id',
  'created_at',
  ...LEAD_FIELD_NAMES,
  ...TRACKING_PARAMETERS.map((name) => `first_${name}`),
  ...Object.keys(BESIDE),
]

/** A lead as a table row: readable columns, then stored ones. */
function tableLead(lead: StoredLead, columns: ExportColumns, words: LeadWords): FlatLead {
  const readable = readableLead(lead, words)
  if (columns === 'short') return readable
  const time = (moment: Date | null) => (moment ? localTime(moment, words.timeZone) : '')
  const flat = flatLead(lead)
  return {
    ...flat,
    created_at: time(lead.created_at),
    CreatedDateData: timeOr(flat.CreatedDateData, time),
    withdrawn_at: time(lead.withdrawn_at),
    delivery_next_attempt_at: time(lead.next_attempt_at),
    delivered_at: time(lead.delivered_at),
    ...readable,
  }
}

/** Formats a stored ISO timestamp; other texts stay. */
const timeOr = (text: unknown, time: (moment: Date) => string): unknown =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(text) ? time(new Date(text)) : text

/** CSV for spreadsheets: a cell that one would run as a formula gets a leading apostrophe. */
const csv = (columns: ExportColumns, bom: boolean) =>
  stringify({
    header: true,
    columns: [...LEAD_COLUMN_TITLES, ...(columns === 'full' ? EXPORT_COLUMNS : [])],
    escape_formulas: true,
    bom,
    cast: { boolean: (value) => (value ? 'yes' : 'no') },
  })

const ndjson = () =>
  new Transform({
    writableObjectMode: true,
    transform: (lead: FlatLead, _encoding, done) => done(null, `${terminalJson(lead)}\n`),
  })

export interface ExportOptions {
  readonly format: ExportFormat
  /** CSV only; default `short`. */
  readonly columns?: ExportColumns
  /** Adds a byte order mark, so that spreadsheets recognise UTF-8. */
  readonly bom?: boolean
  readonly onProgress?: (leads: number) => void
}

/**
 * Writes all matching leads, oldest first, and ends `out`. Memory use is one page of leads. @returns how many were
 * written
 */
export async function exportLeads(
  database: Database,
  filter: LeadFilter,
  out: NodeJS.WritableStream,
  { format, columns = 'short', bom = false, onProgress = () => {} }: ExportOptions,
): Promise<number> {
  let count = 0
  const words = format === 'csv' ? await leadWords(database) : undefined
  async function* flat(): AsyncGenerator<FlatLead> {
    for await (const page of leadPages(database, filter)) {
      for (const lead of page) yield words ? tableLead(lead, columns, words) : flatLead(lead)
      count += page.length
      onProgress(count)
    }
  }
  await pipeline(Readable.from(flat()), format === 'csv' ? csv(columns, bom) : ndjson(), out)
  return count
}
