import 'server-only'
import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limitKeyOf } from './clientIp'

/**
 * Counts one call of an address.
 * @returns undefined when it may go on, else the seconds after which it may come again
 */
export async function secondsToWait(
  limiter: RateLimiterMemory | undefined,
  ip: string,
): Promise<number | undefined> {
  if (!limiter || !ip) return undefined
  try {
    await limiter.consume(limitKeyOf(ip))
    return undefined
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}
