import 'server-only'
import { existsSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { type Database, openDatabase } from '@/server/database/database'
import { FolderLock } from '@/server/database/folderLock'
import { BackupError, type Frame } from './backupFormat'
import { type BackupSummary, readBackup } from './readBackup'
import { RestoredTables } from './restoredTables'
import { type Replayed, type ReplayPlace, replaySince } from './replaySince'

export interface RestorePlace extends ReplayPlace {
  readonly databaseUrl?: string
  /** BACKUP_KEY. */
  readonly secret: string
  /** Called with the rows that are written. */
  readonly onProgress?: (rows: number) => void
}

export interface RestoreReport extends BackupSummary, Replayed {
  /** Tables and columns of the backup that are no part of the site, and of which nothing is restored. */
  readonly left: readonly string[]
}

/** Takes the files of a backup into a folder beside, until the whole backup was read. */
class RestoredFiles {
  private readonly folder: string
  private readonly paths: string[] = []
  private file: FileHandle | undefined

  constructor(private readonly dataDir: string) {
    this.folder = join(dataDir, `restore.${process.pid}`)
  }

  async begin(path: string): Promise<void> {
    await this.file?.close()
    const target = resolve(this.folder, path)
    if (!target.startsWith(resolve(this.folder) + sep))
      throw new BackupError('a file is named outside the folder')
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    this.file = await open(target, 'w', 0o600)
    this.paths.push(path)
  }

  async write(bytes: Buffer): Promise<void> {
    await this.file?.writeFile(bytes)
  }

  /** Moves the files into place; existing ones are kept under another name. */
  async keep(): Promise<void> {
    await this.file?.close()
    this.file = undefined
    for (const path of this.paths) {
      const place = join(this.dataDir, path)
      await mkdir(dirname(place), { recursive: true, mode: 0o700 })
      if (existsSync(place)) await rename(place, `${place}.before-restore`)
      await rename(join(this.folder, path), place)
    }
  }

  async remove(): Promise<void> {
    await this.file?.close()
    await rm(this.folder, { recursive: true, force: true })
  }
}

/** @throws {BackupError} for a database that holds anything: what a clinic has is not written over */
async function assertEmpty({ executeSql }: Pick<Database, 'executeSql'>): Promise<void> {
  const { rows } = await executeSql<{ found: boolean }>(
    `select to_regclass('kysely_migration') is not null or to_regclass('lead') is not null as found`,
  )
  if (rows[0]?.found)
    throw new BackupError('the database is not empty: restore into a new one (docs/runbooks/restore.md)')
}

/** Reads a backup into an empty database and a folder. @throws as readBackup; then nothing of it is kept but empty tables */
async function load(source: Readable, database: Database, place: RestorePlace) {
  const files = new RestoredFiles(place.dataDir)
  const tables = new RestoredTables(database, { onProgress: place.onProgress })
  const take = async (frame: Frame): Promise<void> => {
    if (frame.kind === 'file') await files.begin(frame.path)
    else if (frame.kind === 'bytes') await files.write(frame.bytes)
    else await tables.take(frame)
  }
  try {
    const summary = await readBackup(source, place.secret, take)
    await files.keep()
    return { ...summary, left: tables.left }
  } catch (error) {
    await tables.remove()
    throw error
  } finally {
    await files.remove()
  }
}

/**
 * Restores a backup into an empty database and DATA_DIR, and does again what people had erased, withdrew or sent since
 * (server/leads/recovery/recoveryLog.ts). No server may run meanwhile.
 * @param finish does what else belongs to it, on the restored database
 * @throws {BackupError} when the database is not empty, or as readBackup; {DataDirBusyError} while a server runs here
 */
export async function restoreBackup(
  source: Readable,
  place: RestorePlace,
  finish: (database: Database, report: RestoreReport) => Promise<void> = async () => {},
): Promise<RestoreReport> {
  const { release } = await FolderLock.take(place.dataDir)
  try {
    const database = await openDatabase(place, { queryLimitMs: 0 })
    try {
      await assertEmpty(database)
      const summary = await load(source, database, place)
      const report = { ...summary, ...(await replaySince(database, place, summary.at)) }
      await database.executeSql('analyze')
      await finish(database, report)
      return report
    } finally {
      await database.close()
    }
  } finally {
    release()
  }
}
