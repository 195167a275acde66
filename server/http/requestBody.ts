import 'server-only'
import { isRight } from 'fp-ts/Either'
import { parse } from 'fp-ts/Json'

/** Far larger than any form of the site. */
const BODY_LIMIT_BYTES = 64 * 1024

/** A body, or the status that refuses it. */
export type ReadBody<Body> = { readonly value: Body } | { readonly refused: 400 | 413 | 415 }

const isOfType = (header: string | null, type: string): boolean =>
  header === type || header?.split(';')[0]?.trim().toLowerCase() === type

/** Undefined if longer than the limit. */
async function readUpTo(stream: ReadableStream<Uint8Array>, limit: number): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > limit) {
      await reader.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  return Buffer.concat(parts)
}

/** Request has no `bytes` in the oldest supported Node. */
const wholeBody = (
  request: Omit<Request, 'bytes'> & Partial<Request>,
): Promise<Uint8Array<ArrayBuffer> | ArrayBuffer> => request.bytes?.() ?? request.arrayBuffer()

const asBuffer = (bytes: Uint8Array | ArrayBuffer): Buffer =>
  bytes instanceof ArrayBuffer
    ? Buffer.from(bytes)
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Refuses with 413 beyond the limit, 400 when the client disconnects. */
export async function readBytes(request: Request, limit: number): Promise<ReadBody<Buffer>> {
  const announced = request.headers.get('content-length')
  if (announced !== null && Number(announced) > limit) return { refused: 413 }
  try {
    // The HTTP parser enforces an announced length.
    const bytes = await (announced === null && request.body
      ? readUpTo(request.body, limit)
      : wholeBody(request))
    return bytes === undefined ? { refused: 413 } : { value: asBuffer(bytes) }
  } catch {
    return { refused: 400 }
  }
}

const UTF_8 = new TextDecoder()

/** As readBytes, and 415 for another media type. */
async function readText<Value>(
  request: Request,
  type: string,
  read: (text: string) => ReadBody<Value>,
  limit = BODY_LIMIT_BYTES,
): Promise<ReadBody<Value>> {
  if (!isOfType(request.headers.get('content-type'), type)) return { refused: 415 }
  const body = await readBytes(request, limit)
  return 'refused' in body ? body : read(UTF_8.decode(body.value))
}

/** Parsed JSON; refuses with 400. */
export function parsed(text: string): ReadBody<unknown> {
  const read = parse(text)
  return isRight(read) ? { value: read.right } : { refused: 400 }
}

/** Refuses with 415, 413, 400. @param limit in bytes; default BODY_LIMIT_BYTES */
export const readJson = (request: Request, limit?: number): Promise<ReadBody<unknown>> =>
  readText(request, 'application/json', parsed, limit)

/** As readJson; the body may be missing. */
export async function readOptionalJson(request: Request): Promise<ReadBody<unknown>> {
  if (request.body === null) return { value: {} }
  return readText(request, 'application/json', (text) => (text.trim() === '' ? { value: {} } : parsed(text)))
}

/** Reads a urlencoded form. @param limit as readJson */
export const readForm = (request: Request, limit?: number): Promise<ReadBody<URLSearchParams>> =>
  readText(
    request,
    'application/x-www-form-urlencoded',
    (text) => ({ value: new URLSearchParams(text) }),
    limit,
  )

/** Reads a multipart form: 415, 413, 400. @param limit in bytes, of the whole body */
export async function readFormData(request: Request, limit: number): Promise<ReadBody<FormData>> {
  const type = request.headers.get('content-type') ?? ''
  if (!isOfType(type, 'multipart/form-data')) return { refused: 415 }
  const body = await readBytes(request, limit)
  if ('refused' in body) return body
  try {
    return {
      value: await new Response(new Uint8Array(body.value), { headers: { 'content-type': type } }).formData(),
    }
  } catch {
    return { refused: 400 }
  }
}
