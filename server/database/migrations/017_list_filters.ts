import 'server-only'
import { type Kysely, sql } from 'kysely'

/*
 * Lists of doctors can be narrowed to a range of fees: the indexes that they count and skip in hold the fee as well. Lists of
 * hospitals can be narrowed to a treatment: it stands beside the row, which is long and stands outside its table
 * (005_catalogue_growth.ts).
 */

const DOCTOR_INDEXES: Readonly<Record<string, string>> = {
  by_department: '(department_id, experience desc, key) include (gender, offers_video, languages, fee)',
  by_experience:
    '(experience desc, key) include (city_id, department_id, gender, offers_video, languages, fee)',
  by_name: '(name, key) include (city_id, department_id, gender, offers_video, languages, fee)',
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(DOCTOR_INDEXES)) {
    const index = sql.ref(`catalogue_doctors_${name}`)
    await sql`drop index if exists ${index}`.execute(db)
    await sql`create index ${index} on catalogue_doctors ${sql.raw(columns)}`.execute(db)
  }
  await sql`alter table catalogue_hospitals
    add column treatment_slugs jsonb generated always as (row->'treatmentSlugs') stored`.execute(db)
  await sql`drop index if exists catalogue_hospitals_by_treatmentslugs`.execute(db)
  await sql`create index catalogue_hospitals_by_treatmentslugs on catalogue_hospitals
    using gin (treatment_slugs jsonb_path_ops)`.execute(db)
}
