import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Alerts of leads that were assigned to the person; who is told of new leads is told of these as well (docs/decisions/0099). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_alert add column assigned_leads integer not null default 0`.execute(db)
  for (const channel of ['push', 'mail'])
    await sql`update staff_alert_choice set ${sql.ref(channel)} = array_append(${sql.ref(channel)}, 'assigned')
      where 'new' = any(${sql.ref(channel)})`.execute(db)
}
