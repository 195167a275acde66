import 'server-only'
import { stringify } from 'csv-stringify/sync'
import type { Kind } from '@/model/catalogue/kind'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { tableOf } from './rowQuery'

export type CatalogueFormat = 'json' | 'csv'

const PAGE_ROWS = 1000

/** Fields within fields become columns with dots; a list becomes JSON in its cell, as rowFiles.ts reads it back. */
export function flatRow(row: object, prefix = ''): Readonly<Record<string, string>> {
  const cells: Record<string, string> = {}
  for (const [field, value] of Object.entries(row)) {
    const column = prefix + field
    if (value === undefined || value === null) continue
    if (typeof value === 'object' && !Array.isArray(value)) Object.assign(cells, flatRow(value, `${column}.`))
    else cells[column] = typeof value === 'string' ? value : JSON.stringify(value)
  }
  return cells
}

/** A kind's rows in their order, a page at a time, so that a large catalogue needs no more memory than a small one. */
async function* pagesOf(executeSql: ExecuteSql, kind: Kind): AsyncGenerator<readonly object[]> {
  let after = { position: -1, key: '' }
  for (;;) {
    const { rows } = await executeSql<{ row: object; position: number; key: string }>(
      `select row, position, key from ${tableOf(kind)}
       where (position, key) > ($1, $2) order by position, key limit $3`,
      [after.position, after.key, PAGE_ROWS],
    )
    const last = rows[rows.length - 1]
    if (!last) return
    yield rows.map(({ row }) => row)
    after = last
  }
}

/** Every column that a row of the kind has: the first pass of a CSV, whose head comes before its rows. */
async function columnsOf(executeSql: ExecuteSql, kind: Kind): Promise<readonly string[]> {
  const columns = new Set<string>()
  for await (const rows of pagesOf(executeSql, kind))
    for (const row of rows) for (const column of Object.keys(flatRow(row))) columns.add(column)
  return [...columns]
}

/**
 * A kind's rows as the text of a file that `import` takes back.
 * @returns pieces of the text, in order
 */
export async function* exportKind(
  executeSql: ExecuteSql,
  kind: Kind,
  format: CatalogueFormat,
): AsyncGenerator<string> {
  if (format === 'csv') {
    const columns = await columnsOf(executeSql, kind)
    yield stringify([columns])
    for await (const rows of pagesOf(executeSql, kind))
      yield stringify(
        rows.map((row) => flatRow(row)),
        { columns: [...columns] },
      )
    return
  }
  let separator = '[\n'
  for await (const rows of pagesOf(executeSql, kind)) {
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
