import 'server-only'
import type { Sharp } from 'sharp'

/** More pixels than a phone's camera makes: a small file can claim to be any size, and would take the memory for it. */
const PIXEL_LIMIT = 50_000_000
/** Minimum edge length. */
const LEAST_PX = 32
const SECONDS_LIMIT = 10

/** The formats that are read, told by their first bytes, whatever the sender calls them. */
const SIGNATURES: readonly { readonly format: string; readonly at: (bytes: Buffer) => boolean }[] = [
  { format: 'jpeg', at: (bytes) => bytes.subarray(0, 3).toString('hex') === 'ffd8ff' },
  { format: 'png', at: (bytes) => bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a' },
  {
    format: 'webp',
    at: (bytes) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
      bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
]

/** Of what format a picture is: JPEG, PNG or WebP; undefined for everything else (drawings such as SVG among it). */
export const pictureFormat = (bytes: Buffer): string | undefined =>
  SIGNATURES.find(({ at }) => at(bytes))?.format

/** A picture whose head has been read. */
export interface OpenPicture {
  /** The right way up, in pixels. */
  readonly width: number
  readonly height: number
  /** Decodes upright, without metadata. */
  readonly begin: () => Sharp
}

/**
 * Opens an untrusted picture with limits of pixels and time, without decoding it.
 * @throws the library's error if the header is unreadable
 */
export async function openPicture(
  bytes: Buffer,
): Promise<OpenPicture | { readonly refused: 'notAPicture' | 'unreadable' }> {
  const format = pictureFormat(bytes)
  if (!format) return { refused: 'notAPicture' }
  const input = { limitInputPixels: PIXEL_LIMIT, failOn: 'error', pages: 1 } as const
  // Reading its code takes a tenth of a server's start, and most servers and commands see no picture.
  const { default: sharp } = await import('sharp')
  const found = await sharp(bytes, input).metadata()
  const { width, height } = found.autoOrient
  if (found.format !== format || Math.min(width, height) < LEAST_PX) return { refused: 'unreadable' }
  return {
    width,
    height,
    begin: () => sharp(bytes, input).timeout({ seconds: SECONDS_LIMIT }).autoOrient(),
  }
}
