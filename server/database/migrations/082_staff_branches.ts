import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * Branches (docs/decisions/0100): the hospital that a lead belongs to, and those that a member of staff is limited to; null is
 * none, and no limit. Leads with an appointment belong to its place.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_member add column branches text[]
    check (branches is null or (role <> 'owner' and cardinality(branches) > 0))`.execute(db)
  await sql`alter table staff_invitation add column branches text[]
    check (branches is null or (role <> 'owner' and cardinality(branches) > 0))`.execute(db)
  await sql`alter table lead_follow_up add column branch text`.execute(db)
  await sql`update lead_follow_up f set branch = c.hospital
    from appointment a join clinic_session c on c.id = a.session_id where a.id = f.lead_id`.execute(db)
  await sql`create index lead_follow_up_branch on lead_follow_up (branch, arrived_at, lead_id) where branch is not null`.execute(
    db,
  )
}
