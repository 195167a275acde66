import { CLOTHS, type Cloth, LINE, WASHES, type Wash, svg } from './inks'
import { HOUSES, type House, PLANTS, type Plant, SIGHTS, STREETS, type Sight, type Street } from './places'
import { rounded } from './rounded'

/** What a hospital's picture is made from. */
export interface FacadeParts {
  readonly sight: Sight
  readonly house: House
  readonly wall: Wall
  readonly cloth: Cloth
  readonly left: Plant
  readonly right: Plant
  readonly street: Street
  readonly wash: Wash
}

export const WALLS = {
  white: '#FBF7EE',
  sandstone: '#EBC9A0',
  pink: '#EBB9A6',
  cream: '#F4E2B8',
  grey: '#DADFDC',
  blue: '#BFD5DF',
} as const
export type Wall = keyof typeof WALLS

/** A hospital from the street. */
export const facadeSvg = (parts: FacadeParts): string =>
  svg(
    '0 0 320 180',
    rounded(
      [
        `<path fill="${WASHES[parts.wash]}" d="M0 0h320v180H0Z"/>`,
        `<circle cx="268" cy="34" r="15" fill="#fff" fill-opacity=".7"/>`,
        `<path fill="#12241F" fill-opacity=".1" fill-rule="evenodd" transform="translate(-56 -54.6) scale(1.35)" d="${SIGHTS[parts.sight]}"/>`,
        `<path fill="#DDE3C6" d="M0 156h320v24H0Z"/><g ${LINE}>`,
        HOUSES[parts.house](WALLS[parts.wall], CLOTHS[parts.cloth]),
        PLANTS[parts.left](30),
        PLANTS[parts.right](290),
        '<path fill="none" d="M0 156h320"/>',
        STREETS[parts.street](parts.street === 'ambulance' ? 216 : 224),
        '</g>',
      ].join(''),
    ),
  )
