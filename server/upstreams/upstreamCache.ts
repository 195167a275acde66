import 'server-only'
import { LRUCache } from 'lru-cache'
import { REST_MS, type UpstreamCall, callUnlessResting, noteUnusable } from './upstreamCall'

interface CacheOptions<Value> {
  /** The most answers that are kept. */
  readonly max: number
  /** How long one is kept before it is asked for again. */
  readonly freshMs: number
  /** What the body of an answer says; undefined where it cannot be used. */
  readonly read: (json: unknown) => Value | undefined
}

/**
 * Cached answers of another system, with at most one request per interval. After a failure it is not asked for ten
 * seconds, and the last answer stays valid.
 * @returns answers undefined without any usable one; never rejects
 */
export function upstreamCache<Value>({ max, freshMs, read }: CacheOptions<Value>) {
  const answers = new LRUCache<string, { readonly value?: Value }, UpstreamCall>({
    max,
    ttl: freshMs,
    // Pending callers get their answer even if it is evicted meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: async (_key, last, { context: call, options }) => {
      const answer = await callUnlessResting(call)
      const value = answer?.status === 200 ? read(answer.json) : undefined
      if (value !== undefined) return { value }
      if (answer) noteUnusable(call.upstream, answer)
      options.ttl = REST_MS
      return last ?? {}
    },
  })
  return async (call: UpstreamCall): Promise<Value | undefined> => {
    const key = JSON.stringify([call.url, call.query, call.headers])
    return (await answers.fetch(key, { context: call }))?.value
  }
}
