import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Patients who wait for a place of a doctor, the signed events of their entries, and messages about them (docs/decisions/0092). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table waiting_entry (
    id uuid primary key,
    doctor_id integer not null,
    from_day date not null,
    to_day date not null,
    mobile text not null,
    country_code text not null,
    content jsonb not null,
    language text not null,
    notice text,
    state text not null,
    version integer not null,
    ends_at timestamptz not null,
    offers integer not null,
    declined text[] not null,
    seat_id uuid,
    session_id text,
    token integer,
    starts_at timestamptz,
    place_ends_at timestamptz,
    offered_until timestamptz,
    last_hash text not null,
    end_signature text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((state = 'offered') <= (offered_until is not null))
  )`.execute(db)
  await sql`create unique index waiting_entry_once on waiting_entry (mobile, country_code, doctor_id)
    where state in ('waiting', 'offered')`.execute(db)
  await sql`create index waiting_entry_queue on waiting_entry (doctor_id, created_at, id)
    where state in ('waiting', 'offered')`.execute(db)

  await sql`create table waiting_event (
    seq bigint generated always as identity primary key,
    waiting_id uuid not null references waiting_entry on delete cascade,
    at timestamptz not null,
    staff_id uuid,
    type text not null,
    from_state text not null,
    to_state text not null,
    version integer not null,
    data text not null,
    previous_hash text not null,
    hash text not null,
    unique (waiting_id, version)
  )`.execute(db)
  await sql`create function refuse_waiting_event_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select from waiting_entry where id = old.waiting_id) then return old; end if;
      raise exception 'events of the waiting list are not changed';
    end $$`.execute(db)
  await sql`create trigger waiting_event_unchanged
    before delete or update on waiting_event for each row execute function refuse_waiting_event_change()`.execute(
    db,
  )

  await sql`alter table message alter column appointment_id drop not null`.execute(db)
  await sql`alter table message add column waiting_id uuid references waiting_entry on delete cascade`.execute(
    db,
  )
  await sql`alter table message add constraint message_subject
    check ((appointment_id is null) <> (waiting_id is null))`.execute(db)
  await sql`create unique index message_waiting on message (waiting_id, kind, revision) where waiting_id is not null`.execute(
    db,
  )
}
