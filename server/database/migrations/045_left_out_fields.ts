import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Fields that the CRM has refused for a lead: its next attempts go without them (docs/decisions/0003). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table lead_delivery add column left_out text[] not null default '{}'`.execute(db)
}
