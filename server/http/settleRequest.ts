import 'server-only'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

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

/** The visitor's address: the socket's, or the nearest hop that a trusted proxy reports (TRUST_PROXY=1). */
function addressOf({ headers, socket }: IncomingMessage, isProxyTrusted: boolean): string {
  const forwarded = isProxyTrusted ? headers['x-forwarded-for'] : undefined
  return forwarded ? (String(forwarded).split(',').at(-1)?.trim() ?? '') : (socket.remoteAddress ?? '')
}

/**
 * Settles what a request's headers say before anything reads them: whatever a client claimed of its address is
 * overwritten, and headers that nobody reads are dropped.
 * @returns the request's id
 */
export function settleRequest(request: IncomingMessage, isProxyTrusted: boolean): string {
  const claimed = request.headers['x-request-id']
  const id = typeof claimed === 'string' && REQUEST_ID.test(claimed) ? claimed : randomUUID()
  const address = addressOf(request, isProxyTrusted)
  request.headers = {
    ...Object.fromEntries(Object.entries(request.headers).filter(([name]) => HEADERS.has(name))),
    'x-request-id': id,
    'x-shalya-client-ip': address,
    'x-forwarded-for': address,
  }
  return id
}
