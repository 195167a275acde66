import type { DrawingName } from '@/model/catalogue/drawing'
import { SPRITE_HREF } from './drawings'

type IllustrationProps = {
  readonly name: DrawingName
  /** Width and height in CSS pixels. */
  readonly size: number
}

/** A line drawing in the colours of its surroundings. It decorates the words beside it and is not read aloud. */
export const Illustration = ({ name, size }: IllustrationProps) => (
  <svg className="illustration" width={size} height={size} aria-hidden="true">
    <use href={`${SPRITE_HREF}#${name}`} />
  </svg>
)
