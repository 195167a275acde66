import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Why a reviewer sent a text back, for its authors (docs/decisions/0107). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table content_history add column reason text`.execute(db)
}
