import 'server-only'
import type { DeliveryFailure } from '@/model/lead/leadDelivery'

/** What a receiver answered. `json` is undefined when the body is empty or is no JSON. */
export type Answer = { status: number; headers: Headers; text: string; json: unknown }
export type PostOutcome = { ok: true; answer: Answer } | { ok: false; failure: DeliveryFailure }

export type Post = {
  url: string
  headers: Record<string, string>
  body: string
  /** For the whole exchange, the answer's body included. */
  timeoutMs: number
  stop?: AbortSignal
}

/** An answer longer than this is refused unread: a receiver must not fill our memory. */
export const MAX_ANSWER_BYTES = 256 * 1024

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * POSTs and reads the answer within limits of time and size. Redirects are not followed: a lead goes only where the
 * configuration says. Never rejects. A failure's detail holds no part of the lead or of the answer, so that it may be
 * stored and logged.
 */
export async function postAndRead(post: Post): Promise<PostOutcome> {
  const timeout = AbortSignal.timeout(post.timeoutMs)
  const signal = post.stop ? AbortSignal.any([timeout, post.stop]) : timeout
  try {
    const response = await fetch(post.url, {
      method: 'POST',
      headers: post.headers,
      body: post.body,
      redirect: 'manual',
      cache: 'no-store',
      signal,
    })
    const text = await readBounded(response)
    if (text === undefined)
      return failed({ kind: 'badAnswer', detail: `HTTP ${response.status}, answer too long` })
    return {
      ok: true,
      answer: { status: response.status, headers: response.headers, text, json: parsed(text) },
    }
  } catch (error) {
    if (timeout.aborted) {
      return failed({ kind: 'timeout', detail: `no complete answer within ${post.timeoutMs} ms` })
    }
    return failed({ kind: 'network', detail: post.stop?.aborted ? 'broken off by us' : networkDetail(error) })
  }
}

/**
 * How to treat an HTTP status that is no success, or undefined for 2xx: 429, and 503 that names a time, wait as told;
 * 401 and 403 mean our credentials, 408, 409 and 425 the moment, 3xx and 5xx the receiver: all are tried again. Every
 * other 4xx means that the lead itself is refused.
 */
export function failureOfStatus(status: number, headers: Headers, now: number): DeliveryFailure | undefined {
  const detail = `HTTP ${status}`
  if (status >= 200 && status < 300) return undefined
  const waitMs = retryAfterMs(headers, now)
  if (status === 429 || (status === 503 && waitMs !== undefined)) {
    return { kind: 'rateLimited', detail, ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }) }
  }
  if (status === 401 || status === 403) return { kind: 'auth', detail }
  if (status === 408) return { kind: 'timeout', detail }
  if (status === 409 || status === 425 || status < 400 || status >= 500) return { kind: 'badAnswer', detail }
  return { kind: 'rejected', detail }
}

/**
 * How long a receiver asks us to wait, in milliseconds and at most a day: `Retry-After` (seconds or a date), else
 * `X-RATELIMIT-RESET` (a moment in epoch milliseconds or seconds, or a number of seconds). Undefined when it says nothing usable.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const retryAfter = headers.get('retry-after')?.trim()
  if (retryAfter) {
    const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now
    if (Number.isFinite(wait)) return clamp(wait)
  }
  const reset = headers.get('x-ratelimit-reset')?.trim()
  if (!reset || !/^\d+$/.test(reset)) return undefined
  const value = Number(reset)
  if (value > 1e11) return clamp(value - now)
  return clamp(value > 1e8 ? value * 1000 - now : value * 1000)
}

const clamp = (ms: number) => Math.min(Math.max(ms, 0), DAY_MS)

const failed = (failure: DeliveryFailure): PostOutcome => ({ ok: false, failure })

/** The body as text, or undefined (and the connection dropped) when it is longer than we accept. */
async function readBounded(response: Response): Promise<string | undefined> {
  if (!response.body) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > MAX_ANSWER_BYTES) {
      await reader.cancel().catch(() => undefined)
      return undefined
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The system's error code, such as ECONNREFUSED: fetch hides it in the cause. */
function networkDetail(error: unknown): string {
  const cause = propertyOf(error, 'cause')
  const code = propertyOf(cause, 'code') ?? propertyOf(propertyOf(cause, 'cause'), 'code')
  return typeof code === 'string' ? code : 'connection failed'
}

const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? Reflect.get(value, key) : undefined
