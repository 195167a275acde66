import 'server-only'
import { isDatabaseUnavailable } from '@/server/database/databaseUnavailable'
import { fail } from '@/server/http/envelope'
import { secondsToWait } from '@/server/http/rateLimit'
import { readBody } from '@/server/http/requestBody'
import { hasXsrfProof } from '@/server/http/xsrf'
import { requestLog } from '@/server/log'
import { isRunning, runtime } from '@/server/runtime'
import { type Session, clearedSessionCookies, sessionOf } from './sessions/sessions'

type Handle = (session: Session, request: Request) => Promise<Response>
type HandleBody = (session: Session, body: unknown, request: Request) => Promise<Response>

/** 401; a browser whose cookie is worth nothing loses it, one that sent a token of its own keeps what it has. */
const signedOut = (request: Request): Response =>
  fail(401, request.headers.has('authorization') ? {} : { cookies: clearedSessionCookies() })

/** 503 while the database is unavailable: nobody is told to log in again for that. */
async function guarded(request: Request, answer: () => Promise<Response>): Promise<Response> {
  if (!isRunning() || !runtime().keeping.gate.isOpen) return fail(503)
  try {
    return await answer()
  } catch (error) {
    requestLog(request.headers.get('x-request-id')).error({ err: error }, 'an account call failed')
    if (!isDatabaseUnavailable(error)) return fail(500)
    runtime().keeping.gate.fail(error)
    return fail(503)
  }
}

/** Counts one call of a user; 429 beyond ACCOUNT_CALLS_PER_MINUTE. */
async function limited({ user }: Session): Promise<Response | undefined> {
  const wait = await secondsToWait(runtime().accountLimiter, `user ${user.id}`)
  return wait === undefined ? undefined : fail(429, { headers: { 'Retry-After': String(wait) } })
}

/** A call that tells a user of the own account: 401 without a valid session. */
export const readAccount = (request: Request, handle: Handle): Promise<Response> =>
  guarded(request, async () => {
    const session = await sessionOf(request)
    return session ? handle(session, request) : signedOut(request)
  })

/** As readAccount, for what costs: within the limit of a user as well. */
export const readMuch = (request: Request, handle: Handle): Promise<Response> =>
  readAccount(request, async (session) => (await limited(session)) ?? handle(session, request))

/** The JSON of a call that may come without any. */
async function bodyOf(request: Request): Promise<{ value: unknown } | { refused: 400 | 413 | 415 }> {
  if (request.body === null) return { value: {} }
  const body = await readBody(request, 'application/json')
  // readBody refuses for these reasons only.
  if ('refused' in body) return body as { refused: 400 | 413 | 415 }
  try {
    return { value: body.text.trim() === '' ? {} : JSON.parse(body.text) }
  } catch {
    return { refused: 400 }
  }
}

/**
 * A call that changes a user's own account: XSRF proof, or the session's token in the Authorization header, which no
 * other site can make a browser send (403); a valid session (401); the limit of a user (429). The handler reads the body.
 */
export const changeAccountBy = (request: Request, handle: Handle): Promise<Response> =>
  guarded(request, async () => {
    const bringsToken = request.headers.has('authorization')
    if (!bringsToken && !hasXsrfProof(request, runtime().secret)) return fail(403)
    const session = await sessionOf(request)
    if (!session) return signedOut(request)
    return (await limited(session)) ?? handle(session, request)
  })

/** As changeAccountBy, with a body of JSON (415, 413, 400). */
export const changeAccount = (request: Request, handle: HandleBody): Promise<Response> =>
  changeAccountBy(request, async (session) => {
    const body = await bodyOf(request)
    return 'refused' in body ? fail(body.refused) : handle(session, body.value, request)
  })
