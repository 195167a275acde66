import 'server-only'
import { tableOf } from '@/server/catalogue/tableOf'
import { noteRow, noteTags, DATABASE_UNAVAILABLE } from '@/content/catalogue/snapshot/cacheTags'
import { previewRow, withPreviewed } from '@/content/catalogue/snapshot/previewRow'
import { fieldsOf } from '@/model/catalogue/fields'
import type { Kind } from '@/model/catalogue/kind'
import {
  type CatalogueRow,
  KINDS,
  LARGE_KINDS,
  type LargeKind,
  SMALL_KINDS,
  type SmallCatalogue,
  type SmallKind,
} from '@/model/catalogue/kinds'
import { LIST_PAGES, type ListQuery } from '@/model/page/listQuery'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { runtime, isRunning } from '@/server/runtime'
import { cachedAggregates } from './aggregateCache'
import { isRefusedData } from '@/server/database/database'

/** A row with its key, as stored. */
export interface StoredRow<K extends Kind> {
  readonly key: string
  readonly row: CatalogueRow[K]
}

/** All rows of a kind in their order. Stored rows were validated when written (importCatalogue.ts). */
export async function rowsOfKind<K extends Kind>(
  executeSql: ExecuteSql,
  kind: K,
  limit: number | null = null,
): Promise<readonly StoredRow<K>[]> {
  const { rows } = await executeSql<StoredRow<K>>(
    `select key, row from ${tableOf(kind)} order by position, key limit $1::integer`,
    [limit],
  )
  return rows
}

/** The rows with these keys, in their order; unknown ones are left out. */
export async function rowsOfKeys<K extends Kind>(
  kind: K,
  keys: readonly string[],
): Promise<readonly CatalogueRow[K][]> {
  for (const key of keys) noteRow(kind, key)
  const { rows } = await runtime().database.executeSql<StoredRow<K>>(
    `select key, row from ${tableOf(kind)} where key = any($1::text[])`,
    [keys],
  )
  const found = new Map(rows.map(({ key, row }) => [key, row]))
  const preview = previewRow()
  // Of this very kind.
  if (preview?.kind === kind) found.set(preview.key, preview.row as CatalogueRow[K])
  return keys.flatMap((key) => found.get(key) ?? [])
}

/** The row with a key. */
export const rowOfKey = async <K extends Kind>(kind: K, key: string): Promise<CatalogueRow[K] | undefined> =>
  (await rowsOfKeys(kind, [key]))[0]

