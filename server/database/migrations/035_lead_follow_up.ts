import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * What the clinic does with its leads (docs/decisions/0055). A lead is stored without it, and gets its row a moment later
 * (server/desk/followUp/arrivals.ts), so that storing one costs no more than before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In two steps, so that the table is not written anew; null for leads of before.
  await sql`alter table lead add column arrived_xid xid8`.execute(db)
  await sql`alter table lead alter column arrived_xid set default pg_current_xact_id()`.execute(db)
  await sql`create index lead_by_arrival on lead (arrived_xid) where arrived_xid is not null`.execute(db)
  await sql`create index lead_by_withdrawal on lead (withdrawn_at) where withdrawn_at is not null`.execute(db)
  // What a CRM's answer says of a lead, until the desk has followed it.
  await sql`alter table lead_delivery add column crm_stage text
    check (crm_stage in ('calling', 'booked', 'visited', 'lost'))`.execute(db)
  await sql`create index lead_delivery_to_follow on lead_delivery (lead_id) where crm_stage is not null`.execute(
    db,
  )

  // No personal data: city and treatment are the lead's own indexes.
  await sql`create table lead_follow_up (
    lead_id uuid primary key references lead on delete cascade,
    state text not null default 'queued' check (state in ('queued', 'claimed', 'calling', 'noAnswer',
      'callbackScheduled', 'booked', 'visited', 'lost', 'merged')),
    version integer not null default 0,
    last_hash text not null default '',
    owner_id uuid,
    attempts integer not null default 0,
    due_at timestamptz,
    reason text,
    merged_into uuid,
    claimed_until timestamptz,
    first_called_at timestamptz,
    is_late boolean not null default false,
    call_by timestamptz,
    own_priority smallint not null,
    priority smallint not null,
    since timestamptz not null,
    arrived_at timestamptz not null,
    tier smallint not null,
    city text not null,
    treatment_key text not null,
    source text not null,
    arrived_xid xid8 not null default pg_current_xact_id()
  )`.execute(db)
  const index = (name: string, on: string) =>
    sql`${sql.raw(`create index lead_follow_up_${name} on lead_follow_up ${on}`)}`.execute(db)
  await index('queue', `(priority, since, lead_id) where state = 'queued'`)
  await index('mine', `(owner_id, (coalesce(due_at, '-infinity')), lead_id) where owner_id is not null`)
  await index(
    'due',
    `(due_at, lead_id) where due_at is not null and state in ('queued', 'noAnswer', 'callbackScheduled')`,
  )
  await index('all', '(arrived_at, lead_id)')
  await index('state', `(state, arrived_at, lead_id) where state <> 'queued'`)
  await index('city', '(city, arrived_at, lead_id)')
  await index('treatment', '(treatment_key, arrived_at, lead_id)')
  await index('source', '(source, arrived_at, lead_id)')
  await index('tier', '(tier, arrived_at, lead_id)')
  await index('reference', '(right(lead_id::text, 8))')
  await index('arrival', '(arrived_xid)')
  await index('lapses', '(claimed_until) where claimed_until is not null')
  await index(
    'late',
    `(call_by) where call_by is not null and not is_late and first_called_at is null
    and state in ('queued', 'claimed')`,
  )
  await index('merged', '(merged_into) where merged_into is not null')

  // Rotation of keys writes a lead's indexes anew.
  await sql`create function follow_lead_indexes() returns trigger language plpgsql as $$
    begin
      update lead_follow_up set city = lower(new.city), treatment_key = new.treatment_key where lead_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`create trigger lead_indexes_changed after update of city, treatment_key on lead for each row
    when (old.city is distinct from new.city or old.treatment_key is distinct from new.treatment_key)
    execute function follow_lead_indexes()`.execute(db)

  // By which leads are found by name: words and their beginnings by index, and the name sealed, to make them anew.
  await sql`create table lead_search (
    lead_id uuid primary key references lead on delete cascade,
    content jsonb not null,
    words text[] not null
  )`.execute(db)
  await sql`create index lead_search_words on lead_search using gin (words)`.execute(db)

  await sql`create table lead_event (
    seq bigint generated always as identity primary key,
    lead_id uuid not null references lead on delete cascade,
    at timestamptz not null,
    staff_id uuid,
    type text not null,
    from_state text not null,
    to_state text not null,
    version integer not null,
    data text not null,
    previous_hash text not null,
    hash text not null,
    xid xid8 not null default pg_current_xact_id(),
    unique (lead_id, version)
  )`.execute(db)
  await sql`create index lead_event_by_xid on lead_event (xid)`.execute(db)
  await sql`create index lead_event_by_time on lead_event (at)`.execute(db)
  await sql`create function refuse_lead_event_change() returns trigger language plpgsql as $$
    begin
      -- With its lead they go, and no other way.
      if tg_op = 'DELETE' and not exists (select from lead where id = old.lead_id) then return old; end if;
      raise exception 'events of leads are not changed';
    end $$`.execute(db)
  await sql`create trigger lead_event_unchanged before update or delete on lead_event
    for each row execute function refuse_lead_event_change()`.execute(db)

  // Sealed: what staff write of a person.
  await sql`create table lead_note (
    id uuid primary key default gen_random_uuid(),
    lead_id uuid not null references lead on delete cascade,
    at timestamptz not null default now(),
    staff_id uuid not null,
    content jsonb not null,
    xid xid8 not null default pg_current_xact_id()
  )`.execute(db)
  await sql`create index lead_note_by_lead on lead_note (lead_id, at)`.execute(db)
  await sql`create index lead_note_by_xid on lead_note (xid)`.execute(db)
  // Notes of a lead that was erased and is held, as they were.
  await sql`create table blocked_note (
    id uuid primary key,
    subject uuid not null,
    kind text not null default 'lead' check (kind = 'lead'),
    at timestamptz not null,
    staff_id uuid not null,
    content jsonb not null,
    foreign key (subject, kind) references blocked_record (subject, kind) on delete cascade
  )`.execute(db)

  await sql`create table desk_setting (
    only_row boolean primary key default true check (only_row),
    version integer not null,
    settings jsonb not null,
    changed_at timestamptz not null default now(),
    changed_by text not null
  )`.execute(db)

  // How far leads have got their rows: those that came since by arrived_xid, those of before by id, newest first.
  await sql`create table desk_arrival (
    only_row boolean primary key default true check (only_row),
    arrived_xid xid8 not null default '0',
    older_than uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff'
  )`.execute(db)
  await sql`insert into desk_arrival default values`.execute(db)
}
