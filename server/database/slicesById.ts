import 'server-only'
import type { ExecuteSql } from './postgres/sqlPool'
import { BEFORE_ALL } from './uuid'

/**
 * The rows of a table in the order of their ids, a slice at a time.
 * @param slice asks for the rows beyond the id $1, at most $2 of them, in that order
 * @throws the database's error
 */
export async function* slicesById<Row>(
  executeSql: ExecuteSql,
  slice: string,
  { rows: most, idOf }: { readonly rows: number; readonly idOf: (row: Row) => string },
): AsyncGenerator<readonly Row[]> {
  for (let last = BEFORE_ALL; ;) {
    const { rows } = await executeSql<Row>(slice, [last, most])
    yield rows
    const end = rows.at(-1)
    if (end === undefined || rows.length < most) return
    last = idOf(end)
  }
}
