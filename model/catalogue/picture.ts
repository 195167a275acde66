import * as t from 'io-ts'
import { WholeNumber, Words, checked } from './primitives'

/** How a picture of the catalogue is cut, and how it is made. */
interface PictureShape {
  /** `cover` cuts to the ratio of width and height; `inside` keeps everything within them. */
  readonly fit: 'cover' | 'inside'
  /** The ratio, and the largest box in CSS pixels in which it is shown. */
  readonly width: number
  readonly height: number
  /** The widths of its files in pixels, of `inside` those of the box; a smaller original is not enlarged. */
  readonly widths: readonly number[]
  /** What browsers get that know neither AVIF nor WebP. */
  readonly fallback: 'jpg' | 'png'
}

export const PICTURE_SHAPES = {
  /** A person, in a circle. */
  portrait: { fit: 'cover', width: 112, height: 112, widths: [112, 224, 336], fallback: 'jpg' },
  /** A house. */
  photo: { fit: 'cover', width: 720, height: 405, widths: [360, 720, 1080], fallback: 'jpg' },
  /** What may have no background. */
  logo: { fit: 'inside', width: 160, height: 56, widths: [160, 320], fallback: 'png' },
} as const satisfies Readonly<Record<string, PictureShape>>
export type PictureShapeName = keyof typeof PICTURE_SHAPES

/** What the import has made of a picture; an export has it, so that it can be imported without the original. */
export const StoredPicture = t.readonly(
  t.type({
    /** Named after its content. */
    name: checked(
      'PictureName',
      t.string.is,
      (name) => /^p[0-9a-f]{23}$/.test(name),
      'expected a name that an import gave',
    ),
    /** Of the largest file, in pixels. */
    width: WholeNumber,
    height: WholeNumber,
    /** Of the files, smallest first. */
    widths: t.readonlyArray(WholeNumber),
  }),
  'StoredPicture',
)
export type StoredPicture = t.TypeOf<typeof StoredPicture>

/** The addresses of the drawings that come with the demonstration (devtools/drawn). */
const DRAWN = /^\/drawn\/[a-z0-9-]+\.svg$/

/** A photograph or a logo that a clinic gives, or a drawing of the demonstration. */
export const Picture = t.readonly(
  t.intersection([
    t.type({
      /** A file beside the catalogue's, an address that starts with https://, or that of a drawing of ours: /drawn/NAME.svg. */
      source: Words,
      /** What is seen, for who does not see it. */
      alt: Words,
    }),
    t.partial({ altHindi: Words, stored: StoredPicture }),
  ]),
  'Picture',
)
export type Picture = t.TypeOf<typeof Picture>

/** Whether a picture is a drawing of ours: one file for all sizes, which no import reads. */
export const isDrawn = ({ source }: Picture): boolean => DRAWN.test(source)

/** The formats of a shape's files, the smallest first. */
export const formatsOf = (shape: PictureShapeName): readonly ('avif' | 'webp' | 'jpg' | 'png')[] => [
  'avif',
  'webp',
  PICTURE_SHAPES[shape].fallback,
]

/** The name of one file of a picture. */
export const pictureFile = (name: string, width: number, format: string): string =>
  `${name}-${width}.${format}`
