import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from '@/server/log'
import { saveOutcomes, type Outcome, type OutboxParts } from './outbox'
import { type Delivery } from './deliveryRows'

/** Outcomes within this time share a transaction. */
const GATHER_MS = 15

const WRITE_AGAIN_MS = 1000

/** Stores outcomes in batches, and retries while the database is unavailable. */
export class OutcomeWriter {
  private waiting: Outcome[] = []
  private running: Promise<void> | undefined

  /**
   * @param expireMs age after which the leads count as abandoned and are sent again
   * @param onWritten called with leads that are done
   * @param stop ends retries
   */
  constructor(
    private readonly parts: OutboxParts,
    private readonly expireMs: number,
    private readonly onWritten: (outcomes: readonly Outcome[]) => void,
    private readonly onTrouble: (error: unknown) => void,
    private readonly stop: AbortSignal,
  ) {}

  add(outcomes: readonly Outcome[]): void {
    if (outcomes.length === 0) return
    this.waiting.push(...outcomes)
    this.running ??= this.run()
  }

  /** Waits until everything is written, or given up because of `stop`. */
  async idle(): Promise<void> {
    while (this.running) await this.running
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      await sleep(GATHER_MS)
      await this.write(this.waiting.splice(0))
    }
    // In the same turn as the look at `waiting`, so that nothing is added unnoticed.
    this.running = undefined
  }

  private async write(outcomes: readonly Outcome[]): Promise<void> {
    const giveUpAt = this.parts.now() + this.expireMs
    for (;;) {
      try {
        this.report(await saveOutcomes(this.parts, outcomes))
        break
      } catch (error) {
        this.onTrouble(error)
        if (this.stop.aborted || this.parts.now() > giveUpAt) break
        await sleep(WRITE_AGAIN_MS, undefined, { signal: this.stop }).catch(() => undefined)
      }
    }
    this.onWritten(outcomes)
  }

  private report(rows: readonly Delivery[]): void {
    for (const { leadId, adapter, state, attempts, lastError } of rows) {
      const line = { leadId, adapter, attempts, ...(lastError && { detail: lastError.detail }) }
      if (state === 'delivered') log.info(line, 'lead delivered')
      else if (state === 'dead') log.error({ ...line, failure: lastError?.kind }, 'lead not deliverable')
      else log.warn({ ...line, failure: lastError?.kind }, 'lead not delivered yet')
    }
  }
}
