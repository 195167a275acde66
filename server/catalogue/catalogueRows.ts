import 'server-only'
import { noteRow } from '@/content/cacheTags'
import {
  type CatalogueRow,
  type Kind,
  SMALL_KINDS,
  type SmallCatalogue,
  type SmallKind,
} from '@/model/catalogue/kinds'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'

/** A row with what it is known by, as it stands in its table. */
export interface StoredRow<K extends Kind> {
  readonly key: string
  readonly row: CatalogueRow[K]
}

/** The table of a kind; kinds are names of this project, never a visitor's text. */
export const tableOf = (kind: Kind): string => `catalogue_${kind}`

/** All rows of a kind in their order. What is stored was checked by its codec when it was written (importCatalogue.ts). */
export async function rowsOfKind<K extends Kind>(
  executeSql: ExecuteSql,
  kind: K,
  { limit }: { readonly limit?: number } = {},
): Promise<readonly StoredRow<K>[]> {
  const { rows } = await executeSql<StoredRow<K>>(
    `select key, row from ${tableOf(kind)} order by position, key${limit === undefined ? '' : ' limit $1'}`,
    limit === undefined ? undefined : [limit],
  )
  return rows
}

/** The row with a key. */
export async function rowOfKey<K extends Kind>(
  executeSql: ExecuteSql,
  kind: K,
  key: string,
): Promise<CatalogueRow[K] | undefined> {
  noteRow(kind, key)
  const { rows } = await executeSql<Pick<StoredRow<K>, 'row'>>(
    `select row from ${tableOf(kind)} where key = $1`,
    [key],
  )
  return rows[0]?.row
}

/** The small kinds as they stand in the database; kinds that are not named are taken over from `before`. */
export async function readSmallCatalogue(
  { executeSql }: Database,
  before?: SmallCatalogue,
  changed: readonly Kind[] = SMALL_KINDS,
): Promise<SmallCatalogue> {
  const read: Partial<Record<SmallKind, readonly unknown[]>> = {}
  for (const kind of SMALL_KINDS)
    read[kind] =
      before && !changed.includes(kind)
        ? before[kind]
        : (await rowsOfKind(executeSql, kind)).map(({ row }) => row)
  // Each kind was read from its own table, or taken over from its own place.
  return read as unknown as SmallCatalogue
}

/** Whether the catalogue has been filled already. */
export async function isCatalogueEmpty({ executeSql }: Database): Promise<boolean> {
  const { rows } = await executeSql('select 1 from catalogue_change limit 1')
  return rows.length === 0
}
