import 'server-only'
import type { Database } from '@/server/database/database'
import { isMigration, migrateTo } from '@/server/database/migrate'
import { OpenTransaction } from '@/server/database/openTransaction'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { BackupError, type Frame } from './backupFormat'
import {
  emptyTables,
  insertRows,
  type RowsTrial,
  rowsTrial,
  setSequences,
  type TableShape,
  tablesOf,
  withoutIndexes,
} from './backupTables'

interface RestoredTablesOptions {
  /** Called with the rows that are written. */
  readonly onProgress?: (rows: number) => void
  /** Writes no rows, but asks of each part whether it would be taken. */
  readonly isTrial?: boolean
}

/** Loads tables as their rows come; all or nothing, for it is one transaction. */
export class RestoredTables {
  /** What of the backup is no part of the site and is not restored: tables, and columns as `table.column`. */
  readonly left: string[] = []
  private transaction: OpenTransaction | undefined
  private own: ReadonlyMap<string, TableShape> = new Map()
  private table: TableShape | undefined
  private trial: RowsTrial | undefined
  private putBack = async () => {}
  private rows = 0

  constructor(
    private readonly database: Database,
    private readonly options: RestoredTablesOptions = {},
  ) {}

  /** Takes a part of a backup; files are not for tables. @throws {BackupError} */
  async take(frame: Frame): Promise<void> {
    if (frame.kind === 'head') await this.prepare(frame.schema)
    if (frame.kind === 'table') await this.begin(frame)
    if (frame.kind === 'rows') await this.write(frame.bytes)
    if (frame.kind === 'manifest') await this.keep(frame.sequences)
  }

  /** Makes the tables as they were. @throws {BackupError} for those of a later version */
  private async prepare(schema: string): Promise<void> {
    if (!isMigration(schema))
      throw new BackupError(`the backup is of a later version of the site (${schema})`)
    await migrateTo(this.database.kysely, schema)
  }

  private async begin({ name, columns }: TableShape): Promise<void> {
    if (!this.transaction) await this.beginTransaction()
    const own = this.own.get(name)
    this.trial = undefined
    this.table = own && { name, columns: columns.filter((column) => own.columns.includes(column)) }
    if (!own) this.left.push(name)
    else
      this.left.push(
        ...columns.filter((column) => !own.columns.includes(column)).map((column) => `${name}.${column}`),
      )
  }

  private async beginTransaction(): Promise<void> {
    this.transaction = new OpenTransaction(this.database)
    const executeSql = await this.transaction.started
    // Indexes are made of whole tables: with room to sort them in memory.
    await executeSql(`set local maintenance_work_mem = '256MB'`)
    const tables = await tablesOf(executeSql)
    this.own = new Map(tables.map((table) => [table.name, table]))
    await emptyTables(executeSql, tables)
    this.putBack = await withoutIndexes(executeSql)
  }

  private async write(lines: Buffer): Promise<void> {
    const executeSql = await this.transaction?.started
    if (executeSql && this.table) this.rows += await this.takeRows(executeSql, this.table, lines)
    this.options.onProgress?.(this.rows)
  }

  /** @throws {BackupError} for rows that the table does not take */
  private async takeRows(executeSql: ExecuteSql, table: TableShape, lines: Buffer): Promise<number> {
    const refused = (reason: string) =>
      new BackupError(`rows of table ${table.name} cannot be restored: ${reason}`)
    try {
      if (!this.options.isTrial) return await insertRows(executeSql, table, lines)
      this.trial ??= await rowsTrial(executeSql, table)
      const found = await this.trial(lines)
      if (found.refused > 0) throw refused(`${found.refused} lack a value, or have one that is not allowed`)
      return found.rows
    } catch (error) {
      throw error instanceof BackupError
        ? error
        : refused(error instanceof Error ? error.message : String(error))
    }
  }

  /** Ends the loading; of a trial nothing is kept. */
  private async keep(sequences: Readonly<Record<string, string>>): Promise<void> {
    const executeSql = await this.transaction?.started
    if (!executeSql) return
    await setSequences(executeSql, sequences)
    await this.putBack()
    await this.transaction?.end(this.options.isTrial ? 'rollback' : 'commit')
    this.transaction = undefined
  }

  async remove(): Promise<void> {
    await this.transaction?.end('rollback')
    this.transaction = undefined
  }
}
