import { type Kysely, sql } from 'kysely'
import { ACCOUNTS } from './060_schemaAccounts'
import { APPOINTMENTS } from './060_schemaAppointments'
import { CATALOGUE } from './060_schemaCatalogue'
import { DESK } from './060_schemaDesk'
import { LEADS } from './060_schemaLeads'
import { OPERATIONS } from './060_schemaOperations'
import { PRIVACY } from './060_schemaPrivacy'

/** Baseline schema. A database that ran the migrations it replaces (migrate.ts) has all of this already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('lead') is not null as has`.execute(db)
  if (rows[0]?.has) return
  for (const statement of [
    ...ACCOUNTS,
    ...LEADS,
    ...DESK,
    ...CATALOGUE,
    ...PRIVACY,
    ...APPOINTMENTS,
    ...OPERATIONS,
  ])
    await sql.raw(statement).execute(db)
}
