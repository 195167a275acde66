import 'server-only'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import * as schema from './migrations/060_schema'
import { kyselyOn } from './postgres/sqlPool'
import * as messages from './migrations/065_messages'
import * as didTheyCome from './migrations/069_did_they_come'
import * as daySessions from './migrations/070_day_sessions'
import * as dayFeed from './migrations/075_day_feed'
import * as sessionsByDay from './migrations/075_sessions_by_day'
import * as waitingList from './migrations/079_waiting_list'
import * as safetyNotes from './migrations/080_safety_notes'
import * as staffAlerts from './migrations/080_staff_alerts'
import * as sourceSpend from './migrations/082_source_spend'
import * as branches from './migrations/082_staff_branches'
import * as textRoles from './migrations/083_text_roles'
import * as returnReason from './migrations/084_return_reason'
import * as assigning from './migrations/085_assigning'
import * as assignedAlerts from './migrations/086_assigned_alerts'
import * as rebookedAbsences from './migrations/087_rebooked_absences'
import type { Schema } from './schema'

/** All migrations in order. A shipped file is never changed, only followed by another. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '060_schema': schema,
  '065_messages': messages,
  '069_did_they_come': didTheyCome,
  '070_day_sessions': daySessions,
  '075_day_feed': dayFeed,
  '075_sessions_by_day': sessionsByDay,
  '079_waiting_list': waitingList,
  '080_safety_notes': safetyNotes,
  '080_staff_alerts': staffAlerts,
  '082_source_spend': sourceSpend,
  '082_staff_branches': branches,
  '083_text_roles': textRoles,
  '084_return_reason': returnReason,
  '085_assigning': assigning,
  '086_assigned_alerts': assignedAlerts,
  '087_rebooked_absences': rebookedAbsences,
}

/** The last migration that the baseline replaces: a database that ran it has the baseline's schema. */
const LAST_REPLACED = '060_clinic_days'

const migratorOf = (kysely: Kysely<Schema>, known = MIGRATIONS) =>
  new Migrator({ db: kysely, provider: { getMigrations: async () => known } })

/**
 * Executed migrations that this release has no file for, as no-ops: those the baseline replaces, and those of a newer
 * release, with whose schema this one works, because migrations only add until no release uses what goes
 * (docs/decisions/0051).
 */
async function otherMigrations(kysely: Kysely<Schema>): Promise<Record<string, Migration>> {
  const table = await sql<{
    has: boolean
  }>`select to_regclass('kysely_migration') is not null as has`.execute(kysely)
  if (!table.rows[0]?.has) return {}
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely)
  const newest = Object.keys(MIGRATIONS).sort().at(-1) ?? ''
  const isBeforeBaseline = rows.some(({ name }) => name === LAST_REPLACED)
  return Object.fromEntries(
    rows
      .filter(({ name }) => name > newest || (isBeforeBaseline && name <= LAST_REPLACED))
      .map(({ name }) => [name, { up: async () => {} }]),
  )
}

/**
 * Brings the database to the newest schema; running it again does nothing, and so does a release that is older than the
 * schema. Kysely's own lock keeps two starting servers from migrating at once.
 * @throws the database's error of the migration that failed (its transaction is rolled back)
 */
export async function migrate(kysely: Kysely<Schema>): Promise<void> {
  const known = { ...MIGRATIONS, ...(await otherMigrations(kysely)) }
  const { error } = await migratorOf(kysely, known).migrateToLatest()
  if (error) throw error
}

/** The name that a statement gives a table which it makes. */
const MADE_TABLE = /^\s*create table (?:if not exists )?"?(\w+)"?/i

let made: Promise<ReadonlySet<string>> | undefined

/** The names of all tables that migrations make, read from the statements that they would run. */
export const migratedTables = (): Promise<ReadonlySet<string>> =>
  (made ??= (async () => {
    const names = new Set<string>()
    const query = async (text: string) => {
      const [, name] = MADE_TABLE.exec(text) ?? []
      if (name !== undefined) names.add(name)
      return { rows: [], rowCount: 0, command: '' }
    }
    const unconnected = kyselyOn({ connect: async () => ({ query, release: () => {} }), end: async () => {} })
    for (const { up } of Object.values(MIGRATIONS)) await up(unconnected)
    return names
  })())

/** Whether a migration of this name is known here. */
export const isMigration = (name: string): boolean => name in MIGRATIONS

/** Brings an empty database to the schema that it had after a migration (isMigration). @throws as migrate */
export async function migrateTo(kysely: Kysely<Schema>, name: string): Promise<void> {
  const { error } = await migratorOf(kysely).migrateTo(name)
  if (error) throw error
}
