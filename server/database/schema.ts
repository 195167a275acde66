import 'server-only'
import type { ColumnType, Generated } from 'kysely'
import type { Device } from '@/model/account/device'
import type { SavedKind } from '@/model/account/savedItem'
import type { SelectedCity } from '@/model/account/session'
import type { EnquiryNote, EnquiryStage } from '@/model/lead/enquiry'
import type { StaffRole } from '@/model/desk/staff'
import type { DeliveryState } from '@/model/lead/leadDelivery'

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
  /** Agreed notice version; rows of older releases have no hash. Null without consent. */
  privacy_notice: JsonOrNull<{ readonly version: string; readonly language: string; readonly hash?: string }>
  survey: JsonOrNull<JsonObject>
  /** The numbers before the visitor corrected them, oldest first. */
  corrections: JsonOrNull<readonly JsonObject[]>
  /** What the clinic has told of it; nothing else writes it. */
  stage: Generated<EnquiryStage>
  /** What its sender has added, oldest first. */
  notes: JsonOrNull<readonly EnquiryNote[]>
  withdrawn_at: TimeOrNull
  /** What is sealed of it (server/privacy/sealing/leadContent.ts); null while the row is in the clear. */
  sealed: string | null
}

/** Another id under which a lead was acknowledged (its key was sent again while the database was unavailable). */
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
  state: Generated<DeliveryState>
  attempts: Generated<number>
  next_attempt_at: TimeOrNull
  last_error: JsonOrNull<JsonObject>
  delivered_at: TimeOrNull
  external_id: string | null
  crm_extra: JsonOrNull<JsonObject>
  left_out: Generated<readonly string[]>
  updated_at: Time
}

/** What a visitor without JavaScript typed, kept for the page that says what is wrong with it. */
export interface FormDraftTable {
  id: string
  values: Json<JsonObject>
  expires_at: Time
}

/** Who has logged in once; a user is a mobile number. */
export interface AppUserTable {
  id: string
  /** The dial code without +. */
  country_code: string
  mobile: string
  name: Generated<string>
  email: Generated<string>
  /** The city that the user chose. */
  city: JsonOrNull<SelectedCity>
  avatar: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>
  avatar_type: string | null
  /** Counts the changes of the picture, for its address. */
  avatar_version: Generated<number>
  whatsapp_consent: Generated<boolean>
  visitor_id: Generated<string>
  last_login_at: Generated<Date>
  created_at: Generated<Date>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
  /** What is sealed of it (users.ts); null while the row is in the clear. */
  sealed: ColumnType<string | null, string | null | undefined, string | null>
}

/** One login; the token itself is kept by the browser only. */
export interface UserSessionTable {
  token_hash: string
  user_id: string
  created_at: Generated<Date>
  last_seen_at: Generated<Date>
  expires_at: Time
  revoked_at: TimeOrNull
  /** What the login is called by in the profile. */
  id: Generated<string>
  /** Until when its user has been shown the other logins. */
  logins_seen_at: Generated<Date>
  /** When its user last gave back a code. */
  proven_at: Generated<Date | null>
  device: JsonOrNull<Device>
}

/** A doctor or a hospital that a user keeps. */
export interface SavedItemTable {
  user_id: string
  kind: SavedKind
  /** The catalogue's id. */
  item_id: number
  saved_at: Generated<Date>
}

/** The one-time password under way of a number, both as keyed hashes. */
export interface OtpCodeTable {
  number_hash: string
  code_hash: string
  checks: Generated<number>
  created_at: Generated<Date>
  expires_at: Time
}

/** Counts of rate-limiter-flexible. */
export interface RateLimitTable {
  key: string
  points: number
  expire: ColumnType<string | number | null, number | null, number | null>
}

/** What the care team has to do in the clinic's CRM, because a person asked for it; without personal data. */
export interface CrmRequestTable {
  lead_id: string
  kind: 'erase' | 'withdrawWhatsapp'
  adapter: string | null
  external_id: string | null
  at: Generated<Date>
}

/** The token of another users API for a session, sealed. */
export interface UpstreamSessionTable {
  token_hash: string
  sealed_token: string
}

/** One of the clinic's own people (server/desk/staff). */
export interface StaffMemberTable {
  id: Generated<string>
  name: string
  /** The name as names are compared. */
  name_key: string
  role: StaffRole
  /** Slugs of hospitals; null is no limit. */
  branches: ColumnType<
    readonly string[] | null,
    readonly string[] | null | undefined,
    readonly string[] | null
  >
  /** argon2id; null for who signs in with passkeys alone. */
  password_hash: string | null
  /** The secret of the time codes, sealed. */
  sealed_time_code: string | null
  /** The step of the last time code that was used: none is used twice. */
  used_time_step: ColumnType<string, number | undefined, number>
  created_at: Generated<Date>
  disabled_at: TimeOrNull
  /** Since when the person is on duty; null: away. */
  on_duty_at: TimeOrNull
  last_assigned_at: TimeOrNull
}

export interface StaffSessionTable {
  token_hash: string
  /** What the session is called by in its person's account. */
  id: Generated<string>
  staff_id: string
  device: JsonOrNull<Device>
  created_at: Generated<Date>
  last_seen_at: Generated<Date>
  /** When its person last proved who they are. */
  proven_at: Generated<Date>
  expires_at: Time
  revoked_at: TimeOrNull
}

export interface StaffInvitationTable {
  token_hash: string
  id: Generated<string>
  name: string
  name_key: string
  role: StaffRole
  branches: ColumnType<
    readonly string[] | null,
    readonly string[] | null | undefined,
    readonly string[] | null
  >
  invited_by: string
  created_at: Generated<Date>
  expires_at: Time
  used_at: TimeOrNull
}

export interface StaffPasskeyTable {
  id: Generated<string>
  credential_id: string
  staff_id: string
  /** COSE, as base64url. */
  public_key: string
  counter: ColumnType<string, number, number>
  transports: Json<readonly string[]>
  device: JsonOrNull<Device>
  created_at: Generated<Date>
  last_used_at: TimeOrNull
}

export interface StaffRecoveryCodeTable {
  code_hash: string
  staff_id: string
  used_at: TimeOrNull
}

/** What a passkey has to sign, once. */
export interface StaffChallengeTable {
  id: Generated<string>
  purpose: string
  challenge: string
  expires_at: Time
}

export interface Schema {
  staff_member: StaffMemberTable
  staff_session: StaffSessionTable
  staff_invitation: StaffInvitationTable
  staff_passkey: StaffPasskeyTable
  staff_recovery_code: StaffRecoveryCodeTable
  staff_challenge: StaffChallengeTable
  crm_request: CrmRequestTable
  upstream_session: UpstreamSessionTable
  app_user: AppUserTable
  user_session: UserSessionTable
  saved_item: SavedItemTable
  otp_code: OtpCodeTable
  rate_limit: RateLimitTable
  lead: LeadTable
  lead_alias: LeadAliasTable
  idempotency_key: IdempotencyKeyTable
  lead_delivery: LeadDeliveryTable
  form_draft: FormDraftTable
}
