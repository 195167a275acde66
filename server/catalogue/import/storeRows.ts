import 'server-only'
import type { Kind } from '@/model/catalogue/kind'
import type { CatalogueRow } from '@/model/catalogue/kinds'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { type StoredRow } from '@/server/catalogue/reads/rowQuery'
import { tableOf } from '@/server/catalogue/tableOf'

/** Rows that are there, or that are read while they are written. */
export type RowSource<Row> = Iterable<Row> | AsyncIterable<Row>
/** Rows by kind, checked by their codecs. */
export type RowsByKind = { readonly [K in Kind]?: RowSource<CatalogueRow[K]> }

/** A row with its place in the order of its kind. */
export interface PlacedRow extends StoredRow<Kind> {
  readonly position: number
}

/** So many rows are in memory and in a statement. */
export const BATCH_ROWS = 500

/** Rows in groups, as they come. */
export async function* batchesOf<Row>(rows: RowSource<Row>): AsyncGenerator<readonly Row[]> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH_ROWS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** The stored rows with these keys. */
export async function storedRows(
  executeSql: ExecuteSql,
  kind: Kind,
  keys: readonly string[],
): Promise<ReadonlyMap<string, PlacedRow>> {
  const { rows } = await executeSql<PlacedRow>(
    `select key, position, row from ${tableOf(kind)} where key = any($1::text[])`,
    [keys],
  )
  return new Map(rows.map((row) => [row.key, row]))
}

/** Writes rows. One that was there keeps its place; only one that differs is written. */
export async function writeRows(
  executeSql: ExecuteSql,
  kind: Kind,
  rows: readonly PlacedRow[],
): Promise<void> {
  const table = tableOf(kind)
  await executeSql(
    `insert into ${table} (key, position, row)
     select * from unnest($1::text[], $2::integer[], $3::jsonb[])
     on conflict (key) do update set row = excluded.row, updated_at = now()
     where ${table}.row is distinct from excluded.row`,
    [
      rows.map(({ key }) => key),
      rows.map(({ position }) => position),
      rows.map(({ row }) => JSON.stringify(row)),
    ],
  )
}

/** JSON with its keys in one order: a jsonb column keeps its own. */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  )
}

/** Whether two rows, or two values of a field, say the same. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other))

/** A row as it was; without `row` it was not there. */
export interface RowBefore {
  readonly key: string
  readonly position?: number
  readonly row?: object
}

/** The changes of an import, stored for importUndo.ts until the next import with changes. */
export class ImportRecord {
  /** @param isNew whether the record of the last import is deleted first */
  constructor(private isNew: boolean) {}

  /** Keeps the previous rows. Call it after writing: a hash of the written rows is recorded as well. */
  async add(executeSql: ExecuteSql, kind: Kind, rows: readonly RowBefore[]): Promise<void> {
    if (rows.length === 0) return
    if (this.isNew) await executeSql('truncate catalogue_undo')
    this.isNew = false
    await executeSql(
      `insert into catalogue_undo (kind, key, position, row, written)
       select $1, given.key, coalesce(given.position, stored.position, 0), given.row, md5(stored.row::text)
       from unnest($2::text[], $3::integer[], $4::jsonb[]) as given (key, position, row)
       left join ${tableOf(kind)} stored on stored.key = given.key
       on conflict (kind, key) do update
         set position = excluded.position, row = excluded.row, written = excluded.written`,
      [
        kind,
        rows.map(({ key }) => key),
        rows.map(({ position }) => position ?? null),
        rows.map(({ row }) => (row === undefined ? null : JSON.stringify(row))),
      ],
    )
  }
}
