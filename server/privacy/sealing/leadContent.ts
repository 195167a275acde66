import 'server-only'
import { leadLanguage } from '@/model/lead/leadLanguage'
import type { EnquiryNote } from '@/model/lead/enquiry'
import type { Language } from '@/model/page/language'
import { arrayOf, type ExecuteSql, prepared } from '@/server/database/postgres/sqlPool'
import type { JsonObject } from '@/server/database/schema'
import { dataKeys, IN_THE_CLEAR } from './dataKeys'

/*
 * Personal and medical fields of a lead, encrypted as one text in the column `sealed`. Still readable are times,
 * states, tier, page type, dial code, consent, spam flag and type; number, treatment and city are found by blind
 * indexes in their columns.
 */

export interface LeadContent {
  readonly mobile: string
  /** Not encrypted: a dial code alone identifies nobody. */
  readonly country_code: string
  readonly name: string
  readonly email: string
  readonly city: string
  readonly treatment: string
  readonly treatment_key: string
  readonly fields: JsonObject
  readonly first_touch: JsonObject | null
  readonly survey: JsonObject | null
  readonly corrections: readonly JsonObject[] | null
  readonly notes: readonly EnquiryNote[] | null
}

/** The language of the page that a lead was sent from. */
export const languageOfLead = ({ fields }: Pick<LeadContent, 'fields'>): Language => leadLanguage(fields)

const PURPOSE = 'lead'

/** Lists distinguish patients' leads from others. */
const shownFields = ({ LeadTypeData }: JsonObject): JsonObject =>
  LeadTypeData === undefined ? {} : { LeadTypeData }

/** What is found by equality; a city in any case. */
const INDEXED = {
  mobile: (text: string) => text,
  treatment_key: (text: string) => text,
  city: (text: string) => text.toLowerCase(),
} as const
type Indexed = keyof typeof INDEXED

/** All values that a column may hold for a searched text; none for no number, which does not make two people one. */
export const blindIndexesOf = (column: Indexed, text: string): readonly string[] =>
  column === 'mobile' && text === '' ? [] : dataKeys().indexes(column, INDEXED[column](text))

const indexOf = (column: Indexed, text: string): string => dataKeys().index(column, INDEXED[column](text))

/** A lead's content as its columns hold it. */
export interface LeadColumns extends LeadContent {
  readonly sealed: string | null
}

/** The columns of a lead, sealed with the key in use; in the clear where none is. */
export function leadColumns(id: string, content: LeadContent): LeadColumns {
  const keys = dataKeys()
  if (keys.writtenWith === IN_THE_CLEAR) return { ...content, sealed: null }
  return {
    mobile: indexOf('mobile', content.mobile),
    country_code: content.country_code,
    name: '',
    email: '',
    city: indexOf('city', content.city),
    treatment: '',
    treatment_key: indexOf('treatment_key', content.treatment_key),
    fields: shownFields(content.fields),
    first_touch: null,
    survey: null,
    corrections: null,
    notes: null,
    sealed: keys.seal(PURPOSE, JSON.stringify(withoutNulls(content)), id),
  }
}

/** What most leads do not have. */
const ABSENT = { first_touch: null, survey: null, corrections: null, notes: null } as const

/** Each by its name: a rest pattern takes as long as the sealing. */
const withoutNulls = (content: LeadContent): Record<keyof LeadContent, unknown> => ({
  mobile: content.mobile,
  country_code: content.country_code,
  name: content.name,
  email: content.email,
  city: content.city,
  treatment: content.treatment,
  treatment_key: content.treatment_key,
  fields: content.fields,
  first_touch: content.first_touch ?? undefined,
  survey: content.survey ?? undefined,
  corrections: content.corrections ?? undefined,
  notes: content.notes ?? undefined,
})

/** A row whose columns LEAD_COLUMNS names. */
export interface StoredColumns extends LeadColumns {
  readonly id: string
  /** Another one after each change of the row. */
  readonly revision: string
}

/** The columns of a StoredColumns. */
export const LEAD_COLUMNS = `lead.id, lead.xmin::text as revision, lead.mobile, lead.country_code, lead.name, lead.email,
  lead.city, lead.treatment, lead.treatment_key, lead.fields, lead.first_touch, lead.survey, lead.corrections,
  lead.notes, lead.sealed`

