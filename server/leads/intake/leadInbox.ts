import 'server-only'
import { type Database, isRefusedData } from '@/server/database/database'
import type { CircuitBreaker } from '@/server/database/circuitBreaker'
import { log } from '@/server/log'
import type { Journal } from '@/server/leads/journal/journal'
import { leadLine } from '@/server/leads/journal/journalRecord'
import type { LeadBacklog } from './leadBacklog'
import { type RowOutcome, writeLeadBatch } from './leadBatch'
import { type LeadRow, conflictFreeBatches } from '@/server/leads/leadRow'

/** Rows that one statement takes at most. */
const BATCH_LIMIT = 100

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

export interface InboxParts {
  readonly database: Database
  readonly gate: CircuitBreaker
  readonly journal: Journal
  readonly backlog: LeadBacklog
  /** Called when leads were committed together with their rows of the outbox. */
  readonly onStored: () => void
}

/**
 * Takes validated leads and answers when they are durable. Rows that wait while the database is busy are written
 * together (group commit). On PGlite, which does not sync its files, a stored row is also in the journal before
 * it is answered; while the database is unavailable the journal takes its place.
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

  /** A batch is what came while the one before was written. Nobody waits for company: no lead is held back. */
  private async run(): Promise<void> {
    while (this.queue.length) {
      // The turn of the event loop ends first, so that what it has read goes together.
      await new Promise<void>((done) => setImmediate(done))
      const batch = this.queue.splice(0, BATCH_LIMIT)
      for (const wave of conflictFreeBatches(batch, ({ row }) => row)) await this.take(wave)
    }
    this.running = undefined
  }

  private async take(wave: readonly Entry[]): Promise<void> {
    if (!this.parts.gate.isOpen) return this.intoJournal(wave)
    try {
      const outcomes = await writeLeadBatch(
        this.parts.database.executeSql,
        wave.map(({ row }) => row),
      )
      this.parts.onStored()
      this.answerStored(wave, outcomes)
    } catch (error) {
      if (isRefusedData(error)) return this.takeEach(wave, error)
      this.parts.gate.fail(error)
      await this.intoJournal(wave)
    }
  }

  /** Finds the row that the database refuses, so that it takes no other with it. */
  private async takeEach(wave: readonly Entry[], error: unknown): Promise<void> {
    if (wave.length > 1) {
      for (const entry of wave) await this.take([entry])
      return
    }
    for (const { row, settle } of wave) {
      log.error({ leadId: row.id, err: error }, 'the database refuses a lead for its data')
      settle({ kind: 'refused' })
    }
  }

  /** Answers at once on PostgreSQL; on PGlite when the journal has the rows, while the next batch is written. */
  private answerStored(wave: readonly Entry[], outcomes: ReadonlyMap<string, RowOutcome>): void {
    const answers = wave.map(({ row, settle }) => ({
      row,
      settle,
      outcome: outcomes.get(row.id) ?? ({ kind: 'unavailable' } as const),
    }))
    const settleAll = () => answers.forEach(({ settle, outcome }) => settle(outcome))
    if (this.parts.database.kind === 'postgres') return settleAll()
    const stored = answers.filter(({ outcome }) => outcome.kind === 'stored')
    // Rows that were there before wait too: the write of their own line may still be under way.
    this.parts.journal
      .append(
        stored.map(({ row }) => leadLine(row)),
        { keep: true },
      )
      .then(settleAll, (error: unknown) => {
        log.error({ err: error }, 'the journal cannot be written')
        for (const { settle } of answers) settle({ kind: 'unavailable' })
      })
  }

  private async intoJournal(wave: readonly Entry[]): Promise<void> {
    const { journal, backlog } = this.parts
    const entries = wave.filter(({ row, settle }) => {
      const holder = row.idem_key === null ? undefined : backlog.holderOf(row.idem_key)
      if (holder) settle({ kind: 'existing', ...holder })
      return !holder
    })
    backlog.noteJournalled()
    try {
      await journal.append(entries.map(({ row }) => leadLine(row)))
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
