import 'server-only'
import { log } from '@/server/log'
import type { DeliveryResult } from './adapters/deliveryAdapter'
import { limitedLog } from './limitedLog'
import { OutcomeWriter } from './outcomeWriter'
import { putBack, takeDeliveries, type Outcome, type Taken, type TakingParts } from './takenDeliveries'

export type WorkerOptions = TakingParts & {
  /** How many calls of the adapter may run at a time. */
  readonly concurrency: number
  /** How long an idle worker rests before it looks for jobs again, when nobody wakes it. */
  readonly pollMs: number
}

/** Leads that are taken at a time at least: taking 32 costs the database little more than taking one. */
const TAKE_AT_LEAST = 32

/** How long the worker rests at most because a receiver asked it to wait; each lead keeps its own, longer, time. */
const MAX_PAUSE_MS = 15 * 60_000

const UNREADABLE: DeliveryResult = {
  ok: false,
  failure: { kind: 'rejected', detail: 'the stored lead is unreadable' },
}

/**
 * Takes due leads from the queue, hands them to the adapter and has written down what became of them.
 *
 * A crash in between leaves rows in `delivering`, which are taken again after `expireMs`: a receiver may see a lead
 * twice (with the same id), never not at all. Leads in hand that wait too long for their turn, because the receiver is
 * slow or asks to wait, are put back before that.
 *
 * pg-boss' own `work` loop is not used: it completes jobs outside our transactions and leaves that promise unhandled,
 * which ends the process when the database is unavailable at that moment.
 */
export class DeliveryWorker {
  /** Groups of at most a batch, taken and not yet sent. */
  private inHand: { taken: Taken[]; at: number }[] = []
  private readonly leadsInHand = new Set<string>()
  private readonly calls = new Set<Promise<void>>()
  private readonly broken = new AbortController()
  private readonly trouble: (error: unknown) => void
  private readonly writer: OutcomeWriter
  private readonly running: Promise<void>
  private stopping = false
  private pausedUntil = 0
  private woken = false
  private endRest: (() => void) | undefined

  constructor(private readonly options: WorkerOptions) {
    this.trouble = limitedLog('the delivery worker cannot reach the database', options.now)
    this.writer = new OutcomeWriter(
      options,
      (outcomes) => this.letGo(outcomes.map(({ taken }) => taken)),
      this.trouble,
      this.broken.signal,
    )
    this.running = this.run()
  }

  /** Tells that there may be jobs: call it after the commit that inserted them. */
  wake(): void {
    this.woken = true
    this.endRest?.()
  }

  /**
   * Lets go of leads in hand that were erased: they are not sent. Their rows are gone, so that nothing is written about
   * them, and the queue gives their jobs up by itself.
   */
  forget(leadIds: ReadonlySet<string>): void {
    for (const group of this.inHand)
      group.taken = group.taken.filter(({ delivery }) => !leadIds.has(delivery.leadId))
    this.inHand = this.inHand.filter(({ taken }) => taken.length > 0)
    for (const leadId of leadIds) this.leadsInHand.delete(leadId)
  }

  /** Stops taking leads; what is under way gets `graceMs` to finish, then is left to the next start. */
  async stop(graceMs: number): Promise<void> {
    this.stopping = true
    this.wake()
    const timer = setTimeout(() => this.broken.abort(), graceMs)
    await this.running
    await Promise.all(this.calls)
    await this.writer.idle()
    clearTimeout(timer)
  }

  private async run(): Promise<void> {
    const { now, concurrency, pollMs } = this.options
    while (!this.stopping) {
      this.woken = false
      const pauseMs = this.pausedUntil - now()
      try {
        await this.putBackLate(pauseMs)
        const found = pauseMs <= 0 && this.inHand.length < concurrency ? await this.take() : undefined
        this.send()
        if (found !== undefined && found > 0 && this.inHand.length < concurrency) continue
        await this.rest(pauseMs > 0 ? Math.min(pauseMs, pollMs) : pollMs)
      } catch (error) {
        this.trouble(error)
        this.woken = false
        this.send()
        await this.rest(pollMs)
      }
    }
    await this.putBackAll(0).catch(this.trouble)
  }

  private async take(): Promise<number> {
    const { adapter, concurrency, now } = this.options
    const most = Math.max(TAKE_AT_LEAST, concurrency * adapter.batchSize)
    const { jobs, taken } = await takeDeliveries(this.options, most, (leadId) => this.leadsInHand.has(leadId))
    for (const { delivery } of taken) this.leadsInHand.add(delivery.leadId)
    for (let at = 0; at < taken.length; at += adapter.batchSize)
      this.inHand.push({ taken: taken.slice(at, at + adapter.batchSize), at: now() })
    return jobs
  }

  private send(): void {
    if (this.stopping || this.pausedUntil > this.options.now()) return
    while (this.calls.size < this.options.concurrency) {
      const group = this.inHand.shift()
      if (!group) return
      const call = this.deliver(group.taken)
        .catch((error: unknown) => log.error({ err: error }, 'a delivery ended unexpectedly'))
        .finally(() => {
          this.calls.delete(call)
          this.send()
          if (this.inHand.length < this.options.concurrency) this.wake()
        })
      this.calls.add(call)
    }
  }

  private async deliver(taken: readonly Taken[]): Promise<void> {
    const { adapter, expireMs } = this.options
    // The adapter must be done before others count the delivery as left behind.
    const stop = AbortSignal.any([this.broken.signal, AbortSignal.timeout(Math.max(1, expireMs / 2))])
    const readable = taken.flatMap(({ lead }) => (lead ? [lead] : []))
    const answers = readable.length > 0 ? await adapter.deliver(readable, stop) : []
    const byLead = new Map(readable.map(({ leadId }, index) => [leadId, answers[index]]))
    const outcomes = taken.map((one): Outcome => {
      const result = one.lead ? byLead.get(one.lead.leadId) : UNREADABLE
      return { taken: one, result: result ?? UNREADABLE }
    })
    // What we broke off ourselves says nothing about the receiver: the next start sends it again.
    const known = this.broken.signal.aborted ? outcomes.filter(({ result }) => result.ok) : outcomes
    this.pauseAsRequested(known)
    this.writer.add(known)
  }

  private pauseAsRequested(outcomes: readonly Outcome[]): void {
    for (const { result } of outcomes) {
      if (result.ok || result.failure.kind !== 'rateLimited') continue
      const waitMs = Math.min(result.failure.retryAfterMs ?? 0, MAX_PAUSE_MS)
      this.pausedUntil = Math.max(this.pausedUntil, this.options.now() + waitMs)
    }
  }

  /** Leads whose turn does not come soon go back to the queue, where other servers find them. */
  private async putBackLate(pauseMs: number): Promise<void> {
    const { now, expireMs } = this.options
    if (pauseMs > 0) return this.putBackAll(pauseMs)
    if (this.inHand.some(({ at }) => now() - at > expireMs / 4)) await this.putBackAll(0)
  }

  private async putBackAll(waitMs: number): Promise<void> {
    const taken = this.inHand.flatMap((group) => group.taken)
    if (taken.length === 0) return
    this.inHand = []
    await putBack(this.options, taken, waitMs).finally(() => this.letGo(taken))
  }

  private letGo(taken: readonly Taken[]): void {
    for (const { delivery } of taken) this.leadsInHand.delete(delivery.leadId)
  }

  /** Until woken, at most `ms`. A worker that was woken while it was busy does not rest. */
  private async rest(ms: number): Promise<void> {
    if (this.woken || this.stopping) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      this.endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.endRest = undefined
  }
}
