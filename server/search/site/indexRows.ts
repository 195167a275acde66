import 'server-only'
import { createHash } from 'node:crypto'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { Kind } from '@/model/catalogue/kind'
import type { CatalogueRow } from '@/model/catalogue/kinds'
import { isPersonOrHouse } from '@/model/search/search'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { SEARCHED_KINDS, type SearchEntry, entryKey, searchEntriesOf } from './searchEntries'
import { soundOf } from './words'

const BATCH_ROWS = 500

/** From this many rows on, the tables are analysed at once for the planner. */
export const ANALYZE_FROM_ROWS = 1000

export const SEARCH_TABLES = ['search_entry', 'search_posting', 'search_word'] as const

/** A token is the id of a place; it is never typed, and has no spelling variants. */
const isToken = (word: string): boolean => word.startsWith('#')

/**
 * Writes the entries of new or changed rows, in the transaction in which the rows themselves are written; kinds that are
 * not searched are passed over.
 * @param written words that were written before in this transaction; many rows share them
 * @throws the database's error
 */
export async function indexRows<K extends Kind>(
  executeSql: ExecuteSql,
  kind: K,
  rows: readonly CatalogueRow[K][],
  written = new Set<string>(),
): Promise<void> {
  if (rows.length === 0 || !SEARCHED_KINDS.includes(kind)) return
  for (let start = 0; start < rows.length; start += BATCH_ROWS) {
    const batch = rows.slice(start, start + BATCH_ROWS).flatMap((row) => searchEntriesOf<K>(kind, row))
    const keys = batch.map(({ key }) => key)
    await removePostings(executeSql, keys)
    await writeEntries(executeSql, batch)
    await writePostings(executeSql, keys)
    await writeWords(executeSql, batch, written)
  }
  if (rows.length >= ANALYZE_FROM_ROWS) await analyzeSearchIndex(executeSql)
}

/** Updates the planner's statistics of the tables. @throws the database's error */
export async function analyzeSearchIndex(executeSql: ExecuteSql): Promise<void> {
  await executeSql(SEARCH_TABLES.map((table) => `analyze ${table}`).join(';'))
}

/**
 * Removes the entries of rows that are no more, by the rows' keys.
 * @throws the database's error
 */
export async function unindexRows(
  executeSql: ExecuteSql,
  kind: Kind,
  keys: readonly string[],
): Promise<void> {
  if (!SEARCHED_KINDS.includes(kind)) return
  for (let start = 0; start < keys.length; start += BATCH_ROWS) {
    const batch = keys.slice(start, start + BATCH_ROWS).map((key) => entryKey(kind, key))
    const words = await removePostings(executeSql, batch)
    await executeSql('delete from search_entry where key = any($1::text[])', [batch])
    await forgetWords(executeSql, words)
  }
}

/** @returns the words of the removed entries */
async function removePostings(executeSql: ExecuteSql, keys: readonly string[]): Promise<readonly string[]> {
  const { rows } = await executeSql<{ word: string }>(
    `delete from search_posting posting
     using search_entry entry, unnest(tsvector_to_array(entry.words)) as known (word)
     where entry.key = any($1::text[]) and posting.word = known.word
       and posting.article_type = entry.article_type and posting.place = 32767 - entry.weight
       and posting.entry = entry.id
     returning posting.word`,
    [keys],
  )
  return [...new Set(rows.map(({ word }) => word))]
}

async function writeEntries(executeSql: ExecuteSql, entries: readonly SearchEntry[]): Promise<void> {
  await executeSql(
    `insert into search_entry
       (key, article_type, entity_id, language, name, route_id, url, city_id, department_ids, weight, phrases, words)
     select key, "resultType", id, language, name, "routeId", url, "cityId", "departmentIds", weight, phrases,
       array_to_tsvector(words)
     from jsonb_to_recordset($1::jsonb) as given (key text, "resultType" smallint, id integer, language text,
       name text, "routeId" text, url text, "cityId" integer, "departmentIds" integer[], weight smallint,
       phrases text[], words text[])
     on conflict (key) do update set article_type = excluded.article_type, entity_id = excluded.entity_id,
       language = excluded.language, name = excluded.name, route_id = excluded.route_id, url = excluded.url,
       city_id = excluded.city_id, department_ids = excluded.department_ids, weight = excluded.weight,
       phrases = excluded.phrases, words = excluded.words`,
    [JSON.stringify(entries)],
  )
}

