import 'server-only'
import { isRight, left } from 'fp-ts/Either'
import type { Config } from '@/server/config/config'
import { isSettingsFault } from '@/model/lead/leadDelivery'
import type { Database } from '@/server/database/database'
import { limitedLog, log } from '@/server/log'
import { metrics } from '@/server/metrics/metrics'
import { traced } from '@/server/traces/traces'
import { adapterFor } from './adapters/adapters'
import type { DeliveryAdapter, DeliveryResult } from './adapters/deliveryAdapter'
import { claimDeliveries, putBack, type Claimed, type Outcome } from './outbox/outbox'
import { makeWaitingForSettingsDue } from './outbox/scheduleNow'
import { OutcomeWriter } from './outbox/outcomeWriter'

/** Leads stored within this time are claimed together. */
const WAKE_AFTER_MS = 100

/** Claiming 32 costs little more than claiming one. */
const CLAIM_AT_LEAST = 32

/** Maximum pause when a receiver asks to wait; each lead keeps its own, longer, delay. */
const MAX_PAUSE_MS = 15 * 60_000

const UNREADABLE: DeliveryResult = left({ kind: 'rejected', detail: 'the stored lead is unreadable' })

export type DeliveryOptions = {
  database: Database
  config: Pick<Config, 'crm' | 'delivery'>
  /** Default: the configured adapter. */
  adapter?: DeliveryAdapter
  /** Polling interval when idle, in milliseconds. */
  pollMs?: number
  /** Age after which a delivery in progress counts as abandoned. */
  expireMs?: number
  now?: () => number
}

/**
 * Claims due leads, passes them to the adapter and stores the outcomes, from start to stop. After a crash, rows in
 * `delivering` are claimed again after `expireMs`: at-least-once delivery. Claimed leads that wait too long are
 * released before that.
 */
export class LeadDelivery {
  /** Claimed and not yet sent, in groups of at most a batch. */
  private inHand: { claimed: Claimed[]; at: number }[] = []
  private readonly leadsInHand = new Set<string>()
  private readonly calls = new Set<Promise<void>>()
  private readonly broken = new AbortController()
  private readonly trouble: (error: unknown) => void
  private readonly alarm: (error: unknown) => void
  private readonly writer: OutcomeWriter
  private readonly running: Promise<void>
  private stopping = false
  private pausedUntil = 0
  private woken = false
  private settingsFault: string | undefined
  private endRest: (() => void) | undefined
  private wakeTimer: NodeJS.Timeout | undefined
  private readonly now: () => number
  private readonly startedAt: number
  private readonly pollMs: number
  private readonly expireMs: number
  private readonly concurrency: number

  private constructor(
    private readonly options: DeliveryOptions,
    private readonly adapter: DeliveryAdapter,
  ) {
    const { timeoutMs, concurrency } = options.config.delivery
    this.now = options.now ?? Date.now
    this.startedAt = this.now()
    this.pollMs = options.pollMs ?? 2000
    this.expireMs = options.expireMs ?? Math.max(60_000, 3 * timeoutMs)
    this.concurrency = concurrency
    this.trouble = limitedLog('the lead delivery cannot reach the database', this.now)
    this.alarm = limitedLog('leads wait: the address or the settings of the CRM are at fault', this.now)
    this.writer = new OutcomeWriter(
      this.outbox,
      this.expireMs,
      (outcomes) => this.release(outcomes.map(({ claimed }) => claimed)),
      this.trouble,
      this.broken.signal,
    )
    log.info({ adapter: adapter.name }, 'delivering leads')
    this.running = this.run()
  }

  /** Undefined without an adapter. Does not wait for the database. */
  static start(options: DeliveryOptions): LeadDelivery | undefined {
    const adapter = options.adapter ?? adapterFor(options.config)
    return adapter && new LeadDelivery(options, adapter)
  }

  /** Settings error of the CRM by its last answer; undefined while it accepts leads. */
  get fault(): string | undefined {
    return this.settingsFault
  }

  /** Call after a commit that stored leads. Concurrent calls wake once. */
  wake(): void {
    this.wakeTimer ??= setTimeout(() => {
      this.wakeTimer = undefined
      this.wakeNow()
    }, WAKE_AFTER_MS)
  }

  /** Releases erased leads; an attempt in progress completes without a stored outcome. */
  forget(leadIds: readonly string[]): void {
    const erased = new Set(leadIds)
    for (const group of this.inHand)
      group.claimed = group.claimed.filter(({ delivery }) => !erased.has(delivery.leadId))
    this.inHand = this.inHand.filter(({ claimed }) => claimed.length > 0)
    for (const leadId of leadIds) this.leadsInHand.delete(leadId)
  }

  /** Stops claiming; attempts in progress get `graceMs`, then wait for the next start. */
  async stop(graceMs = 5000): Promise<void> {
    this.stopping = true
    clearTimeout(this.wakeTimer)
    this.wakeNow()
    const timer = setTimeout(() => this.broken.abort(), graceMs)
    await this.running
    await Promise.all(this.calls)
    await this.writer.idle()
    clearTimeout(timer)
  }

