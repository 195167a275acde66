import 'server-only'
import axios, { isAxiosError, isCancel } from 'axios'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'

/** Which of the other systems of specification, section 7, is called; logs name it and never its address. */
export type UpstreamName = 'demo api' | 'users api' | 'staging api' | 'maps' | 'ip lookup'

export interface UpstreamCall {
  readonly upstream: UpstreamName
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly query?: Readonly<Record<string, string>>
  /** Undefined ones are left out. */
  readonly headers?: Readonly<Record<string, string | undefined>>
  /** Sent as JSON. */
  readonly body?: unknown
}

/** What another system answered, whatever its status; `json` is undefined when the body is no JSON. */
export interface UpstreamAnswer {
  readonly status: number
  readonly json: unknown
}

/** An answer that is longer, or a body that would be, is refused: another system must not fill our memory. */
const BODY_LIMIT_BYTES = 1024 * 1024

/** The headers that the site itself sends with its calls (specification, section 7). */
const SITE_HEADERS = {
  'Content-Type': 'application/json',
  Accept: 'application/json',
  applicationtype: 'website',
  'client-version': 'Shalya Website:0.0.1',
}

function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** Why there was no answer: a code or a kind, never an address, a key or what was sent. */
function reasonOf(error: unknown): string {
  if (isCancel(error)) return 'timeout'
  return isAxiosError(error) ? (error.code ?? 'failed') : 'failed'
}

const withoutGaps = (headers: NonNullable<UpstreamCall['headers']>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )

/**
 * Calls another system from the server, within limits of time (UPSTREAM_TIMEOUT_MS, the whole exchange) and size.
 * Redirects are not followed: data goes only where the configuration says. Never rejects.
 * @returns undefined when no answer came; that is logged
 */
export async function callUpstream(call: UpstreamCall): Promise<UpstreamAnswer | undefined> {
  const { upstream, method = 'GET', url, query, headers = {}, body } = call
  const { timeoutMs } = runtime().config.upstreams
  try {
    const { status, data } = await axios.request<unknown>({
      method,
      url,
      params: query,
      data: body === undefined ? undefined : JSON.stringify(body),
      headers: { ...SITE_HEADERS, ...withoutGaps(headers) },
      responseType: 'text',
      transformResponse: (text: unknown) => text,
      signal: AbortSignal.timeout(timeoutMs),
      maxRedirects: 0,
      maxContentLength: BODY_LIMIT_BYTES,
      maxBodyLength: BODY_LIMIT_BYTES,
      validateStatus: () => true,
    })
    return { status, json: parsed(data) }
  } catch (error) {
    log.warn({ upstream, reason: reasonOf(error) }, 'another system did not answer')
    return undefined
  }
}

/** Notes that an answer cannot be used; the caller goes on with what the site has itself. */
export function noteUnusable(upstream: UpstreamName, { status }: UpstreamAnswer): void {
  log.warn({ upstream, status }, 'another system answered what cannot be used')
}
