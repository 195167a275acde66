import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * The audit trail: entries are added and never changed. Each holds the hash of the one before it, which only one entry can
 * have before it, so that what several servers write at once still is one chain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table audit_entry (
    seq bigint generated always as identity primary key,
    at timestamptz not null,
    entry text not null,
    previous_hash text not null unique,
    hash text not null
  )`.execute(db)
  await sql`create index audit_entry_at on audit_entry (at)`.execute(db)
  await sql`create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      -- Entries older than a year go (auditTrail.ts), and nothing else.
      if tg_op = 'DELETE' and old.at < now() - interval '1 year' then return old; end if;
      raise exception 'entries of the audit trail are not changed';
    end $$`.execute(db)
  await sql`create trigger audit_entry_unchanged before update or delete on audit_entry
    for each row execute function refuse_audit_change()`.execute(db)
}
