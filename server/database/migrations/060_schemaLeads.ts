/** Leads, outbox and follow-up. */
export const LEADS: readonly string[] = [
  // Enquiries. `sealed` null: unencrypted row. Otherwise other columns hold no personal data, or a blind index
  // (decision 0048). `corrections`: former numbers; `stage`: state told by the clinic; `notes`: additions, oldest
  // first.
  `create table lead (
    id uuid primary key,
    created_at timestamptz not null,
    mobile text not null,
    country_code text not null,
    name text not null,
    email text not null,
    city text not null,
    treatment text not null,
    treatment_key text not null,
    page_type text not null,
    lead_tier integer not null,
    duplicate_of uuid references lead on delete set null,
    suspected_spam boolean not null,
    fields jsonb not null,
    first_touch jsonb,
    whatsapp_consent boolean not null,
    privacy_notice jsonb,
    survey jsonb,
    corrections jsonb,
    stage text not null default 'received' check (stage in ('received', 'calling', 'booked')),
    notes jsonb,
    withdrawn_at timestamptz,
    sealed text,
    arrived_xid xid8 default pg_current_xact_id()
  )`,
  `create index lead_by_arrival on lead (arrived_xid) where arrived_xid is not null`,
  `create index lead_by_duplicate on lead (duplicate_of) where duplicate_of is not null`,
  `create index lead_by_enquiry on lead (mobile, treatment_key, created_at)`,
  `create index lead_by_time on lead (created_at, id)`,
  `create index lead_by_withdrawal on lead (withdrawn_at) where withdrawn_at is not null`,
  `create function follow_lead_indexes() returns trigger language plpgsql as $$
    begin
      update lead_follow_up set city = lower(new.city), treatment_key = new.treatment_key where lead_id = new.id;
      return null;
    end $$`,
  `create trigger lead_indexes_changed
    after update of city, treatment_key on lead for each row when (old.city is distinct from new.city or old.treatment_key is distinct from new.treatment_key) execute function follow_lead_indexes()`,
  // Other ids under which a lead was acknowledged.
  `create table lead_alias (
    id uuid primary key,
    lead_id uuid not null references lead on delete cascade
  )`,
  `create index lead_alias_by_lead on lead_alias (lead_id)`,
  // Keys of callers, kept for a day (decision 0046). No foreign key: a key keeps answering after its lead is erased.
  `create table idempotency_key (
    key text primary key,
    body_hash text not null,
    lead_id uuid not null,
    created_at timestamptz not null
  )`,
  `create index idempotency_key_by_time on idempotency_key (created_at)`,
  // Outbox of the CRM (decision 0003). `crm_stage`: state in the CRM's answer, until the desk has applied it;
  // `left_out`: fields the CRM refused.
  `create table lead_delivery (
    lead_id uuid primary key references lead on delete cascade,
    adapter text,
    state text not null default 'pending' check (state in ('pending', 'delivering', 'retrying', 'delivered', 'dead', 'withdrawn')),
    attempts integer not null default 0,
    next_attempt_at timestamptz,
    last_error jsonb,
    delivered_at timestamptz,
    external_id text,
    crm_extra jsonb,
    updated_at timestamptz not null,
    crm_stage text check (crm_stage in ('calling', 'booked', 'visited', 'lost')),
    left_out text[] not null default '{}'
  )`,
  `create index lead_delivery_due on lead_delivery (coalesce(next_attempt_at, '-infinity'::timestamptz)) where state in ('pending', 'retrying', 'delivering')`,
  `create index lead_delivery_to_follow on lead_delivery (lead_id) where crm_stage is not null`,
  // Erasures and withdrawn consents for the care team to repeat in the CRM. No personal data: ids only.
  `create table crm_request (
    lead_id uuid not null,
    kind text not null check (kind in ('erase', 'withdrawWhatsapp')),
    adapter text,
    external_id text,
    at timestamptz not null default now(),
    primary key (lead_id, kind)
  )`,
  // Erased leads that a journal may still contain; a replay skips them.
  `create table erased_lead (
    id uuid primary key,
    at timestamptz not null default now()
  )`,
  // Answers of the form without JavaScript, between two pages.
  `create table form_draft (
    id uuid primary key,
    "values" jsonb not null,
    expires_at timestamptz not null
  )`,
  `create index form_draft_expiry on form_draft (expires_at)`,
  // Follow-up state of leads at the desk (decision 0055), created shortly after the lead by createFollowUps. No
  // personal data: city and treatment are the lead's blind indexes. `word_keys`: 52 bits of each index in
  // lead_search.words. Totals (`booked_at` … `calls`) cover the events up to version `counted`. `end_signature`
  // signs the chain's end.
  `create table lead_follow_up (
    lead_id uuid primary key references lead on delete cascade,
    state text not null default 'queued' check (state in ('queued', 'claimed', 'calling', 'noAnswer', 'callbackScheduled', 'booked', 'visited', 'lost', 'merged')),
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
    arrived_xid xid8 not null default pg_current_xact_id(),
    word_keys bigint[] not null default '{}',
    booked_at timestamptz,
    visited_at timestamptz,
    last_call_at timestamptz,
    calls integer not null default 0,
    counted integer not null default 0,
    is_counted boolean generated always as ((counted = version)) stored,
    end_signature text
  )`,
  `create index lead_follow_up_all on lead_follow_up (arrived_at, lead_id)`,
  `create index lead_follow_up_arrival on lead_follow_up (arrived_xid)`,
  `create index lead_follow_up_city on lead_follow_up (city, arrived_at, lead_id)`,
  `create index lead_follow_up_due on lead_follow_up (due_at, lead_id) where ((due_at is not null) and (state in ('queued', 'noAnswer', 'callbackScheduled')))`,
  `create index lead_follow_up_facets on lead_follow_up using gin ((array[('state ' || state), ('city ' || city), ('treatment ' || treatment_key), ('source ' || source), ('tier ' || (tier)::text), ('owner ' || (owner_id)::text)]), word_keys) with (fastupdate = off)`,
  `create index lead_follow_up_lapses on lead_follow_up (claimed_until) where claimed_until is not null`,
  `create index lead_follow_up_late on lead_follow_up (call_by) where ((call_by is not null) and (not is_late) and (first_called_at is null) and (state in ('queued', 'claimed')))`,
  `create index lead_follow_up_merged on lead_follow_up (merged_into) where merged_into is not null`,
  `create index lead_follow_up_milestones on lead_follow_up (arrived_at) include (source, first_called_at, booked_at, visited_at, last_call_at, calls, is_counted, lead_id) where state <> 'merged'`,
  `create index lead_follow_up_mine on lead_follow_up (owner_id, coalesce(due_at, '-infinity'::timestamptz), lead_id) where owner_id is not null`,
  `create index lead_follow_up_queue on lead_follow_up (priority, since, lead_id) where state = 'queued'`,
  `create index lead_follow_up_reference on lead_follow_up ("right"((lead_id)::text, 8))`,
  `create index lead_follow_up_source on lead_follow_up (source, arrived_at, lead_id)`,
  `create index lead_follow_up_state on lead_follow_up (state, arrived_at, lead_id) where state <> 'queued'`,
  `create index lead_follow_up_treatment on lead_follow_up (treatment_key, arrived_at, lead_id)`,
  `create index lead_follow_up_uncounted on lead_follow_up (arrived_at) where not is_counted`,
  // Steps of a lead's follow-up, a signed chain, append-only.
  `create table lead_event (
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
  )`,
  `create index lead_event_by_time on lead_event (at)`,
  `create index lead_event_by_xid on lead_event (xid)`,
  `create index lead_event_people on lead_event (at) include (staff_id, type, from_state, to_state) where staff_id is not null`,
  `create function refuse_lead_event_change() returns trigger language plpgsql as $$
    begin
      -- With its lead they go, and no other way.
      if tg_op = 'DELETE' and not exists (select from lead where id = old.lead_id) then return old; end if;
      raise exception 'events of leads are not changed';
    end $$`,
  `create trigger lead_event_unchanged
    before delete or update on lead_event for each row execute function refuse_lead_event_change()`,
  // Blind indexes of a name's words and prefixes, and the encrypted name to compute them again.
  `create table lead_search (
    lead_id uuid primary key references lead on delete cascade,
    content jsonb not null,
    words text[] not null
  )`,
  `create function lead_word_keys(words text[]) returns bigint[] language sql immutable parallel safe as $$
    select coalesce(array_agg(('x' || left(md5(word), 13))::bit(52)::bigint), '{}') from unnest(words) as word $$`,
  `create function take_lead_words() returns trigger language plpgsql as $$
    begin
      update lead_follow_up set word_keys = lead_word_keys(new.words) where lead_id = new.lead_id and word_keys = '{}';
      return null;
    end $$`,
  `create function follow_lead_words() returns trigger language plpgsql as $$
    begin
      perform from lead_follow_up where lead_id = new.lead_id for no key update skip locked;
      if not found and exists (select from lead_follow_up where lead_id = new.lead_id) then return null; end if;
      update lead_follow_up set word_keys = lead_word_keys(new.words) where lead_id = new.lead_id;
      return new;
    end $$`,
  `create trigger lead_words_added
    after insert on lead_search for each row execute function take_lead_words()`,
  `create trigger lead_words_changed
    before update of words on lead_search for each row when ((old.words is distinct from new.words)) execute function follow_lead_words()`,
  // Notes of the staff, encrypted.
  `create table lead_note (
    id uuid default gen_random_uuid() primary key,
    lead_id uuid not null references lead on delete cascade,
    at timestamptz not null default now(),
    staff_id uuid not null,
    content jsonb not null,
    xid xid8 not null default pg_current_xact_id()
  )`,
  `create index lead_note_by_lead on lead_note (lead_id, at)`,
  `create index lead_note_by_xid on lead_note (xid)`,
  // Progress of createFollowUps: newer leads by arrived_xid, older ones by id, newest first.
  `create table desk_arrival (
    only_row boolean default true primary key check (only_row),
    arrived_xid xid8 not null default '0'::xid8,
    older_than uuid default 'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid
  )`,
  `insert into desk_arrival default values`,
]