const BY_ID = prepared('leads_by_id', `select ${LEAD_COLUMNS} from lead where lead.id = any($1::uuid[])`)

/** Stored rows of leads by id, for contentOf; unknown ids are left out. @throws the database's error */
export const storedLeads = async (
  executeSql: ExecuteSql,
  ids: readonly string[],
): Promise<readonly StoredColumns[]> => (await executeSql<StoredColumns>(BY_ID, [arrayOf(ids)])).rows

export interface LeadContentRow extends Pick<StoredColumns, 'id' | 'revision'> {
  readonly content: LeadContent
}

/**
 * What is sealed in a row; undefined when its columns hold it in the clear.
 * @throws {DataKeyError} {DamagedSealError} when it cannot be opened
 */
export const sealedContent = ({
  id,
  sealed,
}: Pick<StoredColumns, 'id' | 'sealed'>): LeadContent | undefined =>
  // Nothing else is sealed for this purpose.
  sealed === null
    ? undefined
    : {
        ...ABSENT,
        ...(JSON.parse(dataKeys().open(PURPOSE, sealed, id)) as Omit<LeadContent, keyof typeof ABSENT>),
      }

/** The content of a row. @throws as sealedContent */
export function contentOf(row: StoredColumns): LeadContent {
  const sealed = sealedContent(row)
  if (sealed) return sealed
  const { mobile, country_code, name, email, city, treatment, treatment_key } = row
  const { fields, first_touch, survey, corrections, notes } = row
  const texts = { mobile, country_code, name, email, city, treatment, treatment_key }
  return { ...texts, fields, first_touch, survey, corrections, notes }
}

/** Skips locked rows, to avoid waiting for them. */
const WRITE = prepared(
  'lead_content',
  `
with content as materialized (
  select * from json_to_recordset($1::json) as x(id uuid, revision text, mobile text, country_code text, name text,
    email text, city text, treatment text, treatment_key text, fields jsonb, first_touch jsonb, survey jsonb,
    corrections jsonb, notes jsonb, sealed text)
), free as materialized (
  select lead.id, lead.xmin::text as revision from lead where lead.id in (select id from content)
  order by lead.id for update skip locked
)
update lead set mobile = x.mobile, country_code = x.country_code, name = x.name, email = x.email, city = x.city,
  treatment = x.treatment, treatment_key = x.treatment_key, fields = x.fields, first_touch = x.first_touch,
  survey = x.survey, corrections = x.corrections, notes = x.notes, sealed = x.sealed
from content as x join free on free.id = x.id and free.revision = x.revision
where lead.id = x.id
returning lead.id`,
)

/**
 * Writes the content of rows that were read before, sealed with the key in use.
 * @returns the ids of those that are written; the others were changed or erased meanwhile, or are locked
 * @throws the database's error
 */
export async function writeLeadContent(
  executeSql: ExecuteSql,
  rows: readonly LeadContentRow[],
): Promise<readonly string[]> {
  const columns = rows.map(({ id, revision, content }) => ({ id, revision, ...leadColumns(id, content) }))
  const { rows: written } = await executeSql<{ id: string }>(WRITE, [JSON.stringify(columns)])
  return written.map(({ id }) => id)
}

/** Locks the lead until the transaction ends. */
const LOCK = prepared(
  'lead_to_change',
  `select ${LEAD_COLUMNS}, lead.withdrawn_at from lead
  where id = coalesce((select lead_id from lead_alias where id = $1::uuid), $1::uuid) for update`,
)

/**
 * Changes the content of a lead, inside a transaction.
 * @param leadId its id, or another one under which it was acknowledged
 * @param change its content as it becomes; undefined when nothing is to change
 * @throws the database's error; as leadContent
 */
export async function changeLeadContent(
  executeSql: ExecuteSql,
  leadId: string,
  change: (content: LeadContent, isWithdrawn: boolean) => LeadContent | undefined,
): Promise<'changed' | 'unchanged' | 'unknown'> {
  const [row] = (await executeSql<StoredColumns & { withdrawn_at: Date | null }>(LOCK, [leadId])).rows
  if (!row) return 'unknown'
  const content = change(contentOf(row), row.withdrawn_at !== null)
  if (!content) return 'unchanged'
  await writeLeadContent(executeSql, [{ id: row.id, revision: row.revision, content }])
  return 'changed'
}
