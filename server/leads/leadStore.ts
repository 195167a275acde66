import 'server-only'
import type { MobileNumber } from '@/model/lead/mobile'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { EnquiryNote, EnquiryStage } from '@/model/lead/enquiry'
import type { DeliveryState } from '@/model/lead/leadDelivery'
import { OTHER_LEAD_TYPES, type OtherLeadType } from '@/model/lead/leadTypes'
import type { Database } from '@/server/database/database'
import type { JsonObject, Schema } from '@/server/database/schema'
import { openCrmExtra } from '@/server/privacy/sealing/sealedJson'
import { sealedContent, blindIndexesOf } from '@/server/privacy/sealing/leadContent'

/** A number that its owner has verified. */
export interface VerifiedNumber extends MobileNumber {
  /** When its ownership began; erasure and withdrawal cover everything. */
  readonly since?: Date
}

/** City and treatment match case-insensitively, as a whole. */
export interface LeadFilter {
  readonly from?: Date
  /** Exclusive. */
  readonly to?: Date
  readonly city?: string
  readonly treatment?: string
  readonly states?: readonly DeliveryState[]
  readonly ids?: readonly string[]
  readonly number?: VerifiedNumber
  /** Whether WhatsApp consent is in force. */
  readonly hasWhatsappConsent?: boolean
  /** Default: all. */
  readonly type?: 'patient' | OtherLeadType
}

/** A stored lead with its delivery. */
export interface StoredLead {
  readonly id: string
  readonly created_at: Date
  readonly duplicate_of: string | null
  readonly suspected_spam: boolean
  readonly fields: JsonObject
  readonly first_touch: JsonObject | null
  readonly whatsapp_consent: boolean
  /** Null marks a lead without consent. */
  readonly privacy_notice: {
    readonly version: string
    readonly language: string
    readonly hash?: string
  } | null
  readonly survey: JsonObject | null
  readonly stage: EnquiryStage
  readonly notes: readonly EnquiryNote[] | null
  readonly withdrawn_at: Date | null
  readonly state: DeliveryState
  readonly adapter: string | null
  readonly attempts: number
  readonly next_attempt_at: Date | null
  readonly last_error: JsonObject | null
  readonly delivered_at: Date | null
  readonly external_id: string | null
  readonly crm_extra: JsonObject | null
}

const SLICE_ROWS = 500

type LeadQuery<O> = SelectQueryBuilder<Schema, 'lead' | 'lead_delivery', O>

function narrowed<O>(
  query: LeadQuery<O>,
  { from, to, city, treatment, states, ids, number, hasWhatsappConsent, type }: LeadFilter,
): LeadQuery<O> {
  let result = query
  if (from) result = result.where('lead.created_at', '>=', from)
  if (to) result = result.where('lead.created_at', '<', to)
  if (city) result = result.where(sql`lower(lead.city)`, 'in', blindIndexesOf('city', city))
  if (treatment)
    result = result.where(
      'lead.treatment_key',
      'in',
      blindIndexesOf('treatment_key', treatment.trim().toLowerCase()),
    )
  if (states) result = result.where('lead_delivery.state', 'in', [...states])
  const leadType = sql<string>`coalesce(lead.fields ->> 'LeadTypeData', '')`
  if (type === 'patient') result = result.where(leadType, 'not in', [...OTHER_LEAD_TYPES])
  else if (type) result = result.where(leadType, '=', type)
  if (ids) result = result.where(sql<boolean>`lead.id = any(${ids}::uuid[])`)
  if (number)
    result = result
      .where('lead.mobile', 'in', blindIndexesOf('mobile', number.mobile))
      .where('lead.country_code', '=', number.countryCode)
  if (number?.since) result = result.where('lead.created_at', '>=', number.since)
  if (hasWhatsappConsent !== undefined)
    result = result.where('lead.whatsapp_consent', '=', hasWhatsappConsent)
  return result
}

const joined = ({ kysely }: Database) =>
  kysely.selectFrom('lead').innerJoin('lead_delivery', 'lead_delivery.lead_id', 'lead.id')

