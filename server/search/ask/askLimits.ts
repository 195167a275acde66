import 'server-only'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { secondsToWait } from '@/server/http/rateLimit'

const DAY_SECONDS = 24 * 60 * 60
/** Questions that wait for the service at a time: more would hold visitors up, not the service. */
const AT_ONCE = 8

/** How often may be asked: by one address, and of the outside service by everybody together. */
export class AskLimits {
  private readonly byAddress: RateLimiterMemory | undefined
  private readonly budget: RateLimiterMemory | undefined
  private waiting = 0

  /** @param perMinute questions of one address, 0 for no limit; @param perDay questions handed to the service */
  constructor({ perMinute, perDay }: { readonly perMinute: number; readonly perDay: number }) {
    this.byAddress = perMinute ? new RateLimiterMemory({ points: perMinute, duration: 60 }) : undefined
    this.budget = perDay ? new RateLimiterMemory({ points: perDay, duration: DAY_SECONDS }) : undefined
  }

  /** Counts a question of an address. @returns whether it may be asked now */
  async mayAsk(ip: string): Promise<boolean> {
    return (await secondsToWait(this.byAddress, ip)) === undefined
  }

  /** Does what asks the service, unless the day's budget is spent or too many wait already: then undefined. */
  async withinBudget<Result>(ask: () => Promise<Result>): Promise<Result | undefined> {
    if (!this.budget || this.waiting >= AT_ONCE) return undefined
    // Before anything is waited for: who comes meanwhile counts this one.
    this.waiting += 1
    try {
      return (await secondsToWait(this.budget, 'everybody')) === undefined ? await ask() : undefined
    } finally {
      this.waiting -= 1
    }
  }
}
