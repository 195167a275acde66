import 'server-only'
import { type Kysely, sql } from 'kysely'

/** What the reception says of a session on its day: it runs late, or takes no more patients (docs/decisions/0087). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table clinic_session add column delay_minutes integer not null default 0
    check (delay_minutes between 0 and 600)`.execute(db)
  await sql`alter table clinic_session drop constraint clinic_session_state_check`.execute(db)
  await sql`alter table clinic_session add constraint clinic_session_state_check
    check (state in ('open', 'closed', 'cancelled'))`.execute(db)
}