async function writePostings(executeSql: ExecuteSql, keys: readonly string[]): Promise<void> {
  await executeSql(
    `insert into search_posting (word, article_type, place, entry)
     select known.word, entry.article_type, 32767 - entry.weight, entry.id
     from search_entry entry, unnest(tsvector_to_array(entry.words)) as known (word)
     where entry.key = any($1::text[])
     order by 1, 2, 3, 4`,
    [keys],
  )
}

/** @param written the words that this call of indexRows has written already */
async function writeWords(
  executeSql: ExecuteSql,
  entries: readonly SearchEntry[],
  written: Set<string>,
): Promise<void> {
  const ranks = new Map<string, number>()
  for (const entry of entries)
    for (const word of entry.words)
      if (!isToken(word) && !written.has(word)) ranks.set(word, isPersonOrHouse(entry.resultType) ? 0 : 1)
  // In one order, so that two writers cannot wait for each other.
  const words = [...ranks.keys()].sort()
  for (const word of words) written.add(word)
  if (words.length === 0) return
  await executeSql(
    `insert into search_word (word, sound, rank)
     select * from unnest($1::text[], $2::text[], $3::smallint[])
     on conflict (word) do update set sound = excluded.sound, rank = greatest(search_word.rank, excluded.rank)
     where search_word.sound <> excluded.sound or search_word.rank < excluded.rank`,
    [words, words.map(soundOf), words.map((word) => ranks.get(word) ?? 0)],
  )
}

async function forgetWords(executeSql: ExecuteSql, words: readonly string[]): Promise<void> {
  await executeSql(
    `delete from search_word where word = any($1::text[])
     and not exists (select from search_posting where search_posting.word = search_word.word)`,
    [words],
  )
}

/** Names in which the rules of words, sounds and scripts all have something to do, beside those of the shipped rows. */
const TELLING_NAMES = [
  'Dr Zehra Quraishi-Mehta (X-ray centre)',
  'डॉ ज़ेहरा क़ुरैशी मेहता',
  'khooni bawasir',
  'पथरी और मोतियाबिंद',
  'women’s tumours',
  'disk biopsies',
]

/** A number that is another one when the entries are. */
export const versionOf = (entries: readonly SearchEntry[]): number =>
  createHash('sha256').update(JSON.stringify(entries)).digest().readUInt32BE() >>> 1

let version: number | undefined

/**
 * Version of the indexing rules: other rules give other entries of the same rows, and an index of another version is
 * rebuilt (maintainSearchIndex.ts).
 */
export const searchIndexVersion = (): number =>
  (version ??= versionOf([
    ...SEARCHED_KINDS.flatMap((kind) => shippedRows(kind).flatMap((row) => searchEntriesOf(kind, row))),
    ...shippedRows('conditions')
      .slice(0, 1)
      .flatMap((row) => searchEntriesOf('conditions', { ...row, aliases: TELLING_NAMES })),
  ]))

/** Whether the index was written in the way of this version. */
export const isIndexCurrent = async (executeSql: ExecuteSql): Promise<boolean> =>
  (await executeSql('select 1 from search_index_state where version = $1', [searchIndexVersion()])).rows
    .length > 0

/** Notes that the whole index is of this version. */
export async function setIndexCurrent(executeSql: ExecuteSql): Promise<void> {
  await executeSql('delete from search_index_state')
  await executeSql('insert into search_index_state (version) values ($1)', [searchIndexVersion()])
}

/**
 * An index without entries is of this version from its first row on: otherwise the first server on a database that was
 * filled by an import would write all of them once more.
 */
export async function beginIndex(executeSql: ExecuteSql): Promise<void> {
  await executeSql(
    `insert into search_index_state (version) select $1
     where not exists (select from search_index_state) and not exists (select from search_entry)`,
    [searchIndexVersion()],
  )
}
