import 'server-only'
import { type Database, isRefusedData } from '@/server/database/database'
import { type CircuitBreaker } from '@/server/database/circuitBreaker'
import { DatabaseUnavailableError } from '@/server/database/postgres/sqlPool'
import { log } from '@/server/log'
import { type Journal, journalLine } from '@/server/leads/journal/journal'
import type { RecoveryLog } from '@/server/leads/recovery/recoveryLog'
import { withTimeout } from '@/server/withTimeout'
import { traced } from '@/server/traces/traces'
import { type RowOutcome, writeLeadBatch, type LeadRow, conflictFreeBatches } from './leadBatch'

const BATCH_LIMIT = 100

/** How long a visitor waits for the database before the journal stores the lead. */
export const DATABASE_LIMIT_MS = 5000

export type InboxAnswer = RowOutcome | { readonly kind: 'refused' } | { readonly kind: 'unavailable' }

interface Entry {
  readonly row: LeadRow
  readonly settle: (answer: InboxAnswer) => void
}

const lineOf = (row: LeadRow): string => journalLine({ type: 'lead', row })

interface InboxParts {
  readonly database: Database
  readonly breaker: CircuitBreaker
  readonly journal: Journal
  readonly recovery: RecoveryLog
  readonly backlog: LeadBacklog
  /** Called after leads and their outbox rows are committed. */
  readonly onStored: () => void
  /** Default 5 s; for tests. */
  readonly databaseLimitMs?: number
}

/**
 * Stores validated leads and answers when they are durable. Rows that wait for a busy database are written
 * together (group commit). On PGlite, which does not sync its files, stored rows are also written to the journal;
 * while the database is unavailable the journal replaces it. Copies for backups are written before the answer.
 */
export class LeadInbox {
  private queue: Entry[] = []
  private running: Promise<void> | undefined

  constructor(private readonly parts: InboxParts) {}

  /** Never rejects. A row whose answer is `stored` survives a crash of the process and a power cut. */
  submit(row: LeadRow): Promise<InboxAnswer> {
    return new Promise((settle) => {
      this.queue.push({ row, settle })
      this.running ??= this.run()
    })
  }

  /** Waits until nothing is left to write. */
  async idle(): Promise<void> {
    while (this.running) await this.running
  }

  /** Batches what arrived while the previous batch was written, without delay. */
  private async run(): Promise<void> {
    while (this.queue.length) {
      // Lets the event loop finish its turn, so that its rows share a batch.
      await new Promise<void>((done) => setImmediate(done))
      const waiting = this.queue.splice(0, BATCH_LIMIT)
      for (const batch of conflictFreeBatches(waiting, ({ row }) => row))
        await traced('store leads', { 'shalya.leads': batch.length }, () => this.take(batch), 'alone')
    }
    this.running = undefined
  }

  private async take(batch: readonly Entry[]): Promise<void> {
    if (!this.parts.breaker.isAvailable) return this.intoJournal(batch)
    try {
      const rows = batch.map(({ row }) => row)
      const outcomes = await withTimeout(
        this.parts.databaseLimitMs ?? DATABASE_LIMIT_MS,
        writeLeadBatch(this.parts.database.executeSql, rows),
      )
      // It may still be written; the journal repeats it under the same id.
      if (!outcomes) throw new DatabaseUnavailableError('the database takes too long')
      this.parts.onStored()
      this.answerStored(batch, outcomes)
    } catch (error) {
      if (isRefusedData(error)) return this.takeEach(batch, error)
      this.parts.breaker.fail(error)
      await this.intoJournal(batch)
    }
  }

  /** Isolates the row that the database refuses. */
  private async takeEach(batch: readonly Entry[], error: unknown): Promise<void> {
    if (batch.length > 1) {
      for (const entry of batch) await this.take([entry])
      return
    }
    for (const { row, settle } of batch) {
      log.error({ leadId: row.id, err: error }, 'the database refuses a lead for its data')
      settle({ kind: 'refused' })
    }
  }

