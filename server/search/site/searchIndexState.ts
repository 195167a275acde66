import 'server-only'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'

/** Raised whenever words.ts, devanagari.ts or searchEntries.ts make other entries of the same rows (a test watches). */
export const SEARCH_INDEX_VERSION = 1

/** Whether the index was written in the way of this version. */
export const isIndexCurrent = async (executeSql: ExecuteSql): Promise<boolean> =>
  (await executeSql('select 1 from search_index_state where version = $1', [SEARCH_INDEX_VERSION])).rows
    .length > 0

/** Notes that the whole index is of this version. */
export async function setIndexCurrent(executeSql: ExecuteSql): Promise<void> {
  await executeSql('delete from search_index_state')
  await executeSql('insert into search_index_state (version) values ($1)', [SEARCH_INDEX_VERSION])
}

/**
 * An index without entries is of this version from its first row on: otherwise the first server on a database that was
 * filled by an import would write all of them once more.
 */
export async function beginIndex(executeSql: ExecuteSql): Promise<void> {
  await executeSql(
    `insert into search_index_state (version) select $1
     where not exists (select from search_index_state) and not exists (select from search_entry)`,
    [SEARCH_INDEX_VERSION],
  )
}
