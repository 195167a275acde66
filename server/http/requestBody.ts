import 'server-only'
import type { FailureCode } from './envelope'

/** No form of the site comes near it. */
export const BODY_LIMIT_BYTES = 64 * 1024

export type BodyText = { readonly text: string } | { readonly refused: FailureCode }
export type BodyBytes = { readonly bytes: Buffer } | { readonly refused: 400 | 413 }
export type JsonBody = { readonly value: unknown } | { readonly refused: FailureCode }

/** Whether a Content-Type header names the media type, whatever its parameters. */
const isOfType = (header: string | null, type: string): boolean =>
  header?.split(';')[0]?.trim().toLowerCase() === type

/** Reads a stream of unknown length up to the limit; undefined when it is longer. */
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

/** Reads a request's body, whatever it is: 413 beyond the limit, 400 when the caller breaks off. */
export async function readBytes(request: Request, limit: number): Promise<BodyBytes> {
  const announced = request.headers.get('content-length')
  if (announced !== null && Number(announced) > limit) return { refused: 413 }
  try {
    // A body of announced length cannot be longer: the HTTP parser holds the caller to it.
    const bytes =
      announced === null && request.body
        ? await readUpTo(request.body, limit)
        : Buffer.from(await request.arrayBuffer())
    return bytes === undefined ? { refused: 413 } : { bytes }
  } catch {
    return { refused: 400 }
  }
}

/** Reads a request's body as text: 415 for another media type than `type`, otherwise as readBytes. */
export async function readBody(request: Request, type: string, limit = BODY_LIMIT_BYTES): Promise<BodyText> {
  if (!isOfType(request.headers.get('content-type'), type)) return { refused: 415 }
  const body = await readBytes(request, limit)
  return 'refused' in body ? body : { text: new TextDecoder().decode(body.bytes) }
}

/** Reads a JSON body; see readBody, and 400 when it is no JSON. */
export async function readJson(request: Request): Promise<JsonBody> {
  const body = await readBody(request, 'application/json')
  if ('refused' in body) return body
  try {
    return { value: JSON.parse(body.text) }
  } catch {
    return { refused: 400 }
  }
}
