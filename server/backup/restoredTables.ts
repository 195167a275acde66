import 'server-only'
import type { Database } from '@/server/database/database'
import { isMigration, migrateTo } from '@/server/database/migrate'
import { OpenTransaction } from '@/server/database/openTransaction'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { BackupError } from './backupFormat'
import {
  emptyTables,
  insertRows,
  setSequences,
  type TableShape,
  tablesOf,
  withoutIndexes,
} from './backupTables'

interface RestoredTablesOptions {
  /** Called with the rows that are written. */
  readonly onProgress?: (rows: number) => void
  /** Takes the rows out again after each part: whether they can be restored is asked, and no room is needed. */
  readonly isTrial?: boolean
}

/** Loads tables as their rows come; all or nothing, for it is one transaction. */
export class RestoredTables {
  /** What of the backup is no part of the site and is not restored: tables, and columns as `table.column`. */
  readonly left: string[] = []
  private transaction: OpenTransaction | undefined
  private own: ReadonlyMap<string, TableShape> = new Map()
  private table: TableShape | undefined
  private putBack = async () => {}
  private rows = 0

  constructor(
    private readonly database: Database,
    private readonly options: RestoredTablesOptions = {},
  ) {}

  /** Makes the tables as they were. @throws {BackupError} for those of a later version */
  async prepare(schema: string): Promise<void> {
    if (!isMigration(schema))
      throw new BackupError(`the backup is of a later version of the site (${schema})`)
    await migrateTo(this.database.kysely, schema)
  }

  async begin({ name, columns }: TableShape): Promise<void> {
    if (!this.transaction) await this.beginTransaction()
    const own = this.own.get(name)
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

  async write(lines: Buffer): Promise<void> {
    const executeSql = await this.transaction?.started
    if (executeSql && this.table) this.rows += await this.insert(executeSql, this.table, lines)
    this.options.onProgress?.(this.rows)
  }

  /** @throws {BackupError} for rows that the table does not take */
  private async insert(executeSql: ExecuteSql, table: TableShape, lines: Buffer): Promise<number> {
    if (this.options.isTrial) await executeSql('savepoint trial')
    const rows = await insertRows(executeSql, table, lines).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new BackupError(`rows of table ${table.name} cannot be restored: ${reason}`)
    })
    if (this.options.isTrial) await executeSql('rollback to savepoint trial')
    return rows
  }

  /** Ends the loading; of a trial nothing is kept. */
  async keep(sequences: Readonly<Record<string, string>>): Promise<void> {
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
