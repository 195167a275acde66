import 'server-only'
import { hasTokenProof } from '@/server/accounts/sessions/sessions'
import { isDatabaseUnavailable } from '@/server/database/databaseUnavailable'
import { requestLog } from '@/server/log'
import { isRunning, runtime } from '@/server/runtime'
import { clientIp } from './clientIp'
import { fail } from './envelope'
import { secondsToWait } from './rateLimit'
import { readJson } from './requestBody'
import { hasXsrfProof } from './xsrf'

/** What a handler of a JSON call is given besides the body. */
export interface Caller {
  readonly ip: string
  readonly request: Request
}

/**
 * Guards a call that changes something: XSRF proof or a session's token in the Authorization header (403), limit by
 * address (429), media type, size and JSON (415, 413, 400). Whatever goes wrong inside, the answer is an envelope without
 * a stack trace: 503 when the database is unavailable, else 500.
 * @param handle gets the parsed body, which is not checked yet
 */
export async function jsonCall(
  request: Request,
  handle: (body: unknown, caller: Caller) => Promise<Response>,
): Promise<Response> {
  try {
    const { secret, leadLimiter } = runtime()
    if (!hasXsrfProof(request, secret) && !(await hasTokenProof(request))) return fail(403)
    const ip = clientIp(request)
    const wait = await secondsToWait(leadLimiter, ip)
    if (wait !== undefined) return fail(429, { headers: { 'Retry-After': String(wait) } })
    const body = await readJson(request)
    if ('refused' in body) return fail(body.refused)
    return await handle(body.value, { ip, request })
  } catch (error) {
    requestLog(request.headers.get('x-request-id')).error({ err: error }, 'a call failed')
    if (!isDatabaseUnavailable(error)) return fail(500)
    if (isRunning()) runtime().keeping.gate.fail(error)
    return fail(503)
  }
}
