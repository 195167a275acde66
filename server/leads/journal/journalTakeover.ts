import 'server-only'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@/server/database/database'
import { DataDirBusyError, lastSignOfLife, lockDataDir } from '@/server/database/pglite/dataDir'
import { LeadBacklog } from '@/server/leads/intake/leadInbox'
import { errorCode } from '@/server/log'
import { Journal } from './journal'
import { drainJournal } from './journalDrain'

/** A server touches its lock every five seconds (server/boot.ts): one that is silent for so long is dead. */
const SILENT_MS = 30_000

/** A folder that is no server's data; the message is one line that names it. */
export class NoJournalError extends Error {
  override readonly name = 'NoJournalError'
}

/**
 * Brings what stands in a dead server's journal into the database, under the ids and keys that its senders were told, and
 * empties it: when that server comes back it has nothing left to bring. Doing it again stores nothing twice.
 * @param dataDir the dead server's DATA_DIR, or a copy of it
 * @returns how many records there were
 * @throws {NoJournalError} when the folder holds no journal
 * @throws {DataDirBusyError} when its server is alive, on this machine or on another one
 * @throws the database's error; what is left stays in the journal
 */
export async function takeOverJournal(database: Database, dataDir: string): Promise<number> {
  const folder = join(dataDir, 'journal')
  await stat(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') throw new NoJournalError(`no journal in ${dataDir}`)
    throw error
  })
  const silentMs = Date.now() - lastSignOfLife(dataDir)
  if (silentMs < SILENT_MS)
    throw new DataDirBusyError(
      `${dataDir} was in use ${Math.round(silentMs / 1000)} seconds ago: wait for 30`,
    )
  const unlock = lockDataDir(dataDir)
  try {
    return await drainJournal({ database, journal: await Journal.open(folder), backlog: new LeadBacklog() })
  } finally {
    unlock()
  }
}
