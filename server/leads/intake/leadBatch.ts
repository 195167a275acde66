import 'server-only'
import * as t from 'io-ts'
import { orNull } from '@/model/orNull'
import { prepared, type ExecuteSql, UnconfirmedError } from '@/server/database/postgres/sqlPool'
import { leadColumns, blindIndexesOf } from '@/server/privacy/sealing/leadContent'
import { sealCrmExtra } from '@/server/privacy/sealing/sealedJson'

/**
 * A lead to be stored: a journal line and a batch element. Named like the columns; `idem_key` and `body_hash`
 * belong to the idempotency table.
 */
export const LeadRow = t.intersection([
  t.type({
    id: t.string,
    /** ISO 8601, UTC. */
    created_at: t.string,
    idem_key: orNull(t.string),
    body_hash: t.string,
    mobile: t.string,
    country_code: t.string,
    name: t.string,
    email: t.string,
    city: t.string,
    treatment: t.string,
    treatment_key: t.string,
    page_type: t.string,
    lead_tier: t.number,
    suspected_spam: t.boolean,
    fields: t.UnknownRecord,
    first_touch: orNull(t.UnknownRecord),
    whatsapp_consent: t.boolean,
    privacy_notice: orNull(t.UnknownRecord),
  }),
  /** For the outbox; missing in older journals. */
  t.partial({ crm_extra: orNull(t.UnknownRecord) }),
])
export type LeadRow = Readonly<t.TypeOf<typeof LeadRow>>

/** Key of equal enquiries within 24 hours. */
const enquiryOf = (row: LeadRow): string => `${row.country_code} ${row.mobile} ${row.treatment_key}`

/**
 * Splits rows into sequential batches without shared idempotency keys or enquiries, because a statement does not
 * see its own rows.
 */
export function conflictFreeBatches<Item>(items: readonly Item[], rowOf: (item: Item) => LeadRow): Item[][] {
  const batches: { items: Item[]; taken: Set<string> }[] = []
  for (const item of items) {
    const row = rowOf(item)
    const marks = [enquiryOf(row), ...(row.idem_key === null ? [] : [`key ${row.idem_key}`])]
    const after = batches.findLastIndex((batch) => marks.some((mark) => batch.taken.has(mark)))
    const batch = batches[after + 1] ?? { items: [], taken: new Set<string>() }
    if (after + 1 === batches.length) batches.push(batch)
    batch.items.push(item)
    for (const mark of marks) batch.taken.add(mark)
  }
  return batches.map((batch) => batch.items)
}

export type RowOutcome =
  | { readonly kind: 'stored' }
  /** Its idempotency key or id exists already. */
  | { readonly kind: 'existing'; readonly leadId: string; readonly bodyHash: string }

/** The columns of leadInput, for json_to_recordset. */
export const LEAD_INPUT_COLUMNS = `id uuid, created_at timestamptz, idem_key text, body_hash text, mobile text, country_code text,
  name text, email text, city text, treatment text, treatment_key text, page_type text, lead_tier int, suspected_spam bool,
  fields jsonb, first_touch jsonb, whatsapp_consent bool, privacy_notice jsonb, crm_extra jsonb, sealed text,
  mobiles text[], treatment_keys text[]`

/**
 * CTEs that store the rows of `input` (LEAD_INPUT_COLUMNS), named in `stored`: idempotency keys, leads, outbox
 * rows, consents. A number's second enquiry for a treatment within 24 hours links to the first.
 */
export const STORE_LEADS = `claimed as (
  insert into idempotency_key (key, body_hash, lead_id, created_at)
  select idem_key, body_hash, id, created_at from input where idem_key is not null
  on conflict (key) do nothing
  returning lead_id
), stored as (
  insert into lead (id, created_at, mobile, country_code, name, email, city, treatment, treatment_key, page_type,
    lead_tier, suspected_spam, fields, first_touch, whatsapp_consent, privacy_notice, sealed, duplicate_of)
  select id, created_at, mobile, country_code, name, email, city, treatment, treatment_key, page_type,
    lead_tier, suspected_spam, fields, first_touch, whatsapp_consent, privacy_notice, sealed, (
      select earlier.id
      -- A pair for each key that a row may be sealed with.
      from unnest(input.mobiles, input.treatment_keys) as known(mobile, treatment_key)
      cross join lateral (
        -- offset 0 keeps all else out of the search: by number and treatment, never through a day of leads, which
        -- a plan made before the table is analysed would do.
        select id, created_at, duplicate_of, country_code from lead
        where lead.mobile = known.mobile and lead.treatment_key = known.treatment_key
        offset 0
      ) as earlier
      where earlier.country_code = input.country_code and earlier.id <> input.id
        and earlier.created_at > input.created_at - interval '24 hours' and earlier.created_at <= input.created_at
      order by earlier.created_at, earlier.duplicate_of nulls first, earlier.id limit 1)
  from input
  where idem_key is null or id in (select lead_id from claimed)
  on conflict (id) do nothing
  returning id, created_at
), outbox as (
  insert into lead_delivery (lead_id, next_attempt_at, updated_at, crm_extra)
  select stored.id, stored.created_at, stored.created_at, input.crm_extra from stored
  join input on input.id = stored.id
), agreed as (
  insert into consent_entry (subject, purpose, at, is_given, notice)
  select stored.id, purpose, stored.created_at, true, privacy_notice ->> 'hash' from stored
  join input on input.id = stored.id
  cross join lateral (values ('enquiry', privacy_notice is not null), ('whatsapp', whatsapp_consent)) as c(purpose, is_given)
  where is_given
  on conflict (subject, purpose, at) do nothing
)`

