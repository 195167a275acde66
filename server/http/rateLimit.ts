import 'server-only'
import type { RateLimiterMemory } from 'rate-limiter-flexible'
import { isIP } from 'node:net'

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

/** Set by the front server (scripts/serve.mjs) from the socket or the trusted proxy; a caller cannot set it there. */
const HEADER = 'x-shalya-client-ip'

/** The visitor's address, or '' when it is not known (development). */
export function clientIp(request: Pick<Request, 'headers'>): string {
  const address = (request.headers.get(HEADER) ?? '').replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(address) ? address : ''
}

/** What one household or office counts as: an IPv4 address, or the first half of an IPv6 one. */
export function limitKeyOf(ip: string): string {
  if (isIP(ip) !== 6) return ip
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - left.length - tail.split(':').filter(Boolean).length
  return [...left, ...Array<string>(zeros).fill('0')].slice(0, 4).join(':')
}
