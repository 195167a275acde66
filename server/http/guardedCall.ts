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

/** What a handler is given: a request that its guard has let through. */
export interface Call<Body = unknown, Session = undefined> {
  readonly request: Request
  /** '' where it is not known. */
  readonly ip: string
  /** Not checked yet, beyond its form. */
  readonly body: Body
  readonly session: Session
}

/** A request that is not let through, by the HTTP status of the reason; the body when it was read before. */
export interface Refusal<Body = unknown> {
  readonly code: FailureCode
  readonly waitSeconds?: number
  readonly request: Request
  readonly body?: Body
}

/** Whom a call is for, as data; what is left out is not asked for. Checked in this order, but for `readsBodyFirst`. */
export interface Guard<Body, Session> {
  /** How the sender shows that no other site made the browser send it (403; docs/decisions/0005). */
  readonly proof: 'none' | 'origin' | 'xsrf'
  /** What counts in place of the XSRF token: a header that no other site can make a browser send. */
  readonly isProven?: (request: Request) => boolean | Promise<boolean>
  /** Whether nothing is tried while the database is known to be unavailable (503). */
  readonly needsDatabase?: boolean
  /** The session that the call needs (401). */
  readonly sessionOf?: (request: Request) => Promise<Session | undefined>
  /** What counts the calls, and under which key (429). */
  readonly limit?: (call: Omit<Call<unknown, Session>, 'body'>) => readonly [LimitName, key: string]
  /** Reads the body (413, 415, 400). */
  readonly readBody?: (request: Request) => Promise<ReadBody<Body>>
  /** Whether the body comes right after the proof: a form says in which language it is refused. */
  readonly readsBodyFirst?: boolean
  /** The answer to who is not let through, and to what fails inside (503, 500). Default: an envelope. */
  readonly refuse?: (refusal: Refusal<Body>) => Response | Promise<Response>
}

/** A handler that says who guards it: the table of calls takes no other for a method that changes something. */
export type GuardedHandler = ((request: Request) => Promise<Response>) & {
  readonly guard: Pick<Guard<never, never>, 'proof'>
}

/** A refusal in the envelope, without a stack trace. */
export const refuseByEnvelope = ({ code, waitSeconds }: Refusal): Response => fail(code, { waitSeconds })

/** What a form of another site is answered, and any form before the server has started; undefined for the rest. */
export function refuseForm({ code }: Pick<Refusal, 'code'>): Response | undefined {
  if (code === 403) return new Response('Forbidden', { status: 403 })
  return isRunning() ? undefined : new Response('Service Unavailable', { status: 503 })
}

/** 503 when the server has not started or the database is unavailable, else 500. */
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

/**
 * Guards a call: every handler that changes something goes through here.
 * @param handle gets what the guard has let through; what it throws is answered as the guard refuses
 */
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
    // What is known at once is not waited for: each wait costs as much as a check.
    const pass = async (): Promise<Response | Pick<Refusal, 'code' | 'waitSeconds'>> => {
      const isHere = isFromHere(guard, request)
      if (isHere !== true && !(await isHere)) return { code: 403 }
      const { readBody, readsBodyFirst } = guard
      const early = readBody && readsBodyFirst && refusalOfBody(await readBody(request))
      if (early) return early
      if (guard.needsDatabase && !runtime().intake.breaker.isAvailable) return { code: 503 }
      const found = guard.sessionOf && (await guard.sessionOf(request))
      if (guard.sessionOf && !found) return { code: 401 }
      // A guard that asks for no session has none: `Session` is undefined.
      const call = { request, ip: clientIp(request), session: found as Session }
      const counted = guard.limit && runtime().limits.secondsToWait(...guard.limit(call))
      const waitSeconds = counted && (await counted)
      if (waitSeconds !== undefined) return { code: 429, waitSeconds }
      const late = readBody && !readsBodyFirst && refusalOfBody(await readBody(request))
      if (late) return late
      // Read by now; a guard that reads no body has none.
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
