import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * Appointments (docs/decisions/0081). Two at one place are refused here, whatever the code before it says: a token of a session is
 * unique, and times of one doctor do not overlap.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An integer beside a range in one exclusion constraint.
  await sql`create extension if not exists btree_gist`.execute(db)

  // A doctor's session on a day, made when somebody first wants a place in it. Who takes or gives back a place locks it.
  await sql`create table clinic_session (
    id text primary key,
    doctor_id integer not null,
    hospital text not null,
    day date not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    zone text not null,
    mode text not null check (mode in ('tokens', 'times')),
    state text not null default 'open' check (state in ('open', 'cancelled')),
    reason text
  )`.execute(db)
  await sql`create index clinic_session_by_doctor on clinic_session (doctor_id, starts_at)`.execute(db)
  await sql`create index clinic_session_by_end on clinic_session (ends_at)`.execute(db)

  // Who somebody books for. Name, year of birth and relation are sealed; number and name are found by their index.
  await sql`create table patient (
    id uuid primary key,
    mobile text not null,
    country_code text not null,
    name_key text not null,
    content jsonb not null,
    created_at timestamptz not null default now()
  )`.execute(db)
  await sql`create index patient_by_number on patient (mobile, country_code)`.execute(db)

  // An appointment is its lead's: it is erased, kept and backed up with it.
  await sql`create table appointment (
    id uuid primary key references lead on delete cascade,
    session_id text not null references clinic_session,
    doctor_id integer not null,
    hospital text not null,
    token integer,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    state text not null,
    version integer not null,
    revision integer not null,
    last_hash text not null,
    end_signature text not null,
    reason text,
    coming_at timestamptz,
    late_minutes integer,
    is_disputed boolean not null,
    patient_id uuid references patient,
    fee integer not null,
    source text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`.execute(db)
  await sql`create index appointment_by_session on appointment (session_id)`.execute(db)
  await sql`create index appointment_by_doctor on appointment (doctor_id, starts_at)`.execute(db)
  await sql`create index appointment_by_patient on appointment (patient_id)`.execute(db)

  // A place that is taken: held for a visitor until held_until, or an appointment's.
  await sql`create table seat (
    id uuid primary key,
    session_id text not null references clinic_session on delete cascade,
    doctor_id integer not null,
    token integer,
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    appointment_id uuid unique references appointment on delete cascade,
    held_until timestamptz,
    holder text,
    address text,
    check ((appointment_id is null) = (held_until is not null)),
    unique (session_id, token),
    constraint seat_one_at_a_time exclude using gist (doctor_id with =, tstzrange(starts_at, ends_at) with &&)
      where (token is null)
  )`.execute(db)
  await sql`create index seat_by_doctor on seat (doctor_id, starts_at)`.execute(db)
  await sql`create index seat_by_holder on seat (holder) where held_until is not null`.execute(db)
  await sql`create index seat_by_address on seat (address) where held_until is not null`.execute(db)
  await sql`create index seat_by_hold on seat (held_until) where held_until is not null`.execute(db)

  // Added with each step of an appointment, never changed; a signed chain, whose signed end stands in the row.
  await sql`create table appointment_event (
    seq bigint generated always as identity primary key,
    appointment_id uuid not null references appointment on delete cascade,
    at timestamptz not null,
    staff_id uuid,
    type text not null,
    from_state text not null,
    to_state text not null,
    version integer not null,
    data text not null,
    previous_hash text not null,
    hash text not null,
    unique (appointment_id, version)
  )`.execute(db)
  await sql`create function refuse_appointment_event_change() returns trigger language plpgsql as $$
    begin
      -- With its appointment they go, and no other way.
      if tg_op = 'DELETE' and not exists (select from appointment where id = old.appointment_id) then return old; end if;
      raise exception 'events of appointments are not changed';
    end $$`.execute(db)
  await sql`create trigger appointment_event_unchanged before update or delete on appointment_event
    for each row execute function refuse_appointment_event_change()`.execute(db)
}
