import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import { log } from '@/server/log'
import { dataKeys } from '@/server/privacy/sealing/dataKeys'
import { LeadRow } from '@/server/leads/intake/leadBatch'
import { LeadAddition } from '@/server/leads/intake/leadChange'

export const SUFFIX = '.ndjson'
const CHECKSUM_LENGTH = 16

const checksum = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, CHECKSUM_LENGTH)

const PURPOSE = 'journal'

/** More than a lead's line in a new file. */
const TRIAL_BYTES = 64 * 1024

/** A record as a line: checksum, space, sealed JSON (docs/decisions/0048). */
export const journalLine = (record: unknown): string => {
  const text = dataKeys().seal(PURPOSE, JSON.stringify(record))
  return `${checksum(text)} ${text}\n`
}

/**
 * The record of a line; undefined if torn or damaged. Older releases wrote clear text.
 * @throws {DataKeyError} {DamagedSealError} for a complete line that cannot be opened: it must not be skipped
 */
export function recordOf(line: string): unknown {
  const text = line.slice(CHECKSUM_LENGTH + 1)
  if (!text || line.slice(0, CHECKSUM_LENGTH) !== checksum(text)) return undefined
  return JSON.parse(text.startsWith('{') ? text : dataKeys().open(PURPOSE, text))
}

/** Makes new names in a directory durable. */
export async function syncDirectory(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

interface Waiting {
  readonly text: string
  readonly keep: boolean
  readonly settle: (error?: unknown) => void
}

/**
 * An append-only log in segment files. `append` returns when its lines are on disk; appends during a write share
 * the next write and sync.
 */
export class Journal {
  private waiting: Waiting[] = []
  /** Lines whose write must be retried. */
  private owed = ''
  private working: Promise<void> | undefined
  private segment: { handle: FileHandle; path: string; bytes: number } | undefined
  private serial = 0
  private failed = false

  private constructor(
    readonly folder: string,
    private readonly beforeWrite: () => void,
  ) {}

  /**
   * Opens or creates a folder's journal; existing segments stay. @param beforeWrite throws where this process must
   * not write (FolderLock.check)
   */
  static async open(folder: string, beforeWrite: () => void = () => {}): Promise<Journal> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return new Journal(folder, beforeWrite)
  }

  /** Whether the last write reached the disk. */
  get healthy(): boolean {
    return !this.failed
  }

  /** Bytes in the growing segment. */
  get bytes(): number {
    return this.segment?.bytes ?? 0
  }

  /**
   * Writes lines (see journalLine) durably.
   * @param options.keep failed lines are retried before the next ones
   * @throws the file system's error (a full disk); then the lines do not count as written
   */
  append(lines: readonly string[], { keep = false } = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (error?: unknown) => (error === undefined ? resolve() : reject(error))
      this.waiting.push({ text: lines.join(''), keep, settle })
      this.working ??= this.work()
    })
  }

  private async work(): Promise<void> {
    // Lets appends of this turn share the first write.
    await Promise.resolve()
    while (this.waiting.length) {
      const group = this.waiting.splice(0)
      const text = this.owed + group.map((one) => one.text).join('')
      const error = await this.write(text).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('the journal failed'),
      )
      if (text) this.failed = error !== undefined
      if (error !== undefined) this.owed += group.map((one) => (one.keep ? one.text : '')).join('')
      else this.owed = ''
      for (const { settle } of group) settle(error)
    }
    // In the same turn as the last look at the queue: later appends start new work.
    this.working = undefined
  }

  private async write(text: string): Promise<void> {
    if (!text) return
    try {
      this.beforeWrite()
      this.segment ??= await this.createSegment()
      const bytes = Buffer.from(text)
      await this.segment.handle.appendFile(bytes)
      await this.segment.handle.datasync()
      this.segment.bytes += bytes.length
    } catch (error) {
      // A failed write may leave half a line, so the next one starts a new file.
      const failed = this.segment
      this.segment = undefined
      await failed?.handle.close().catch(() => {})
      // Removes an empty file, so that a full disk does not collect them.
      if (failed?.bytes === 0) await rm(failed.path, { force: true }).catch(() => {})
      throw error
    }
  }

  /**
   * Tests whether a failed journal is writable again: writes retained lines, or a temporary file. A failed server
   * gets no requests that would show it. Never rejects.
   */
  async retry(): Promise<void> {
    if (!this.failed) return
    if (this.owed) return this.append([]).catch(() => {})
    const path = join(this.folder, `trial-${process.pid}`)
    try {
      const handle = await open(path, 'w', 0o600)
      try {
        await handle.appendFile(Buffer.alloc(TRIAL_BYTES, 1))
        await handle.datasync()
      } finally {
        await handle.close()
      }
      this.failed = false
    } catch {
    } finally {
      await rm(path, { force: true }).catch(() => {})
    }
  }

  private async createSegment() {
    // Servers in containers share folders and have the same process id.
    const unique = randomBytes(4).toString('hex')
    const name = `${String(Date.now()).padStart(15, '0')}-${String(this.serial++).padStart(6, '0')}-${unique}`
    const path = join(this.folder, name + SUFFIX)
    const handle = await open(path, 'ax', 0o600)
    await syncDirectory(this.folder)
    return { handle, path, bytes: 0 }
  }

  /** Closes the growing segment; the next append starts a new one. */
  async rotate(): Promise<void> {
    while (this.working) await this.working
    const segment = this.segment
    this.segment = undefined
    await segment?.handle
      .close()
      .catch((error: unknown) => log.warn({ err: error }, 'a journal file was not closed'))
  }

  /** Closed segments, oldest first. */
  async closedSegments(): Promise<string[]> {
    const names = (await readdir(this.folder)).filter((name) => name.endsWith(SUFFIX)).sort()
    return names.map((name) => join(this.folder, name)).filter((path) => path !== this.segment?.path)
  }

  /** Removes segments whose records are safe elsewhere. */
  async remove(segments: readonly string[]): Promise<void> {
    await Promise.all(segments.map((path) => rm(path, { force: true })))
    if (segments.length) await syncDirectory(this.folder)
  }

  /** Writes retained lines and closes the growing segment. */
  async close(): Promise<void> {
    if (this.owed) await this.append([]).catch(() => {})
    await this.rotate()
  }
}

const Line = t.union([t.type({ type: t.literal('lead'), row: LeadRow }), LeadAddition])
export type JournalRecord = t.TypeOf<typeof Line>

export const recordTime = (record: JournalRecord): Date =>
  new Date(record.type === 'lead' ? record.row.created_at : record.row.at)

/** The record of a journal line; undefined if unknown to this release. */
export const journalRecord = (value: unknown): JournalRecord | undefined => decoded(Line, value)

export const leadIdOf = (record: JournalRecord): string =>
  record.type === 'lead' ? record.row.id : record.row.lead_id
