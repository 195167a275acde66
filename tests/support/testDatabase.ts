import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase, openEmbedded } from '@/server/database/database'
import { migrate } from '@/server/database/migrate'

/** A database of a test file's own. */
export interface TestDatabase {
  readonly database: Database
  /** A folder of its own under the system's temporary one. */
  readonly dataDir: string
  /** PostgreSQL's address, undefined on PGlite. */
  readonly databaseUrl?: string
  /** Closes the database and removes everything that was made for it. */
  drop(): Promise<void>
}

/** Which database the tests run on: PostgreSQL when DATABASE_URL is set. */
export const testDatabaseKind: Database['kind'] = process.env.DATABASE_URL ? 'postgres' : 'pglite'

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'shalya-test-'))

async function postgresTestDatabase(serverUrl: string, migrated: boolean): Promise<TestDatabase> {
  const name = `shalya_test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  const server = await openDatabase({ databaseUrl: serverUrl, dataDir: '' }, { queryLimitMs: 0 })
  await server.executeSql(`create database ${name}`)
  const database = await openDatabase({ databaseUrl: url.href, dataDir: '' })
  if (migrated) await migrate(database.kysely)
  const dataDir = emptyFolder()
  return {
    database,
    dataDir,
    databaseUrl: url.href,
    async drop() {
      await database.close()
      await server.executeSql(`drop database ${name} with (force)`)
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function pgliteTestDatabase(migrated: boolean): Promise<TestDatabase> {
  const dataDir = emptyFolder()
  const database = await openEmbedded()
  if (migrated) await migrate(database.kysely)
  return {
    database,
    dataDir,
    async drop() {
      await database.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Makes an isolated database: a new one on the PostgreSQL server of DATABASE_URL, else PGlite in memory.
 * @param options.migrated false leaves it empty
 */
export function createTestDatabase({ migrated = true }: { migrated?: boolean } = {}): Promise<TestDatabase> {
  return process.env.DATABASE_URL
    ? postgresTestDatabase(process.env.DATABASE_URL, migrated)
    : pgliteTestDatabase(migrated)
}
