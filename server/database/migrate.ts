import 'server-only'
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import * as leads from './migrations/001_leads'
import * as catalogue from './migrations/002_catalogue'
import * as search from './migrations/003_search'
import * as gone from './migrations/004_catalogue_gone'
import * as growth from './migrations/005_catalogue_growth'
import * as accounts from './migrations/006_accounts'
import * as visitorRights from './migrations/007_visitor_rights'
import * as erasedLeads from './migrations/008_erased_leads'
import * as oneOutbox from './migrations/009_one_outbox'
import * as clinic from './migrations/010_clinic'
import * as inventedRows from './migrations/011_invented_rows'
import * as catalogueUndo from './migrations/012_catalogue_undo'
import * as pictures from './migrations/013_pictures'
import * as words from './migrations/014_words'
import * as numberCorrections from './migrations/015_number_corrections'
import * as coverage from './migrations/016_coverage'
import * as listFilters from './migrations/017_list_filters'
import * as account from './migrations/018_account'
import * as audit from './migrations/019_audit'
import * as loginPlaces from './migrations/020_login_places'
import * as accountOwner from './migrations/021_account_owner'
import * as ownKeys from './migrations/023_own_keys'
import * as consent from './migrations/024_consent'
import * as nominee from './migrations/025_nominee'
import * as sealedRows from './migrations/026_sealed_rows'
import * as rowsToSeal from './migrations/027_rows_to_seal'
import * as retention from './migrations/028_retention'
import * as jobTurns from './migrations/030_job_turns'
import * as moreToSeal from './migrations/032_more_to_seal'
import * as freshCodes from './migrations/033_fresh_codes'
import * as staff from './migrations/034_staff'
import * as leadFollowUp from './migrations/035_lead_follow_up'
import * as contentReview from './migrations/036_content_review'
import * as deskFigures from './migrations/037_desk_figures'
import * as deskAtAMillion from './migrations/038_desk_at_a_million'
import * as traffic from './migrations/039_traffic'
import * as problemReports from './migrations/040_problem_reports'
import { kyselyOn } from './postgres/sqlPool'
import * as auditEnd from './migrations/042_audit_end'
import * as secretUse from './migrations/043_secret_use'
import * as leftOutFields from './migrations/045_left_out_fields'
import * as signedLeadEvents from './migrations/045_signed_lead_events'
import * as schedules from './migrations/056_schedules'
import * as hoursToSessions from './migrations/057_hours_to_sessions'
import * as appointments from './migrations/058_appointments'
import * as clinicDays from './migrations/060_clinic_days'
import type { Schema } from './schema'

/** Every migration in its order; a file that has shipped is never changed, only followed by another. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001_leads': leads,
  '002_catalogue': catalogue,
  '003_search': search,
  '004_catalogue_gone': gone,
  '005_catalogue_growth': growth,
  '006_accounts': accounts,
  '007_visitor_rights': visitorRights,
  '008_erased_leads': erasedLeads,
  '009_one_outbox': oneOutbox,
  '010_clinic': clinic,
  '011_invented_rows': inventedRows,
  '012_catalogue_undo': catalogueUndo,
  '013_pictures': pictures,
  '014_words': words,
  '015_number_corrections': numberCorrections,
  '016_coverage': coverage,
  '017_list_filters': listFilters,
  '018_account': account,
  '019_audit': audit,
  '020_login_places': loginPlaces,
  '021_account_owner': accountOwner,
  '023_own_keys': ownKeys,
  '024_consent': consent,
  '025_nominee': nominee,
  '026_sealed_rows': sealedRows,
  '027_rows_to_seal': rowsToSeal,
  '028_retention': retention,
  '030_job_turns': jobTurns,
  '032_more_to_seal': moreToSeal,
  '033_fresh_codes': freshCodes,
  '034_staff': staff,
  '035_lead_follow_up': leadFollowUp,
  '036_content_review': contentReview,
  '037_desk_figures': deskFigures,
  '038_desk_at_a_million': deskAtAMillion,
  '039_traffic': traffic,
  '040_problem_reports': problemReports,
  '042_audit_end': auditEnd,
  '043_secret_use': secretUse,
  '045_left_out_fields': leftOutFields,
  '045_signed_lead_events': signedLeadEvents,
  '056_schedules': schedules,
  '057_hours_to_sessions': hoursToSessions,
  '058_appointments': appointments,
  '060_clinic_days': clinicDays,
}

const migratorOf = (kysely: Kysely<Schema>, known = MIGRATIONS) =>
  new Migrator({ db: kysely, provider: { getMigrations: async () => known } })

/**
 * Migrations that a newer release has run: this one works on with its schema, because migrations only add until no release
 * uses what goes (docs/decisions/0051).
 */
async function newerMigrations(kysely: Kysely<Schema>): Promise<Record<string, Migration>> {
  const table = await sql<{
    has: boolean
  }>`select to_regclass('kysely_migration') is not null as has`.execute(kysely)
  if (!table.rows[0]?.has) return {}
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely)
  const newest = Object.keys(MIGRATIONS).sort().at(-1) ?? ''
  return Object.fromEntries(
    rows.filter(({ name }) => name > newest).map(({ name }) => [name, { up: async () => {} }]),
  )
}

/**
 * Brings the database to the newest schema; running it again does nothing, and so does a release that is older than the
 * schema. Kysely's own lock keeps two starting servers from migrating at once.
 * @throws the database's error of the migration that failed (its transaction is rolled back)
 */
export async function migrate(kysely: Kysely<Schema>): Promise<void> {
  const known = { ...MIGRATIONS, ...(await newerMigrations(kysely)) }
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
