import 'server-only'
import type { Readable } from 'node:stream'
import { openEmbedded } from '@/server/database/database'
import { type BackupSummary, readBackup } from './readBackup'
import { RestoredTables } from './restoredTables'

/** What a backup that can be restored says of itself. */
export interface VerifiedBackup extends BackupSummary {
  /** As RestoreReport has it. */
  readonly left: readonly string[]
}

/**
 * Reads a whole backup and tries its restore: its tables are made in a database in memory, and each row is read there
 * as its table would take it. Nothing is written.
 * @throws {BackupError} as readBackup, and where the restore would fail
 */
export async function verifyBackup(source: Readable, secret: string): Promise<VerifiedBackup> {
  const database = await openEmbedded()
  const tables = new RestoredTables(database, { isTrial: true })
  try {
    const summary = await readBackup(source, secret, (frame) => tables.take(frame))
    return { ...summary, left: tables.left }
  } finally {
    await tables.remove()
    await database.close()
  }
}
