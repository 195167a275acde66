import 'server-only'
import { open, readdir, appendFile, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, log } from '@/server/log'
import { type Database, isRefusedData } from '@/server/database/database'
import {
  type Journal,
  readSegment,
  syncDirectory,
  type JournalRecord,
  journalRecord,
  journalLine,
  recordOf,
} from './journal'
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

/** Stores every record of a segment. @throws when the database does not answer */
async function replaySegment({ database, journal, backlog }: DrainParts, segment: string): Promise<number> {
  let count = 0
  const onDamaged = (lines: number) => log.error({ segment, lines }, 'damaged lines in the journal')
  for await (const page of readSegment(segment, onDamaged)) {
    const records: JournalRecord[] = []
    for (const value of page) {
      const record = journalRecord(value)
      if (record) records.push(record)
      else await quarantine(journal.folder, value, new Error('unknown kind of record'))
    }
    await storeRecords(database, records, (record, error) => quarantine(journal.folder, record, error))
    for (const record of records) if (record.type === 'lead') backlog.remove(record.row)
    count += records.length
  }
  return count
}

/**
 * Brings what stands in the journal's closed segments into the database, then removes them. Running it again, or
 * after a crash in the middle, stores nothing twice.
 * @returns how many records were read
 * @throws when the database does not answer; what is left stays in the journal
 */
export async function drainJournal(parts: DrainParts): Promise<number> {
  const mark = parts.backlog.mark
  await parts.journal.rotate()
  const segments = await parts.journal.closedSegments()
  let count = 0
  for (const segment of segments) {
    count += await replaySegment(parts, segment)
    // On PGlite a stored record is not on the disk yet: all segments go together, after the checkpoint.
    if (parts.database.kind === 'postgres') await parts.journal.remove([segment])
  }
  parts.backlog.noteDrained(mark)
  if (parts.database.kind === 'pglite') await forget(parts, segments)
  return count
}

/** Reads the keys and ids of segments that cannot be stored yet, so that repeated requests are recognised. */
export async function adoptJournal({ journal, backlog }: Omit<DrainParts, 'database'>): Promise<void> {
  for (const segment of await journal.closedSegments()) {
    backlog.noteJournalled()
    for await (const page of readSegment(segment)) {
      for (const value of page) {
        const record = journalRecord(value)
        if (record?.type === 'lead') backlog.add(record.row)
      }
    }
  }
}

/**
 * Starts a new segment and removes the old ones, whose records are all in the embedded database, once its files
 * are on the disk.
 */
export async function checkpointJournal(parts: DrainParts): Promise<void> {
  await parts.journal.rotate()
  const segments = await parts.journal.closedSegments()
  // The database may have gone away meanwhile: then the segments hold what only a drain brings in.
  if (parts.backlog.isDrained) await forget(parts, segments)
}

async function forget({ database, journal }: DrainParts, segments: readonly string[]): Promise<void> {
  if (!segments.length) return
  await database.executeSql('checkpoint')
  if (database.folder) await syncFiles(database.folder)
  await journal.remove(segments)
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
    // The database removes files of its own while they are listed.
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
  // What is added to a lead stands behind it in the journal, or the lead is in the database.
  for (const record of remaining) {
    if (record.type === 'lead') continue
    await attempt([record], onRefused, async () => {
      if (!(await writeAddition(database, record)))
        await onRefused(record, new Error(`the lead of a ${record.type} is unknown`))
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
  const ids = records.map(leadIdOf).filter(isUuid)
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

/**
 * The journal's records that the database refused; for a person to look at, deleted by the program only when who they
 * are about asks for it.
 */
const QUARANTINE = 'quarantine.txt'

/** Sets a record aside. @param folder the journal's */
async function quarantine(folder: string, record: unknown, error: unknown): Promise<void> {
  const path = join(folder, QUARANTINE)
  const known = journalRecord(record)
  log.error(
    { leadId: known && leadIdOf(known), err: error, file: QUARANTINE },
    'a journalled record could not be stored: it is set aside',
  )
  await appendFile(path, journalLine(record), { mode: 0o600, flush: true })
  await syncDirectory(folder)
}

async function linesIn(path: string): Promise<string[]> {
  try {
    return (await readFile(path, 'utf8')).split('\n').filter((line) => line !== '')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

/**
 * Takes records out of those set aside; lines that cannot be read stay. Nothing may be set aside meanwhile.
 * @param isErased whether a record is to go
 */
export async function forgetQuarantined(
  folder: string,
  isErased: (record: JournalRecord) => boolean,
): Promise<void> {
  const path = join(folder, QUARANTINE)
  const lines = await linesIn(path)
  const remaining = lines.filter((line) => {
    const record = journalRecord(recordOf(line))
    return !record || !isErased(record)
  })
  if (remaining.length === lines.length) return
  const next = `${path}.next`
  const handle = await open(next, 'w', 0o600)
  try {
    await handle.writeFile(remaining.map((line) => `${line}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(next, path)
  await syncDirectory(folder)
}
