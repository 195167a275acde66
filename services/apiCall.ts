import type { AxiosResponse } from 'axios'
import type { Failure } from '@/model/failure'
import { cookie } from './browserCookies'

const XSRF_COOKIE = 'XSRF-TOKEN'
const XSRF_PATH = '/api/session/xsrf'
const FORBIDDEN = 403

/** The HTTP client's code, fetched once, on first need. */
const client = () => import('./httpClient')

/** Fetches the HTTP client's code ahead of the call that will need it. */
export const prefetchHttpClient = (): void => {
  client().catch(() => {})
}

/** The id of the city that the visitor chose (local storage `selectedCity`, specification, section 3), if any. */
function selectedCityId(): string | undefined {
  try {
    const city: unknown = JSON.parse(localStorage.getItem('selectedCity') ?? 'null')
    return typeof city === 'object' && city !== null && 'cityid' in city ? String(city.cityid) : undefined
  } catch {
    return undefined
  }
}

async function xsrfToken(fresh: boolean): Promise<string> {
  const known = cookie(XSRF_COOKIE)
  if (known && !fresh) return known
  const { httpClient } = await client()
  await httpClient.get(XSRF_PATH)
  return cookie(XSRF_COOKIE) ?? ''
}

export type CallOptions = {
  readonly headers?: Readonly<Record<string, string>>
  /** Whether the call goes on when the visitor leaves the page. */
  readonly outlivesPage?: boolean
}

/**
 * Posts JSON to one of the site's own paths, with the XSRF cookie echoed as a header (fetched first when it is
 * missing, once more when the server refuses it) the visitor's
 * id and the selected city.
 * @throws {Failure} `timeout` or `network` when no answer came
 */
export async function postJson(
  path: string,
  body: unknown,
  { headers, outlivesPage = false }: CallOptions = {},
): Promise<AxiosResponse<unknown>> {
  try {
    const { httpClient } = await client()
    const visitorId = cookie('visitorid')
    const cityId = selectedCityId()
    const send = async (fresh: boolean) =>
      httpClient.post<unknown>(path, body, {
        ...(outlivesPage && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
        headers: {
          ...headers,
          ...(visitorId && { visitorid: visitorId }),
          ...(cityId && { cityid: cityId }),
          'X-XSRF-TOKEN': await xsrfToken(fresh),
        },
      })
    const answer = await send(false)
    return answer.status === FORBIDDEN ? await send(true) : answer
  } catch (error) {
    throw await failureOf(error)
  }
}

/** Why no answer came. When even the client's code could not be fetched, the network is down. */
async function failureOf(error: unknown): Promise<Failure> {
  const code = await client().catch(() => null)
  return { kind: code?.isTimeout(error) ? 'timeout' : 'network' }
}
