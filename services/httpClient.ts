import type { Failure } from '@/model/failure'
import { XSRF_TOKEN } from '@/model/calls/leadCalls'
import { fieldOf } from '@/model/fieldOf'
import { selectedCity } from './selectedCity'

/**
 * Milliseconds after which a call counts as failed (a slow phone on a bad line gets its chance, a dead one its notice),
 * and where the paths begin: the page's own site, unless a test says otherwise.
 */
export const httpDefaults = { timeoutMs: 15_000, baseUrl: '' }

/** What came back, whatever its status: only a missing answer is an error. Text that is no JSON stays text. */
export type Answer = { readonly status: number; readonly data: unknown }

export type HttpCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON; a Blob is sent unchanged, with its own type. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Cancels the call. */
  readonly signal?: AbortSignal
  /** Whether the call continues after the page is closed. */
  readonly outlivesPage?: boolean
}

/** What axios says when no answer came in time. */
const TIMEOUT_CODES: readonly unknown[] = ['ECONNABORTED', 'ETIMEDOUT']

/** Whether a call failed because no answer came in time; anything else means that the server was not reached. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && TIMEOUT_CODES.includes(error.code)

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** axios and cookies-next, fetched once a page. */
export const callLibrary = () => import('./callLibrary')

type CallLibrary = Awaited<ReturnType<typeof callLibrary>>

/** Preloads the library after the first input. Errors surface with the call itself. */
export const expectCall = (): void =>
  addEventListener('change', () => void callLibrary().catch(() => undefined), { once: true, passive: true })

const VISITOR_COOKIE = 'visitorid'
const VISITOR_MAX_AGE_S = 31_536_000

/** Holds for the page where the browser keeps no cookies. */
let visitorIdOfPage: string | undefined

/**
 * The id by which a browser's calls belong together, from the first one on: a random UUID. A login puts the account's own in
 * its place (server/accounts/accountCalls.ts).
 */
function visitorId({ getCookie, setCookie }: CallLibrary): string {
  const known = getCookie(VISITOR_COOKIE)
  if (known) return known
  visitorIdOfPage ??= newUuid()
  const secure = globalThis.location?.protocol === 'https:'
  setCookie(VISITOR_COOKIE, visitorIdOfPage, { maxAge: VISITOR_MAX_AGE_S, sameSite: 'lax', secure })
  return visitorIdOfPage
}

/** Version 4. `crypto.randomUUID` is there in secure contexts only. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** The visitor's id, and the selected city where there is one (specification, section 7). */
function visitHeaders(library: CallLibrary): Readonly<Record<string, string>> {
  const cityId = selectedCity()?.cityid
  return {
    visitorid: visitorId(library),
    ...(cityId !== undefined && { cityid: String(cityId) }),
  }
}

/**
 * One of the site's own calls (specification, section 7): JSON, with the application's name and version, the visitor's id
 * and the selected city.
 * @param path of the site, with its query
 * @throws what axios throws when no answer came, or `signal` was aborted
 */
export async function callSite(path: string, call: HttpCall): Promise<Answer> {
  const { method, body, headers, signal, outlivesPage } = call
  const isBlob = body instanceof Blob
  const library = await callLibrary()
  const { status, data } = await library.axios.request<string>({
    // Only fetch lets a call outlive its page.
    adapter: 'fetch',
    fetchOptions: { keepalive: outlivesPage },
    // fetch with address and options: a Request object would stream the body without a known length.
    env: { Request: null as unknown as undefined },
    url: httpDefaults.baseUrl + path,
    method,
    data: body === undefined || isBlob ? body : JSON.stringify(body),
    headers: {
      'Content-Type': isBlob ? body.type : 'application/json',
      applicationtype: 'website',
      'client-version': 'Shalya Website:0.0.1',
      ...visitHeaders(library),
      ...headers,
    },
    signal,
    withXSRFToken: method !== 'GET',
    timeout: httpDefaults.timeoutMs,
    responseType: 'text',
    transformRequest: (sent: unknown) => sent,
    transformResponse: (text: unknown) => text,
    validateStatus: () => true,
  })
  return { status, data: readBody(data) }
}

const XSRF_COOKIE = 'XSRF-TOKEN'

/** Whether the server did not take the token. Every other 403 names its reason (server/http/envelope.ts), and stays one. */
export const isTokenRefused = ({ status, data }: Answer): boolean =>
  status === 403 && fieldOf(data, 'code') === undefined

/** Has the cookie that axios echoes as X-XSRF-TOKEN. */
const fetchXsrfCookie = () => callSite(XSRF_TOKEN.path, { method: XSRF_TOKEN.method })

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
    if (!isTokenRefused(answer)) return answer
    await fetchXsrfCookie()
    return await send()
  } catch (error) {
    throw failureOf(error)
  }
}

const failureOf = (error: unknown): Failure => ({ kind: isTimeout(error) ? 'timeout' : 'network' })

/**
 * Posts JSON to one of the site's own paths, with the XSRF cookie echoed as a header (fetched first when it is
 * missing, once more when the server does not take it).
 * @throws {Failure} `timeout` or `network` when no answer came
 */
export const postJson = (path: string, body: unknown, options?: CallOptions): Promise<Answer> =>
  changing('POST', path, body, options)

/**
 * As postJson, with method PUT; a Blob is sent unchanged.
 * @throws {Failure}
 */
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
