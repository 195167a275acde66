import { deflateRawSync } from 'node:zlib'
import { fromBufferPromise } from 'yauzl'

/** The files of an archive by their paths, as text. */
export async function filesIn(archive: Buffer): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  const zip = await fromBufferPromise(archive, { lazyEntries: true })
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = []
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer)
    files.set(entry.fileName, Buffer.concat(pieces).toString('utf8'))
  }
  return files
}

/**
 * An archive of these files, each compressed.
 * @param declared what it says of the size of each, in bytes; without it the truth
 */
export async function archiveOf(files: Readonly<Record<string, string>>, declared?: number): Promise<Buffer> {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const bytes = Buffer.from(text)
    const [name, body] = [Buffer.from(path), deflateRawSync(bytes)]
    const head = Buffer.alloc(26)
    // Version, flags, method, time, date; then checksum, both sizes, the name's length and that of nothing.
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(body.length, 14)
    head.writeUInt32LE(declared ?? bytes.length, 18)
    head.writeUInt16LE(name.length, 22)
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), head, name, body)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, tail, name)
    offset += 30 + name.length + body.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(files).length, 4)
  end.writeUInt16LE(Object.keys(files).length, 6)
  end.writeUInt32LE(size, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}

const CHECKS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0)
  return rest
})

/** The checksum of archives (ISO 3309): Node has it from 22.2 on. */
function crc32(bytes: Buffer): number {
  let rest = 0xffffffff
  for (const byte of bytes) rest = (rest >>> 8) ^ (CHECKS[(rest ^ byte) & 0xff] ?? 0)
  return (rest ^ 0xffffffff) >>> 0
}
