import 'server-only'
import { metrics } from '@/server/metrics/metrics'

/** A rendering that takes longer waits for a database or service, so the next one may begin. */
const FRESH_MS = 200
const AT_ONCE = 32
const WAITING_OF_ONE = 32
const WAITING = 256
const WAIT_MS = 8_000
/** Visitors with more renderings in a minute are slowed down to a quarter. */
const MANY_A_MINUTE = 60
const MINUTE_MS = 60_000
const PAUSE_OF_MANY = 3

/** Refuses a rendering: 429 for one visitor with too many, 503 for too many in total. */
export class NoTurn extends Error {
  constructor(
    readonly status: 429 | 503,
    readonly waitSeconds = Math.ceil(WAIT_MS / 1000),
  ) {
    super('too many pages are being made')
  }
}

interface Waiting {
  readonly begin: () => void
  readonly refuse: (reason: NoTurn) => void
}

/**
 * Schedules renderings on the thread that also serves cached pages and accepts leads: one at a time, with a pause
 * after each while others wait, and visitors in turn.
 */
export class RenderTurns {
  private readonly queues = new Map<string, Waiting[]>()
  private readonly counts = new Map<string, number>()
  private minute = 0
  private waiting = 0
  private running = 0
  private isFresh = false
  private freeAt = 0
  private freeForManyAt = 0
  private timer: NodeJS.Timeout | undefined

  /**
   * @param many renderings within a minute from which a visitor is slowed down; Infinity: no slowing and no pauses
   */
  constructor(private readonly many = MANY_A_MINUTE) {}

  /**
   * Runs a rendering when it is its visitor's turn.
   * @param visitor rate limit key
   * @throws {NoTurn} when too many wait, or it has waited too long
   */
  async run<Value>(visitor: string, render: () => Promise<Value>): Promise<Value> {
    if (this.waiting > 0 || !this.isFree(visitor)) await this.wait(visitor)
    this.count(visitor)
    this.running += 1
    this.isFresh = true
    const started = performance.now()
    let holds = true
    const settle = (): void => {
      if (holds) this.rest(Math.min(performance.now() - started, FRESH_MS))
      holds = false
    }
    const timer = setTimeout(settle, FRESH_MS)
    try {
      return await render()
    } finally {
      clearTimeout(timer)
      this.running -= 1
      settle()
      this.beginNext()
    }
  }

  private isFree(visitor: string): boolean {
    const now = performance.now()
    if (this.isFresh || this.running >= AT_ONCE || now < this.freeAt) return false
    return !this.hasHadMany(visitor) || now >= this.freeForManyAt
  }

  private hasHadMany(visitor: string): boolean {
    return (this.counts.get(visitor) ?? 0) >= this.many
  }

  private count(visitor: string): void {
    const minute = Math.floor(performance.now() / MINUTE_MS)
    if (minute !== this.minute) this.counts.clear()
    this.minute = minute
    this.counts.set(visitor, (this.counts.get(visitor) ?? 0) + 1)
  }

  private rest(took: number): void {
    const now = performance.now()
    this.isFresh = false
    this.freeAt = this.waiting > 0 && this.many < Infinity ? now + took : now
    this.freeForManyAt = now + PAUSE_OF_MANY * took
    this.beginNext()
  }

  private wait(visitor: string): Promise<void> {
    const queue = this.queues.get(visitor) ?? []
    if (queue.length >= WAITING_OF_ONE) throw refused(429)
    if (this.waiting >= WAITING) throw refused(503)
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(patience)
        this.waiting -= 1
        queue.splice(queue.indexOf(own), 1)
        if (queue.length === 0) this.queues.delete(visitor)
      }
      const own: Waiting = {
        begin: () => {
          leave()
          resolve()
        },
        refuse: (reason) => {
          leave()
          reject(reason)
        },
      }
      const patience = setTimeout(() => own.refuse(refused(this.hasHadMany(visitor) ? 429 : 503)), WAIT_MS)
      this.waiting += 1
      queue.push(own)
      this.queues.set(visitor, queue)
      this.beginNext()
    })
  }

  /** Begins the next rendering if allowed now, or sets a timer. Visitors with many renderings come last. */
  private beginNext(): void {
    clearTimeout(this.timer)
    if (this.waiting === 0 || this.isFresh || this.running >= AT_ONCE) return
    const visitors = [...this.queues.keys()]
    const visitor = visitors.find((one) => !this.hasHadMany(one)) ?? visitors[0]
    if (visitor === undefined) return
    const now = performance.now()
    const at = this.hasHadMany(visitor) ? Math.max(this.freeAt, this.freeForManyAt) : this.freeAt
    if (now < at) {
      this.timer = setTimeout(() => this.beginNext(), at - now)
      return
    }
    const queue = this.queues.get(visitor) ?? []
    // Moves the visitor to the end of the round.
    this.queues.delete(visitor)
    if (queue.length > 1) this.queues.set(visitor, queue)
    this.isFresh = true
    queue[0]?.begin()
  }
}

function refused(status: 429 | 503): NoTurn {
  metrics().limits.inc({ limit: 'renderings' })
  return new NoTurn(status)
}