  private get outbox() {
    const { database, config } = this.options
    return { database, limits: config.delivery, now: this.now }
  }

  private async run(): Promise<void> {
    // Their cause may have been fixed before the start.
    await makeWaitingForSettingsDue(this.options.database, this.now()).catch(this.trouble)
    while (!this.stopping) {
      this.woken = false
      const pauseMs = this.pausedUntil - this.now()
      try {
        await this.returnExpired(pauseMs)
        const claimed = pauseMs <= 0 && this.inHand.length < this.concurrency ? await this.claim() : 0
        this.send()
        if (claimed > 0 && this.inHand.length < this.concurrency) continue
      } catch (error) {
        this.trouble(error)
        this.woken = false
        this.send()
      }
      await this.rest(pauseMs > 0 ? Math.min(pauseMs, this.pollMs) : this.pollMs)
    }
    await this.putBackAll(0).catch(this.trouble)
  }

  private async claim(): Promise<number> {
    const { batchSize, name } = this.adapter
    const at = this.now()
    const claimed = await claimDeliveries(this.outbox, {
      most: Math.max(CLAIM_AT_LEAST, this.concurrency * batchSize),
      adapter: name,
      // The embedded database has one worker: deliveries in progress before the start were abandoned.
      strandedBefore: Math.max(
        at - this.expireMs,
        this.options.database.kind === 'pglite' ? this.startedAt : 0,
      ),
      except: [...this.leadsInHand],
    })
    for (const { delivery } of claimed) this.leadsInHand.add(delivery.leadId)
    for (let from = 0; from < claimed.length; from += batchSize)
      this.inHand.push({ claimed: claimed.slice(from, from + batchSize), at: this.now() })
    return claimed.length
  }

  private send(): void {
    if (this.stopping || this.pausedUntil > this.now()) return
    while (this.calls.size < this.concurrency) {
      const group = this.inHand.shift()
      if (!group) return
      const call = this.deliver(group.claimed)
        .catch((error: unknown) => log.error({ err: error }, 'a delivery ended unexpectedly'))
        .finally(() => {
          this.calls.delete(call)
          this.send()
          if (this.inHand.length < this.concurrency) this.wakeNow()
        })
      this.calls.add(call)
    }
  }

  private async deliver(claimed: readonly Claimed[]): Promise<void> {
    // Must end before other servers consider the delivery abandoned.
    const stop = AbortSignal.any([this.broken.signal, AbortSignal.timeout(Math.max(1, this.expireMs / 2))])
    const readable = claimed.flatMap(({ lead }) => (lead ? [lead] : []))
    const attributes = { 'shalya.leads': readable.length, 'shalya.adapter': this.adapter.name }
    const answers =
      readable.length > 0
        ? await traced('deliver leads', attributes, () => this.adapter.deliver(readable, stop), 'alone')
        : []
    const byLead = new Map(readable.map(({ leadId }, index) => [leadId, answers[index]]))
    const outcomes = claimed.map((one): Outcome => ({
      claimed: one,
      result: byLead.get(one.delivery.leadId) ?? UNREADABLE,
    }))
    // Aborted attempts say nothing about the receiver and are repeated.
    const known = this.broken.signal.aborted ? outcomes.filter(({ result }) => isRight(result)) : outcomes
    for (const { result } of known)
      metrics().deliveries.inc({ outcome: isRight(result) ? 'delivered' : result.left.kind })
    this.pauseAsRequested(known)
    this.noteFault(known)
    this.writer.add(known)
  }

  /** Logs a fault at most once a minute, and its end. */
  private noteFault(outcomes: readonly Outcome[]): void {
    for (const { result } of outcomes)
      if (isRight(result)) this.settingsFault = undefined
      else if (isSettingsFault(result.left)) {
        this.settingsFault = result.left.detail
        this.alarm(new Error(result.left.detail))
      }
  }

  private pauseAsRequested(outcomes: readonly Outcome[]): void {
    for (const { result } of outcomes) {
      if (isRight(result) || result.left.kind !== 'rateLimited') continue
      const waitMs = Math.min(result.left.retryAfterMs ?? 0, MAX_PAUSE_MS)
      this.pausedUntil = Math.max(this.pausedUntil, this.now() + waitMs)
    }
  }

  /** Releases leads that wait too long, so that other servers can claim them. */
  private async returnExpired(pauseMs: number): Promise<void> {
    if (pauseMs > 0) return this.putBackAll(pauseMs)
    if (this.inHand.some(({ at }) => this.now() - at > this.expireMs / 4)) await this.putBackAll(0)
  }

  private async putBackAll(waitMs: number): Promise<void> {
    const claimed = this.inHand.flatMap((group) => group.claimed)
    if (claimed.length === 0) return
    this.inHand = []
    await putBack(this.outbox, claimed, waitMs).finally(() => this.release(claimed))
  }

  private release(claimed: readonly Claimed[]): void {
    for (const { delivery } of claimed) this.leadsInHand.delete(delivery.leadId)
  }

  private wakeNow(): void {
    this.woken = true
    this.endRest?.()
  }

  /** At most `ms`, or until woken; returns at once if woken while busy. */
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
