import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Whether rows may stand there that the key in use has not sealed: servers and the command look for them until none is left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table data_key_use add column has_others boolean not null default true`.execute(db)
}
