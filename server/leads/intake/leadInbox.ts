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

/** Rows that one statement takes at most. */
const BATCH_LIMIT = 100

/** How long a visitor waits for the database, and for who has it, before the journal takes the lead. */
export const DATABASE_LIMIT_MS = 5000

export type InboxAnswer =
  | RowOutcome
  /** The database refused the row for its data. */
  | { readonly kind: 'refused' }
  /** Neither the database nor the journal could take it. */
  | { readonly kind: 'unavailable' }

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
  /** Called when leads were committed together with their rows of the outbox. */
  readonly onStored: () => void
  /** Default 5 s; for tests. */
  readonly databaseLimitMs?: number
}

/**
 * Takes validated leads and answers when they are durable. Rows that wait while the database is busy are written
 * together (group commit). On PGlite, which does not sync its files, a stored row is also in the journal before
 * it is answered; while the database is unavailable the journal takes its place. Where leads are copied for who restores a
 * backup, they are so before the answer as well.
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
      // The turn of the event loop ends first, so that what it has read goes together.
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
      // It may still be written: the journal brings the same ids, which are stored once.
      if (!outcomes) throw new DatabaseUnavailableError('the database takes too long')
      this.parts.onStored()
      this.answerStored(batch, outcomes)
    } catch (error) {
      if (isRefusedData(error)) return this.takeEach(batch, error)
      this.parts.breaker.fail(error)
      await this.intoJournal(batch)
    }
  }

  /** Finds the row that the database refuses, so that it takes no other with it. */
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

  /** Answers at once on PostgreSQL; on PGlite when the journal has the rows, while the next batch is written. */
  private answerStored(batch: readonly Entry[], outcomes: ReadonlyMap<string, RowOutcome>): void {
    const answers = batch.map(({ row, settle }) => ({
      row,
      settle,
      outcome: outcomes.get(row.id) ?? ({ kind: 'unavailable' } as const),
    }))
    const settleAll = () => answers.forEach(({ settle, outcome }) => settle(outcome))
    const { database, recovery } = this.parts
    if (database.kind === 'postgres' && !recovery.copiesLeads) return settleAll()
    // Rows that were there before wait too: the write of their own line may still be under way.
    const stored = answers.filter(({ outcome }) => outcome.kind === 'stored')
    void this.keepStored(stored.map(({ row }) => row)).then((isKept) => {
      if (isKept) return settleAll()
      for (const { settle } of answers) settle({ kind: 'unavailable' })
    })
  }

  /**
   * Makes rows that the database has stored as durable as those of `submit`. Never rejects.
   * @returns whether they are
   */
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

/**
 * Leads that exist in the journal only: their keys answer repeated requests and the survey accepts their ids, until
 * they are in the database.
 */
export class LeadBacklog {
  private readonly keys = new Map<string, { leadId: string; bodyHash: string }>()
  /** When they came, oldest first. */
  private readonly ids = new Map<string, string>()

  private journalled = 0
  private drained = 0

  /** Records that a lead is about to be in the journal only; call before writing the journal. */
  noteJournalled(): void {
    this.journalled++
  }

  /** How many records were ever noted; a drain that begins now and succeeds has stored so many. */
  get mark(): number {
    return this.journalled
  }

  /** Records that a drain started at a mark has stored everything before it. */
  noteDrained(mark: number): void {
    this.drained = Math.max(this.drained, mark)
  }

  /** Whether the database has all that was ever journalled in its stead. */
  get isDrained(): boolean {
    return this.drained === this.journalled
  }

  add(row: LeadRow): void {
    this.ids.set(row.id, row.created_at)
    // The first holder of a key keeps it, as in the database.
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
