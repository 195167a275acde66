import 'server-only'
import { stringify } from 'csv-stringify/sync'
import { CSV_FORM, cellWithoutFormula, cellsOfRow } from '@/content/catalogue/files/tables/cells'
import { columnsIn, fieldsOf } from '@/model/catalogue/fields'
import type { Kind } from '@/model/catalogue/kind'
import { KINDS, fieldsInOrder } from '@/model/catalogue/kinds'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { withNames } from '@/server/catalogue/import/references'
import { knownRows, namesFor } from '@/server/catalogue/import/rowNames'
import { type StoredRow } from '@/server/catalogue/reads/rowQuery'
import { tableOf } from '@/server/catalogue/tableOf'
import type { PlacedRow } from '@/server/catalogue/import/storeRows'

export type CatalogueFormat = 'json' | 'csv'

const PAGE_ROWS = 1000

/** A kind's rows in their order, a page at a time, so that a large catalogue needs no more memory than a small one. */
export async function* pagesOf(
  executeSql: ExecuteSql,
  kind: Kind,
): AsyncGenerator<readonly StoredRow<Kind>[]> {
  let after = { position: -1, key: '' }
  for (;;) {
    const { rows } = await executeSql<PlacedRow>(
      `select row, position, key from ${tableOf(kind)}
       where (position, key) > ($1, $2) order by position, key limit $3`,
      [after.position, after.key, PAGE_ROWS],
    )
    const last = rows[rows.length - 1]
    if (!last) return
    yield rows
    after = last
  }
}

/** A kind's columns in the order of its descriptor. Columns of nested fields appear only if a row has them. */
export function columnsOf(kind: Kind, used: ReadonlySet<string>): readonly string[] {
  const fields = fieldsOf(KINDS[kind].codec)
  const all = fieldsInOrder(kind).flatMap((name) => {
    const within = fields[name] ? columnsIn(fields[name], `${name}.`) : []
    return within.length === 0 ? [name] : [name, ...within].filter((column) => used.has(column))
  })
  return [...all, ...[...used].filter((column) => !all.includes(column))]
}

/** The columns that a row of the kind has: the first pass of a CSV, whose head comes before its rows. */
async function usedColumns(executeSql: ExecuteSql, kind: Kind): Promise<ReadonlySet<string>> {
  const columns = new Set<string>()
  for await (const rows of pagesOf(executeSql, kind))
    for (const { row } of rows)
      for (const column of Object.keys(cellsOfRow(KINDS[kind].codec, row))) columns.add(column)
  return columns
}

async function* exportCsv(executeSql: ExecuteSql, kind: Kind, bom: boolean): AsyncGenerator<string> {
  const columns = columnsOf(kind, await usedColumns(executeSql, kind))
  const names = await namesFor([kind], knownRows(executeSql))
  yield stringify([columns], { bom })
  for await (const rows of pagesOf(executeSql, kind))
    yield stringify(
      rows.map(({ row }) => cellsOfRow(KINDS[kind].codec, withNames(kind, row, names))),
      { ...CSV_FORM, cast: { string: cellWithoutFormula }, columns: [...columns] },
    )
}

/**
 * A kind's rows as the text of a file that `import` takes back: JSON as they are stored, CSV for people, with names of what
 * a row names.
 * @param options.bom starts a CSV file with the mark by which spreadsheets recognise UTF-8
 * @returns pieces of the text, in order
 */
export async function* exportKind(
  executeSql: ExecuteSql,
  kind: Kind,
  format: CatalogueFormat,
  { bom = false }: { readonly bom?: boolean } = {},
): AsyncGenerator<string> {
  if (format === 'csv') return yield* exportCsv(executeSql, kind, bom)
  let separator = '[\n'
  for await (const rows of pagesOf(executeSql, kind)) {
    yield separator + rows.map(({ row }) => JSON.stringify(row)).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}
