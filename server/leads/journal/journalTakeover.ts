import 'server-only'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@/server/database/database'
import { DataDirBusyError, FolderLock } from '@/server/database/folderLock'
import { RepeatedJob } from '@/server/database/repeatedJob'
import { serverFolders } from '@/server/database/serverFolders'
import { LeadBacklog } from '@/server/leads/intake/leadInbox'
import { errorCode, log } from '@/server/log'
import { Journal, SUFFIX } from './journal'
import { drainJournal } from './journalDrain'

/** The folder is no server's data. The message is one line. */
export class NoJournalError extends Error {
  override readonly name = 'NoJournalError'
}

/**
 * Brings what a dead server's journal holds into the database, under the ids and keys that its senders were told, and
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
  const lock = await FolderLock.take(dataDir)
  try {
    return await drainJournal({ database, journal: await Journal.open(folder), backlog: new LeadBacklog() })
  } finally {
    lock.release()
  }
}

export async function holdsRecords(folder: string): Promise<boolean> {
  const names = await readdir(join(folder, 'journal')).catch(() => [])
  return names.some((name) => name.endsWith(SUFFIX))
}

/**
 * As takeOverJournal, for a DATA_DIR that servers share: of each folder in it whose server is dead.
 * @returns how many records there were, and how many folders were left to living servers
 * @throws as takeOverJournal; {DataDirBusyError} when no folder's server is dead
 */
export async function takeOverJournals(
  database: Database,
  dataDir: string,
): Promise<{ count: number; living: number }> {
  let count = 0
  let isAnyDead = false
  const living: DataDirBusyError[] = []
  for (const folder of await serverFolders(dataDir)) {
    if (folder !== dataDir && !(await holdsRecords(folder))) continue
    try {
      count += await takeOverJournal(database, folder)
      isAnyDead = true
    } catch (error) {
      if (!(error instanceof DataDirBusyError)) throw error
      living.push(error)
    }
  }
  if (living[0] && !isAnyDead) throw living[0]
  return { count, living: living.length }
}

const ADOPT_EVERY_MS = 60_000

/** Regularly takes over journals of dead servers that share DATA_DIR; undefined on the embedded database. */
export function startAdoption({
  database,
  dataDir,
  own,
  isAvailable,
  everyMs = ADOPT_EVERY_MS,
}: {
  readonly database: Database
  readonly dataDir: string
  readonly own: string
  readonly isAvailable: () => boolean
  readonly everyMs?: number
}): RepeatedJob | undefined {
  if (database.kind === 'pglite') return undefined
  const job = new RepeatedJob(everyMs, isAvailable, async () => {
    for (const folder of await serverFolders(dataDir)) {
      if (folder === own || !(await holdsRecords(folder))) continue
      try {
        const records = await takeOverJournal(database, folder)
        log.info({ folder, records }, "a dead server's journal has been brought into the database")
      } catch (error) {
        if (!(error instanceof DataDirBusyError))
          log.error({ err: error, folder }, "a dead server's journal waits")
      }
    }
  })
  job.begin()
  return job
}
