import 'server-only'
import { type Kysely, sql } from 'kysely'

/** How long things are kept, and what is kept longer (docs/decisions/0049). */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A lead, or a person by number, that must be kept whatever retention and erasure say. The number is sealed, so that its
  // later leads are found as well; its keyed hash tells an erasure.
  await sql`create table legal_hold (
    id uuid primary key default gen_random_uuid(),
    lead_id uuid,
    number_hash text,
    sealed_number text,
    reason text not null,
    held_by text not null,
    at timestamptz not null default now(),
    released_at timestamptz,
    check ((lead_id is null) = (number_hash is not null))
  )`.execute(db)

  // What was erased for its owner and the law has us keep: rows as they were, in no table that the site reads.
  await sql`create table blocked_record (
    subject uuid not null,
    kind text not null check (kind in ('lead', 'account')),
    content jsonb not null,
    number_hash text not null,
    blocked_at timestamptz not null default now(),
    erase_after timestamptz not null,
    primary key (subject, kind)
  )`.execute(db)
  await sql`create index blocked_record_by_end on blocked_record (erase_after)`.execute(db)

  await sql`alter table erased_lead add column at timestamptz not null default now()`.execute(db)
  // Of the last session that was removed: an account that nobody uses goes.
  await sql`alter table app_user add column last_seen_at timestamptz`.execute(db)
}
