/** Kinds without columns of their own. */
const PLAIN_KINDS = [
  'articles',
  'authors',
  'brand',
  'campaigns',
  'cities',
  'conditions',
  'contacts',
  'costs',
  'coverage',
  'departments',
  'faqs',
  'insurers',
  'pages',
  'press',
  'reviewers',
  'tests',
  'treatments',
  'words',
]

const kindTable = (kind: string, columns = ''): string => `create table catalogue_${kind} (
    key text primary key,
    position integer not null,
    row jsonb not null,
    updated_at timestamptz not null default now()${columns}
  )`

/** The catalogue and its search index. */
export const CATALOGUE: readonly string[] = [
  `create extension if not exists pg_trgm`,
  // A table per kind: whole rows as JSON; generated columns for filters and order of lists (decision 0013).
  ...PLAIN_KINDS.map((kind) => kindTable(kind)),
  kindTable(
    'doctors',
    `,
    id integer generated always as ((row ->> 'DoctorId')::integer) stored,
    city_id integer generated always as ((row ->> 'cityid')::integer) stored,
    department_id integer generated always as ((row ->> 'departmentid')::integer) stored,
    gender text generated always as (row ->> 'gender') stored,
    experience integer generated always as ((row ->> 'experienceYears')::integer) stored,
    fee integer generated always as ((row ->> 'consultationFee')::integer) stored,
    offers_video boolean generated always as ((row ->> 'offersVideo')::boolean) stored,
    name text generated always as (row ->> 'DoctorName') stored,
    languages jsonb generated always as (row -> 'languages') stored`,
  ),
  `create index catalogue_doctors_by_conditionslugs on catalogue_doctors using gin (((row -> 'conditionSlugs')) jsonb_path_ops)`,
  `create index catalogue_doctors_by_department on catalogue_doctors (department_id, experience desc, key) include (gender, offers_video, languages, fee)`,
  `create index catalogue_doctors_by_experience on catalogue_doctors (experience desc, key) include (city_id, department_id, gender, offers_video, languages, fee)`,
  `create index catalogue_doctors_by_fee on catalogue_doctors (fee, key) include (city_id, department_id, gender, offers_video, languages)`,
  `create index catalogue_doctors_by_hospitalslugs on catalogue_doctors using gin (((row -> 'hospitalSlugs')) jsonb_path_ops)`,
  `create index catalogue_doctors_by_id on catalogue_doctors (id)`,
  `create index catalogue_doctors_by_name on catalogue_doctors (name, key) include (city_id, department_id, gender, offers_video, languages, fee)`,
  `create index catalogue_doctors_by_place on catalogue_doctors (city_id, department_id, experience desc, key) include (gender, offers_video, languages, fee)`,
  `create index catalogue_doctors_by_position on catalogue_doctors (position, key)`,
  `create index catalogue_doctors_by_treatmentslugs on catalogue_doctors using gin (((row -> 'treatmentSlugs')) jsonb_path_ops)`,
  `create index catalogue_doctors_invented on catalogue_doctors (key) where ((row ->> 'isFictional'))::boolean`,
  kindTable(
    'hospitals',
    `,
    id integer generated always as ((row ->> 'HospitalId')::integer) stored,
    city_id integer generated always as ((row ->> 'cityid')::integer) stored,
    beds integer generated always as ((row ->> 'beds')::integer) stored,
    has_emergency boolean generated always as ((row ->> 'hasEmergency')::boolean) stored,
    name text generated always as (row ->> 'HospitalName') stored,
    department_ids jsonb generated always as (row -> 'departmentIds') stored,
    insurer_slugs jsonb generated always as (row -> 'insurerSlugs') stored,
    locality text generated always as (row ->> 'locality') stored,
    has_accreditation boolean generated always as ((jsonb_array_length((row -> 'accreditations')) > 0)) stored,
    treatment_slugs jsonb generated always as (row -> 'treatmentSlugs') stored`,
  ),
  `create index catalogue_hospitals_by_beds on catalogue_hospitals (beds desc, key) include (city_id, has_emergency, department_ids)`,
  `create index catalogue_hospitals_by_city on catalogue_hospitals (city_id, beds desc, key) include (has_emergency, department_ids)`,
  `create index catalogue_hospitals_by_departmentids on catalogue_hospitals using gin (department_ids jsonb_path_ops)`,
  `create index catalogue_hospitals_by_id on catalogue_hospitals (id)`,
  `create index catalogue_hospitals_by_insurerslugs on catalogue_hospitals using gin (insurer_slugs jsonb_path_ops)`,
  `create index catalogue_hospitals_by_name on catalogue_hospitals (name, key) include (city_id, has_emergency, department_ids)`,
  `create index catalogue_hospitals_by_position on catalogue_hospitals (position, key)`,
  `create index catalogue_hospitals_by_treatmentslugs on catalogue_hospitals using gin (treatment_slugs jsonb_path_ops)`,
  `create index catalogue_hospitals_invented on catalogue_hospitals (key) where ((row ->> 'isFictional'))::boolean`,
  kindTable(
    'reviews',
    `,
    treatment text generated always as (row ->> 'treatmentSlug') stored,
    doctor text generated always as (row ->> 'doctorSlug') stored,
    hospital text generated always as (row ->> 'hospitalSlug') stored,
    rating integer generated always as ((row ->> 'rating')::integer) stored,
    month text generated always as (row ->> 'month') stored`,
  ),
  `create index catalogue_reviews_by_doctor on catalogue_reviews (doctor, month desc, position)`,
  `create index catalogue_reviews_by_hospital on catalogue_reviews (hospital, month desc, position)`,
  `create index catalogue_reviews_by_month on catalogue_reviews (month desc, position)`,
  `create index catalogue_reviews_by_position on catalogue_reviews (position, key)`,
  `create index catalogue_reviews_by_treatment on catalogue_reviews (treatment, month desc, position)`,
  `create index catalogue_reviews_invented on catalogue_reviews (key) where ((row ->> 'isFictional'))::boolean`,
  kindTable(
    'schedules',
    `,
    doctor text generated always as (row ->> 'doctor') stored,
    hospital text generated always as (row ->> 'hospital') stored`,
  ),
  `create index catalogue_schedules_by_doctor on catalogue_schedules (doctor, position)`,
  `create index catalogue_schedules_by_position on catalogue_schedules (position, key)`,
  kindTable(
    'schedule_exceptions',
    `,
    doctor text generated always as (row ->> 'doctor') stored,
    hospital text generated always as (row ->> 'hospital') stored,
    date text generated always as (row ->> 'date') stored`,
  ),
  `create index catalogue_schedule_exceptions_by_doctor on catalogue_schedule_exceptions (doctor, date)`,
  `create index catalogue_schedule_exceptions_by_position on catalogue_schedule_exceptions (position, key)`,
  // Catalogue changes, for servers that cache pages and a snapshot: each reads from its last number.
  `create table catalogue_change (
    id bigint generated always as identity primary key,
    at timestamptz not null default now(),
    kinds jsonb not null,
    tags jsonb not null
  )`,
  // Removed rows, for answers with status 410.
  `create table catalogue_gone (
    kind text not null,
    key text not null,
    at timestamptz not null default now(),
    primary key (kind, key)
  )`,
  `create index catalogue_gone_by_time on catalogue_gone (at desc)`,
  // Former rows of the last import; `written` is the hash of the new one (null: removed), to detect later changes.
  `create table catalogue_undo (
    kind text not null,
    key text not null,
    position integer not null,
    row jsonb,
    written text,
    primary key (kind, key)
  )`,
  // Files of the catalogue's pictures in each size and format.
  `create table catalogue_picture (
    file text primary key,
    picture text not null,
    body bytea not null,
    used_at timestamptz not null default now()
  )`,
  `create index catalogue_picture_by_picture on catalogue_picture (picture)`,
  // Searchable pages (decision 0011). `key`: kind and key of the row; `entity_id`: id within its type; `weight`
  // breaks ties, higher first; `phrases`: names as compared, '~' before those of related subjects; `words`: all
  // words, and '#' tokens of city and departments.
  `create table search_entry (
    id integer generated always as identity primary key,
    key text not null unique,
    article_type smallint not null,
    entity_id integer not null,
    language text not null,
    name text not null,
    route_id text not null,
    url text not null,
    city_id integer,
    department_ids integer[] not null,
    weight smallint not null,
    phrases text[] not null,
    words tsvector not null
  )`,
  `create index search_entry_by_words on search_entry using gin (words) with (fastupdate = off)`,
  // Top entries of one word by weight: `place` ascends as weight descends.
  `create table search_posting (
    word text not null collate "C",
    article_type smallint not null,
    place smallint not null,
    entry integer not null,
    primary key (word, article_type, place, entry)
  )`,
  // All words, for spelling corrections. `rank`: 1 for medical words, 0 for names.
  `create table search_word (
    word text collate "C" primary key,
    sound text not null collate "C",
    rank smallint not null
  )`,
  `create index search_word_by_letters on search_word using gin (word gin_trgm_ops) with (fastupdate = off)`,
  `create index search_word_by_sound on search_word (sound)`,
  // Version of the index format; another one causes a rebuild.
  `create table search_index_state (
    version integer not null
  )`,
]
