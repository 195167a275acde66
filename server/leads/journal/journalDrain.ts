import 'server-only'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '@/server/errorCode'
import type { Database } from '@/server/database/database'
import { log } from '@/server/log'
import { type Journal, readSegment, syncDirectory } from './journal'
import { quarantine } from './journalQuarantine'
import { type JournalRecord, journalRecord } from './journalRecord'
import type { LeadBacklog } from '@/server/leads/intake/leadBacklog'
import { storeRecords } from '@/server/leads/storeRecords'

export interface DrainParts {
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
