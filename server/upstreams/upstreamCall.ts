import 'server-only'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'
import { type BoundedAnswer, type BoundedRequest, boundedRequest, failureCode } from './boundedRequest'

/** Which of the other systems of specification, section 7, is called; logs name it and never its address. */
export type UpstreamName = 'demo api' | 'users api' | 'staging api' | 'maps' | 'ip lookup'

export interface UpstreamCall {
  readonly upstream: UpstreamName
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: BoundedRequest['headers']
  /** Sent as JSON. */
  readonly body?: unknown
}

/** What another system answered, whatever its status. */
export type UpstreamAnswer = Pick<BoundedAnswer, 'status' | 'json'>

/** An answer that is longer, or a body that would be, is refused: another system must not fill our memory. */
const BODY_LIMIT_BYTES = 1024 * 1024

/** The headers that the site itself sends with its calls (specification, section 7). */
const SITE_HEADERS = {
  'Content-Type': 'application/json',
  Accept: 'application/json',
  applicationtype: 'website',
  'client-version': 'Shalya Website:0.0.1',
}

/**
 * Calls another system from the server, within limits of time (UPSTREAM_TIMEOUT_MS, the whole exchange) and size
 * (boundedRequest.ts). Never rejects.
 * @returns undefined when no answer came; that is logged
 */
export async function callUpstream(call: UpstreamCall): Promise<UpstreamAnswer | undefined> {
  const { upstream, method = 'GET', url, query, headers = {}, body } = call
  const { timeoutMs } = runtime().config.upstreams
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await boundedRequest({
      method,
      url,
      query,
      body: body === undefined ? undefined : JSON.stringify(body),
      headers: { ...SITE_HEADERS, ...headers },
      limitBytes: BODY_LIMIT_BYTES,
      signal,
    })
  } catch (error) {
    const reason = signal.aborted ? 'timeout' : (failureCode(error) ?? 'failed')
    log.warn({ upstream, reason }, 'another system did not answer')
    return undefined
  }
}

/** How long a system that failed is left alone. */
export const REST_MS = 10_000

/** Statuses that mean the system is unavailable; others may concern one call. */
const UNAVAILABLE: ReadonlySet<number> = new Set([502, 503, 504])

/** Until when systems that did not answer are left alone, by the address that is called. */
const restsUntil = new Map<string, number>()

/**
 * As callUpstream, for optional systems. After a timeout or unavailable answer the system rests for ten seconds; then
 * one call probes it while others continue without.
 * @returns undefined without an answer or while resting
 */
export async function callUnlessResting(call: UpstreamCall): Promise<UpstreamAnswer | undefined> {
  const until = restsUntil.get(call.url)
  if (until !== undefined) {
    if (performance.now() < until) return undefined
    restsUntil.set(call.url, performance.now() + REST_MS)
  }
  const answer = await callUpstream(call)
  if (answer && !UNAVAILABLE.has(answer.status)) restsUntil.delete(call.url)
  else restsUntil.set(call.url, performance.now() + REST_MS)
  return answer
}

/** Logs an unusable answer; the caller falls back to the site's own data. */
export function noteUnusable(upstream: UpstreamName, { status }: UpstreamAnswer): void {
  log.warn({ upstream, status }, 'another system answered what cannot be used')
}
