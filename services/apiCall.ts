import type { Failure } from '@/model/failure'
import { type Answer, callLibrary, callSite, type HttpCall, isTimeout } from './httpClient'

const XSRF_COOKIE = 'XSRF-TOKEN'
const XSRF_PATH = '/api/session/xsrf'
const FORBIDDEN = 403

/** Has the cookie that axios echoes as X-XSRF-TOKEN. */
const fetchXsrfCookie = () => callSite(XSRF_PATH, { method: 'GET' })

export type CallOptions = Omit<HttpCall, 'method' | 'body'>

async function changing(
  method: HttpCall['method'],
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Answer> {
  try {
    const send = () => callSite(path, { ...options, method, body })
    const { getCookie } = await callLibrary()
    if (!getCookie(XSRF_COOKIE)) await fetchXsrfCookie()
    const answer = await send()
    if (answer.status !== FORBIDDEN) return answer
    await fetchXsrfCookie()
    return await send()
  } catch (error) {
    throw failureOf(error)
  }
}

const failureOf = (error: unknown): Failure => ({ kind: isTimeout(error) ? 'timeout' : 'network' })

/**
 * Posts JSON to one of the site's own paths, with the XSRF cookie echoed as a header (fetched first when it is
 * missing, once more when the server refuses it).
 * @throws {Failure} `timeout` or `network` when no answer came
 */
export const postJson = (path: string, body: unknown, options?: CallOptions): Promise<Answer> =>
  changing('POST', path, body, options)

/** As postJson, with the method PUT; a Blob is sent as it stands. @throws {Failure} */
export const putJson = (path: string, body: unknown, options?: CallOptions): Promise<Answer> =>
  changing('PUT', path, body, options)

/** As postJson, with the method DELETE. @throws {Failure} */
export const deleteJson = (path: string, body?: unknown, options?: CallOptions): Promise<Answer> =>
  changing('DELETE', path, body, options)

/**
 * Asks one of the site's own paths.
 * @throws {Failure} `timeout` or `network` when no answer came
 */
export async function getJson(path: string, options: CallOptions = {}): Promise<Answer> {
  try {
    return await callSite(path, { ...options, method: 'GET' })
  } catch (error) {
    throw failureOf(error)
  }
}
