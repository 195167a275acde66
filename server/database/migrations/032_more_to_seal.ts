import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Rows that rotations of before have left out (legal_hold, former_user, blocked_record): the servers look for them once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update data_key_use set has_others = true`.execute(db)
}
