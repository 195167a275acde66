import 'server-only'
import { type Kysely, sql } from 'kysely'

/** What lists and figures of the desk need to stay quick with a million leads (docs/decisions/0055, 0058). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await lists(db)
  await figures(db)
}

/** Any filters together, and the words of a name, by one index: also where nothing fits. */
async function lists(db: Kysely<unknown>): Promise<void> {
  // lead_search.words in the row: 52 bits of each, which every reader of JSON keeps.
  await sql`create function lead_word_keys(words text[]) returns bigint[] language sql immutable parallel safe as $$
    select coalesce(array_agg(('x' || left(md5(word), 13))::bit(52)::bigint), '{}') from unnest(words) as word $$`.execute(
    db,
  )
  await sql`alter table lead_follow_up add column word_keys bigint[] not null default '{}'`.execute(db)
  await sql`update lead_follow_up f set word_keys = lead_word_keys(s.words) from lead_search s
    where s.lead_id = f.lead_id`.execute(db)
  // Without a list of what is pending: a search would read it each time.
  await sql`create index lead_follow_up_facets on lead_follow_up using gin ((array['state ' || state, 'city ' || city,
    'treatment ' || treatment_key, 'source ' || source, 'tier ' || tier::text, 'owner ' || owner_id::text]), word_keys)
    with (fastupdate = off)`.execute(db)
  await sql`drop index lead_follow_up_tier`.execute(db)
  await sql`drop index lead_search_words`.execute(db)

  // A release of before gives a row its words in lead_search alone.
  await sql`create function take_lead_words() returns trigger language plpgsql as $$
    begin
      update lead_follow_up set word_keys = lead_word_keys(new.words) where lead_id = new.lead_id and word_keys = '{}';
      return null;
    end $$`.execute(db)
  await sql`create trigger lead_words_added after insert on lead_search for each row
    execute function take_lead_words()`.execute(db)
  // Rotation of keys writes them anew. It waits for nobody: it passes over a row that is locked, and comes again.
  await sql`create function follow_lead_words() returns trigger language plpgsql as $$
    begin
      perform from lead_follow_up where lead_id = new.lead_id for no key update skip locked;
      if not found and exists (select from lead_follow_up where lead_id = new.lead_id) then return null; end if;
      update lead_follow_up set word_keys = lead_word_keys(new.words) where lead_id = new.lead_id;
      return new;
    end $$`.execute(db)
  await sql`create trigger lead_words_changed before update of words on lead_search for each row
    when (old.words is distinct from new.words) execute function follow_lead_words()`.execute(db)
}

/** When a lead was first booked, when it first visited, and its calls, as its events say; up to the version `counted`. */
async function figures(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead_follow_up add column booked_at timestamptz, add column visited_at timestamptz,
    add column last_call_at timestamptz, add column calls integer not null default 0,
    add column counted integer not null default 0`.execute(db)
  // A column, so that the planner knows that hardly any row is not.
  await sql`alter table lead_follow_up add column is_counted boolean generated always as (counted = version) stored`.execute(
    db,
  )
  // What a release of before has written is counted by and by (server/desk/followUp/milestones.ts).
  await sql`create index lead_follow_up_uncounted on lead_follow_up (arrived_at) where not is_counted`.execute(
    db,
  )
  await sql`create index lead_follow_up_milestones on lead_follow_up (arrived_at) include (source, first_called_at, booked_at,
    visited_at, last_call_at, calls, is_counted, lead_id) where state <> 'merged'`.execute(db)
  await sql`drop index lead_follow_up_figures`.execute(db)
  await sql`create index lead_event_people on lead_event (at) include (staff_id, type, from_state, to_state)
    where staff_id is not null`.execute(db)
  await sql`drop index lead_event_figures`.execute(db)
}
