import 'server-only'
import { type Kysely, sql } from 'kysely'

/** The numbers that a lead had before its visitor corrected them: `[{ at, mobile, country_code }]`, oldest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead add column corrections jsonb`.execute(db)
}
