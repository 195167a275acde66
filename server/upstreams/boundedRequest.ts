import 'server-only'
import axios, { isAxiosError } from 'axios'
import type { Agent } from 'node:https'
import { isRight } from 'fp-ts/Either'
import { parse } from 'fp-ts/Json'

export interface BoundedRequest {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly url: string
  readonly query?: Readonly<Record<string, string>>
  /** Undefined ones are left out. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Sent unchanged, because it may be signed. */
  readonly body?: string | Buffer
  /** Makes the connections, where not every address may be spoken to. */
  readonly agent?: Agent
  /** An answer that is longer, or a body that would be, is refused: another system must not fill our memory. */
  readonly limitBytes: number
  /** Ends the whole exchange, the answer's body included. */
  readonly signal: AbortSignal
}

/** What another system answered, whatever its status. */
export interface BoundedAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Undefined when the body is empty or is no JSON. */
  readonly json: unknown
}

/** The one way from this server to another system. Redirects are not followed: data goes only where the configuration says. */
export async function boundedRequest(request: BoundedRequest): Promise<BoundedAnswer> {
  const { method, url, query, headers, body, agent, limitBytes, signal } = request
  const answer = await axios.request<string>({
    httpsAgent: agent,
    method,
    url,
    params: query,
    data: body,
    headers,
    signal,
    maxRedirects: 0,
    // A proxy of the environment would read along: axios speaks plain HTTP to it.
    proxy: false,
    maxContentLength: limitBytes,
    maxBodyLength: limitBytes,
    responseType: 'text',
    transformRequest: (sent: unknown) => sent,
    transformResponse: (text: unknown) => text,
    validateStatus: () => true,
  })
  const text = answer.data ?? ''
  const json = parse(text)
  const headerLines = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
    [value].flat().map((line) => [name, String(line)]),
  )
  return {
    status: answer.status,
    headers: new Headers(headerLines),
    text,
    json: isRight(json) ? json.right : undefined,
  }
}

/** Whether a request failed because its answer is longer than allowed. */
export const isTooLong = (error: unknown): boolean =>
  isAxiosError(error) && error.message.startsWith('maxContentLength')

/** The system's code of a failure, such as ECONNREFUSED: never an address, a key or what was sent. */
export const failureCode = (error: unknown): string | undefined =>
  isAxiosError(error) ? error.code : undefined
