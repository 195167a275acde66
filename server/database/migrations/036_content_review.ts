import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Texts of the catalogue on their way to the public page (machines/contentReview), and every change of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A row that nobody has touched in the desk has none here: what the catalogue has is public.
  await sql`create table content_review (
    kind text not null,
    key text not null,
    version integer not null,
    state text not null,
    is_medical boolean not null,
    authors jsonb not null,
    approver jsonb,
    content jsonb,
    base_hash text,
    text_hash text,
    approved_hash text,
    review_by text,
    updated_at timestamptz not null default now(),
    primary key (kind, key)
  )`.execute(db)

  // Grows only. A public change has the text that was public before it and the one after it; a saved draft likewise.
  await sql`create table content_history (
    seq bigint generated always as identity primary key,
    at timestamptz not null default now(),
    kind text not null,
    key text not null,
    action text not null,
    is_public boolean not null,
    actor jsonb not null,
    authors jsonb not null,
    approver jsonb,
    before jsonb,
    after jsonb
  )`.execute(db)
  await sql`create index content_history_of on content_history (kind, key, seq)`.execute(db)
  await sql`create function content_history_grows() returns trigger language plpgsql as $$
    begin raise exception 'content_history only grows'; end $$`.execute(db)
  await sql`create trigger content_history_grows before update or delete on content_history
    for each row execute function content_history_grows()`.execute(db)

  // What somebody wrote that could not be saved: another person's text stands there, or it has no key yet.
  await sql`create table content_kept (
    id text primary key,
    staff_id text not null,
    kind text not null,
    key text not null,
    content jsonb not null,
    created_at timestamptz not null default now()
  )`.execute(db)
}
