import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '@/server/config/config'
import { contentSecurityPolicy, headersOfAddress, securityHeaders } from '@/server/http/securityHeaders'
import type { Document } from './documents'
import type { Encoding } from './encodedBody'

type OwnHeaders = ReturnType<typeof headersOfAddress>

interface Sending {
  readonly status: number
  readonly cacheControl: string
  readonly own?: OwnHeaders
}

interface Head extends Required<Sending> {
  readonly encoding: Encoding
  readonly lines: string[]
}

const etagOf = (name: string, encoding: Encoding): string =>
  `"${name}${encoding === 'identity' ? '' : `-${encoding}`}"`

export function documentSender(config: Config) {
  const security = securityHeaders(config)
  /** Serialised heads of cached answers, since headers are most of an answer's cost. */
  const heads = new WeakMap<Document, Head[]>()

  function linesOf(document: Document, wanted: Omit<Head, 'lines'>): string[] {
    let known = heads.get(document)
    if (!known) heads.set(document, (known = []))
    for (const head of known)
      if (
        head.encoding === wanted.encoding &&
        head.status === wanted.status &&
        head.own === wanted.own &&
        head.cacheControl === wanted.cacheControl
      )
        return head.lines
    const lines = writeLines(document, wanted)
    known.push({ ...wanted, lines })
    return lines
  }

  function writeLines(
    { body, name, styles }: Document,
    { encoding, cacheControl, status, own }: Omit<Head, 'lines'>,
  ): string[] {
    return Object.entries({
      ...security,
      ...own,
      ...(styles && { 'Content-Security-Policy': contentSecurityPolicy(config, styles) }),
      'Cache-Control': cacheControl,
      Vary: 'Accept-Encoding',
      ...(status < 400 && { ETag: etagOf(name, encoding) }),
      ...(body && status !== 304 && { 'Content-Type': body.type, 'Content-Length': body.lengthIn(encoding) }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    }).flat()
  }

  /** Sends a document in the best accepted encoding; no body for 304 and HEAD. */
  return function send(
    request: IncomingMessage,
    response: ServerResponse,
    document: Document,
    { status, cacheControl, own = headersOfAddress(request.url ?? '/') }: Sending,
  ): void {
    const { body, name } = document
    const { headers } = request
    const encoding = body?.encodingFor(headers['accept-encoding']) ?? 'identity'
    const isKnown = status === 200 && headers['if-none-match']?.includes(etagOf(name, encoding))
    const sent = { encoding, cacheControl, own, status: isKnown ? 304 : status }
    response.writeHead(sent.status, linesOf(document, sent))
    if (isKnown || !body || request.method === 'HEAD') return void response.end()
    const bytes = body.bytesIn(encoding)
    if (Buffer.isBuffer(bytes)) response.end(bytes)
    else
      void bytes.then(
        (plain) => response.end(plain),
        () => response.destroy(),
      )
  }
}
