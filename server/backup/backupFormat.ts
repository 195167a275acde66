import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import * as t from 'io-ts'
import { decoded } from '@/model/decoded'

/*
 * A backup is sealed as it is written, in chunks (AES-256-GCM): the nonce is the chunk's number and whether it is the last,
 * so that none can be changed, moved, left out or cut off unnoticed (the STREAM construction of Hoang, Reyhanitabar, Rogaway
 * and Vizár, 2015). The key is made from BACKUP_KEY and a salt of the file's own.
 */

const MAGIC = Buffer.from('SHALYA BACKUP 1\n')
const SALT_BYTES = 32
const HEADER_BYTES = MAGIC.length + SALT_BYTES
const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
const KEY_BYTES = 32
const NONCE_BYTES = 12
const CIPHER = 'aes-256-gcm'

/** A backup that cannot be read: another key, no backup, or damaged; the message is one line. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

type Bytes = AsyncIterable<Uint8Array>

const keyOf = (secret: string, salt: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'backup', KEY_BYTES))

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeBigUInt64BE(BigInt(chunk), NONCE_BYTES - 8)
  return nonce
}

/** Cuts a stream into pieces of one size; the last one is shorter, or empty, and said to be the last. */
async function* pieces(source: Bytes, size: number): AsyncGenerator<{ bytes: Buffer; isLast: boolean }> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const part of source) {
    waiting.push(Buffer.from(part.buffer, part.byteOffset, part.byteLength))
    length += part.byteLength
    if (length <= size) continue
    let all = Buffer.concat(waiting)
    // More than one piece: what follows the piece is there already, so that it is not the last.
    for (; all.length > size; all = all.subarray(size)) yield { bytes: all.subarray(0, size), isLast: false }
    waiting = [all]
    length = all.length
  }
  yield { bytes: Buffer.concat(waiting), isLast: true }
}

/** Seals a stream with a key made from a secret. */
export const sealStream = (secret: string) =>
  async function* (source: Bytes): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES)
    const header = Buffer.concat([MAGIC, salt])
    const key = keyOf(secret, salt)
    yield header
    let chunk = 0
    for await (const { bytes, isLast } of pieces(source, CHUNK_BYTES)) {
      const cipher = createCipheriv(CIPHER, key, nonceOf(chunk++, isLast))
      cipher.setAAD(header)
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    }
  }

