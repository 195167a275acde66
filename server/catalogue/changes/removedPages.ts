import 'server-only'
import type { Kind } from '@/model/catalogue/kind'
import { KINDS, isKind, pagePathsOf } from '@/model/catalogue/kinds'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { RowChange } from './changeTags'

/*
 * Pages whose row an import removed. Next answers 404 for them, as for any unknown address; the edge makes it 410, so that
 * search engines drop them sooner.
 */

/** The paths are held in memory: the rows that went last, and no more of them than this. */
const MAX_ROWS = 100_000

let removed: ReadonlySet<string> = new Set()

export const setRemovedPages = (paths: ReadonlySet<string>): void => {
  removed = paths
}

/** Whether the catalogue had a page at this path and has it no more. */
export const isPageRemoved = (path: string): boolean => removed.has(path)

/** Notes which rows of a kind went and which came (back); part of an import's transaction. */
export async function noteRemovedRows(
  executeSql: ExecuteSql,
  kind: Kind,
  changes: readonly RowChange<Kind>[],
): Promise<void> {
  if (!KINDS[kind].pathsOf) return
  const removed = changes.filter(({ after }) => after === undefined).map(({ key }) => key)
  const here = changes.filter(({ before }) => before === undefined).map(({ key }) => key)
  if (removed.length > 0)
    await executeSql(
      `insert into catalogue_gone (kind, key) select $1, unnest($2::text[])
       on conflict (kind, key) do update set at = now()`,
      [kind, removed],
    )
  if (here.length > 0)
    await executeSql('delete from catalogue_gone where kind = $1 and key = any($2::text[])', [kind, here])
}

/** The paths of removed pages. */
export async function readRemovedPages({ executeSql }: Database): Promise<ReadonlySet<string>> {
  const { rows } = await executeSql<{ kind: string; key: string }>(
    'select kind, key from catalogue_gone order by at desc limit $1',
    [MAX_ROWS],
  )
  return new Set(rows.flatMap(({ kind, key }) => (isKind(kind) ? pagePathsOf(kind, key) : [])))
}
