import 'server-only'
import * as TE from 'fp-ts/TaskEither'
import type { DeliveryFailure } from '@/model/lead/leadDelivery'
import {
  type BoundedAnswer,
  type BoundedRequest,
  boundedRequest,
  failureCode,
  isTooLong,
} from './boundedRequest'

/** What a receiver answered. */
export type Answer = BoundedAnswer

export type Post = {
  /** Default POST. */
  method?: 'POST' | 'PUT'
  url: string
  headers: BoundedRequest['headers']
  body: string
  /** For the whole exchange, the answer's body included. */
  timeoutMs: number
  stop?: AbortSignal
}

/** An answer longer than this is refused unread: a receiver must not fill our memory. */
export const MAX_ANSWER_BYTES = 256 * 1024

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * POSTs and reads the answer within limits of time and size (boundedRequest.ts), once for each run of the task. Never rejects. A failure's detail holds no part of the lead or
 * of the answer, so that it may be stored and logged.
 */
export const postAndRead =
  ({ timeoutMs, stop, method = 'POST', ...request }: Post): TE.TaskEither<DeliveryFailure, Answer> =>
  () => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = stop ? AbortSignal.any([timeout, stop]) : timeout
    return TE.tryCatch(
      () => boundedRequest({ ...request, method, limitBytes: MAX_ANSWER_BYTES, signal }),
      (error): DeliveryFailure => {
        if (timeout.aborted) return { kind: 'timeout', detail: `no complete answer within ${timeoutMs} ms` }
        if (stop?.aborted) return { kind: 'network', detail: 'broken off by us' }
        if (isTooLong(error)) return { kind: 'badAnswer', detail: 'answer too long' }
        return { kind: 'network', detail: failureCode(error) ?? 'connection failed' }
      },
    )()
  }

/** Statuses that say nothing of the lead: no such address, method, proxy, account, protocol or content type. */
const SETTINGS_STATUSES: readonly number[] = [402, 404, 405, 406, 407, 410, 411, 415, 421, 426, 451, 501]

/**
 * How to treat an HTTP status that is no success, or undefined for 2xx: 429, and 503 that names a time, wait as told;
 * 401 and 403 mean our credentials, 3xx and SETTINGS_STATUSES the address or the settings; 408, 409 and 425 the moment,
 * 5xx the receiver: all are tried again. Every other 4xx means that the lead itself is refused.
 */
export function failureOfStatus(status: number, headers: Headers, now: number): DeliveryFailure | undefined {
  const detail = `HTTP ${status}`
  if (status >= 200 && status < 300) return undefined
  const waitMs = retryAfterMs(headers, now)
  if (status === 429 || (status === 503 && waitMs !== undefined)) {
    return { kind: 'rateLimited', detail, ...(waitMs === undefined ? {} : { retryAfterMs: waitMs }) }
  }
  if (status === 401 || status === 403) return { kind: 'auth', detail }
  // The receiver may have done its work and point at the result: asked again soon, it would do it twice.
  if (status === 302 || status === 303) return { kind: 'settings', detail, retryAfterMs: DAY_MS }
  if ((status >= 300 && status < 400) || SETTINGS_STATUSES.includes(status))
    return { kind: 'settings', detail }
  if (status === 408) return { kind: 'timeout', detail }
  if (status === 409 || status === 425 || status < 400 || status >= 500) return { kind: 'badAnswer', detail }
  return { kind: 'rejected', detail }
}

/**
 * How long a receiver asks us to wait, in milliseconds and at most a day: `Retry-After` (seconds, also with a fraction, or
 * a date), else `X-RATELIMIT-RESET` (a moment in epoch milliseconds or seconds, or a number of seconds). Undefined when it
 * says nothing usable.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const retryAfter = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+(\.\d*)?$/.test(retryAfter)) return clamp(Math.ceil(Number(retryAfter) * 1000))
  const date = /^[a-z]{3,9},? /i.test(retryAfter) ? Date.parse(retryAfter) : NaN
  if (!Number.isNaN(date)) return clamp(date - now)
  const reset = headers.get('x-ratelimit-reset')?.trim()
  if (!reset || !/^\d+$/.test(reset)) return undefined
  const value = Number(reset)
  if (value > 1e11) return clamp(value - now)
  return clamp(value > 1e8 ? value * 1000 - now : value * 1000)
}

const clamp = (ms: number) => Math.min(Math.max(ms, 0), DAY_MS)
