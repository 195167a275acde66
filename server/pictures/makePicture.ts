import 'server-only'
import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import {
  PICTURE_SHAPES,
  type PictureShapeName,
  type StoredPicture,
  formatsOf,
  pictureFile,
} from '@/model/catalogue/picture'
import { type OpenPicture, openPicture } from './openPicture'

/** Goes up when pictures are made in another way: they get other names then. */
const RECIPE = 1

const FAULTS = {
  notAPicture: 'expected a JPEG, PNG or WebP picture',
  unreadable: 'cannot be read, or has fewer than 32 or more than 50 million pixels',
}

/** A picture that can be made, and how. */
export interface PicturePlan {
  readonly stored: StoredPicture
  /** Makes its files, one after the other: few of them are in memory. */
  readonly files: () => AsyncGenerator<{ readonly file: string; readonly body: Buffer }>
}

type Format = ReturnType<typeof formatsOf>[number]

const ENCODE: Readonly<Record<Format, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 78 }),
  jpg: (picture) => picture.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
}

/** How wide and high the files become: what is shown of the original, never enlarged. */
function sizesOf(shape: PictureShapeName, original: OpenPicture) {
  const { fit, width, height, widths } = PICTURE_SHAPES[shape]
  const ratio = fit === 'cover' ? width / height : original.width / original.height
  const most = Math.min(original.width, original.height * ratio)
  const wanted = widths.map((box) => Math.min(box, ((box * height) / width) * ratio))
  const fitting = wanted.filter((one) => one <= most)
  return (fitting.length > 0 ? fitting : [most]).map((one) => {
    const across = Math.max(1, Math.round(one))
    return { width: across, height: Math.max(1, Math.round(across / ratio)) }
  })
}

/**
 * Reads a clinic's original and says what becomes of it.
 * @returns what is wrong with it, where it is no picture that the site takes
 */
export async function planPicture(
  bytes: Buffer,
  shape: PictureShapeName,
): Promise<PicturePlan | { readonly fault: string }> {
  const opened = await openPicture(bytes).catch(() => ({ refused: 'unreadable' as const }))
  if ('refused' in opened) return { fault: FAULTS[opened.refused] }
  const sizes = sizesOf(shape, opened)
  const largest = sizes[sizes.length - 1]
  if (!largest) return { fault: FAULTS.unreadable }
  const look = JSON.stringify([RECIPE, shape, PICTURE_SHAPES[shape]])
  const name = `p${createHash('sha256').update(look).update(bytes).digest('hex').slice(0, 23)}`
  try {
    // All of it is unpacked once: a file that ends in the middle is a fault, too.
    await opened.begin().stats()
  } catch {
    return { fault: FAULTS.unreadable }
  }
  return {
    stored: { name, ...largest, widths: sizes.map(({ width }) => width) },
    async *files() {
      for (const { width, height } of sizes) {
        const resized = opened.begin().resize(width, height, { fit: 'cover', position: 'attention' })
        for (const format of formatsOf(shape)) {
          const body = await ENCODE[format](resized.clone()).toBuffer()
          yield { file: pictureFile(name, width, format), body }
        }
      }
    },
  }
}
