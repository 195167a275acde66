import { TextDecoder } from 'node:util'
import { fromLatin1 } from '@/model/catalogue/windows1252'

/** How the letters of a file are written down. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Bytes sampled to detect UTF-16, in which every second one is zero. */
const SAMPLE_BYTES = 4096

/** UTF-16 by its mark, or by the empty bytes of Latin letters. */
function isUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const empty = [0, 0]
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  for (const [at, byte] of sample.entries()) if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = empty
  const many = sample.length / 10
  if (odd > many && odd > even * 10) return 'utf-16le'
  return even > many && even > odd * 10 ? 'utf-16be' : undefined
}

/** Finds the encoding of a file, piece by piece. */
export class EncodingScan {
  private utf16: 'utf-16le' | 'utf-16be' | undefined
  private isFirst = true
  private wrong = 0
  private readonly whole = [0, 0]
  private length = 0
  private missing = 0

  add(bytes: Uint8Array): this {
    if (this.isFirst) this.utf16 = isUtf16(bytes)
    this.isFirst = false
    if (this.utf16) return this
    for (const byte of bytes) {
      if (byte < 0x80 && this.missing === 0) continue
      this.addByte(byte)
    }
    return this
  }

  private addByte(byte: number): void {
    const isNext = byte >= 0x80 && byte <= 0xbf
    if (this.missing > 0 && isNext) {
      this.missing -= 1
      if (this.missing === 0) this.whole[this.length > 2 ? 1 : 0]! += 1
      return
    }
    if (this.missing > 0) this.wrong += 1
    this.length = byte >= 0xf0 && byte <= 0xf4 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc2 ? 2 : 1
    if (byte > 0xf4 || isNext || byte === 0xc0 || byte === 0xc1) {
      this.wrong += 1
      this.length = 1
    }
    this.missing = byte < 0x80 ? 0 : this.length - 1
  }

  /**
   * Where some bytes are no UTF-8: a file with letters of three bytes, as those of India have, or with more whole letters than
   * wrong bytes, is UTF-8 that was damaged.
   */
  get encoding(): Encoding {
    const wrong = this.wrong + (this.missing > 0 ? 1 : 0)
    const [short = 0, long = 0] = this.whole
    return this.utf16 ?? (wrong > 0 && long === 0 && short <= wrong ? 'windows-1252' : 'utf-8')
  }
}

/**
 * Replaces a line break within a cell, in a table whose lines end with CR LF: there a line feed alone ends no line, in quotes or
 * not. Unicode keeps it for such uses; no text has it.
 */
export const BREAK_IN_CELL = '\ufdd0'

/**
 * Decodes pieces of a file: without the mark at its beginning, each line ending with a line feed. What is no letter in the encoding
 * becomes U+FFFD, which is a fault of its cell.
 * @param isTable whether BREAK_IN_CELL is distinguished from line ends
 */
export function* decoded(
  pieces: Iterable<Uint8Array>,
  encoding: Encoding,
  isTable = false,
): Generator<string> {
  const decoder = new LineDecoder(encoding, isTable)
  for (const piece of pieces) yield decoder.add(piece)
  yield decoder.end()
}

/** As decoded, of pieces that come one after the other. */
export async function* decodedStream(
  pieces: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  isTable = false,
): AsyncGenerator<string> {
  const decoder = new LineDecoder(encoding, isTable)
  for await (const piece of pieces) yield decoder.add(piece)
  yield decoder.end()
}

class LineDecoder {
  private readonly decoder: { decode(piece?: Uint8Array, options?: { stream: boolean }): string }
  private open = ''
  private isQuoted = false
  /** Meaning of a lone line feed or carriage return; undefined until the first line has ended. */
  private single: string | undefined

  constructor(encoding: Encoding, isTable: boolean) {
    if (!isTable) this.single = '\n'
    // Node's own decoder of Windows-1252 reads Latin-1 in some of its releases.
    this.decoder =
      encoding === 'windows-1252'
        ? { decode: (piece = new Uint8Array()) => fromLatin1(Buffer.from(piece).toString('latin1')) }
        : new TextDecoder(encoding)
  }

  add(piece: Uint8Array): string {
    return this.lines(this.open + this.decoder.decode(piece, { stream: true }))
  }

  end(): string {
    return this.withLineFeeds(this.open + this.decoder.decode())
  }

  /** A carriage return at the end may have its line feed in the next piece. */
  private lines(text: string): string {
    this.open = text.endsWith('\r') ? '\r' : ''
    return this.withLineFeeds(text.slice(0, text.length - this.open.length))
  }

  private withLineFeeds(text: string): string {
    this.single ??= this.singleAfter(text)
    return text.replace(/\r\n|[\r\n]/g, (end) => (end === '\r\n' ? '\n' : (this.single ?? '\n')))
  }

  /** By how the first line ends, which is not within quotes. */
  private singleAfter(text: string): string | undefined {
    for (const [end] of text.matchAll(/"|\r\n|[\r\n]/g)) {
      if (end === '"') this.isQuoted = !this.isQuoted
      else if (!this.isQuoted) return end === '\r\n' ? BREAK_IN_CELL : '\n'
    }
    return undefined
  }
}
