import 'server-only'
import { LRUCache } from 'lru-cache'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip, gzipSync } from 'node:zlib'
import { SCHEME_HEADER } from './clientAddress'
import { securedCookie } from './cookies'
import { TextResponse } from './envelope'

const ZIP_FROM_BYTES = 1024
const CACHE_BYTES = 8 * 1024 * 1024

const TEXT_TYPE = /^(application\/(json|xml)|text\/)/
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/

/** Cached compressed answers that are the same for everybody (lists, searches), by content. */
const zippedAnswers = new LRUCache<string, Buffer>({
  maxSize: CACHE_BYTES,
  sizeCalculation: (zipped, text) => zipped.length + text.length,
})

function zip(bytes: Uint8Array, isPublic: boolean): Buffer {
  if (!isPublic) return gzipSync(bytes)
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  const zipped = zippedAnswers.get(text) ?? gzipSync(bytes)
  zippedAnswers.set(text, zipped)
  return zipped
}

/** The compressed answer's header, if the caller accepts it. */
function zips({ headers }: Response, incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  if (!TEXT_TYPE.test(headers.get('content-type') ?? '') || headers.has('content-encoding')) return false
  outgoing.appendHeader('Vary', 'Accept-Encoding')
  if (!GZIP.test(String(incoming.headers['accept-encoding'] ?? ''))) return false
  outgoing.setHeader('Content-Encoding', 'gzip')
  return true
}

/** The first two pieces, and the rest. */
async function* piecesOf(
  begun: readonly Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* begun
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value
  } finally {
    await reader.cancel()
  }
}

/**
 * Writes a handler's answer, with Secure cookies over TLS and long bodies compressed. The handler's headers
 * override the edge's.
 * @returns undefined for a text, written synchronously
 * @throws when the body fails, or the caller disconnects
 */
export function writeResponse(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> | undefined {
  outgoing.statusCode = response.status
  const isTls = incoming.headers[SCHEME_HEADER] === 'https'
  const isText = response instanceof TextResponse
  for (const [name, value] of isText ? response.lines : response.headers)
    if (name.toLowerCase() === 'set-cookie') outgoing.appendHeader(name, isTls ? securedCookie(value) : value)
    else outgoing.setHeader(name, value)
  if (!isText) return writeBody(response, incoming, outgoing)
  endWith(response.content, response, incoming, outgoing)
  return undefined
}

async function writeBody(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const reader = response.body?.getReader()
  const first = await reader?.read()
  if (!reader || !first || first.done) return void outgoing.end()
  const second = await reader.read()
  if (second.done) return endWith(first.value, response, incoming, outgoing)
  const pieces = Readable.from(piecesOf([first.value, second.value], reader))
  const isZipped = zips(response, incoming, outgoing)
  await (isZipped ? pipeline(pieces, createGzip(), outgoing) : pipeline(pieces, outgoing))
}

/** Writes a complete body; uncompressed text in one piece with the head. */
function endWith(
  whole: Uint8Array | string,
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const length = Buffer.byteLength(whole)
  const isZipped = length >= ZIP_FROM_BYTES && zips(response, incoming, outgoing)
  const isPublic = () => response.headers.get('cache-control')?.startsWith('public') ?? false
  const body = isZipped ? zip(typeof whole === 'string' ? Buffer.from(whole) : whole, isPublic()) : whole
  outgoing.setHeader('Content-Length', isZipped ? body.length : length)
  outgoing.end(incoming.method === 'HEAD' ? undefined : body)
}
