import 'server-only'
import { type Kysely, type Migration, Migrator } from 'kysely'
import * as leads from './migrations/001_leads'
import type { Schema } from './schema'

/** Every migration in its order; a file that has shipped is never changed, only followed by another. */
const MIGRATIONS: Readonly<Record<string, Migration>> = { '001_leads': leads }

/**
 * Brings the database to the newest schema; running it again does nothing. Kysely's own lock keeps two starting
 * servers from migrating at once.
 * @throws the database's error of the migration that failed (its transaction is rolled back)
 */
export async function migrate(kysely: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => MIGRATIONS } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
