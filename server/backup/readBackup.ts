import 'server-only'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import {
  BackupError,
  openStream,
  type BackupHead,
  type BackupManifest,
  type Frame,
  readFrames,
} from './backupFormat'

/** What a whole backup says of itself. */
export interface BackupSummary extends BackupHead {
  readonly manifest: BackupManifest
}

const LINE_END = 0x0a

function lineCount(bytes: Buffer): number {
  let count = 0
  for (let at = bytes.indexOf(LINE_END); at >= 0; at = bytes.indexOf(LINE_END, at + 1)) count++
  return count
}

const manifestOf = ({ tables, files, sequences, left }: BackupManifest): BackupManifest => ({
  tables,
  files,
  sequences,
  left,
})

/** Counts what passes by, and holds it against the manifest. */
class Count {
  head: BackupHead | undefined
  manifest: BackupManifest | undefined
  private readonly seen = { tables: new Map<string, number>(), files: new Map<string, number>() }
  private current = ''

  add(frame: Frame): void {
    const { tables, files } = this.seen
    if ((this.head === undefined) !== (frame.kind === 'head') || this.manifest)
      throw new BackupError('the backup is of another version')
    switch (frame.kind) {
      case 'head':
        this.head = { at: frame.at, schema: frame.schema }
        return
      case 'file':
        files.set((this.current = frame.path), 0)
        return
      case 'bytes':
        files.set(this.current, (files.get(this.current) ?? 0) + frame.bytes.length)
        return
      case 'table':
        tables.set((this.current = frame.name), 0)
        return
      case 'rows':
        tables.set(this.current, (tables.get(this.current) ?? 0) + lineCount(frame.bytes))
        return
      case 'manifest':
        this.compare('rows of table', tables, frame.tables)
        this.compare('bytes of file', files, frame.files)
        this.manifest = manifestOf(frame)
    }
  }

  private compare(
    what: string,
    seen: ReadonlyMap<string, number>,
    expected: Readonly<Record<string, number>>,
  ) {
    for (const name of new Set([...seen.keys(), ...Object.keys(expected)]))
      if (seen.get(name) !== expected[name])
        throw new BackupError(
          `${what} ${name}: ${seen.get(name) ?? 'none'}, but ${expected[name] ?? 'none'} were written`,
        )
  }
}

/**
 * Reads a whole backup.
 * @param onFrame takes each part as it comes; what comes before an error must not be kept
 * @throws {BackupError} when it is damaged, cut off, sealed with another key, or does not hold what it says
 */
export async function readBackup(
  source: Readable,
  secret: string,
  onFrame: (frame: Frame) => Promise<void> = async () => {},
): Promise<BackupSummary> {
  const count = new Count()
  await pipeline(source, openStream(secret), createGunzip(), async (bytes: AsyncIterable<Buffer>) => {
    for await (const frame of readFrames(bytes)) {
      count.add(frame)
      await onFrame(frame)
    }
  })
  if (!count.head || !count.manifest) throw new BackupError('the backup is cut off')
  return { ...count.head, manifest: count.manifest }
}
