import 'server-only'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

const gzipped = promisify(gzip)
const gunzipped = promisify(gunzip)
const brotlied = promisify(brotliCompress)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Its largest memory, for as long as it takes: half a percent smaller. */
const GZIP = { level: 9, memLevel: 9 } as const

/** Bytes that do not get smaller: pictures and fonts are compressed already. */
const isCompressible = (type: string): boolean =>
  /^(text|application\/(json|javascript|xml)|image\/svg)/.test(type)

/** One body in the encodings that clients take, each made once. */
export class EncodedBody {
  private brotli: Buffer | undefined

  private constructor(
    readonly type: string,
    private readonly stored: Buffer,
    private readonly isZipped: boolean,
    /** Bytes of the body as it is. */
    readonly length: number,
  ) {}

  static async of(body: Buffer, type: string): Promise<EncodedBody> {
    if (!isCompressible(type)) return new EncodedBody(type, body, false, body.length)
    return new EncodedBody(type, exact(await gzipped(body, GZIP)), true, body.length)
  }

  /** Memory in bytes; Brotli, which comes later, is a little smaller than gzip. */
  get bytes(): number {
    return this.stored.length * (this.isZipped ? 2 : 1)
  }

  /** The encoding for a client's Accept-Encoding. */
  encodingFor(accepted: string | undefined): Encoding {
    if (!this.isZipped || !accepted) return 'identity'
    if (this.brotli && takes(accepted, 'br')) return 'br'
    return takes(accepted, 'gzip') ? 'gzip' : 'identity'
  }

  /** Bytes of the body in an encoding, as a header says it. */
  lengthIn(encoding: Encoding): string {
    if (encoding === 'br' && this.brotli) return String(this.brotli.length)
    return String(encoding === 'identity' ? this.length : this.stored.length)
  }

  /** Very few clients accept no encoding: their bytes are unzipped per request. */
  bytesIn(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'br' && this.brotli) return this.brotli
    return encoding === 'identity' && this.isZipped ? gunzipped(this.stored) : this.stored
  }

  /** Brotli takes longer than gzip: it is made when nothing waits for it, and not at its best, which takes seconds. */
  async addBrotli(): Promise<void> {
    if (!this.isZipped || this.brotli) return
    const plain = await gunzipped(this.stored)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 7,
      // Whole pages fit into it: a larger one takes megabytes and saves nothing.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    }
    this.brotli = exact(await brotlied(plain, { params }))
  }
}

/** A copy without the rest of zlib's own buffer, which may be four times as large as what was written into it. */
const exact = (written: Buffer): Buffer => Buffer.from(written)

/** Whether an Accept-Encoding names an encoding without refusing it (`gzip;q=0`). */
const takes = (accepted: string, encoding: string): boolean => {
  const at = accepted.indexOf(encoding)
  if (at < 0) return false
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted.slice(at + encoding.length))
}
