import type { Failure } from '@/model/failure'
import { XSRF_TOKEN } from '@/model/calls/leadCalls'
import { fieldOf } from '@/model/fieldOf'
import { selectedCity } from './selectedCity'

/** Timeout for slow connections, and the origin (this site, except in tests). */
export const httpDefaults = { timeoutMs: 15_000, baseUrl: '' }

/** Any status is an answer; only a missing answer is an error. Invalid JSON stays text. */
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

/** axios' codes for timeouts. */
const TIMEOUT_CODES: readonly unknown[] = ['ECONNABORTED', 'ETIMEDOUT']

/** Otherwise the server was not reached. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && TIMEOUT_CODES.includes(error.code)

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** axios and cookies-next, loaded once a page. */
export const callLibrary = () => import('./callLibrary')

type CallLibrary = Awaited<ReturnType<typeof callLibrary>>

/** Preloads the library after the first input. Errors surface with the call itself. */
export const expectCall = (): void =>
  addEventListener('change', () => void callLibrary().catch(() => undefined), { once: true, passive: true })

const VISITOR_COOKIE = 'visitorid'
const VISITOR_MAX_AGE_S = 31_536_000

/** Where the browser keeps no cookies. */
let visitorIdOfPage: string | undefined

/**
 * A random UUID that identifies the browser's calls until a login sets the account's own
 * (server/accounts/accountCalls.ts).
 */
function visitorId({ getCookie, setCookie }: CallLibrary): string {
  const known = getCookie(VISITOR_COOKIE)
  if (known) return known
  visitorIdOfPage ??= newUuid()
  const secure = globalThis.location?.protocol === 'https:'
  setCookie(VISITOR_COOKIE, visitorIdOfPage, { maxAge: VISITOR_MAX_AGE_S, sameSite: 'lax', secure })
  return visitorIdOfPage
}

/** Version 4. `crypto.randomUUID` requires a secure context. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}

/** The visitor's id and the selected city (specification, section 7). */
function visitHeaders(library: CallLibrary): Readonly<Record<string, string>> {
  const cityId = selectedCity()?.cityid
  return {
    visitorid: visitorId(library),
    ...(cityId !== undefined && { cityid: String(cityId) }),
  }
}

/**
 * A call of this site (specification, section 7): JSON, with application name and version, visitor id and selected
 * city.
 * @param path with its query
 * @throws axios' error without an answer, or when `signal` is aborted
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

/** Other 403 answers name their reason (server/http/envelope.ts). */
export const isTokenRefused = ({ status, data }: Answer): boolean =>
  status === 403 && fieldOf(data, 'code') === undefined

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
 * Posts JSON with the XSRF header, whose cookie is fetched if missing and renewed once if refused.
 * @throws {Failure} `timeout` or `network`
 */
export const postJson = (path: string, body: unknown, options?: CallOptions): Promise<Answer> =>
  changing('POST', path, body, options)

/**
 * As postJson, with method PUT; a Blob is sent unchanged.
 * @throws {Failure}
 */
export const putJson = (path: string, body: unknown, options?: CallOptions): Promise<Answer> =>
  changing('PUT', path, body, options)

/** As postJson, with method DELETE. @throws {Failure} */
export const deleteJson = (path: string, body?: unknown, options?: CallOptions): Promise<Answer> =>
  changing('DELETE', path, body, options)

/** @throws {Failure} `timeout` or `network` */
export async function getJson(path: string, options: CallOptions = {}): Promise<Answer> {
  try {
    return await callSite(path, { ...options, method: 'GET' })
  } catch (error) {
    throw failureOf(error)
  }
}
