import 'server-only'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { ReadableStream as NodeStream } from 'node:stream/web'
import { randomUUID } from 'node:crypto'
import { isByTls, SCHEME_HEADER, type TrustsProxy, visitorAddress } from './clientAddress'

/** Handlers ignore the host, and the client's value may be invalid. */
const ORIGIN = 'http://localhost'

const hasBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/** Headers for handlers, read from Node's own. */
class IncomingHeaders implements Pick<Headers, 'get' | 'has'> {
  constructor(private readonly headers: IncomingHttpHeaders) {}

  *[Symbol.iterator](): Generator<[string, string]> {
    for (const [name, value] of Object.entries(this.headers))
      if (value !== undefined) yield [name, value.toString()]
  }

  /** Node joins repeated headers; only set-cookie, a response header, is a list. */
  get(name: string): string | null {
    return this.headers[name.toLowerCase()]?.toString() ?? null
  }

  has(name: string): boolean {
    return this.headers[name.toLowerCase()] !== undefined
  }
}

/**
 * The parts of a web Request that handlers use, with the body read on demand from the socket. A full Request costs
 * more than the rest of a short call.
 */
class LightRequest implements Pick<Request, 'url' | 'method' | 'body' | 'bytes' | 'clone'> {
  readonly url: string
  readonly method: string
  readonly headers: IncomingHeaders
  private stream: ReadableStream<Uint8Array<ArrayBuffer>> | null | undefined

  constructor(private readonly incoming: IncomingMessage) {
    this.url = ORIGIN + incoming.url
    this.method = incoming.method ?? 'GET'
    this.headers = new IncomingHeaders(incoming.headers)
  }

  /** A cancelled read keeps the connection open for the answer. */
  get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    this.stream ??= hasBody(this.incoming)
      ? // Node's own type of the same class.
        (NodeStream.from(this.incoming.iterator({ destroyOnReturn: false })) as unknown as ReadableStream<
          Uint8Array<ArrayBuffer>
        >)
      : null
    return this.stream
  }

  bytes(): Promise<Buffer<ArrayBuffer>> {
    return hasBody(this.incoming) ? bytesOf(this.incoming) : Promise.resolve(Buffer.alloc(0))
  }

  /** A full Request, which takes over the body. */
  clone(): Request {
    const { url, method, body } = this
    const headers = this.incoming.headers as Record<string, string>
    return new Request(url, { method, headers, body, ...(body && { duplex: 'half' }) })
  }
}

/** A Node request as a web Request for handlers. */
export const incomingRequest = (incoming: IncomingMessage): Request =>
  new LightRequest(incoming) as unknown as Request

/** @throws when the client disconnects */
function bytesOf(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer<ArrayBuffer>[] = []
    incoming.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk))
    // Copying a short body would cost more than reading it.
    incoming.once('end', () => resolve(chunks[1] || !chunks[0] ? Buffer.concat(chunks) : chunks[0]))
    incoming.once('error', reject)
    incoming.once('close', () => {
      if (!incoming.readableEnded) reject(new Error('the caller broke off'))
    })
  })
}

/** Longer than real ones; Next matches it with quadratic patterns. */
const USER_AGENT_LIMIT = 300

const REQUEST_ID = /^[\w.-]{8,64}$/

/** Headers passed on. Next acts on headers of its own, which clients must not set. */
const HEADERS: ReadonlySet<string> = new Set([
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'cityid',
    'content-length',
    'content-type',
  ],
  ...['cookie', 'expect', 'host', 'idempotency-key', 'if-modified-since', 'if-none-match', 'if-range', 'key'],
  'last-event-id',
  ...[
    'origin',
    'range',
    'referer',
    'sec-fetch-dest',
    'sec-fetch-mode',
    'sec-fetch-site',
    'sec-gpc',
    'transfer-encoding',
  ],
  ...['user-agent', 'visitorid', 'x-lead-token', 'x-xsrf-token', 'connection', 'upgrade-insecure-requests'],
])

/**
 * Normalises a request's headers: overwrites claimed client address and scheme, drops unknown headers. @returns
 * the request's id
 */
export function normaliseRequest(request: IncomingMessage, trusts: TrustsProxy): string {
  const claimed = request.headers['x-request-id']
  const id = typeof claimed === 'string' && REQUEST_ID.test(claimed) ? claimed : randomUUID()
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
  const agent = request.headers['user-agent']
  const { remoteAddress: peer = '' } = request.socket
  const address = visitorAddress(peer, forwarded, trusts)
  const connection = { address: peer, isEncrypted: 'encrypted' in request.socket }
  const isTls = isByTls(connection, String(request.headers['x-forwarded-proto'] ?? ''), trusts)
  const kept: IncomingHttpHeaders = {}
  for (const name of Object.keys(request.headers)) if (HEADERS.has(name)) kept[name] = request.headers[name]
  if (agent !== undefined) kept['user-agent'] = agent.slice(0, USER_AGENT_LIMIT)
  kept['x-request-id'] = id
  kept['x-shalya-client-ip'] = address
  kept[SCHEME_HEADER] = isTls ? 'https' : 'http'
  kept['x-forwarded-for'] = address
  request.headers = kept
  return id
}
