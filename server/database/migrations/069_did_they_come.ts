import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Leads whose appointment is over stand first among those that are due (docs/decisions/0090). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lead_follow_up_due`.execute(db)
  await sql`create index lead_follow_up_due on lead_follow_up (((state <> 'booked')::int::smallint), due_at, lead_id)
    where due_at is not null and state in ('queued', 'noAnswer', 'callbackScheduled', 'booked')`.execute(db)
}