/** The small kinds from the database; kinds that are not named are taken over from `before`. */
export async function readSmallCatalogue(
  executeSql: ExecuteSql,
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

/** Whether the catalogue has never been filled. */
export async function isCatalogueEmpty(executeSql: ExecuteSql): Promise<boolean> {
  const { rows } = await executeSql('select 1 from catalogue_change limit 1')
  return rows.length === 0
}

/** Which large kinds have inventions of the demonstration. */
export async function readInventedLargeKinds(executeSql: ExecuteSql): Promise<ReadonlySet<LargeKind>> {
  const kinds = LARGE_KINDS.filter((kind) => 'isFictional' in fieldsOf(KINDS[kind].codec))
  const queries = kinds.map(async (kind) => {
    const { rows } = await executeSql(
      `select 1 from ${tableOf(kind)} where (row->>'isFictional')::boolean limit 1`,
    )
    return rows.length > 0 ? [kind] : []
  })
  return new Set((await Promise.all(queries)).flat())
}

/** Conditions of a question with their values; texts are this project's own, values travel as parameters. */
export class Conditions {
  private readonly texts: string[] = []
  readonly values: unknown[] = []

  /** Adds a condition whose `?` is the value; an undefined value adds nothing. */
  add(text: string, value: unknown): this {
    if (value === undefined) return this
    this.values.push(value)
    this.texts.push(text.replace('?', `$${this.values.length}`))
    return this
  }

  get where(): string {
    return this.texts.length === 0 ? '' : `where ${this.texts.join(' and ')}`
  }
}

/** A list in a jsonb row that contains a value, as an index finds it. */
export const listHas = (field: string): string => `row->'${field}' @> ?::jsonb`
/** The value for `listHas`. */
export const inList = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : JSON.stringify([value])

interface RowSelection {
  readonly conditions: Conditions
  /** An order of this project's own making. */
  readonly orderBy: string
  readonly limit: number
  readonly offset?: number
}

/** The matching rows of a kind. Rows that are skipped or do not match are decided from indexes, where these cover them. */
async function askRows<K extends Kind>(
  kind: K,
  { conditions, orderBy, limit, offset = 0 }: RowSelection,
): Promise<readonly CatalogueRow[K][]> {
  noteTags([kind])
  const { values, where } = conditions
  const { rows } = await runtime().database.executeSql<{ row: CatalogueRow[K] }>(
    `select row from ${tableOf(kind)} where key in (
       select key from ${tableOf(kind)} ${where} order by ${orderBy}
       limit $${values.length + 1} offset $${values.length + 2})
     order by ${orderBy}`,
    [...values, limit, offset],
  )
  return withPreviewed(
    kind,
    rows.map(({ row }) => row),
    false,
  )
}

/** How many rows of a kind fit. */
export async function countRows(kind: Kind, { values, where }: Conditions): Promise<number> {
  const [sum] = await cachedAggregates<{ count: number }>(
    kind,
    `select count(*)::integer as count from ${tableOf(kind)} ${where}`,
    values,
  )
  return sum?.count ?? 0
}

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
async function rowPage<K extends Kind>(
  kind: K,
  conditions: Conditions,
  { orderBy, page }: { orderBy: string; page: number },
): Promise<RowPage<CatalogueRow[K]>> {
  const total = await countRows(kind, conditions)
  const offset = (page - 1) * PAGE_ROWS
  const rows = offset < total ? await askRows(kind, { conditions, orderBy, limit: PAGE_ROWS, offset }) : []
  return { rows, total, page, pages: Math.min(LIST_PAGES, Math.max(1, Math.ceil(total / PAGE_ROWS))) }
}

/**
 * What is read of a kind that has lists with filters; by its id, where leads name it (specification, section 3).
 * @param conditionsOf what a choice asks for; what is undefined in it does not narrow
 * @param orders by the names that addresses use (model/page/listQuery.ts); the first is the default
 */
export function listReads<K extends LargeKind, Choice>(
  kind: K,
  conditionsOf: (choice: Choice) => Conditions,
  orders: Readonly<Record<string, string>>,
) {
  const [first = 'key'] = Object.values(orders)
  return {
    bySlug: (slug: string) => rowOfKey(kind, slug),
    /** In the order of the slugs; unknown ones are left out. */
    bySlugs: (slugs: readonly string[]) => rowsOfKeys(kind, slugs),
    async byId(id: number): Promise<CatalogueRow[K] | undefined> {
      const conditions = new Conditions().add('id = ?', id)
      return (await askRows(kind, { conditions, orderBy: 'key', limit: 1 }))[0]
    },
    /** A page of those that fit, in the order that the visitor chose. */
    page: (choice: Choice, { sort, page }: Pick<ListQuery, 'sort' | 'page'>) =>
      rowPage(kind, conditionsOf(choice), { orderBy: orders[sort] ?? first, page }),
    /** How many fit. */
    count: (choice: Choice) => countRows(kind, conditionsOf(choice)),
    /** Some that fit, in the first order, after so many others. */
    some: (choice: Choice, limit: number, offset = 0) =>
      askRows(kind, { conditions: conditionsOf(choice), orderBy: first, limit, offset }),
  }
}

/**
 * Loads a page's secondary content (doctors of a treatment, reviews …): while the database is unavailable the page is
 * rendered without it, and again once it is available (catalogueWatch.ts).
 */
export async function orFallback<Value>(ask: () => Promise<Value>, otherwise: Value): Promise<Value> {
  if (!isRunning()) return otherwise
  try {
    return await ask()
  } catch (error) {
    if (isRefusedData(error)) throw error
    noteTags([DATABASE_UNAVAILABLE])
    return otherwise
  }
}
