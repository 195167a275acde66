import 'server-only'
import { type Kysely, sql } from 'kysely'

/** The desk lists the sessions of a day, and appointments whose time is over are looked for every minute (docs/decisions/0087). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index clinic_session_by_day on clinic_session (day)`.execute(db)
  await sql`create index appointment_unsettled on appointment (ends_at)
    where state in ('requested', 'confirmed', 'displaced')`.execute(db)
}
