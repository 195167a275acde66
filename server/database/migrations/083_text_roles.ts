import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Roles of people who work at the catalogue's texts alone (docs/decisions/0107). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['staff_member', 'staff_invitation'])
    await sql`alter table ${sql.table(table)}
      drop constraint ${sql.ref(`${table}_role_check`)},
      add constraint ${sql.ref(`${table}_role_check`)}
        check (role in ('owner', 'manager', 'agent', 'viewer', 'reviewer', 'author'))`.execute(db)
}
