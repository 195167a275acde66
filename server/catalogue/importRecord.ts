import 'server-only'
import type { Kind } from '@/model/catalogue/kind'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { tableOf } from './rowQuery'

/** A row as it was; without `row` it was not there. */
export interface RowBefore {
  readonly key: string
  readonly position?: number
  readonly row?: object
}

/** What an import changed, kept in the database for importUndo.ts until another one changes something. */
export class ImportRecord {
  /** @param isNew whether what is kept of the import before goes */
  constructor(private isNew: boolean) {}

  /** Keeps rows as they were. To be called when they have been written: what stands there then is noted as well. */
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
