/**
 * Milliseconds after which a call counts as failed (a slow phone on a bad line gets its chance, a dead one its notice),
 * and where the paths begin: the page's own site, unless a test says otherwise.
 */
export const httpDefaults = { timeoutMs: 15_000, baseUrl: '' }

/** What came back, whatever its status: only a missing answer is an error. Text that is no JSON stays text. */
export type Answer = { readonly status: number; readonly data: unknown }

export type HttpCall = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON; a Blob is sent as it stands, with its own type. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Drops the call when nobody waits for its answer any more. */
  readonly signal?: AbortSignal
  /** Whether the call goes on when the visitor leaves the page. */
  readonly outlivesPage?: boolean
}

const TIMEOUT = 'TimeoutError'

/** Whether a call failed because no answer came in time; anything else means that the server was not reached. */
export const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === TIMEOUT

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * One of the site's own calls (specification, section 7): JSON, with the application's name and version. The browser's
 * own fetch, because a library that does the same is as large as a form (docs/decisions/0019).
 * @param path of the site, with its query
 * @throws {DOMException} `TimeoutError` when no answer came in time, or the reason with which `signal` was aborted
 * @throws {TypeError} when the server was not reached
 */
export async function callSite(path: string, call: HttpCall): Promise<Answer> {
  const { method, body, headers, signal, outlivesPage } = call
  const controller = new AbortController()
  const give = () => controller.abort(signal?.reason)
  if (signal?.aborted) give()
  signal?.addEventListener('abort', give)
  const timer = setTimeout(
    () => controller.abort(new DOMException('No answer came in time', TIMEOUT)),
    httpDefaults.timeoutMs,
  )
  const isBlob = body instanceof Blob
  try {
    const response = await fetch(httpDefaults.baseUrl + path, {
      method,
      body: body === undefined || isBlob ? body : JSON.stringify(body),
      headers: {
        'Content-Type': isBlob ? body.type : 'application/json',
        applicationtype: 'website',
        'client-version': 'Shalya Website:0.0.1',
        ...headers,
      },
      signal: controller.signal,
      keepalive: outlivesPage,
    })
    return { status: response.status, data: readBody(await response.text()) }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', give)
  }
}
