import 'server-only'
import { type Kysely, sql } from 'kysely'

/** What the desk's figures count by (docs/decisions/0058), so that they read neither hashes nor data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index lead_event_figures on lead_event (at) include (lead_id, staff_id, type, from_state, to_state)`.execute(
    db,
  )
  await sql`create index lead_follow_up_figures on lead_follow_up (arrived_at)
    include (lead_id, source, first_called_at) where state <> 'merged'`.execute(db)
}
