import 'server-only'
import { appendFile, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '@/server/errorCode'
import { log } from '@/server/log'
import { journalLine, recordOf, syncDirectory } from './journal'
import { type JournalRecord, journalRecord } from './journalRecord'

/**
 * The journal's records that the database refused; for a person to look at, deleted by the program only when who they
 * are about asks for it.
 */
const QUARANTINE = 'quarantine.txt'

/** Sets a record aside. @param folder the journal's */
export async function quarantine(folder: string, record: unknown, error: unknown): Promise<void> {
  const path = join(folder, QUARANTINE)
  const id = journalRecord(record)
  const leadId = id?.type === 'lead' ? id.row.id : id?.row.lead_id
  log.error(
    { leadId, err: error, file: QUARANTINE },
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
  const kept = lines.filter((line) => {
    const record = journalRecord(recordOf(line))
    return !record || !isErased(record)
  })
  if (kept.length === lines.length) return
  const next = `${path}.next`
  const handle = await open(next, 'w', 0o600)
  try {
    await handle.writeFile(kept.map((line) => `${line}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(next, path)
  await syncDirectory(folder)
}
