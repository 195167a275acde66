import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * Where the events of each lead end, signed with a data key (docs/decisions/0055): who takes the last ones away cannot sign another end.
 * The signature is null until the lead's next step is written by a release that signs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead_follow_up add column end_signature text`.execute(db)
}
