import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Tells the APP_SECRET that this database is used with from another one (server/privacy/sealing/secretInUse.ts); no row before the first server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table app_secret_use (
    only_row boolean primary key default true check (only_row),
    salt text not null,
    proof text not null
  )`.execute(db)
}
