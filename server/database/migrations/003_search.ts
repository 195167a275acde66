import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * What can be found (docs/decisions/0011-search.md): an entry for each page, the entries of each word, and the words
 * themselves, in which wrong spellings are looked up.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db)

  await sql`create table search_entry (
    id integer generated always as identity primary key,
    -- Kind and key of the catalogue's row.
    key text not null unique,
    article_type smallint not null,
    -- The id within its type: DoctorId, ProcedureId …
    entity_id integer not null,
    language text not null,
    name text not null,
    route_id text not null,
    url text not null,
    city_id integer,
    department_ids integer[] not null,
    -- The greater, the earlier among equals.
    weight smallint not null,
    -- Name and other names in words as they are compared; '~' before those of related subjects.
    phrases text[] not null,
    -- Every word that it is found by, and '#' tokens of its city and departments.
    words tsvector not null
  )`.execute(db)
  // Entries with all of several words. Without the pending list, which only autovacuum would empty in good time.
  await sql`create index search_entry_by_words on search_entry using gin (words) with (fastupdate = off)`.execute(
    db,
  )

  // The first entries of one word, however many have it: an index range in the order of their weight.
  await sql`create table search_posting (
    word text collate "C" not null,
    article_type smallint not null,
    -- Ascending where weight descends.
    place smallint not null,
    entry integer not null,
    primary key (word, article_type, place, entry)
  )`.execute(db)

  await sql`create table search_word (
    word text collate "C" primary key,
    sound text collate "C" not null,
    -- 1 for words of medicine, 0 for names of people and houses.
    rank smallint not null
  )`.execute(db)
  await sql`create index search_word_by_sound on search_word (sound)`.execute(db)
  await sql`create index search_word_by_letters on search_word using gin (word gin_trgm_ops) with (fastupdate = off)`.execute(
    db,
  )

  // Which way of writing entries the table was filled in; another one means that it must be filled anew.
  await sql`create table search_index_state (version integer not null)`.execute(db)
}
