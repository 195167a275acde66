import 'server-only'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'

const gzipped = promisify(gzip)
const gunzipped = promisify(gunzip)
const brotlied = promisify(brotliCompress)

export type Encoding = 'br' | 'gzip' | 'identity'

/** More memory makes it half a percent smaller. */
const GZIP = { level: 9, memLevel: 9 } as const

const isCompressible = (type: string): boolean =>
  /^(text|application\/(json|javascript|xml)|image\/svg)/.test(type)

/** A body in the encodings that clients accept, each made once. */
export class EncodedBody {
  private brotli: Buffer | undefined

  private constructor(
    readonly type: string,
    private readonly stored: Buffer,
    private readonly isZipped: boolean,
    readonly length: number,
  ) {}

  static async of(body: Buffer, type: string): Promise<EncodedBody> {
    if (!isCompressible(type)) return new EncodedBody(type, body, false, body.length)
    return new EncodedBody(type, exact(await gzipped(body, GZIP)), true, body.length)
  }

  /** Memory in bytes; assumes that Brotli is as large as gzip. */
  get bytes(): number {
    return this.stored.length * (this.isZipped ? 2 : 1)
  }

  encodingFor(accepted: string | undefined): Encoding {
    if (!this.isZipped || !accepted) return 'identity'
    if (this.brotli && takes(accepted, 'br')) return 'br'
    return takes(accepted, 'gzip') ? 'gzip' : 'identity'
  }

  lengthIn(encoding: Encoding): string {
    if (encoding === 'br' && this.brotli) return String(this.brotli.length)
    return String(encoding === 'identity' ? this.length : this.stored.length)
  }

  /** Few clients accept no encoding: unzipped per request. */
  bytesIn(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'br' && this.brotli) return this.brotli
    return encoding === 'identity' && this.isZipped ? gunzipped(this.stored) : this.stored
  }

  /** Made when idle; not at the best quality, which takes seconds. */
  async addBrotli(): Promise<void> {
    if (!this.isZipped || this.brotli) return
    const plain = await gunzipped(this.stored)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 7,
      // Fits whole pages; a larger window takes megabytes and saves nothing.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    }
    this.brotli = exact(await brotlied(plain, { params }))
  }
}

/** A copy without the unused rest of zlib's buffer. */
const exact = (written: Buffer): Buffer => Buffer.from(written)

/** Whether an Accept-Encoding accepts an encoding (not `gzip;q=0`). */
const takes = (accepted: string, encoding: string): boolean => {
  const at = accepted.indexOf(encoding)
  if (at < 0) return false
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted.slice(at + encoding.length))
}
