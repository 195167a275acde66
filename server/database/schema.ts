import 'server-only'
import type { ColumnType, Generated } from 'kysely'

/** JSON columns are read as parsed values and written as text, which both drivers pass on unchanged. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>
type Time = ColumnType<Date, Date | string, Date | string>
type TimeOrNull = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type JsonObject = Readonly<Record<string, unknown>>

/** One accepted enquiry. `fields` is the whole Lead of specification section 3; the rest is what is searched by. */
export interface LeadTable {
  id: string
  created_at: Time
  mobile: string
  country_code: string
  name: string
  email: string
  city: string
  treatment: string
  /** The treatment or condition in lower case, without outer spaces: duplicates are found by it. */
  treatment_key: string
  page_type: string
  lead_tier: number
  /** The first lead with the same number and treatment in the 24 hours before this one. */
  duplicate_of: string | null
  suspected_spam: boolean
  fields: Json<JsonObject>
  first_touch: JsonOrNull<JsonObject>
  whatsapp_consent: boolean
  privacy_notice: JsonOrNull<{ readonly version: string; readonly language: string }>
  survey: JsonOrNull<JsonObject>
}

/** Another id under which a lead was acknowledged (its key was sent again while the database was away). */
export interface LeadAliasTable {
  id: string
  lead_id: string
}

export interface IdempotencyKeyTable {
  key: string
  body_hash: string
  lead_id: string
  created_at: Time
}

/** The outbox: one row a lead, driven by the leadDelivery machine. */
export interface LeadDeliveryTable {
  lead_id: string
  /** The adapter that last took the lead in hand; null until one did. */
  adapter: string | null
  state: Generated<'pending' | 'delivering' | 'retrying' | 'delivered' | 'dead'>
  attempts: Generated<number>
  next_attempt_at: TimeOrNull
  last_error: JsonOrNull<JsonObject>
  delivered_at: TimeOrNull
  external_id: string | null
  crm_extra: JsonOrNull<JsonObject>
  updated_at: Time
}

/** What a visitor without JavaScript typed, kept for the page that says what is wrong with it. */
export interface FormDraftTable {
  id: string
  values: Json<JsonObject>
  expires_at: Time
}

export interface Schema {
  lead: LeadTable
  lead_alias: LeadAliasTable
  idempotency_key: IdempotencyKeyTable
  lead_delivery: LeadDeliveryTable
  form_draft: FormDraftTable
}
