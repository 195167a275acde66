import 'server-only'
import { always, RepeatedJob } from '@/server/database/repeatedJob'
import type { Database } from '@/server/database/database'
import { log } from '@/server/log'

const EVERY_MS = 60_000

/** A large count of changes reaches the view below only when the connection has been idle; the embedded one seldom is. */
const FLUSH = 'select pg_stat_force_next_flush()'
/**
 * Tables changed enough for PostgreSQL's autovacuum defaults (autovacuum_vacuum_scale_factor,
 * autovacuum_analyze_scale_factor); smaller ones cost nothing.
 */
const LEAST_ROWS = 500
const CHANGED = `select quote_ident(relname) as name from pg_stat_user_tables
  where n_dead_tup > ${LEAST_ROWS} + 0.2 * n_live_tup or n_mod_since_analyze > ${LEAST_ROWS} + 0.1 * n_live_tup`

/**
 * Gives back the room of old rows and tells the planner what the tables hold, as PostgreSQL's autovacuum does, which the embedded
 * database lacks.
 * @returns the tables it went through
 * @throws the database's error
 */
export async function vacuumChanged({ executeSql }: Pick<Database, 'executeSql'>): Promise<string[]> {
  await executeSql(FLUSH)
  const names = (await executeSql<{ name: string }>(CHANGED)).rows.map(({ name }) => name)
  for (const name of names) await executeSql(`vacuum (analyze) ${name}`)
  return names
}

async function vacuum(database: Database): Promise<void> {
  try {
    await vacuumChanged(database)
  } catch (error) {
    log.warn({ err: error }, 'the embedded database was not vacuumed')
  }
}

/** Vacuums the embedded database as long as the server runs; PostgreSQL, which does it by itself, has no such job. */
export const startVacuum = (database: Database): RepeatedJob | undefined =>
  database.kind === 'pglite' ? new RepeatedJob(EVERY_MS, always, () => vacuum(database)) : undefined
