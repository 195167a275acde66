import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * Assigning by rules (docs/decisions/0108): since when a person is on duty. A lead waits for its person while `to_assign` is set.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_member add column on_duty_at timestamptz, add column last_assigned_at timestamptz`.execute(
    db,
  )
  await sql`alter table lead_follow_up add column to_assign boolean not null default false`.execute(db)
  await sql`create index lead_follow_up_to_assign on lead_follow_up (priority, since, lead_id) where to_assign`.execute(
    db,
  )
  await sql`create index lead_follow_up_in_hand on lead_follow_up (owner_id)
    where owner_id is not null and state in ('claimed', 'calling')`.execute(db)
}
