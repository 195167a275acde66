import 'server-only'
import type { CatalogueRow, Kind } from '@/model/catalogue/kinds'
import { LIST_PAGES } from '@/model/page/listQuery'
import { type Conditions, askRows, countRows } from './rowQuery'

/** How many entries a page of a list has. */
export const PAGE_ROWS = 12

/** One page of a list. A list has as many pages as its addresses can name (model/page/listQuery.ts); filters lead to the rest. */
export interface RowPage<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** A page of the rows that fit; a page beyond the last has no rows. */
export async function rowPage<K extends Kind>(
  kind: K,
  conditions: Conditions,
  { orderBy, page, pageRows = PAGE_ROWS }: { orderBy: string; page: number; pageRows?: number },
): Promise<RowPage<CatalogueRow[K]>> {
  const total = await countRows(kind, conditions)
  const offset = (page - 1) * pageRows
  const rows = offset < total ? await askRows(kind, { conditions, orderBy, limit: pageRows, offset }) : []
  return { rows, total, page, pages: Math.min(LIST_PAGES, Math.max(1, Math.ceil(total / pageRows))) }
}
