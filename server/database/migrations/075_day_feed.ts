import 'server-only'
import { type Kysely, sql } from 'kysely'

/** The transaction of each change of a day, for the feed of the desk's day (docs/decisions/0096). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table appointment_event add column xid xid8 not null default pg_current_xact_id()`.execute(
    db,
  )
  await sql`create index appointment_event_by_xid on appointment_event (xid)`.execute(db)
  // Changes of a session that no event of an appointment tells: late, closed, cancelled, moved away from.
  await sql`alter table clinic_session add column changed_xid xid8`.execute(db)
  await sql`create index clinic_session_by_change on clinic_session (changed_xid) where changed_xid is not null`.execute(
    db,
  )
}
