import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Weekly sessions of doctors and the days on which they differ (model/appointments/schedule.ts): read by doctor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['catalogue_schedules', 'catalogue_schedule_exceptions']) {
    await sql`create table ${sql.table(table)} (
      key text primary key,
      position integer not null,
      row jsonb not null,
      updated_at timestamptz not null default now(),
      doctor text generated always as (row->>'doctor') stored,
      hospital text generated always as (row->>'hospital') stored
    )`.execute(db)
    await sql`create index ${sql.ref(`${table}_by_position`)} on ${sql.table(table)} (position, key)`.execute(
      db,
    )
  }
  await sql`create index catalogue_schedules_by_doctor on catalogue_schedules (doctor, position)`.execute(db)
  await sql`alter table catalogue_schedule_exceptions
    add column date text generated always as (row->>'date') stored`.execute(db)
  await sql`create index catalogue_schedule_exceptions_by_doctor on catalogue_schedule_exceptions
    (doctor, date)`.execute(db)
}
