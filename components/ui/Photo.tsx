import { pictureHref } from '@/content/links/pictureHref'
import { PICTURE_SHAPES, type Picture, type PictureShapeName, formatsOf } from '@/model/catalogue/picture'
import type { Language } from '@/model/page/language'

/** How each shape stands; on the element, so that a page without photographs carries no rules for them. */
const STYLES = {
  portrait: { display: 'block', flex: 'none', borderRadius: '50%' },
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
  /** Whether it stands in the page's opening, where it is fetched at once. */
  readonly isOpening?: boolean
}

/** How wide and high it stands: its own ratio within the shape's box. */
function boxOf({ picture, shape, width }: PhotoProps) {
  const { fit, width: across, height: high } = PICTURE_SHAPES[shape]
  const own = fit === 'inside' ? picture?.stored : undefined
  const ratio = own ? own.width / own.height : across / high
  const used = width ?? Math.min(across, high * ratio)
  return { width: Math.round(used), height: Math.round(used / ratio) }
}

/**
 * A photograph or a logo of the catalogue, in the smallest format and size that the browser takes; its room is known
 * before it is there. Nothing where there is none.
 */
export function Photo(props: PhotoProps) {
  const { picture, shape, language, isOpening = false } = props
  const stored = picture?.stored
  if (!stored) return null
  const box = boxOf(props)
  const sizes = props.sizes ?? `${box.width}px`
  const setOf = (format: string) =>
    stored.widths.map((width) => `${pictureHref(stored, width, format)} ${width}w`).join(', ')
  const { fallback } = PICTURE_SHAPES[shape]
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
      <img
        style={STYLES[shape]}
        src={pictureHref(stored, stored.widths[0] ?? stored.width, fallback)}
        srcSet={setOf(fallback)}
        sizes={sizes}
        width={box.width}
        height={box.height}
        alt={(language === 'hi' && picture.altHindi) || picture.alt}
        loading={isOpening ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