  /** Immediate on PostgreSQL; on PGlite after the journal write, while the next batch is written. */
  private answerStored(batch: readonly Entry[], outcomes: ReadonlyMap<string, RowOutcome>): void {
    const answers = batch.map(({ row, settle }) => ({
      row,
      settle,
      outcome: outcomes.get(row.id) ?? ({ kind: 'unavailable' } as const),
    }))
    const settleAll = () => answers.forEach(({ settle, outcome }) => settle(outcome))
    const { database, recovery } = this.parts
    if (database.kind === 'postgres' && !recovery.copiesLeads) return settleAll()
    // Existing rows wait too: their own journal write may be in progress.
    const stored = answers.filter(({ outcome }) => outcome.kind === 'stored')
    void this.keepStored(stored.map(({ row }) => row)).then((isKept) => {
      if (isKept) return settleAll()
      for (const { settle } of answers) settle({ kind: 'unavailable' })
    })
  }

  /** Makes stored rows as durable as `submit` does. Never rejects. @returns whether they are */
  async keepStored(rows: readonly LeadRow[]): Promise<boolean> {
    const { database, journal, recovery } = this.parts
    if (database.kind === 'postgres' && !recovery.copiesLeads) return true
    const lines = rows.map(lineOf)
    const copied = recovery.copyLeads(lines)
    try {
      if (database.kind !== 'postgres') await journal.append(lines, { keep: true })
      await copied
      return true
    } catch (error) {
      log.error({ err: error }, 'the journal cannot be written')
      return false
    }
  }

  private async intoJournal(batch: readonly Entry[]): Promise<void> {
    const { journal, backlog } = this.parts
    const entries = batch.filter(({ row, settle }) => {
      const holder = row.idem_key === null ? undefined : backlog.holderOf(row.idem_key)
      if (holder) settle({ kind: 'existing', ...holder })
      return !holder
    })
    backlog.noteJournalled()
    try {
      const lines = entries.map(({ row }) => lineOf(row))
      await journal.append(lines)
      await this.parts.recovery.copyLeads(lines)
    } catch (error) {
      log.error({ err: error }, 'neither the database nor the journal takes leads')
      for (const { settle } of entries) settle({ kind: 'unavailable' })
      return
    }
    for (const { row, settle } of entries) {
      backlog.add(row)
      settle({ kind: 'stored' })
    }
  }
}

/** Leads in the journal only: known for repeated requests and surveys until the database has them. */
export class LeadBacklog {
  private readonly keys = new Map<string, { leadId: string; bodyHash: string }>()
  /** When they arrived, oldest first. */
  private readonly ids = new Map<string, string>()

  private journalled = 0
  private drained = 0

  /** Records that a lead is about to be in the journal only; call before writing the journal. */
  noteJournalled(): void {
    this.journalled++
  }

  /** Number of records noted so far, to be passed to noteDrained. */
  get mark(): number {
    return this.journalled
  }

  /** Records that a drain started at a mark has stored everything before it. */
  noteDrained(mark: number): void {
    this.drained = Math.max(this.drained, mark)
  }

  get isDrained(): boolean {
    return this.drained === this.journalled
  }

  add(row: LeadRow): void {
    this.ids.set(row.id, row.created_at)
    // The first lead of a key keeps it, as in the database.
    if (row.idem_key !== null && !this.keys.has(row.idem_key))
      this.keys.set(row.idem_key, { leadId: row.id, bodyHash: row.body_hash })
  }

  remove(row: Pick<LeadRow, 'id' | 'idem_key'>): void {
    this.ids.delete(row.id)
    if (row.idem_key !== null && this.keys.get(row.idem_key)?.leadId === row.id)
      this.keys.delete(row.idem_key)
  }

  holderOf(key: string): { leadId: string; bodyHash: string } | undefined {
    return this.keys.get(key)
  }

  has(leadId: string): boolean {
    return this.ids.has(leadId)
  }

  get size(): number {
    return this.ids.size
  }

  /** Age of the oldest lead in the journal only, in seconds; 0 if none. */
  ageSeconds(now = Date.now()): number {
    const oldest = this.ids.values().next()
    return oldest.done ? 0 : Math.max(0, now - Date.parse(oldest.value)) / 1000
  }
}
