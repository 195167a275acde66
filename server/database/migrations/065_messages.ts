import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Messages to patients about their appointments (docs/decisions/0085). Number, name and text are made when one is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table message (
    id uuid primary key default gen_random_uuid(),
    appointment_id uuid not null references appointment on delete cascade,
    kind text not null,
    revision integer not null,
    state text not null default 'due',
    due_at timestamptz not null,
    attempts integer not null default 0,
    channel text,
    last_error jsonb,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (appointment_id, kind, revision)
  )`.execute(db)
  await sql`create index message_due on message (due_at) where state in ('due', 'retrying')`.execute(db)
  await sql`create index message_sending on message (updated_at) where state = 'sending'`.execute(db)

  // A person may have asked for no more messages to a number.
  await sql`alter table consent_entry drop constraint consent_entry_purpose_check`.execute(db)
  await sql`alter table consent_entry add constraint consent_entry_purpose_check
    check (purpose in ('enquiry', 'whatsapp', 'child', 'messages'))`.execute(db)
}
