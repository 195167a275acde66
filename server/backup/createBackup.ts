import 'server-only'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { PassThrough, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '@/server/database/database'
import { serverFolders } from '@/server/database/serverFolders'
import { errorCode } from '@/server/log'
import { sealStream, type BackupManifest, type Frame, frameBytes } from './backupFormat'
import { ownTablesOf, rowsOf, sequencesOf } from './backupTables'

/** What of DATA_DIR is in no database: the servers' journals and pictures, and the keys that were made there. */
const KEY_FILES = ['secret', 'data-keys'] as const
const READ_BYTES = 1024 * 1024
const HELD_BYTES = 8 * 1024 * 1024
/** Fast rather than small: what is sealed in the database hardly shrinks. */
const GZIP_LEVEL = 1

interface BackupParts {
  readonly database: Pick<Database, 'transaction' | 'executeSql'>
  readonly dataDir: string
  /** BACKUP_KEY. */
  readonly secret: string
  /** Called with the rows that are written. */
  readonly onProgress?: (rows: number) => void
}

type Write = (frame: Frame) => Promise<void>

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** @returns bytes written; undefined if the file is gone (a journal segment just removed) */
async function writeFile(path: string, name: string, write: Write): Promise<number | undefined> {
  let bytes = 0
  try {
    for await (const part of createReadStream(path, { highWaterMark: READ_BYTES })) {
      if (bytes === 0) await write({ kind: 'file', path: name })
      // A stream without an encoding gives buffers.
      await write({ kind: 'bytes', bytes: part as Buffer })
      bytes += (part as Buffer).length
    }
    return bytes
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** @returns the bytes of each that is there */
async function writeFiles(
  dataDir: string,
  paths: readonly string[],
  write: Write,
): Promise<Record<string, number>> {
  const written: Record<string, number> = {}
  for (const path of paths) {
    const name = relative(dataDir, path)
    const bytes = await writeFile(path, name, write)
    if (bytes) written[name] = bytes
  }
  return written
}

const NEWEST_MIGRATION = 'select name from kysely_migration order by name desc limit 1'

/** Every table of the site's as it was at one moment. @returns rows by table, and what was left */
async function writeTables({ database, onProgress }: BackupParts, schema: string, write: Write) {
  return database.transaction(async (executeSql) => {
    await executeSql('set transaction isolation level repeatable read, read only')
    const counts: Record<string, number> = {}
    let rows = 0
    const own = await ownTablesOf(executeSql, schema)
    for (const table of own.tables) {
      await write({ kind: 'table', name: table.name, columns: [...table.columns] })
      counts[table.name] = 0
      for await (const { count, ...frame } of rowsOf(executeSql, table)) {
        await write(frame)
        counts[table.name] = (counts[table.name] ?? 0) + count
        onProgress?.((rows += count))
      }
    }
    return { tables: counts, left: own.left }
  })
}

/**
 * Writes a backup while the site serves: all that was acknowledged before it began. The journal comes first: what it brings
 * into the database meanwhile is in the tables' snapshot as well, and is not stored twice. The keys come after the tables: rows
 * may be sealed with one that was made meanwhile.
 * @param sink where it goes; ended when this returns
 * @throws the database's error, the sink's; then what was written is no whole backup, and verify says so
 */
export async function createBackup(
  parts: BackupParts,
  sink: Writable,
  now = new Date(),
): Promise<BackupManifest> {
  const { database, dataDir, secret } = parts
  const frames = new PassThrough({ highWaterMark: HELD_BYTES })
  const written = pipeline(frames, createGzip({ level: GZIP_LEVEL }), sealStream(secret), sink)
  // May settle before it is awaited below; the error is handled there.
  written.catch(() => {})
  const write: Write = async (frame) => {
    if (!frames.write(frameBytes(frame))) await Promise.race([once(frames, 'drain'), written])
  }
  try {
    const { rows } = await database.executeSql<{ name: string }>(NEWEST_MIGRATION)
    const schema = rows[0]?.name ?? ''
    await write({ kind: 'head', at: now.toISOString(), schema })
    const folders = [
      ...(await serverFolders(dataDir)).map((folder) => join(folder, 'journal')),
      join(dataDir, 'pictures'),
    ]
    const below = await Promise.all(folders.map(filesBelow))
    const files = await writeFiles(dataDir, below.flat(), write)
    const { tables, left } = await writeTables(parts, schema, write)
    const keys = KEY_FILES.map((file) => join(dataDir, file))
    Object.assign(files, await writeFiles(dataDir, keys, write))
    // Sequences are not transactional: read last, they are ahead of every row.
    const sequences = await sequencesOf(database.executeSql)
    const manifest = { tables, files, sequences, left }
    await write({ kind: 'manifest', ...manifest })
    frames.end()
    await written
    return manifest
  } catch (error) {
    frames.destroy(error instanceof Error ? error : undefined)
    await written.catch(() => {})
    throw error
  }
}
