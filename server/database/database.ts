import 'server-only'
import type { Kysely } from 'kysely'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from '@/server/config/config'
import { errorCode } from '@/server/log'
import { connectAdminSocket } from './pglite/adminSocket'
import { openPglite, type PgliteOptions } from './pglite/pgliteDatabase'
import { postgresPool } from './postgres/postgresDatabase'
import type { Schema } from './schema'
import {
  type ConnectionCounts,
  type SqlDatabase,
  type SqlPool,
  executeOn,
  kyselyOn,
  transactionOn,
} from './postgres/sqlPool'

/** How long a statement of the site may take before PostgreSQL counts as unavailable. */
const QUERY_LIMIT_MS = 5000

export interface Database extends SqlDatabase {
  readonly kind: 'pglite' | 'postgres'
  readonly kysely: Kysely<Schema>
  /** The folder whose files hold the data (PGlite on disk only). */
  readonly folder?: string
  /** PostgreSQL only. */
  readonly connections?: () => ConnectionCounts
  /** How often the embedded database was opened again after it had failed; the number of a new life of it. */
  readonly generation?: () => number
  close(): Promise<void>
}

/** What of the configuration decides where the data is. */
export interface DatabasePlace {
  readonly databaseUrl?: string
  readonly dataDir: string
}

function databaseOn(
  kind: Database['kind'],
  pool: SqlPool & Pick<Database, 'generation'>,
  folder?: string,
): Database {
  const kysely = kyselyOn(pool)
  return {
    kind,
    kysely,
    folder,
    executeSql: <Row>(text: string, values?: readonly unknown[]) => executeOn<Row>(pool, text, values),
    transaction: (work) => transactionOn(pool, work),
    connections: pool.counts,
    generation: pool.generation,
    close: () => pool.end(),
  }
}

/** The files of the embedded database are damaged; the message is one line that names the folder and the way back. */
export class DamagedDatabaseError extends ConfigError {
  constructor(folder: string, reason: string) {
    const dataDir = dirname(folder)
    super(
      `DATA_DIR: the database in ${folder} is damaged (${reason}): move this folder away and restore a backup ` +
        `(docs/runbooks/restore.md); leads in ${join(dataDir, 'journal')} are kept: the restore brings them in, ` +
        `into another database 'npm run leads -- adopt ${dataDir}' does`,
    )
  }
}

/**
 * Opens the embedded database in a folder, or in memory without one.
 * @throws {DamagedDatabaseError} if the folder's files are incomplete
 */
export async function openEmbedded(folder?: string, options?: PgliteOptions): Promise<Database> {
  const isThere = folder !== undefined && existsSync(folder)
  const pool = await openPglite(folder, options).catch((error: unknown) => {
    if (!isThere) throw error
    throw new DamagedDatabaseError(folder, error instanceof Error ? error.message : String(error))
  })
  return databaseOn('pglite', pool, folder)
}

/**
 * Opens the database that the configuration names; it does not migrate. PostgreSQL is not contacted yet. On PGlite
 * the caller must hold the data directory's lock (two processes on one directory lose rows silently).
 * @param options.beforeWrite throws where this process must not write into dataDir any more (FolderLock.check)
 * @param options.queryLimitMs limit of one statement on PostgreSQL; 0 for none (long exports, migrations)
 */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  { queryLimitMs = QUERY_LIMIT_MS, beforeWrite }: { queryLimitMs?: number; beforeWrite?: () => void } = {},
): Promise<Database> {
  if (databaseUrl) return databaseOn('postgres', postgresPool(databaseUrl, queryLimitMs || undefined))
  return openEmbedded(join(dataDir, 'pglite'), { beforeWrite })
}

/** The running server's PGlite, reached through its admin socket. */
export async function openThroughAdminSocket(dataDir: string): Promise<Database> {
  return databaseOn('pglite', await connectAdminSocket(dataDir))
}

/** Whether an error says that a second row of the same key was to be written (SQLSTATE 23505). */
export const isUniqueViolation = (error: unknown): boolean => errorCode(error) === '23505'

/** Whether an error says that the data itself is refused (SQLSTATE classes 22, 23 and 54), not the moment. */
export function isRefusedData(error: unknown): boolean {
  return /^(22|23|54)[0-9A-Z]{3}$/.test(errorCode(error) ?? '')
}
