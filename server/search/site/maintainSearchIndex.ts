import 'server-only'
import type { Kind } from '@/model/catalogue/kind'
import type { CatalogueRow } from '@/model/catalogue/kinds'
import { type StoredRow } from '@/server/catalogue/reads/rowQuery'
import { tableOf } from '@/server/catalogue/tableOf'
import { beginImport } from '@/server/catalogue/import/importCatalogue'
import type { Database } from '@/server/database/database'
import { log } from '@/server/log'
import { indexRows, isIndexCurrent, setIndexCurrent } from './indexRows'
import { SEARCHED_KINDS } from './searchEntries'

const BATCH_ROWS = 500

/**
 * Rebuilds all entries of an index of another version, one transaction a batch, so that leads need not wait; searches
 * use the existing entries until then. Never rejects: pages work without it, and the next start tries again.
 * @param isStopped whether the server wants to end
 */
export async function keepSearchIndex(database: Database, isStopped: () => boolean): Promise<void> {
  try {
    if (await isIndexCurrent(database.executeSql)) return
    let rows = 0
    for (const kind of SEARCHED_KINDS) rows += await indexKind(database, kind, isStopped)
    if (isStopped()) return
    await database.transaction(setIndexCurrent)
    if (rows > 0) log.info({ rows }, 'the search index has been written anew')
  } catch (error) {
    log.error({ err: error }, 'the search index cannot be written')
  }
}

async function indexKind<K extends Kind>(
  database: Database,
  kind: K,
  isStopped: () => boolean,
): Promise<number> {
  let rows = 0
  let last: string | undefined = ''
  while (last !== undefined && !isStopped()) {
    const batch: readonly StoredRow<K>[] = await indexBatch(database, kind, last)
    rows += batch.length
    last = batch.at(-1)?.key
  }
  return rows
}

/** Indexes the rows that follow a key; no import runs meanwhile. */
function indexBatch<K extends Kind>(
  database: Database,
  kind: K,
  after: string,
): Promise<readonly StoredRow<K>[]> {
  return database.transaction(async (executeSql) => {
    await beginImport(executeSql)
    const { rows } = await executeSql<StoredRow<K>>(
      `select key, row from ${tableOf(kind)} where key > $1 order by key limit $2`,
      [after, BATCH_ROWS],
    )
    await indexRows<K>(
      executeSql,
      kind,
      rows.map(({ row }): CatalogueRow[K] => row),
    )
    return rows
  })
}
