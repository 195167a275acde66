import 'server-only'
import type { Kind } from '@/model/catalogue/kind'
import type { CatalogueRow } from '@/model/catalogue/kinds'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { beginIndex, indexRows } from '@/server/search/site/indexRows'
import { ChangeNote } from './changeTags'
import { nextPosition, noteChanges } from './importCatalogue'
import { noteGoneRows } from './removedPages'
import { storedRows, writeRows } from './storeRows'

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
  await noteGoneRows(executeSql, kind, changes)
  const note = new ChangeNote()
  note.add(changes)
  await noteChanges(executeSql, note)
}
