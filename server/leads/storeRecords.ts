import 'server-only'
import { type Database, isRefusedData } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { JournalRecord } from './journal/journalRecord'
import { writeLeadBatch } from './intake/leadBatch'
import { isLeadId } from './intake/leadId'
import { type LeadRow, conflictFreeBatches } from './leadRow'
import { writeSurvey } from './intake/surveyBatch'

const ALIAS = 'insert into lead_alias (id, lead_id) values ($1::uuid, $2::uuid) on conflict (id) do nothing'
const HOLDS_LEAD = 'select 1 from lead where id = $1::uuid'

/**
 * Stores records that were acknowledged before; records that are there already change nothing. A lead whose key
 * turns out to be taken becomes another name of the lead that holds it (same body), or a lead without a key
 * (another body): both callers were told that theirs is stored. Leads that were erased on request stay erased.
 * @param onRefused called with each record that the database refuses for its data
 * @throws when the database does not answer; then some of the records may be stored
 */
export async function storeRecords(
  database: Pick<Database, 'executeSql'>,
  records: readonly JournalRecord[],
  onRefused: (record: JournalRecord, error: unknown) => Promise<void>,
): Promise<void> {
  const { executeSql } = database
  const erased = await erasedAmong(executeSql, records)
  const kept = records.filter((record) => !erased.has(leadIdOf(record)))
  const leads = kept.flatMap((record) => (record.type === 'lead' ? [record] : []))
  for (const wave of conflictFreeBatches(leads, ({ row }) => row)) {
    await attempt(wave, onRefused, (some) =>
      storeLeads(
        executeSql,
        some.map(({ row }) => row),
      ),
    )
  }
  // A survey's lead stands before it in the journal, or is in the database.
  for (const record of kept) {
    if (record.type !== 'survey') continue
    await attempt([record], onRefused, async () => {
      if (!(await writeSurvey(executeSql, record.row)))
        await onRefused(record, new Error('the lead of a survey is unknown'))
    })
  }
}

const leadIdOf = (record: JournalRecord): string =>
  record.type === 'lead' ? record.row.id : record.row.lead_id

/** The leads among the records that were erased on request: they are not stored again. */
async function erasedAmong(
  executeSql: ExecuteSql,
  records: readonly JournalRecord[],
): Promise<ReadonlySet<string>> {
  const ids = records.map(leadIdOf).filter(isLeadId)
  const { rows } = await executeSql<{ id: string }>('select id from erased_lead where id = any($1::uuid[])', [
    ids,
  ])
  return new Set(rows.map(({ id }) => id))
}

/** Tries all together; when the data is refused, one by one, so that only what is refused is left out. */
async function attempt<R extends JournalRecord>(
  records: readonly R[],
  onRefused: (record: JournalRecord, error: unknown) => Promise<void>,
  store: (records: readonly R[]) => Promise<void>,
): Promise<void> {
  try {
    await store(records)
  } catch (error) {
    if (!isRefusedData(error)) throw error
    if (records.length > 1) for (const record of records) await attempt([record], onRefused, store)
    else for (const record of records) await onRefused(record, error)
  }
}

async function storeLeads(executeSql: ExecuteSql, rows: readonly LeadRow[]): Promise<void> {
  const outcomes = await writeLeadBatch(executeSql, rows)
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const [id, outcome] of outcomes) {
    const row = byId.get(id)
    if (!row || outcome.kind === 'stored' || outcome.leadId === id) continue
    const holderIsThere = (await executeSql(HOLDS_LEAD, [outcome.leadId])).rows.length > 0
    if (outcome.bodyHash === row.body_hash && holderIsThere) await executeSql(ALIAS, [id, outcome.leadId])
    else await writeLeadBatch(executeSql, [{ ...row, idem_key: null }])
  }
}