/** Takes the header off a stream. @throws {BackupError} when it is none of ours */
async function withoutHeader(source: Bytes): Promise<{ header: Buffer; rest: Bytes }> {
  const parts = source[Symbol.asyncIterator]()
  let start: Buffer = Buffer.alloc(0)
  while (start.length < HEADER_BYTES) {
    const { value, done } = await parts.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  if (start.length < HEADER_BYTES || !start.subarray(0, MAGIC.length).equals(MAGIC))
    throw new BackupError('this is no backup of this site')
  async function* rest() {
    yield start.subarray(HEADER_BYTES)
    for (let next = await parts.next(); !next.done; next = await parts.next()) yield next.value
  }
  return { header: start.subarray(0, HEADER_BYTES), rest: rest() }
}

/** What sealStream sealed. @throws {BackupError} with the first chunk that is not as it was written */
export const openStream = (secret: string) =>
  async function* (source: Bytes): AsyncGenerator<Buffer> {
    const { header, rest } = await withoutHeader(source)
    const key = keyOf(secret, header.subarray(MAGIC.length))
    let chunk = 0
    for await (const { bytes, isLast } of pieces(rest, CHUNK_BYTES + TAG_BYTES)) {
      const body = bytes.subarray(0, Math.max(0, bytes.length - TAG_BYTES))
      try {
        const decipher = createDecipheriv(CIPHER, key, nonceOf(chunk, isLast), { authTagLength: TAG_BYTES })
        decipher.setAAD(header)
        decipher.setAuthTag(bytes.subarray(body.length))
        yield Buffer.concat([decipher.update(body), decipher.final()])
      } catch {
        throw new BackupError(
          chunk === 0
            ? 'the backup cannot be opened: another BACKUP_KEY, or damaged'
            : `the backup is damaged or cut off (chunk ${chunk})`,
        )
      }
      chunk += 1
    }
  }

/* Backup frames: length, kind, content. */

const Head = t.type({
  /** When the backup was begun: every lead that was acknowledged before is in it. */
  at: t.string,
  /** The newest migration of the database. */
  schema: t.string,
})
const File = t.type({ path: t.string })
const Table = t.type({ name: t.string, columns: t.array(t.string) })
const Manifest = t.intersection([
  t.type({
    /** Rows by table. */
    tables: t.record(t.string, t.number),
    /** Bytes by file. */
    files: t.record(t.string, t.number),
    /** The last number of each sequence. */
    sequences: t.record(t.string, t.string),
  }),
  // A backup of an older release names nothing: it took every table of the schema.
  t.partial({
    /** Other objects of the schema that the backup leaves out. */
    left: t.readonlyArray(t.string),
  }),
])

export type BackupHead = t.TypeOf<typeof Head>
export type BackupManifest = t.TypeOf<typeof Manifest>

export type Frame =
  | ({ readonly kind: 'head' } & BackupHead)
  /** A file of DATA_DIR; its bytes follow. */
  | ({ readonly kind: 'file' } & t.TypeOf<typeof File>)
  | { readonly kind: 'bytes'; readonly bytes: Buffer }
  /** A table; its rows follow. */
  | ({ readonly kind: 'table' } & t.TypeOf<typeof Table>)
  /** Rows as JSON objects, a line each. */
  | { readonly kind: 'rows'; readonly bytes: Buffer }
  | ({ readonly kind: 'manifest' } & BackupManifest)

const KINDS = ['head', 'file', 'bytes', 'table', 'rows', 'manifest'] as const
const CODECS = { head: Head, file: File, table: Table, manifest: Manifest } as const
const PREFIX_BYTES = 5
/** A batch of rows is about 4 MB; one row with a picture may be larger. */
const FRAME_LIMIT_BYTES = 512 * 1024 * 1024

/** A frame as bytes. */
export function frameBytes(frame: Frame): Buffer {
  const content = 'bytes' in frame ? frame.bytes : Buffer.from(JSON.stringify(frame))
  const prefix = Buffer.alloc(PREFIX_BYTES)
  prefix.writeUInt32BE(content.length)
  prefix.writeUInt8(KINDS.indexOf(frame.kind), PREFIX_BYTES - 1)
  return Buffer.concat([prefix, content])
}

function frameOf(kind: (typeof KINDS)[number], content: Buffer): Frame {
  if (kind === 'rows' || kind === 'bytes') return { kind, bytes: content }
  const read = decoded<object>(CODECS[kind], JSON.parse(content.toString('utf8')))
  if (!read) throw new BackupError('the backup is of another version')
  // The codec of the kind has read it.
  return { kind, ...read } as Frame
}

/** The frames of a stream. @throws {BackupError} when it ends in the middle of one, or holds what this version does not know */
export async function* readFrames(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  let parts: Buffer[] = []
  let length = 0
  let wanted = PREFIX_BYTES
  for await (const part of source) {
    parts.push(part)
    length += part.length
    if (length < wanted) continue
    let all = Buffer.concat(parts)
    for (wanted = sizeOf(all); all.length >= wanted; wanted = sizeOf(all)) {
      const kind = KINDS[all.readUInt8(PREFIX_BYTES - 1)]
      if (!kind) throw new BackupError('the backup is of another version')
      yield frameOf(kind, all.subarray(PREFIX_BYTES, wanted))
      all = all.subarray(wanted)
    }
    parts = [all]
    length = all.length
  }
  if (length > 0) throw new BackupError('the backup is cut off')
}

/** How many bytes must be there before the next frame is whole. */
function sizeOf(bytes: Buffer): number {
  if (bytes.length < PREFIX_BYTES) return PREFIX_BYTES
  const size = bytes.readUInt32BE(0)
  if (size > FRAME_LIMIT_BYTES) throw new BackupError('the backup is of another version')
  return PREFIX_BYTES + size
}
