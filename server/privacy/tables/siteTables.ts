import { type Kind, KIND_NAMES } from '@/model/catalogue/kind'
import { tableOf } from '@/server/catalogue/tableOf'
import { NOTHING_OF_A_PERSON, ofSite, type TableRow, YEAR } from './tableRow'

const ONE_ROW = 'one row'
const BY_IMPORT = 'what the site shows: an import replaces it'

/** Columns that lists are read by, beside those that all kinds have. */
const OWN_COLUMNS: Partial<Record<Kind, string>> = {
  doctors: 'id city_id department_id gender experience fee offers_video name languages',
  hospitals: `id city_id beds has_emergency name department_ids insurer_slugs locality has_accreditation treatment_slugs`,
  reviews: 'treatment doctor hospital rating month',
  schedules: 'doctor hospital weekday starts ends valid_from valid_to',
  scheduleExceptions: 'doctor hospital date',
}

const CATALOGUE_TABLES: Readonly<Record<string, TableRow>> = Object.fromEntries(
  KIND_NAMES.map((kind) => [
    tableOf(kind),
    ofSite(`key position row updated_at ${OWN_COLUMNS[kind] ?? ''}`, BY_IMPORT),
  ]),
)

/** Tables that hold nothing of visitors: the catalogue with its texts, the search, counts and the site's own state. */
export const SITE_TABLES = {
  ...CATALOGUE_TABLES,
  catalogue_change: ofSite('id at kinds tags', BY_IMPORT),
  catalogue_gone: ofSite('kind key at', BY_IMPORT),
  catalogue_picture: ofSite('file picture body used_at', BY_IMPORT),
  catalogue_undo: ofSite('kind key position row written', BY_IMPORT),
  search_entry: ofSite(
    'id key article_type entity_id language name route_id url city_id department_ids weight phrases words',
    BY_IMPORT,
  ),
  search_index_state: ofSite('version', ONE_ROW),
  search_posting: ofSite('word article_type place entry', BY_IMPORT),
  search_word: ofSite('word sound rank', BY_IMPORT),
  content_review: ofSite(
    `kind key version state is_medical authors approver content base_hash text_hash approved_hash review_by updated_at`,
    'the catalogue’s, one row a text',
  ),
  content_history: ofSite(
    'seq at kind key action is_public actor authors approver before after reason',
    'who changed which medical text: it only grows',
  ),
  content_kept: {
    clear: 'id staff_id kind key content created_at',
    kept: [
      {
        name: 'keptTexts',
        what: 'texts of the catalogue that could not be saved, since they were written',
        days: 7,
        isDue: 'created_at < $1',
      },
    ],
    ...NOTHING_OF_A_PERSON,
  },
  traffic_chart: ofSite('machine hash chart first_at', 'a row for each chart that a release had'),
  traffic_count: {
    clear: 'hour kind name place count',
    kept: [
      {
        name: 'traffic',
        what: 'counts of what pages did, by the hour',
        days: 2 * YEAR,
        isDue: 'hour < $1',
      },
    ],
    ...NOTHING_OF_A_PERSON,
  },
  notice_version: ofSite('hash version language content first_shown', 'texts that people agreed to'),
  desk_setting: ofSite('only_row version settings changed_at changed_by', ONE_ROW),
  source_spend: ofSite('source month rupees changed_at changed_by', 'a row for each source and month'),
  desk_arrival: ofSite('only_row arrived_xid older_than', ONE_ROW),
  staff_alert_place: ofSite('only_row seen_xid', ONE_ROW),
  job_turn: ofSite('name taken_at', 'one row a job'),
  audit_end: ofSite('only_row seq hash signature', ONE_ROW),
  app_secret_use: ofSite('only_row salt proof', ONE_ROW),
  data_key_use: ofSite('version proof has_others', ONE_ROW),
  kysely_migration: ofSite('name timestamp', 'one row a migration'),
  kysely_migration_lock: ofSite('id is_locked', ONE_ROW),
} as const satisfies Readonly<Record<string, TableRow>>
