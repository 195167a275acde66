import 'server-only'
import { type Kysely, sql } from 'kysely'

/** What the clinic's CRM has to be told, and tokens of another users API (docs/decisions/0021). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A person erased leads, or withdrew the consent to WhatsApp, after the CRM had got them: for the care team to do
  // there. Without personal data: the lead's id and the CRM's own.
  await sql`create table crm_request (
    lead_id uuid not null,
    kind text not null check (kind in ('erase', 'withdrawWhatsapp')),
    adapter text,
    external_id text,
    at timestamptz not null default now(),
    primary key (lead_id, kind)
  )`.execute(db)

  // What points to an erased lead is found without reading all leads.
  await sql`create index lead_by_duplicate on lead (duplicate_of) where duplicate_of is not null`.execute(db)
  await sql`create index lead_alias_by_lead on lead_alias (lead_id)`.execute(db)

  // The token that another users API gave for a session, sealed with this site's secret.
  await sql`create table upstream_session (
    token_hash text primary key references user_session on delete cascade,
    sealed_token text not null
  )`.execute(db)
}
