import type { Failure } from '@/model/failure'
import { cookie } from './browserCookies'
import { type Answer, callSite, type HttpCall, isTimeout } from './httpClient'
import { selectedCity } from './selectedCity'

const XSRF_COOKIE = 'XSRF-TOKEN'
const XSRF_PATH = '/api/session/xsrf'
const FORBIDDEN = 403

async function xsrfToken(fresh: boolean): Promise<string> {
  const known = cookie(XSRF_COOKIE)
  if (known && !fresh) return known
  await callSite(XSRF_PATH, { method: 'GET' })
  return cookie(XSRF_COOKIE) ?? ''
}

/** The visitor's id and the selected city, where there are any (specification, section 7). */
function visitHeaders(): Readonly<Record<string, string>> {
  const visitorId = cookie('visitorid')
  const cityId = selectedCity()?.cityid
  return {
    ...(visitorId && { visitorid: visitorId }),
    ...(cityId !== undefined && { cityid: String(cityId) }),
  }
}

export type CallOptions = Omit<HttpCall, 'method' | 'body'>

async function changing(
  method: HttpCall['method'],
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Answer> {
  try {
    const send = async (fresh: boolean) =>
      callSite(path, {
        ...options,
        method,
        body,
        headers: { ...options.headers, ...visitHeaders(), 'X-XSRF-TOKEN': await xsrfToken(fresh) },
      })
    const answer = await send(false)
    return answer.status === FORBIDDEN ? await send(true) : answer
  } catch (error) {
    throw failureOf(error)
  }
}

const failureOf = (error: unknown): Failure => ({ kind: isTimeout(error) ? 'timeout' : 'network' })

/**
 * Posts JSON to one of the site's own paths, with the XSRF cookie echoed as a header (fetched first when it is
 * missing, once more when the server refuses it), the visitor's id and the selected city.
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
 * Asks one of the site's own paths, with the visitor's id and the selected city.
 * @throws {Failure} `timeout` or `network` when no answer came
 */
export async function getJson(path: string, options: CallOptions = {}): Promise<Answer> {
  try {
    return await callSite(path, {
      ...options,
      method: 'GET',
      headers: { ...options.headers, ...visitHeaders() },
    })
  } catch (error) {
    throw failureOf(error)
  }
}
