import 'server-only'
import type { IncomingMessage } from 'node:http'
import { ReadableStream as NodeStream } from 'node:stream/web'
import { randomUUID } from 'node:crypto'
import { isByTls, SCHEME_HEADER, type TrustsProxy, visitorAddress } from './clientAddress'

/** No handler reads the host, and what a caller writes there may be no address at all. */
const ORIGIN = 'http://localhost'

const hasBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== 'GET' &&
  method !== 'HEAD' &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)

/**
 * A request of Node's server as a web Request. Its body is read when a handler asks for it, and straight from the
 * socket where the handler takes it whole: a web stream costs more than everything else about a short request.
 */
export class IncomingRequest extends Request {
  private stream: ReadableStream<Uint8Array<ArrayBuffer>> | null | undefined

  constructor(private readonly incoming: IncomingMessage) {
    super(ORIGIN + incoming.url, {
      method: incoming.method,
      // Node joins what came several times; only set-cookie, which no request has, would be a list.
      headers: incoming.headers as Record<string, string>,
    })
  }

  /** Whoever stops reading leaves the connection open, so that an answer can still be written. */
  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    this.stream ??= hasBody(this.incoming)
      ? // Node's own type of the same class.
        (NodeStream.from(this.incoming.iterator({ destroyOnReturn: false })) as unknown as ReadableStream<
          Uint8Array<ArrayBuffer>
        >)
      : null
    return this.stream
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return hasBody(this.incoming) ? new Uint8Array(await bytesOf(this.incoming)).buffer : new ArrayBuffer(0)
  }

  override text(): Promise<string> {
    return this.clone().text()
  }

  override json(): Promise<unknown> {
    return this.clone().json()
  }

  override blob(): Promise<Blob> {
    return this.clone().blob()
  }

  override formData(): Promise<FormData> {
    return this.clone().formData()
  }

  /** A plain Request, which takes the body over. */
  override clone(): Request {
    const { url, method, headers, body } = this
    return new Request(url, { method, headers, body, ...(body && { duplex: 'half' }) })
  }
}

/** The whole body. @throws when the caller breaks off */
function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.once('end', () => resolve(Buffer.concat(chunks)))
    incoming.once('error', reject)
    incoming.once('close', () => reject(new Error('the caller broke off')))
  })
}

/** What names a browser is shorter; Next holds it against patterns whose time grows with its square. */
const USER_AGENT_LIMIT = 300

const REQUEST_ID = /^[\w.-]{8,64}$/

/** What of a request reaches handlers and pages for one visitor; Next acts on headers of its own, which no client may send. */
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
  ...[
    'origin',
    'range',
    'referer',
    'sec-fetch-dest',
    'sec-fetch-mode',
    'sec-fetch-site',
    'transfer-encoding',
  ],
  ...['user-agent', 'visitorid', 'x-xsrf-token', 'connection', 'upgrade-insecure-requests'],
])

/**
 * Settles what a request's headers say before anything reads them: whatever a client claimed of its address or scheme is
 * overwritten, and headers that nobody reads are dropped.
 * @returns the request's id
 */
export function settleRequest(request: IncomingMessage, trusts: TrustsProxy): string {
  const claimed = request.headers['x-request-id']
  const id = typeof claimed === 'string' && REQUEST_ID.test(claimed) ? claimed : randomUUID()
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
  const agent = request.headers['user-agent']
  const { remoteAddress: peer = '' } = request.socket
  const address = visitorAddress(peer, forwarded, trusts)
  const connection = { address: peer, isEncrypted: 'encrypted' in request.socket }
  const isTls = isByTls(connection, String(request.headers['x-forwarded-proto'] ?? ''), trusts)
  request.headers = {
    ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => HEADERS.has(name))),
    ...(agent !== undefined && { 'user-agent': agent.slice(0, USER_AGENT_LIMIT) }),
    'x-request-id': id,
    'x-shalya-client-ip': address,
    [SCHEME_HEADER]: isTls ? 'https' : 'http',
    'x-forwarded-for': address,
  }
  return id
}
