import 'server-only'
import { KIND_NAMES, type Kind } from '@/model/catalogue/kind'
import { type CatalogueRow, descriptorOf } from '@/model/catalogue/kinds'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { log } from '@/server/log'
import {
  ANALYZE_FROM_ROWS,
  SEARCH_TABLES,
  analyzeSearchIndex,
  beginIndex,
  indexRows,
  unindexRows,
} from '@/server/search/site/indexRows'
import { type StoredRow, isCatalogueEmpty, tableOf } from './rowQuery'
import { ChangeNote, type RowChange } from './changeTags'
import { noteGoneRows } from './removedPages'

/** Rows that are there, or that are read while they are written. */
export type RowSource<Row> = Iterable<Row> | AsyncIterable<Row>
/** Rows by kind, checked by their codecs. */
export type RowsByKind = { readonly [K in Kind]?: RowSource<CatalogueRow[K]> }

export interface ImportOptions {
  /** Whether rows of the named kinds that are not among the new ones are removed. */
  readonly replaces?: boolean
  /** Called after each written batch with the rows done so far. */
  readonly onProgress?: (rows: number) => void
  /** Only when the catalogue has never been filled (a new database). */
  readonly onlyIfEmpty?: boolean
}

export interface ImportResult {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly removed: number
}

/** So many rows are in memory and in a statement. */
const BATCH_ROWS = 500
/** The number of the lock that lets one import run at a time, also among several servers. */
export const IMPORT_LOCK = 7_101_947

/**
 * Writes rows into the catalogue, all or nothing: in one transaction with the search entries and the note of what
 * changed, from which running servers refresh their pages (catalogueWatch.ts).
 * @throws the database's error, or that of a source of rows; nothing is written then
 */
export async function importCatalogue(
  database: Database,
  rows: RowsByKind,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const note = new ChangeNote()
  let total = 0
  await database.transaction(async (executeSql) => {
    await executeSql('select pg_advisory_xact_lock($1)', [IMPORT_LOCK])
    if (options.onlyIfEmpty && !(await isCatalogueEmpty(executeSql))) return
    await beginIndex(executeSql)
    for (const kind of KIND_NAMES) {
      const source = rows[kind]
      if (source === undefined) continue
      await importKind(executeSql, kind, source, options.replaces ?? false, note, (count) => {
        total += count
        options.onProgress?.(total)
      })
    }
    await noteChanges(executeSql, note)
  })
  await tidyTables(database, note)
  const { added, changed, removed } = note
  return { added, changed, removed, unchanged: total - added - changed }
}

async function importKind(
  executeSql: ExecuteSql,
  kind: Kind,
  rows: RowSource<CatalogueRow[Kind]>,
  replaces: boolean,
  note: ChangeNote,
  onBatch: (count: number) => void,
): Promise<void> {
  const { keyOf } = descriptorOf(kind)
  const words = new Set<string>()
  if (replaces) await executeSql(GIVEN_KEYS)
  let position = replaces ? 0 : await nextPosition(executeSql, kind)
  for await (const batchRows of batchesOf(rows)) {
    const batch = batchRows.map((row) => ({ key: keyOf(row), row }))
    const keys = batch.map(({ key }) => key)
    const before = await storedRows(executeSql, kind, keys)
    await upsert(executeSql, kind, batch, position)
    if (replaces) await executeSql('insert into given_key select unnest($1::text[])', [keys])
    const changes = batch.flatMap(({ key, row }): RowChange<Kind>[] => {
      const old = before.get(key)
      return old === undefined || !isSame(old, row) ? [{ kind, key, before: old, after: row }] : []
    })
    await indexRows(
      executeSql,
      kind,
      changes.flatMap(({ after }) => after ?? []),
      words,
    )
    await noteGoneRows(executeSql, kind, changes)
    note.add(changes)
    position += batch.length
    onBatch(batch.length)
  }
  if (replaces) await removeOthers(executeSql, kind, note)
  if (note.countOf(kind) >= ANALYZE_FROM_ROWS) await analyzeSearchIndex(executeSql)
}

/** Rows in groups, as they come. */
async function* batchesOf<Row>(rows: RowSource<Row>): AsyncGenerator<readonly Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH_ROWS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function nextPosition(executeSql: ExecuteSql, kind: Kind): Promise<number> {
  const { rows } = await executeSql<{ next: number }>(
    `select coalesce(max(position) + 1, 0)::integer as next from ${tableOf(kind)}`,
  )
  return rows[0]?.next ?? 0
}

async function storedRows(
  executeSql: ExecuteSql,
  kind: Kind,
  keys: readonly string[],
): Promise<ReadonlyMap<string, CatalogueRow[Kind]>> {
  const { rows } = await executeSql<StoredRow<Kind>>(
    `select key, row from ${tableOf(kind)} where key = any($1::text[])`,
    [keys],
  )
  return new Map(rows.map(({ key, row }) => [key, row]))
}

/** A row that was there keeps its place; only one that differs is written. */
async function upsert(
  executeSql: ExecuteSql,
  kind: Kind,
  batch: readonly StoredRow<Kind>[],
  firstPosition: number,
): Promise<void> {
  const table = tableOf(kind)
  await executeSql(
    `insert into ${table} (key, position, row)
     select given.key, $3 + given.at::integer - 1, given.row
     from unnest($1::text[], $2::jsonb[]) with ordinality as given (key, row, at)
     on conflict (key) do update set row = excluded.row, updated_at = now()
     where ${table}.row is distinct from excluded.row`,
    [batch.map(({ key }) => key), batch.map(({ row }) => JSON.stringify(row)), firstPosition],
  )
}

/** The keys that an import gives, while it lasts: they may be too many for a statement. */
const GIVEN_KEYS =
  'create temporary table if not exists given_key (key text primary key) on commit drop; truncate given_key'

/** Removes the rows that were not given. */
async function removeOthers(executeSql: ExecuteSql, kind: Kind, note: ChangeNote): Promise<void> {
  const table = tableOf(kind)
  for (;;) {
    const { rows } = await executeSql<StoredRow<Kind>>(
      `delete from ${table} where key in (
         select key from ${table} where not exists (select from given_key where given_key.key = ${table}.key)
         limit ${BATCH_ROWS})
       returning key, row`,
    )
    if (rows.length === 0) return
    const changes = rows.map(({ key, row }) => ({ kind, key, before: row }))
    await unindexRows(
      executeSql,
      kind,
      rows.map(({ key }) => key),
    )
    await noteGoneRows(executeSql, kind, changes)
    note.add(changes)
  }
}

/** JSON with its keys in one order: a jsonb column keeps its own. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  )
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))

async function noteChanges(executeSql: ExecuteSql, note: ChangeNote): Promise<void> {
  await executeSql('insert into catalogue_change (kinds, tags) values ($1::jsonb, $2::jsonb)', [
    JSON.stringify(note.kinds),
    JSON.stringify(note.tags),
  ])
}

/**
 * Lists are read from indexes alone only where the database knows that their rows are visible to everybody, which it
 * learns in a VACUUM: PGlite never runs one by itself, PostgreSQL some time later.
 */
async function tidyTables(database: Database, note: ChangeNote): Promise<void> {
  const kinds = note.kinds.filter((kind) => note.countOf(kind) >= ANALYZE_FROM_ROWS)
  const tables = kinds.length > 0 ? [...kinds.map(tableOf), ...SEARCH_TABLES] : []
  for (const table of tables)
    await database
      .executeSql(`vacuum (analyze) ${table}`)
      // The rows are written all the same.
      .catch((error: unknown) => log.warn({ err: error, table }, 'a table could not be tidied'))
}
