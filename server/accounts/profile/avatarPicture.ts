import 'server-only'
import pLimit from 'p-limit'
import sharp from 'sharp'

/** The edge of a stored picture, in pixels, and how it is stored. */
export const STORED_PX = 512
export const STORED_TYPE = 'image/webp'
const WEBP_QUALITY = 82

/** More pixels than a phone's camera makes: a small file can claim to be any size, and would take the memory for it. */
const PIXEL_LIMIT = 50_000_000
/** Fewer are no picture of anybody. */
const LEAST_PX = 32
const SECONDS_LIMIT = 10

/** How many pictures are calculated at a time, and how many may wait. */
const AT_ONCE = 2
const MAY_WAIT = 20
const limit = pLimit(AT_ONCE)

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

export type ReadAvatar =
  { readonly picture: Buffer } | { readonly refused: 'notAPicture' | 'unreadable' | 'busy' }

/**
 * Reads an uploaded picture and makes it anew: the right way up, a square of STORED_PX, WebP. Nothing but its colours goes
 * on: no place, no camera, no name, and nothing that hides behind the picture.
 */
export async function readAvatar(bytes: Buffer): Promise<ReadAvatar> {
  const signed = SIGNATURES.find(({ at }) => at(bytes))
  if (!signed) return { refused: 'notAPicture' }
  if (limit.activeCount + limit.pendingCount >= AT_ONCE + MAY_WAIT) return { refused: 'busy' }
  return limit(() => remade(bytes, signed.format))
}

async function remade(bytes: Buffer, format: string): Promise<ReadAvatar> {
  const input = { limitInputPixels: PIXEL_LIMIT, failOn: 'error', pages: 1 } as const
  try {
    // The header alone: nothing is unpacked yet.
    const found = await sharp(bytes, input).metadata()
    if (found.format !== format || Math.min(found.width, found.height) < LEAST_PX)
      return { refused: 'unreadable' }
    const picture = await sharp(bytes, input)
      .timeout({ seconds: SECONDS_LIMIT })
      .autoOrient()
      .resize(STORED_PX, STORED_PX, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer()
    return { picture }
  } catch {
    // The library says what it could not read; the picture is the sender's, and nobody else needs to know.
    return { refused: 'unreadable' }
  }
}
