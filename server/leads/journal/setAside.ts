import 'server-only'
import { appendFile, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { errorCode, log } from '@/server/log'
import { journalLine, type JournalRecord, journalRecord, leadIdOf, recordOf, syncDirectory } from './journal'

/*
 * Records that cannot be stored: damaged lines, in a file beside their segment, and records refused by the
 * database. For a person to check (`npm run leads -- damaged`).
 */

const DAMAGED = '.damaged'

export interface DamagedFile {
  /** File name in the journal's folder. */
  readonly name: string
  readonly lines: number
}

/** Writes a file atomically and durably. */
async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  const next = `${path}.next`
  const handle = await open(next, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(next, path)
  await syncDirectory(dirname(path))
}

async function contentOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

/**
 * Stores a segment's damaged lines in a file that no program removes. Idempotent.
 * @param lines all of them, without newlines
 * @throws the file system's error
 */
export async function setDamagedAside(segment: string, lines: readonly Buffer[]): Promise<void> {
  if (!lines.length) return
  const path = segment.replace(/\.ndjson$/, '') + DAMAGED
  const content = Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')]))
  if ((await contentOf(path)).equals(content)) return
  await writeDurably(path, content)
  log.error(
    { file: basename(path), lines: lines.length },
    'damaged lines in the journal: they are set aside (npm run leads -- damaged)',
  )
}

/** Oldest first. @throws the file system's error */
export async function damagedFiles(folder: string): Promise<DamagedFile[]> {
  const all = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  const names = all.filter((name) => name.endsWith(DAMAGED)).sort()
  return Promise.all(
    names.map(async (name) => ({ name, lines: linesOf(await contentOf(join(folder, name))).length })),
  )
}

const linesOf = (content: Buffer): string[] =>
  content
    .toString('latin1')
    .split('\n')
    .filter((line) => line !== '')

/** One character for each byte. @throws the file system's error */
export const damagedLines = async (folder: string, name: string): Promise<string[]> =>
  linesOf(await readFile(join(folder, name)))

/** On a person's order only. @throws the file system's error */
export async function removeDamaged(folder: string, name: string): Promise<void> {
  await rm(join(folder, name))
  await syncDirectory(folder)
}

/** Refused records; the program deletes them only for erasure. */
const QUARANTINE = 'quarantine.txt'

/** Sets a record aside. @param folder the journal's */
export async function quarantine(folder: string, record: unknown, error: unknown): Promise<void> {
  const path = join(folder, QUARANTINE)
  const known = journalRecord(record)
  log.error(
    { leadId: known && leadIdOf(known), err: error, file: QUARANTINE },
    'a journalled record could not be stored: it is set aside',
  )
  await appendFile(path, journalLine(record), { mode: 0o600, flush: true })
  await syncDirectory(folder)
}

const linesIn = async (path: string): Promise<string[]> =>
  (await contentOf(path))
    .toString()
    .split('\n')
    .filter((line) => line !== '')

/** Leads of quarantined records. @throws the file system's error */
export async function quarantined(folder: string): Promise<ReadonlySet<string>> {
  const records = (await linesIn(join(folder, QUARANTINE))).map((line) => journalRecord(recordOf(line)))
  return new Set(records.flatMap((record) => (record ? [leadIdOf(record)] : [])))
}

/**
 * Removes quarantined records; unreadable lines stay. Must not run concurrently with quarantine. @param isErased
 * whether to remove a record
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
  await writeDurably(path, remaining.map((line) => `${line}\n`).join(''))
}
