import 'server-only'
import type { CatalogueRow, Kind } from '@/model/catalogue/kinds'
import { shippedRows } from '@/content/shippedCatalogue'

/** A shipped row of a kind with some fields changed, for tests. @throws when the kind has no row */
export function rowLike<K extends Kind>(
  kind: K,
  changes: Partial<CatalogueRow[K]> = {},
  at = 0,
): CatalogueRow[K] {
  const row = shippedRows(kind)[at]
  if (!row) throw new Error(`no shipped row ${at} of ${kind}`)
  return { ...row, ...changes }
}
