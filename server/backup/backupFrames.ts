import 'server-only'
import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { BackupError } from './backupCipher'

/* What stands in a backup, one frame after the other: a length, a kind, the content. */

const Head = t.type({
  /** When the backup was begun: every lead that was acknowledged before is in it. */
  at: t.string,
  /** The newest migration of the database. */
  schema: t.string,
})
const File = t.type({ path: t.string })
const Table = t.type({ name: t.string, columns: t.array(t.string) })
const Manifest = t.type({
  /** Rows by table. */
  tables: t.record(t.string, t.number),
  /** Bytes by file. */
  files: t.record(t.string, t.number),
  /** The last number of each sequence. */
  sequences: t.record(t.string, t.string),
})

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
  const decoded = (CODECS[kind] as t.Type<object, unknown, unknown>).decode(
    JSON.parse(content.toString('utf8')),
  )
  if (isLeft(decoded)) throw new BackupError('the backup is of another version')
  // The codec of the kind has read it.
  return { kind, ...decoded.right } as Frame
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
