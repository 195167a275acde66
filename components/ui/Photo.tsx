import { pictureHref } from '@/content/catalogue/links/pictureHref'
import {
  PICTURE_SHAPES,
  type Picture,
  type PictureShapeName,
  type StoredPicture,
  formatsOf,
  isDrawn,
} from '@/model/catalogue/picture'
import type { Language } from '@/model/page/language'

/** Styles per shape, inline so that pages without photographs have no rules. */
const STYLES = {
  portrait: { display: 'block', flex: 'none', borderRadius: 'var(--portrait, 50%)' },
  photo: { display: 'block', width: '100%', height: 'auto', borderRadius: 'var(--radius)' },
  logo: undefined,
} as const satisfies Readonly<Record<PictureShapeName, object | undefined>>

const TYPES = { avif: 'image/avif', webp: 'image/webp' } as const

type PhotoProps = {
  readonly picture: Picture | undefined
  readonly shape: PictureShapeName
  readonly language: Language
  /** How wide it is shown: a length, or the attribute `sizes`; by default as wide as the shape is at most. */
  readonly sizes?: string
  /** Width in CSS pixels where it is not that of the shape. */
  readonly width?: number
  /** Whether it is in the hero, where it loads eagerly. */
  readonly isOpening?: boolean
}

/** Rendered size: its own ratio within the shape's box. */
function boxOf({ picture, shape, width }: PhotoProps) {
  const { fit, width: across, height: high } = PICTURE_SHAPES[shape]
  const own = fit === 'inside' ? picture?.stored : undefined
  const ratio = own ? own.width / own.height : across / high
  const used = width ?? Math.min(across, high * ratio)
  return { width: Math.round(used), height: Math.round(used / ratio) }
}

const smallest = ({ widths, width }: StoredPicture): number => widths[0] ?? width

const setOfWidths = (stored: StoredPicture, format: string): string =>
  stored.widths.map((width) => `${pictureHref(stored, width, format)} ${width}w`).join(', ')

/**
 * Catalogue photograph, drawing or logo in the smallest supported format and size, with reserved space. Renders nothing
 * without one.
 */
export function Photo(props: PhotoProps) {
  const { picture, shape, language, isOpening = false } = props
  if (!picture || !(picture.stored || isDrawn(picture))) return null
  const box = boxOf(props)
  const { fallback } = PICTURE_SHAPES[shape]
  const sizes = props.sizes ?? `${box.width}px`
  const setOf = (format: string) => picture.stored && setOfWidths(picture.stored, format)
  const image = (
    // eslint-disable-next-line @next/next/no-img-element -- its files and sizes are made by the import
    <img
      style={STYLES[shape]}
      src={picture.stored ? pictureHref(picture.stored, smallest(picture.stored), fallback) : picture.source}
      srcSet={setOf(fallback)}
      sizes={picture.stored && sizes}
      width={box.width}
      height={box.height}
      alt={(language === 'hi' && picture.altHindi) || picture.alt}
      loading={isOpening ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
  if (!picture.stored) return image
  return (
    <picture>
      {formatsOf(shape).map((format) =>
        format === fallback ? null : (
          <source
            key={format}
            type={TYPES[format as keyof typeof TYPES]}
            srcSet={setOf(format)}
            sizes={sizes}
          />
        ),
      )}
      {image}
    </picture>
  )
}