const BATCH = prepared(
  'lead_batch',
  `
with input as materialized (
  select * from json_to_recordset($1::json) as row(${LEAD_INPUT_COLUMNS})
), ${STORE_LEADS}
select input.id, stored.id is not null as is_stored, known.lead_id, known.body_hash from input
left join stored on stored.id = input.id
left join lateral (
  -- offset 0 keeps a plan from joining all keys at once, which reads the whole table for each batch.
  select lead_id, body_hash from idempotency_key where stored.id is null and key = input.idem_key offset 0
) as known on true`,
)

/** A row as STORE_LEADS input: sealed content, with the blind indexes of number and treatment to find earlier leads. */
export function leadInput(row: LeadRow) {
  const { id, mobile, country_code, name, email, city, treatment, treatment_key, fields, first_touch } = row
  const content = leadColumns(id, {
    mobile,
    country_code,
    name,
    email,
    city,
    treatment,
    treatment_key,
    fields,
    first_touch,
    survey: null,
    corrections: null,
    notes: null,
  })
  return {
    id,
    created_at: row.created_at,
    idem_key: row.idem_key,
    body_hash: row.body_hash,
    mobile: content.mobile,
    country_code: content.country_code,
    name: content.name,
    email: content.email,
    city: content.city,
    treatment: content.treatment,
    treatment_key: content.treatment_key,
    page_type: row.page_type,
    lead_tier: row.lead_tier,
    suspected_spam: row.suspected_spam,
    fields: content.fields,
    first_touch: content.first_touch,
    whatsapp_consent: row.whatsapp_consent,
    privacy_notice: row.privacy_notice,
    crm_extra: row.crm_extra ? sealCrmExtra(row.crm_extra, id) : null,
    sealed: content.sealed,
    mobiles: blindIndexesOf('mobile', mobile),
    treatment_keys: blindIndexesOf('treatment_key', treatment_key),
  }
}

/** Separate, because the batch's snapshot does not contain rows that another server stored meanwhile. */
const HOLDERS = `select sent.id, lead.id as stored_id, known.lead_id, known.body_hash
  from json_to_recordset($1::json) as sent(id uuid, key text)
  left join lateral (select id from lead where id = sent.id offset 0) as lead on true
  left join lateral (select lead_id, body_hash from idempotency_key where key = sent.key offset 0) as known on true`

interface BatchRow {
  readonly id: string
  readonly is_stored: boolean
  readonly lead_id: string | null
  readonly body_hash: string | null
}

interface Holder {
  readonly id: string
  readonly stored_id: string | null
  readonly lead_id: string | null
  readonly body_hash: string | null
}

/**
 * Writes rows in one statement: idempotency keys, leads with the link to an earlier enquiry, outbox rows. The rows
 * must form one batch (see conflictFreeBatches). A row whose key or id is already there changes nothing.
 * @returns the outcome of each row by its id, each of which the database has named
 * @throws the database's error; then none of the rows was written. {UnconfirmedError} when it does not say what became of a row
 */
export async function writeLeadBatch(
  executeSql: ExecuteSql,
  rows: readonly LeadRow[],
): Promise<Map<string, RowOutcome>> {
  const { rows: answers } = await executeSql<BatchRow>(BATCH, [JSON.stringify(rows.map(leadInput))])
  const byId = new Map(answers.map((answer) => [answer.id, answer]))
  const outcomes = new Map<string, RowOutcome>()
  const unexplained: LeadRow[] = []
  for (const row of rows) {
    const answer = byId.get(row.id)
    if (answer?.is_stored === true) outcomes.set(row.id, { kind: 'stored' })
    else if (answer?.lead_id && answer.body_hash !== null)
      outcomes.set(row.id, { kind: 'existing', leadId: answer.lead_id, bodyHash: answer.body_hash })
    else unexplained.push(row)
  }
  if (unexplained.length)
    for (const [id, outcome] of await holdersOf(executeSql, unexplained)) outcomes.set(id, outcome)
  return outcomes
}

/**
 * The holders of keys or ids of rows that were not stored: another server's lead, or the row itself (a journal
 * replay).
 * @throws {UnconfirmedError} if the database has neither
 */
async function holdersOf(executeSql: ExecuteSql, rows: readonly LeadRow[]): Promise<Map<string, RowOutcome>> {
  const sent = rows.map(({ id, idem_key }) => ({ id, key: idem_key }))
  const found = await executeSql<Holder>(HOLDERS, [JSON.stringify(sent)])
  const byId = new Map(found.rows.map((holder) => [holder.id, holder]))
  return new Map(
    rows.map((row) => {
      const holder = byId.get(row.id)
      const leadId = holder?.lead_id ?? holder?.stored_id
      if (!leadId) throw new UnconfirmedError('the database does not say what became of a lead')
      return [row.id, { kind: 'existing', leadId, bodyHash: holder?.body_hash ?? row.body_hash }]
    }),
  )
}
