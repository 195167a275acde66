import 'server-only'
import { isDatabaseUnavailable } from '@/server/database/circuitBreaker'
import { requestLog } from '@/server/log'
import { isRunning, runtime } from '@/server/runtime'
import { clientIp } from './clientAddress'
import type { LimitName } from './limits'
import { type FailureCode, fail } from './envelope'
import type { ReadBody } from './requestBody'
import { isSameOrigin, hasXsrfProof } from './requestProof'

export type Handler = (request: Request) => Response | Promise<Response>

/** A request that has passed its guard. */
export interface Call<Body = unknown, Session = undefined> {
  readonly request: Request
  /** '' if unknown. */
  readonly ip: string
  /** Parsed, not validated. */
  readonly body: Body
  readonly session: Session
}

/** A refused request, with the HTTP status of the reason and the body if it was read. */
export interface Refusal<Body = unknown> {
  readonly code: FailureCode
  readonly waitSeconds?: number
  readonly request: Request
  readonly body?: Body
}

/** Requirements of a call, checked in this order except for `readsBodyFirst`. */
export interface Guard<Body, Session> {
  /** Proof that no other site made the browser send it (403; docs/decisions/0005). */
  readonly proof: 'none' | 'origin' | 'xsrf'
  /** Accepted in place of the XSRF token: a header that other sites cannot set. */
  readonly isProven?: (request: Request) => boolean | Promise<boolean>
  /** Answers 503 at once while the database is known to be unavailable. */
  readonly needsDatabase?: boolean
  /** Required session (401). */
  readonly sessionOf?: (request: Request) => Promise<Session | undefined>
  /** Rate limit and its key (429). */
  readonly limit?: (call: Omit<Call<unknown, Session>, 'body'>) => readonly [LimitName, key: string]
  /** Reads the body (413, 415, 400). */
  readonly readBody?: (request: Request) => Promise<ReadBody<Body>>
  /** Reads the body right after the proof: a form contains the language for refusals. */
  readonly readsBodyFirst?: boolean
  /** Answers refusals and internal errors (503, 500). Default: an envelope. */
  readonly refuse?: (refusal: Refusal<Body>) => Response | Promise<Response>
}

/** The table of calls accepts only guarded handlers for methods that change data. */
export type GuardedHandler = ((request: Request) => Promise<Response>) & {
  readonly guard: Pick<Guard<never, never>, 'proof'>
}

export const refuseByEnvelope = ({ code, waitSeconds }: Refusal): Response => fail(code, { waitSeconds })

/** For forms of other sites, and any form before the server has started; else undefined. */
export function refuseForm({ code }: Pick<Refusal, 'code'>): Response | undefined {
  if (code === 403) return new Response('Forbidden', { status: 403 })
  return isRunning() ? undefined : new Response('Service Unavailable', { status: 503 })
}

function codeOfError(error: unknown, request: Request): 500 | 503 {
  requestLog(request.headers.get('x-request-id')).error({ err: error }, 'a call failed')
  if (!isRunning()) return 503
  if (!isDatabaseUnavailable(error)) return 500
  runtime().intake.breaker.fail(error)
  return 503
}

/** Synchronous when the result is known, to avoid the cost of a promise. */
function isFromHere<Body, Session>(
  { proof, isProven }: Guard<Body, Session>,
  request: Request,
): boolean | Promise<boolean> {
  switch (proof) {
    case 'none':
      return true
    case 'origin':
      return isSameOrigin(request, runtime().config.siteUrl)
    case 'xsrf':
      return hasXsrfProof(request, runtime().secret) || (isProven?.(request) ?? false)
  }
}

/** Guards a handler. @param handle its errors are answered by the guard's `refuse` */
export function guardedCall<Body = undefined, Session = undefined>(
  guard: Guard<Body, Session>,
  handle: (call: Call<Body, Session>) => Response | Promise<Response>,
): GuardedHandler {
  const answer = async (request: Request): Promise<Response> => {
    let body: Body | undefined
    const refusalOfBody = (read: ReadBody<Body>): { code: FailureCode } | undefined => {
      if ('refused' in read) return { code: read.refused }
      body = read.value
      return undefined
    }
    // Awaits only promises: each await costs as much as a check.
    const pass = async (): Promise<Response | Pick<Refusal, 'code' | 'waitSeconds'>> => {
      const isHere = isFromHere(guard, request)
      if (isHere !== true && !(await isHere)) return { code: 403 }
      const { readBody, readsBodyFirst } = guard
      const early = readBody && readsBodyFirst && refusalOfBody(await readBody(request))
      if (early) return early
      if (guard.needsDatabase && !runtime().intake.breaker.isAvailable) return { code: 503 }
      const found = guard.sessionOf && (await guard.sessionOf(request))
      if (guard.sessionOf && !found) return { code: 401 }
      // Without `sessionOf`, `Session` is undefined.
      const call = { request, ip: clientIp(request), session: found as Session }
      const counted = guard.limit && runtime().limits.secondsToWait(...guard.limit(call))
      const waitSeconds = counted && (await counted)
      if (waitSeconds !== undefined) return { code: 429, waitSeconds }
      const late = readBody && !readsBodyFirst && refusalOfBody(await readBody(request))
      if (late) return late
      // Without `readBody`, `Body` is undefined.
      return await handle({ ...call, body: body as Body })
    }
    let outcome: Response | Pick<Refusal, 'code' | 'waitSeconds'>
    try {
      outcome = await pass()
    } catch (error) {
      outcome = { code: codeOfError(error, request) }
    }
    if (outcome instanceof Response) return outcome
    return (guard.refuse ?? refuseByEnvelope)({ ...outcome, request, body })
  }
  return Object.assign(answer, { guard })
}
