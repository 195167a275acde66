import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * Leads that were erased while a journal may still hold their lines: a replay passes over them (docs/decisions/0021). On the
 * embedded database a row goes with the journal's files; on PostgreSQL it stays, for other servers have journals too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table erased_lead (id uuid primary key)`.execute(db)
}
