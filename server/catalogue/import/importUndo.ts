import 'server-only'
import { KIND_NAMES, type Kind } from '@/model/catalogue/kind'
import type { CatalogueRow } from '@/model/catalogue/kinds'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { indexRows, unindexRows } from '@/server/search/site/indexRows'
import { ChangeNote } from '@/server/catalogue/changes/changeTags'
import {
  type ImportOptions,
  type ImportResult,
  type Keep,
  beginImport,
  keeping,
  noteChanges,
  tidyTables,
} from './importCatalogue'
import { ImportRecord, BATCH_ROWS, storedRows, writeRows } from './storeRows'
import { tableOf } from '@/server/catalogue/tableOf'

/** Why an import cannot be undone, as a message for the user. */
export class UndoError extends Error {
  override readonly name = 'UndoError'
}

/** A row as it is to be put back; without `row` it was not there. */
interface FormerRow {
  readonly key: string
  readonly position: number
  readonly row: CatalogueRow[Kind] | null
}

const SHOWN_ROWS = 3

/** @throws UndoError when there is no import, or rows are no longer as it left them */
async function refuseUnlessUntouched(executeSql: ExecuteSql): Promise<readonly Kind[]> {
  const { rows: kinds } = await executeSql<{ kind: string }>('select distinct kind from catalogue_undo')
  const changed = KIND_NAMES.filter((kind) => kinds.some((row) => row.kind === kind))
  if (changed.length === 0)
    throw new UndoError('there is nothing to take back: no import has changed the catalogue')
  const touched: string[] = []
  for (const kind of changed) {
    const { rows } = await executeSql<{ key: string }>(
      `select undo.key from catalogue_undo undo left join ${tableOf(kind)} stored on stored.key = undo.key
       where undo.kind = $1 and md5(stored.row::text) is distinct from undo.written order by undo.key`,
      [kind],
    )
    touched.push(...rows.map(({ key }) => `${kind}/${key}`))
  }
  if (touched.length === 0) return changed
  const shown = touched.slice(0, SHOWN_ROWS).join(', ')
  const more = touched.length > SHOWN_ROWS ? ` and ${touched.length - SHOWN_ROWS} more` : ''
  throw new UndoError(`the import is not taken back: changed since by something else: ${shown}${more}`)
}

async function undoBatch(
  executeSql: ExecuteSql,
  kind: Kind,
  batch: readonly FormerRow[],
  keep: Keep,
): Promise<void> {
  const now = await storedRows(
    executeSql,
    kind,
    batch.map(({ key }) => key),
  )
  const back = batch.flatMap(({ row, ...rest }) => (row === null ? [] : [{ ...rest, row }]))
  const gone = batch.flatMap(({ key, row }) => (row === null ? [key] : []))
  await writeRows(executeSql, kind, back)
  await executeSql(`delete from ${tableOf(kind)} where key = any($1::text[])`, [gone])
  await unindexRows(executeSql, kind, gone)
  await indexRows(
    executeSql,
    kind,
    back.map(({ row }) => row),
  )
  const changes = batch.map(({ key, row }) => ({
    kind,
    key,
    before: now.get(key)?.row,
    after: row ?? undefined,
  }))
  await keep(
    kind,
    changes,
    batch.map(({ key, position }) => now.get(key) ?? { key, position }),
  )
}

/**
 * Undoes the last import, all or nothing: changed, added and removed rows are restored. The undo is itself an import
 * and can be undone.
 * @throws UndoError without an import to undo, or if rows have changed since; the database's error
 */
export async function undoImport(
  database: Database,
  { onChanges }: Pick<ImportOptions, 'onChanges'> = {},
): Promise<ImportResult> {
  const note = new ChangeNote()
  await database.transaction(async (executeSql) => {
    await beginImport(executeSql)
    // The restored rows replace the noted ones.
    const keep = keeping(executeSql, note, new ImportRecord(false), onChanges)
    for (const kind of await refuseUnlessUntouched(executeSql))
      for (let last = ''; ;) {
        const { rows } = await executeSql<FormerRow>(
          `select key, position, row from catalogue_undo where kind = $1 and key > $2 order by key limit ${BATCH_ROWS}`,
          [kind, last],
        )
        const end = rows[rows.length - 1]
        if (!end) break
        await undoBatch(executeSql, kind, rows, keep)
        last = end.key
      }
    await noteChanges(executeSql, note)
  })
  await tidyTables(database, note)
  const { added, changed, removed } = note
  return { added, changed, removed, unchanged: 0 }
}
