/** Appointments. */
export const APPOINTMENTS: readonly string[] = [
  `create extension if not exists btree_gist`,
  // A doctor's session on a day, created on first use. Taking or releasing a place locks its row.
  `create table clinic_session (
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
  )`,
  `create index clinic_session_by_day on clinic_session (day)`,
  `create index clinic_session_by_doctor on clinic_session (doctor_id, starts_at)`,
  `create index clinic_session_by_end on clinic_session (ends_at)`,
  // Person that an appointment is for. Name, birth year and relation are encrypted; number and name have blind
  // indexes.
  `create table patient (
    id uuid primary key,
    mobile text not null,
    country_code text not null,
    name_key text not null,
    content jsonb not null,
    created_at timestamptz not null default now()
  )`,
  `create index patient_by_number on patient (mobile, country_code)`,
  // Appointments (decision 0081); erased, kept and backed up with their lead, whose id they have.
  `create table appointment (
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
  )`,
  `create index appointment_by_doctor on appointment (doctor_id, starts_at)`,
  `create index appointment_by_patient on appointment (patient_id)`,
  `create index appointment_by_session on appointment (session_id)`,
  `create index appointment_unsettled on appointment (ends_at) where state in ('requested', 'confirmed', 'displaced')`,
  // Taken places: held for a visitor until `held_until`, or an appointment's. The database refuses double bookings:
  // a token is unique in its session, and times of one doctor do not overlap.
  `create table seat (
    id uuid primary key,
    session_id text not null references clinic_session on delete cascade,
    doctor_id integer not null,
    token integer,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    appointment_id uuid unique references appointment on delete cascade,
    held_until timestamptz,
    holder text,
    address text,
    check (ends_at > starts_at),
    constraint seat_check1 check ((appointment_id is null) = (held_until is not null)),
    constraint seat_one_at_a_time exclude using gist (doctor_id with =, tstzrange(starts_at, ends_at) with &&) where ((token is null)),
    unique (session_id, token)
  )`,
  `create index seat_by_address on seat (address) where held_until is not null`,
  `create index seat_by_doctor on seat (doctor_id, starts_at)`,
  `create index seat_by_hold on seat (held_until) where held_until is not null`,
  `create index seat_by_holder on seat (holder) where held_until is not null`,
  // Steps of an appointment, a signed chain, append-only.
  `create table appointment_event (
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
  )`,
  `create function refuse_appointment_event_change() returns trigger language plpgsql as $$
    begin
      -- With its appointment they go, and no other way.
      if tg_op = 'DELETE' and not exists (select from appointment where id = old.appointment_id) then return old; end if;
      raise exception 'events of appointments are not changed';
    end $$`,
  `create trigger appointment_event_unchanged
    before delete or update on appointment_event for each row execute function refuse_appointment_event_change()`,
]
