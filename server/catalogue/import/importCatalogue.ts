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
import { tidyPictures } from '@/server/pictures/cataloguePictures'
import { ChangeNote, type RowChange } from '@/server/catalogue/changes/changeTags'
import {
  ImportRecord,
  type RowBefore,
  BATCH_ROWS,
  type PlacedRow,
  type RowSource,
  type RowsByKind,
  batchesOf,
  isSameJson,
  storedRows,
  writeRows,
} from './storeRows'
import { noteRemovedRows } from '@/server/catalogue/changes/removedPages'
import { isCatalogueEmpty } from '@/server/catalogue/reads/rowQuery'
import { tableOf } from '@/server/catalogue/tableOf'

export interface ImportOptions {
  /** Whether rows of the named kinds that are not among the new ones are removed. */
  readonly replaces?: boolean
  /** Called after each written batch with the rows done so far. */
  readonly onProgress?: (rows: number) => void
  /** Only when the catalogue has never been filled (a new database). */
  readonly onlyIfEmpty?: boolean
  /** Called within the transaction with every batch of changed rows. */
  readonly onChanges?: (executeSql: ExecuteSql, changes: readonly RowChange<Kind>[]) => Promise<void>
}

export interface ImportResult {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly removed: number
}

/** The number of the lock that lets one import run at a time, also among several servers. */
const IMPORT_LOCK = 7_101_947

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
  const total = await database.transaction((executeSql) => importRows(executeSql, rows, options, note))
  return importResult(database, note, total)
}

/** The result of an import, after its transaction. @param total number of given rows */
export async function importResult(
  database: Database,
  note: ChangeNote,
  total: number,
): Promise<ImportResult> {
  await tidyTables(database, note)
  const { added, changed, removed } = note
  return { added, changed, removed, unchanged: total - added - changed }
}

/**
 * As importCatalogue, in an existing transaction.
 * @param note counts the changes
 * @returns the number of rows
 */
export async function importRows(
  executeSql: ExecuteSql,
  rows: RowsByKind,
  options: ImportOptions,
  note: ChangeNote,
): Promise<number> {
  let total = 0
  await beginImport(executeSql)
  if (options.onlyIfEmpty && !(await isCatalogueEmpty(executeSql))) return total
  await beginIndex(executeSql)
  // A new database's first rows are not to be taken back.
  const record = options.onlyIfEmpty ? undefined : new ImportRecord(true)
  const keep = keeping(executeSql, note, record, options.onChanges)
  for (const kind of KIND_NAMES) {
    const source = rows[kind]
    if (source === undefined) continue
    await importKind(executeSql, kind, source, options.replaces ?? false, keep, (count) => {
      total += count
      options.onProgress?.(total)
    })
    if (note.countOf(kind) >= ANALYZE_FROM_ROWS) await analyzeSearchIndex(executeSql)
  }
  await noteChanges(executeSql, note)
  await tidyPictures(executeSql)
  return total
}