const withColumns = (database: Database) =>
  joined(database).select([
    'lead.id',
    'lead.created_at',
    'lead.duplicate_of',
    'lead.suspected_spam',
    'lead.fields',
    'lead.first_touch',
    'lead.whatsapp_consent',
    'lead.privacy_notice',
    'lead.survey',
    'lead.stage',
    'lead.notes',
    'lead.withdrawn_at',
    'lead.sealed',
    'lead_delivery.state',
    'lead_delivery.adapter',
    'lead_delivery.attempts',
    'lead_delivery.next_attempt_at',
    'lead_delivery.last_error',
    'lead_delivery.delivered_at',
    'lead_delivery.external_id',
    'lead_delivery.crm_extra',
  ])

function opened({ sealed, ...row }: StoredLead & { readonly sealed: string | null }): StoredLead {
  const crm_extra = row.crm_extra && openCrmExtra(row.crm_extra, row.id)
  const { fields, first_touch, survey, notes } = sealedContent({ id: row.id, sealed }) ?? row
  return { ...row, fields, first_touch, survey, notes, crm_extra }
}

export async function countLeads(database: Database, filter: LeadFilter): Promise<number> {
  const query = joined(database).select(sql<number>`count(*)::int`.as('count'))
  return (await narrowed(query, filter).executeTakeFirstOrThrow()).count
}

export async function newestLeads(
  database: Database,
  filter: LeadFilter,
  limit: number,
): Promise<StoredLead[]> {
  const rows = await narrowed(withColumns(database), filter)
    .orderBy('lead.created_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(opened)
}

/** By its id or an alias. */
export async function leadById(database: Database, id: string): Promise<StoredLead | undefined> {
  const alias = await database.kysely
    .selectFrom('lead_alias')
    .select('lead_id')
    .where('id', '=', id)
    .executeTakeFirst()
  const row = await narrowed(withColumns(database), { ids: [alias?.lead_id ?? id] }).executeTakeFirst()
  return row && opened(row)
}

interface Place {
  /** The time as text: a date in JavaScript holds milliseconds only. */
  readonly place: string
  readonly id: string
}

const upTo = ({ place, id }: Place) =>
  sql<boolean>`(lead.created_at, lead.id) <= (${place}::timestamptz, ${id}::uuid)`
const after = ({ place, id }: Place) =>
  sql<boolean>`(lead.created_at, lead.id) > (${place}::timestamptz, ${id}::uuid)`

/** The next slice of lead keys by time, from one index. */
function nextSlice({ kysely }: Database, { from, to }: LeadFilter, last?: Place) {
  let slice = kysely.selectFrom('lead').select(['lead.created_at', 'lead.id'])
  if (from) slice = slice.where('lead.created_at', '>=', from)
  if (to) slice = slice.where('lead.created_at', '<', to)
  if (last) slice = slice.where(after(last))
  return slice.orderBy('lead.created_at').orderBy('lead.id').limit(SLICE_ROWS)
}

const endOf = ({ kysely }: Database, slice: ReturnType<typeof nextSlice>): Promise<Place | undefined> =>
  kysely
    .selectFrom(slice.as('slice'))
    .select(['slice.id', sql<string>`slice.created_at::text`.as('place')])
    .orderBy('slice.created_at', 'desc')
    .orderBy('slice.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * All matching leads, oldest first. Short statements: an export needs one page of memory and blocks nothing; each
 * page filters one slice of ids, so that a rare filter never scans all leads at once.
 */
export async function* leadPages(database: Database, filter: LeadFilter): AsyncGenerator<StoredLead[]> {
  const filtered = narrowed(withColumns(database), filter).orderBy('lead.created_at').orderBy('lead.id')
  if (filter.ids || filter.number) return yield (await filtered.execute()).map(opened)
  let last: Place | undefined
  for (;;) {
    const slice = nextSlice(database, filter, last)
    const end = await endOf(database, slice)
    if (!end) return
    // Older leads may arrive between the statements (a drained journal): the slice keeps its end, and the limit
    // leaves room and tells the planner that it is small.
    const whole = slice.where(upTo(end)).limit(2 * SLICE_ROWS)
    const keys = database.kysely.selectFrom(whole.as('slice')).select('slice.id')
    const page = await filtered.where('lead.id', 'in', keys).execute()
    if (page.length) yield page.map(opened)
    last = end
  }
}
