import 'server-only'
import { type Kysely, sql } from 'kysely'

/** When a login's user last gave back a code (docs/decisions/0045); null for logins from before, which are asked for one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_session add column proven_at timestamptz`.execute(db)
  // A login begins with a code.
  await sql`alter table user_session alter column proven_at set default now()`.execute(db)
}
