import 'server-only'
import { type Kysely, sql } from 'kysely'

/** What people agreed to and took back, by which notice (docs/decisions/0047). Neither table holds personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Each text of the privacy notice that was ever shown, with the words beside the form, by its hash.
  await sql`create table notice_version (
    hash text primary key,
    version text not null,
    language text not null,
    content jsonb not null,
    first_shown timestamptz not null default now()
  )`.execute(db)
  await sql`create index notice_version_by_name on notice_version (version, language, first_shown)`.execute(
    db,
  )

  // `subject` is a lead's or an account's id: when that is erased, the entry says nothing of a person any more.
  await sql`create table consent_entry (
    subject uuid not null,
    purpose text not null check (purpose in ('enquiry', 'whatsapp', 'child')),
    at timestamptz not null,
    is_given boolean not null,
    notice text,
    primary key (subject, purpose, at)
  )`.execute(db)
  await sql`create function refuse_consent_change() returns trigger language plpgsql as $$
    begin
      -- What is older than any claim can be (seven years) may go, and nothing else.
      if tg_op = 'DELETE' and old.at < now() - interval '7 years' then return old; end if;
      raise exception 'entries of the consent ledger are not changed';
    end $$`.execute(db)
  await sql`create trigger consent_entry_unchanged before update or delete on consent_entry
    for each row execute function refuse_consent_change()`.execute(db)
}
