import 'server-only'
import { type Kysely, sql } from 'kysely'

/** What members of staff are told of, where, and what waits to be sent (docs/decisions/0099). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table staff_alert_choice (
    staff_id uuid primary key references staff_member on delete cascade,
    push text[] not null,
    mail text[] not null,
    sound boolean not null
  )`.execute(db)

  // A browser, which goes with its session, or a person's mail address.
  await sql`create table staff_alert_target (
    id uuid primary key,
    staff_id uuid not null references staff_member on delete cascade,
    session_id uuid unique references staff_session (id) on delete cascade,
    endpoint_hash text unique,
    content jsonb not null,
    created_at timestamptz not null default now(),
    check ((session_id is null) = (endpoint_hash is null))
  )`.execute(db)
  await sql`create unique index staff_alert_target_mail on staff_alert_target (staff_id) where session_id is null`.execute(
    db,
  )
  await sql`create function drop_alert_targets() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'staff_session' then delete from staff_alert_target where session_id = new.id;
      else delete from staff_alert_target where staff_id = new.id;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger staff_session_ends after update of revoked_at on staff_session
    for each row when (new.revoked_at is not null) execute function drop_alert_targets()`.execute(db)
  await sql`create trigger staff_member_leaves after update of disabled_at on staff_member
    for each row when (new.disabled_at is not null) execute function drop_alert_targets()`.execute(db)

  // What waits for a target is one row until it is sent.
  await sql`create table staff_alert (
    id uuid primary key default gen_random_uuid(),
    target_id uuid not null references staff_alert_target on delete cascade,
    new_leads integer not null,
    late_leads integer not null,
    due_leads integer not null,
    displaced integer not null,
    due_at timestamptz not null,
    attempts integer not null default 0
  )`.execute(db)
  await sql`create unique index staff_alert_waiting on staff_alert (target_id) where attempts = 0`.execute(db)
  await sql`create index staff_alert_due on staff_alert (due_at)`.execute(db)

  // How far the changes of leads and appointments have been looked at.
  await sql`create table staff_alert_place (
    only_row boolean default true primary key check (only_row),
    seen_xid xid8 not null default pg_current_xact_id()
  )`.execute(db)
  await sql`insert into staff_alert_place default values`.execute(db)
}
