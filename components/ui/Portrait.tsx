import { type Picture, isDrawn } from '@/model/catalogue/picture'
import type { Language } from '@/model/page/language'
import { Photo } from './Photo'

/** The letters of a monogram: first and last name's, titles left out. */
function monogramOf(name: string): string {
  const names = name.replace(/^Dr\.?\s+/, '').split(/\s+/)
  const letters = [names[0], names.length > 1 ? names[names.length - 1] : undefined]
  return letters.map((part) => part?.[0]?.toUpperCase() ?? '').join('')
}

type MonogramProps = { readonly name: string; readonly size: number }

/** Initials for a person without photograph; decorative, beside the name. */
export const Monogram = ({ name, size }: MonogramProps) => (
  <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" className="monogram">
    <circle
      cx="32"
      cy="32"
      r="26"
      fill="none"
      stroke="var(--marigold)"
      strokeWidth="1.5"
      strokeDasharray="40 124"
    />
    <text
      x="32"
      y="33"
      dominantBaseline="central"
      textAnchor="middle"
      fontSize="22"
      fontWeight="700"
      fill="var(--deep-green)"
    >
      {monogramOf(name)}
    </text>
  </svg>
)

type PortraitProps = {
  readonly name: string
  readonly picture: Picture | undefined
  readonly size: number
  /** The monogram's, where it is another one. */
  readonly monogramSize?: number
  readonly language: Language
  readonly isOpening?: boolean
}

/** A person's photograph or drawing, or drawn initials. */
export const Portrait = ({ name, size, monogramSize = size, ...photo }: PortraitProps) =>
  photo.picture && (photo.picture.stored || isDrawn(photo.picture)) ? (
    <Photo {...photo} shape="portrait" width={size} />
  ) : (
    <Monogram name={name} size={monogramSize} />
  )
