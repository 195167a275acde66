import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Who may use a user's rights after the user (Digital Personal Data Protection Act, 2023, section 14), sealed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table app_user add column nominee text`.execute(db)
}
