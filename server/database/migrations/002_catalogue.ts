import 'server-only'
import { type Kysely, sql } from 'kysely'

/** The catalogue: a table a kind, whole rows as JSON, and columns of their own for what lists filter and sort by. */
const KINDS = [
  'departments',
  'cities',
  'conditions',
  'treatments',
  'costs',
  'tests',
  'insurers',
  'hospitals',
  'doctors',
  'authors',
  'reviewers',
  'articles',
  'reviews',
  'press',
  'faqs',
  'campaigns',
] as const

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of KINDS)
    await sql`create table ${sql.table(`catalogue_${kind}`)} (
      key text primary key,
      position integer not null,
      row jsonb not null,
      updated_at timestamptz not null default now()
    )`.execute(db)

  await sql`alter table catalogue_doctors
    add column id integer generated always as ((row->>'DoctorId')::integer) stored,
    add column city_id integer generated always as ((row->>'cityid')::integer) stored,
    add column department_id integer generated always as ((row->>'departmentid')::integer) stored,
    add column gender text generated always as (row->>'gender') stored,
    add column experience integer generated always as ((row->>'experienceYears')::integer) stored,
    add column fee integer generated always as ((row->>'consultationFee')::integer) stored,
    add column offers_video boolean generated always as ((row->>'offersVideo')::boolean) stored,
    add column name text generated always as (row->>'DoctorName') stored`.execute(db)
  await sql`create index catalogue_doctors_by_id on catalogue_doctors (id)`.execute(db)
  await sql`create index catalogue_doctors_by_place on catalogue_doctors
    (city_id, department_id, experience desc, key)`.execute(db)
  await sql`create index catalogue_doctors_by_department on catalogue_doctors
    (department_id, experience desc, key)`.execute(db)
  await sql`create index catalogue_doctors_by_experience on catalogue_doctors (experience desc, key)`.execute(
    db,
  )
  await sql`create index catalogue_doctors_by_fee on catalogue_doctors (fee, key)`.execute(db)
  await sql`create index catalogue_doctors_by_name on catalogue_doctors (name, key)`.execute(db)
  for (const list of ['treatmentSlugs', 'conditionSlugs', 'hospitalSlugs', 'languages'])
    await sql`create index ${sql.ref(`catalogue_doctors_by_${list.toLowerCase()}`)} on catalogue_doctors
      using gin ((row->${sql.lit(list)}) jsonb_path_ops)`.execute(db)

  await sql`alter table catalogue_hospitals
    add column id integer generated always as ((row->>'HospitalId')::integer) stored,
    add column city_id integer generated always as ((row->>'cityid')::integer) stored,
    add column beds integer generated always as ((row->>'beds')::integer) stored,
    add column has_emergency boolean generated always as ((row->>'hasEmergency')::boolean) stored,
    add column name text generated always as (row->>'HospitalName') stored`.execute(db)
  await sql`create index catalogue_hospitals_by_id on catalogue_hospitals (id)`.execute(db)
  await sql`create index catalogue_hospitals_by_city on catalogue_hospitals (city_id, beds desc, key)`.execute(
    db,
  )
  await sql`create index catalogue_hospitals_by_beds on catalogue_hospitals (beds desc, key)`.execute(db)
  await sql`create index catalogue_hospitals_by_name on catalogue_hospitals (name, key)`.execute(db)
  for (const list of ['departmentIds', 'treatmentSlugs', 'insurerSlugs'])
    await sql`create index ${sql.ref(`catalogue_hospitals_by_${list.toLowerCase()}`)} on catalogue_hospitals
      using gin ((row->${sql.lit(list)}) jsonb_path_ops)`.execute(db)

  await sql`alter table catalogue_reviews
    add column treatment text generated always as (row->>'treatmentSlug') stored,
    add column doctor text generated always as (row->>'doctorSlug') stored,
    add column hospital text generated always as (row->>'hospitalSlug') stored,
    add column rating integer generated always as ((row->>'rating')::integer) stored,
    add column month text generated always as (row->>'month') stored`.execute(db)
  for (const column of ['treatment', 'doctor', 'hospital'])
    await sql`create index ${sql.ref(`catalogue_reviews_by_${column}`)} on catalogue_reviews
      (${sql.ref(column)}, month desc, position)`.execute(db)
  await sql`create index catalogue_reviews_by_month on catalogue_reviews (month desc, position)`.execute(db)

  // What changed, for the servers that keep pages and a snapshot: each reads on from the last number it knows.
  await sql`create table catalogue_change (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    kinds jsonb not null,
    tags jsonb not null
  )`.execute(db)
}
