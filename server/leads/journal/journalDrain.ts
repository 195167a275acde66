import 'server-only'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '@/server/log'
import { type Database, isRefusedData } from '@/server/database/database'
import { UnconfirmedError } from '@/server/database/postgres/sqlPool'
import { type Journal, syncDirectory, type JournalRecord, journalRecord, leadIdOf } from './journal'
import { readSegment } from './segments'
import { quarantine, quarantined, setDamagedAside } from './setAside'
import type { LeadBacklog } from '@/server/leads/intake/leadInbox'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { writeLeadBatch, type LeadRow, conflictFreeBatches } from '@/server/leads/intake/leadBatch'
import { isUuid } from '@/server/database/uuid'
import { writeAddition } from '@/server/leads/intake/leadChange'

interface DrainParts {
  readonly database: Database
  readonly journal: Journal
  readonly backlog: LeadBacklog
}

/** Pages of a segment's records; damaged lines are set aside first. @throws the file system's error */
async function* recordsOf(
  segment: string,
  onUnknown: (value: unknown) => Promise<void> = async () => {},
): AsyncGenerator<JournalRecord[]> {
  const damaged: Buffer[] = []
  for await (const page of readSegment(segment)) {
    damaged.push(...page.damaged)
    const records: JournalRecord[] = []
    for (const value of page.records) {
      const record = journalRecord(value)
      if (record) records.push(record)
      else await onUnknown(value)
    }
    yield records
  }
  await setDamagedAside(segment, damaged)
}

/** @throws when the database is unavailable */
async function replaySegment({ database, journal, backlog }: DrainParts, segment: string): Promise<number> {
  let count = 0
  const onUnknown = (value: unknown) => quarantine(journal.folder, value, new Error('unknown kind of record'))
  for await (const records of recordsOf(segment, onUnknown)) {
    await storeRecords(database, records, (record, error) => quarantine(journal.folder, record, error))
    for (const record of records) if (record.type === 'lead') backlog.remove(record.row)
    count += records.length
  }
  return count
}

/**
 * Stores the journal's closed segments in the database, then removes them. Safe to repeat, also after a crash.
 * @returns number of records read
 * @throws if the database does not answer; unread records stay in the journal
 */
export async function drainJournal(parts: DrainParts): Promise<number> {
  const mark = parts.backlog.mark
  await parts.journal.rotate()
  const segments = await parts.journal.closedSegments()
  let count = 0
  for (const segment of segments) {
    count += await replaySegment(parts, segment)
    // On PGlite a stored record is not on disk yet: all segments are removed together after the checkpoint.
    if (parts.database.kind === 'postgres') await removeStored(parts, [segment])
  }
  if (parts.database.kind === 'pglite') await forget(parts, segments)
  parts.backlog.noteDrained(mark)
  return count
}

/** Reads keys and ids of segments that cannot be stored yet, to recognise repeated requests. */
export async function adoptJournal({ journal, backlog }: Omit<DrainParts, 'database'>): Promise<void> {
  for (const segment of await journal.closedSegments()) {
    backlog.noteJournalled()
    for await (const records of recordsOf(segment))
      for (const record of records) if (record.type === 'lead') backlog.add(record.row)
  }
}

/** Starts a new segment, and removes the old ones once the embedded database's files are on disk. */
export async function checkpointJournal(parts: DrainParts): Promise<void> {
  await parts.journal.rotate()
  const segments = await parts.journal.closedSegments()
  // If the database has failed meanwhile, a drain still needs the segments.
  if (parts.backlog.isDrained) await forget(parts, segments)
}

async function forget(
  { database, journal, backlog }: DrainParts,
  segments: readonly string[],
): Promise<void> {
  if (!segments.length) return
  await database.executeSql('checkpoint')
  if (database.folder) await syncFiles(database.folder)
  await removeStored({ database, journal, backlog }, segments)
}

/** Which ids the database has: as a lead, an alias, or an erased lead. */
const HELD_IDS = `select sent.id from unnest($1::uuid[]) as sent(id) where exists (select from lead where lead.id = sent.id)
  or exists (select from lead_alias where lead_alias.id = sent.id)
  or exists (select from erased_lead where erased_lead.id = sent.id)`

/**
 * Removes segments after verifying each lead in the database; missing ones are stored again.
 * @throws {UnconfirmedError} if one is still missing: nothing is removed, and a drain is due
 */
async function removeStored(parts: DrainParts, segments: readonly string[]): Promise<void> {
  for (const segment of segments) {
    if (await isStored(parts, segment)) continue
    await replaySegment(parts, segment)
    if (await isStored(parts, segment)) continue
    parts.backlog.noteJournalled()
    throw new UnconfirmedError('the database does not have all leads of a journal file')
  }
  await parts.journal.remove(segments)
}

async function isStored({ database, journal }: DrainParts, segment: string): Promise<boolean> {
  const refused = await quarantined(journal.folder)
  for await (const records of recordsOf(segment)) {
    const ids = records.map(leadIdOf).filter((id) => isUuid(id) && !refused.has(id))
    const { rows } = await database.executeSql<{ id: string }>(HELD_IDS, [ids])
    const held = new Set(rows.map(({ id }) => id))
    if (ids.some((id) => !held.has(id))) return false
  }
  return true
}

/** Forces every file below a folder to the disk. */
async function syncFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncFiles(path)
    else if (entry.isFile()) await syncFile(path)
  }
  await syncDirectory(folder)
}

async function syncFile(path: string): Promise<void> {
  try {
    const handle = await open(path, 'r')
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    // The database may delete files meanwhile.
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

const ALIAS = 'insert into lead_alias (id, lead_id) values ($1::uuid, $2::uuid) on conflict (id) do nothing'
const HOLDS_LEAD = 'select 1 from lead where id = $1::uuid'

/**
 * Stores records that were acknowledged before; records that are there already change nothing. A lead whose key
 * turns out to be taken becomes another name of the lead that holds it (same body), or a lead without a key
 * (another body): both callers were told that theirs is stored. Leads that were erased on request stay erased.
 * @param onRefused called with each record that the database refuses for its data
 * @throws when the database does not answer; then some of the records may be stored
 */
async function storeRecords(
  database: Pick<Database, 'executeSql' | 'transaction'>,
  records: readonly JournalRecord[],
  onRefused: (record: JournalRecord, error: unknown) => Promise<void>,
): Promise<void> {
  const { executeSql } = database
  const erased = await erasedAmong(executeSql, records)
  const remaining = records.filter((record) => !erased.has(leadIdOf(record)))
  const leads = remaining.flatMap((record) => (record.type === 'lead' ? [record] : []))
  for (const batch of conflictFreeBatches(leads, ({ row }) => row)) {
    await attempt(batch, onRefused, (some) =>
      storeLeads(
        executeSql,
        some.map(({ row }) => row),
      ),
    )
  }
  // An addition comes after its lead.
  for (const record of remaining) {
    if (record.type === 'lead') continue
    await attempt([record], onRefused, async () => {
      if (!(await writeAddition(database, record)))
        await onRefused(record, new Error(`the lead of a ${record.type} is unknown`))
    })
  }
}

async function erasedAmong(
  executeSql: ExecuteSql,
  records: readonly JournalRecord[],
): Promise<ReadonlySet<string>> {
  const ids = records.map(leadIdOf).filter(isUuid)
  const { rows } = await executeSql<{ id: string }>('select id from erased_lead where id = any($1::uuid[])', [
    ids,
  ])
  return new Set(rows.map(({ id }) => id))
}

/** Tries all together; if refused, one by one, so that only faulty records are left out. */
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
