import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
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

const MIGRATIONS = join(process.cwd(), 'server', 'database', 'migrations')

/** Name of the template database; differs with every change of migrations or packages. */
const TEMPLATE = templateName()

function templateName(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'))
  // The list of migrations: a file that is not in it yet makes another template than once it is.
  hash.update(readFileSync(join(MIGRATIONS, '..', 'migrate.ts')))
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(join(MIGRATIONS, file)))
  return `shalya_template_${hash.digest('hex').slice(0, 16)}`
}

/**
 * Creates a migrated database to copy: migrating each test's database would take seconds. Of two concurrent test
 * files, one creates it and the other waits.
 */
async function makePostgresTemplate(serverUrl: string, server: Database): Promise<void> {
  await server.transaction(async (executeSql) => {
    await executeSql('select pg_advisory_xact_lock(hashtext($1))', [TEMPLATE])
    const { rows } = await server.executeSql('select 1 from pg_database where datname = $1', [TEMPLATE])
    if (rows.length > 0) return
    const unfinished = `${TEMPLATE}_${process.pid}`
    await server.executeSql(`create database ${unfinished}`)
    const database = await openDatabase({ databaseUrl: urlOf(serverUrl, unfinished), dataDir: '' })
    await migrate(database.kysely)
    await database.close()
    await server.executeSql(`alter database ${unfinished} rename to ${TEMPLATE}`)
  })
}

/** The folder of a migrated embedded database; of two test files that come at once both make it, and one is kept. */
async function pgliteTemplate(): Promise<string> {
  const folder = join(tmpdir(), TEMPLATE)
  if (existsSync(folder)) return folder
  const unfinished = emptyFolder()
  const database = await openEmbedded(unfinished)
  await migrate(database.kysely)
  await database.close()
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function postgresTestDatabase(serverUrl: string, migrated: boolean): Promise<TestDatabase> {
  const name = `shalya_test_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = urlOf(serverUrl, name)
  const server = await openDatabase({ databaseUrl: serverUrl, dataDir: '' }, { queryLimitMs: 0 })
  if (migrated) await makePostgresTemplate(serverUrl, server)
  await server.executeSql(`create database ${name}${migrated ? ` template ${TEMPLATE}` : ''}`)
  const dataDir = emptyFolder()
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  return {
    database,
    dataDir,
    databaseUrl,
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
  const folder = join(dataDir, 'test-database')
  if (migrated) cpSync(await pgliteTemplate(), folder, { recursive: true })
  const database = await openEmbedded(folder)
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
 * Makes an isolated database: a new one on the PostgreSQL server of DATABASE_URL, else PGlite in a folder of its own.
 * @param options.migrated false leaves it empty
 */
export function createTestDatabase({ migrated = true }: { migrated?: boolean } = {}): Promise<TestDatabase> {
  return process.env.DATABASE_URL
    ? postgresTestDatabase(process.env.DATABASE_URL, migrated)
    : pgliteTestDatabase(migrated)
}
