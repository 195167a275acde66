import 'server-only'
import type PgBoss from 'pg-boss'
import type { Config } from '@/server/config'
import type { Database } from '@/server/database/database'
import { log } from '@/server/log'
import { adapterFor } from './adapters/adapterFor'
import type { DeliveryAdapter } from './adapters/deliveryAdapter'
import { closeDeliveryQueue, openDeliveryQueue } from './deliveryQueue'
import { deliveryLimitsOf } from './deliverySteps'
import { SWEEP_SIZE, sweepDeliveries } from './deliverySweep'
import { DeliveryWorker } from './deliveryWorker'
import { limitedLog } from './limitedLog'

/** Leads that are stored within this time are taken together. */
const WAKE_AFTER_MS = 100

export type DeliveryTiming = {
  /** How long an idle worker rests when nobody wakes it. */
  pollMs: number
  /** How often rows without a job are looked for. */
  sweepMs: number
  /** How long to rest before the queue is opened again after a failure (the database is unavailable). */
  openAgainMs: number
  /** After this long a delivery under way counts as left behind. */
  expireMs: number
}

export type DeliveryOptions = {
  database: Database
  config: Pick<Config, 'crm' | 'delivery'>
  /** Instead of the adapter that the configuration names. */
  adapter?: DeliveryAdapter
  timing?: Partial<DeliveryTiming>
  now?: () => number
}

/** The deliveries of this process, from start to stop. */
export class LeadDelivery {
  private worker: DeliveryWorker | undefined
  private boss: PgBoss | undefined
  private wakeTimer: NodeJS.Timeout | undefined
  private stopped = false
  private endRest: (() => void) | undefined
  private readonly now: () => number
  private readonly timing: DeliveryTiming
  private readonly running: Promise<void>

  private constructor(
    private readonly options: DeliveryOptions,
    private readonly adapter: DeliveryAdapter,
  ) {
    this.now = options.now ?? Date.now
    const expireMs = Math.max(60_000, 3 * options.config.delivery.timeoutMs)
    this.timing = { pollMs: 2000, sweepMs: 30_000, openAgainMs: 2000, expireMs, ...options.timing }
    this.running = this.run()
  }

  /**
   * Starts delivering; undefined when no adapter is configured. Does not wait for the database: the queue is opened
   * in the background, again and again until it works.
   * @throws {ConfigError} as adapterFor
   */
  static start(options: DeliveryOptions): LeadDelivery | undefined {
    const adapter = options.adapter ?? adapterFor(options.config)
    return adapter && new LeadDelivery(options, adapter)
  }

  /** Whether the queue is open, so that jobs can be inserted. */
  get isOpen(): boolean {
    return this.boss !== undefined && !this.stopped
  }

  /** Tells that there may be jobs: call it after the commit that inserted them. Calls that come together wake once. */
  wake(): void {
    this.wakeTimer ??= setTimeout(() => {
      this.wakeTimer = undefined
      this.worker?.wake()
    }, WAKE_AFTER_MS)
  }

  /** Does not send leads that were erased meanwhile, unless they are being sent at this moment. */
  forget(leadIds: readonly string[]): void {
    this.worker?.forget(new Set(leadIds))
  }

  /** Stops taking leads; what is under way gets `graceMs` to finish, then is left to the next start. */
  async stop(graceMs = 5000): Promise<void> {
    this.stopped = true
    clearTimeout(this.wakeTimer)
    this.endRest?.()
    await this.worker?.stop(graceMs)
    await this.running
    if (this.boss) await closeDeliveryQueue(this.boss)
  }

  private async run(): Promise<void> {
    const trouble = limitedLog('the delivery queue cannot be kept', this.now)
    while (!this.stopped && !this.worker) {
      try {
        await this.open(trouble)
      } catch (error) {
        trouble(error)
        await this.rest(this.timing.openAgainMs)
      }
    }
    while (!this.stopped) {
      const swept = await this.sweep(this.timing.expireMs).catch((error: unknown) => void trouble(error))
      await this.rest(swept === SWEEP_SIZE ? this.timing.pollMs : this.timing.sweepMs)
    }
  }

  private async open(onError: (error: unknown) => void): Promise<void> {
    const { database, config } = this.options
    const { expireMs, pollMs } = this.timing
    this.boss ??= await openDeliveryQueue(database, Math.ceil(expireMs / 1000), onError)
    // On the embedded database nobody else delivers: what is under way before our worker starts was left behind.
    await this.sweep(database.kind === 'pglite' ? 0 : expireMs)
    if (this.stopped) return
    this.worker = new DeliveryWorker({
      database,
      boss: this.boss,
      adapter: this.adapter,
      limits: deliveryLimitsOf(config),
      concurrency: config.delivery.concurrency,
      expireMs,
      pollMs,
      now: this.now,
    })
    log.info({ adapter: this.adapter.name }, 'delivering leads')
  }

  private async sweep(strandedMs: number): Promise<number> {
    const now = this.now()
    const limits = deliveryLimitsOf(this.options.config)
    const swept = await sweepDeliveries(this.options.database, limits, now, now - strandedMs)
    if (swept > 0) this.wake()
    return swept
  }

  private rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      if (this.stopped) return resolve()
      const timer = setTimeout(resolve, ms)
      this.endRest = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
