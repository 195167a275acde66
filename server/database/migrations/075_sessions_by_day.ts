import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * Lists by availability begin with the sessions of a day, earliest first (docs/decisions/0095). The index has all that decides,
 * so that passed-over sessions are not read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_schedules
    add column weekday text generated always as (row ->> 'weekday') stored,
    add column starts text generated always as (row ->> 'from') stored,
    add column ends text generated always as (row ->> 'to') stored,
    add column valid_from text generated always as (row ->> 'validFrom') stored,
    add column valid_to text generated always as (row ->> 'validTo') stored`.execute(db)
  await sql`create index catalogue_schedules_by_day on catalogue_schedules (weekday, starts)
    include (doctor, ends, valid_from, valid_to)`.execute(db)
  await sql`create index catalogue_schedule_exceptions_by_date on catalogue_schedule_exceptions (date, doctor)`.execute(
    db,
  )
}