/** One import runs at a time, until the transaction ends. */
export const beginImport = async (executeSql: ExecuteSql): Promise<void> =>
  void (await executeSql('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]))

/** Takes note of changes of a kind that are written, with the rows as they were. */
export type Keep = (
  kind: Kind,
  changes: readonly RowChange<Kind>[],
  before: readonly RowBefore[],
) => Promise<void>

/** Records an import's changes in its transaction; `note` counts them for the result. */
export const keeping =
  (
    executeSql: ExecuteSql,
    note: ChangeNote,
    record: ImportRecord | undefined,
    onChanges: ImportOptions['onChanges'],
  ): Keep =>
  async (kind, changes, before) => {
    await noteRemovedRows(executeSql, kind, changes)
    await record?.add(executeSql, kind, before)
    await onChanges?.(executeSql, changes)
    note.add(changes)
  }

async function importKind(
  executeSql: ExecuteSql,
  kind: Kind,
  rows: RowSource<CatalogueRow[Kind]>,
  replaces: boolean,
  keep: Keep,
  onBatch: (count: number) => void,
): Promise<void> {
  const { keyOf } = descriptorOf(kind)
  const words = new Set<string>()
  if (replaces) await executeSql(GIVEN_KEYS)
  let position = replaces ? 0 : await nextPosition(executeSql, kind)
  for await (const batchRows of batchesOf(rows)) {
    const first = position
    const batch = batchRows.map((row, at) => ({ key: keyOf(row), row, position: first + at }))
    const keys = batch.map(({ key }) => key)
    const before = await storedRows(executeSql, kind, keys)
    await writeRows(executeSql, kind, batch)
    if (replaces) await executeSql('insert into given_key select unnest($1::text[])', [keys])
    const changes = batch.flatMap(({ key, row }): RowChange<Kind>[] => {
      const old = before.get(key)?.row
      return old === undefined || !isSameJson(old, row) ? [{ kind, key, before: old, after: row }] : []
    })
    await indexRows(
      executeSql,
      kind,
      changes.flatMap(({ after }) => after ?? []),
      words,
    )
    await keep(
      kind,
      changes,
      changes.map(({ key }) => before.get(key) ?? { key }),
    )
    position += batch.length
    onBatch(batch.length)
  }
  if (replaces) await removeOthers(executeSql, kind, keep)
}

/** Position of a new row of a kind: after all others. */
async function nextPosition(executeSql: ExecuteSql, kind: Kind): Promise<number> {
  const { rows } = await executeSql<{ next: number }>(
    `select coalesce(max(position) + 1, 0)::integer as next from ${tableOf(kind)}`,
  )
  return rows[0]?.next ?? 0
}

/** The keys that an import gives, while it lasts: they may be too many for a statement. */
const GIVEN_KEYS =
  'create temporary table if not exists given_key (key text primary key) on commit drop; truncate given_key'

/** Removes the rows that were not given. */
async function removeOthers(executeSql: ExecuteSql, kind: Kind, keep: Keep): Promise<void> {
  const table = tableOf(kind)
  for (;;) {
    const { rows } = await executeSql<PlacedRow>(
      `delete from ${table} where key in (
         select key from ${table} where not exists (select from given_key where given_key.key = ${table}.key)
         limit ${BATCH_ROWS})
       returning key, position, row`,
    )
    if (rows.length === 0) return
    const changes = rows.map(({ key, row }) => ({ kind, key, before: row }))
    await unindexRows(
      executeSql,
      kind,
      rows.map(({ key }) => key),
    )
    await keep(kind, changes, rows)
  }
}

/** Notifies running servers of the changes. */
export async function noteChanges(executeSql: ExecuteSql, note: ChangeNote): Promise<void> {
  await executeSql('insert into catalogue_change (kinds, tags) values ($1::jsonb, $2::jsonb)', [
    JSON.stringify(note.kinds),
    JSON.stringify(note.tags),
  ])
}

/**
 * Lists are read from indexes alone only where the database knows that their rows are visible to everybody, which it
 * learns in a VACUUM, which would come some time later otherwise.
 */
export async function tidyTables(database: Database, note: ChangeNote): Promise<void> {
  const kinds = note.kinds.filter((kind) => note.countOf(kind) >= ANALYZE_FROM_ROWS)
  const tables = kinds.length > 0 ? [...kinds.map(tableOf), ...SEARCH_TABLES] : []
  for (const table of tables)
    await database
      .executeSql(`vacuum (analyze) ${table}`)
      // A failed vacuum does not affect the written rows.
      .catch((error: unknown) => log.warn({ err: error, table }, 'a table could not be tidied'))
}

/**
 * Makes one row public, as an import does: with its search entry and the note from which running servers refresh their pages.
 * To be called in a transaction that holds the import's turn (beginImport).
 * @throws the database's error
 */
export async function storeChange<K extends Kind>(
  executeSql: ExecuteSql,
  kind: K,
  key: string,
  row: CatalogueRow[K],
): Promise<void> {
  await beginIndex(executeSql)
  const before = (await storedRows(executeSql, kind, [key])).get(key)
  const position = before?.position ?? (await nextPosition(executeSql, kind))
  await writeRows(executeSql, kind, [{ key, row, position }])
  await indexRows(executeSql, kind, [row])
  const changes = [{ kind, key, before: before?.row, after: row }]
  await noteRemovedRows(executeSql, kind, changes)
  const note = new ChangeNote()
  note.add(changes)
  await noteChanges(executeSql, note)
}
