import 'server-only'
import { type Kysely, sql } from 'kysely'

/*
 * Lists of a large catalogue (docs/decisions/0013). What lists count and skip over stands in their indexes, so that neither
 * reads the rows themselves. Only what is short in every catalogue stands there: an entry of an index has a limit.
 */

const DOCTOR_FILTERS = 'include (city_id, department_id, gender, offers_video, languages)'

/** Indexes of catalogue_doctors: what comes first stands in its order, the rest is read along with it. */
const DOCTOR_INDEXES: Readonly<Record<string, string>> = {
  by_place: '(city_id, department_id, experience desc, key) include (gender, offers_video, languages, fee)',
  by_department: '(department_id, experience desc, key) include (gender, offers_video, languages)',
  by_experience: `(experience desc, key) ${DOCTOR_FILTERS}`,
  by_fee: `(fee, key) ${DOCTOR_FILTERS}`,
  by_name: `(name, key) ${DOCTOR_FILTERS}`,
}

const HOSPITAL_FILTERS = 'include (city_id, has_emergency, department_ids)'

const HOSPITAL_INDEXES: Readonly<Record<string, string>> = {
  by_city: '(city_id, beds desc, key) include (has_emergency, department_ids)',
  by_beds: `(beds desc, key) ${HOSPITAL_FILTERS}`,
  by_name: `(name, key) ${HOSPITAL_FILTERS}`,
}

async function replaceIndexes(
  db: Kysely<unknown>,
  kind: string,
  indexes: Readonly<Record<string, string>>,
): Promise<void> {
  const table = `catalogue_${kind}`
  for (const [name, columns] of Object.entries(indexes)) {
    await sql`drop index if exists ${sql.ref(`${table}_${name}`)}`.execute(db)
    await sql`create index ${sql.ref(`${table}_${name}`)} on ${sql.table(table)} ${sql.raw(columns)}`.execute(
      db,
    )
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_doctors
    add column languages jsonb generated always as (row->'languages') stored`.execute(db)
  // Most doctors speak the languages that are asked for: going through an order finds them sooner.
  await sql`drop index catalogue_doctors_by_languages`.execute(db)
  await replaceIndexes(db, 'doctors', DOCTOR_INDEXES)

  // A hospital's row is long and stands outside its table: what many rows are asked for stands beside it.
  await sql`alter table catalogue_hospitals
    add column department_ids jsonb generated always as (row->'departmentIds') stored,
    add column insurer_slugs jsonb generated always as (row->'insurerSlugs') stored,
    add column locality text generated always as (row->>'locality') stored,
    add column has_accreditation boolean
      generated always as (jsonb_array_length(row->'accreditations') > 0) stored`.execute(db)
  await replaceIndexes(db, 'hospitals', {
    ...HOSPITAL_INDEXES,
    by_departmentids: 'using gin (department_ids jsonb_path_ops)',
    by_insurerslugs: 'using gin (insurer_slugs jsonb_path_ops)',
  })

  // The catalogue's own order, in which export reads and import adds.
  for (const kind of ['doctors', 'hospitals', 'reviews'])
    await replaceIndexes(db, kind, { by_position: '(position, key)' })
}
