import 'server-only'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import { limitKeyOf } from './clientIp'

/**
 * Whether the limiter says no. Not by `instanceof`: the limiter is made in the start's bundle, which has another copy
 * of the library's classes than the handlers' (server/runtime.ts).
 */
export const isRefusal = (thrown: unknown): thrown is { msBeforeNext: number } =>
  typeof thrown === 'object' &&
  thrown !== null &&
  'msBeforeNext' in thrown &&
  typeof thrown.msBeforeNext === 'number'

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
    if (!isRefusal(refusal)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}
