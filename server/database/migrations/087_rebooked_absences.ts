import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Missed appointments that were booked again are found by their event, for the figures: their row has the new place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index appointment_event_of_rebooked on appointment_event (appointment_id, version)
    where from_state = 'noShow' and type in ('confirm', 'request')`.execute(db)
}
