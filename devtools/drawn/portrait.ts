import { type Cloth, CLOTHS, INK, LINE, MARIGOLD, WASHES, type Wash, svg } from './inks'
import { rounded } from './rounded'
import {
  FACES,
  type Face,
  HAIRS,
  HAIR_COLOURS,
  type HairColour,
  type HairName,
  SKINS,
  type Skin,
} from './portraitParts'
import { HEADS, type Head, STETHOSCOPE, WEARS, type Wear } from './portraitWear'

export const BEARDS = ['none', 'moustache', 'curled', 'stubble', 'short', 'goatee', 'full'] as const
export type Beard = (typeof BEARDS)[number]

export const GLASSES = ['none', 'round', 'square', 'half'] as const
export type Glasses = (typeof GLASSES)[number]

export const MOUTHS = ['calm', 'smile', 'laugh'] as const
export type Mouth = (typeof MOUTHS)[number]

/** What a portrait is made from. */
export interface PortraitParts {
  readonly gender: 'female' | 'male'
  readonly skin: Skin
  readonly face: Face
  readonly hair: HairName
  readonly hairColour: HairColour
  readonly beard: Beard
  readonly glasses: Glasses
  readonly mouth: Mouth
  readonly head: Head | 'none'
  readonly headCloth: Cloth
  readonly wear: Wear
  readonly cloth: Cloth
  readonly wash: Wash
  readonly hasStethoscope: boolean
  readonly hasBindi: boolean
  readonly hasEarrings: boolean
  /** Lines of age around eyes and mouth. */
  readonly isElder: boolean
}

const LENSES: Readonly<Record<Glasses, string>> = {
  none: '',
  round:
    '<g fill="none" stroke-width="1.500"><circle cx="41" cy="43" r="5.400"/><circle cx="55" cy="43" r="5.400"/><path d="M46.400 42c1-.8 2.200-.8 3.200 0M35.600 42l-3-1M60.400 42l3-1"/></g>',
  square:
    '<g fill="none" stroke-width="1.700"><rect x="35" y="38.500" width="11.500" height="8.500" rx="2.500"/><rect x="49.500" y="38.500" width="11.500" height="8.500" rx="2.500"/><path d="M46.500 41.500h3M35 41l-2.500-1M61 41l2.500-1"/></g>',
  half: '<g fill="none" stroke-width="1.500"><path d="M35.500 43c0 6 10.500 6 10.500 0M50 43c0 6 10.500 6 10.500 0"/><path stroke-width="2.400" d="M35 42h11.500M49.500 42H61"/><path d="M46 42.500c1.500-1 2.500-1 4 0M35 42l-2.500-1M61 42l2.500-1"/></g>',
}

const CHIN =
  'M32.500 42c.5 5 1.500 8 4 8.500 3-1.500 6-2.300 8-2 1.500-.5 5.500-.5 7 0 2-.3 5 .5 8 2 2.500-.5 3.500-3.500 4-8.500'

/** Beards in the hair's colour; the mouth is drawn upon them. */
function beardMarkup(beard: Beard, colour: string): string {
  const path = (d: string, more = '') => `<path fill="${colour}"${more} d="${d}"/>`
  const lip = path(
    'M40.500 52c1.500-3 5-4 7.500-2.300 2.500-1.700 6-.700 7.500 2.300-3 .600-5.500.300-7.500-.500-2 .8-4.500 1.100-7.500.5Z',
  )
  switch (beard) {
    case 'none':
      return ''
    case 'moustache':
      return lip
    case 'curled':
      return path(
        'M48 50.200c2.500-2 5.500-1.200 7.500.6 1.500 1.200 3.500.7 4-1.300 1.500 3-.5 5.500-4 5-3 0-5.500-.7-7.500-2-2 1.300-4.500 2-7.500 2-3.500.5-5.500-2-4-5 .5 2 2.500 2.500 4 1.300 2-1.800 5-2.600 7.500-.6Z',
      )
    case 'stubble':
      return path(`${CHIN}C63 55 57 62.500 48 62.500S33 55 32.500 42Z`, ' fill-opacity=".22" stroke="none"')
    case 'short':
      return path(`${CHIN}C64 56 57.500 64.500 48 64.500S32 56 32.500 42Z`)
    case 'goatee':
      return `${lip}${path('M42 56.500c3 1.500 9 1.500 12 0 1 4-1.500 8.500-6 8.500s-7-4.500-6-8.500Z')}`
    case 'full':
      return path(`${CHIN}C67 62 58 74 48 74S29 62 32.500 42Z`)
  }
}

const MOUTH: Readonly<Record<Mouth, (colour: string) => string>> = {
  calm: (colour) => `<path fill="none" stroke="${colour}" stroke-width="2" d="M43.500 54.500c3 2 6 2 9 0"/>`,
  smile: (colour) =>
    `<path fill="none" stroke="${colour}" stroke-width="2" d="M42.500 53.500c3 3.500 8 3.500 11 0"/>`,
  laugh: () => '<path fill="#fff" stroke-width="1.500" d="M42.500 53.500h11c-1 5.500-10 5.500-11 0Z"/>',
}

function faceMarkup(parts: PortraitParts, shade: string): string {
  const isWoman = parts.gender === 'female'
  const hidden = parts.head === 'hijab'
  const grey = parts.hairColour === 'grey' || parts.hairColour === 'white'
  const brow = grey ? '#5F5A57' : INK
  const eyes = isWoman
    ? '<path d="M38.600 42.200c1.500-2 4-2 5.200-.2M57.400 42.200c-1.500-2-4-2-5.200-.2" fill="none" stroke-width="1.300"/>'
    : ''
  return [
    hidden
      ? ''
      : `<g fill="${SKINS[parts.skin][0]}"><ellipse cx="32.200" cy="44.500" rx="3" ry="4.300"/><ellipse cx="63.800" cy="44.500" rx="3" ry="4.300"/></g>`,
    `<path fill="${SKINS[parts.skin][0]}" d="${FACES[parts.face]}"/>`,
    '<g fill="#D9603F" stroke="none" fill-opacity=".2"><circle cx="38.500" cy="50" r="3.600"/><circle cx="57.500" cy="50" r="3.600"/></g>',
    beardMarkup(parts.beard, HAIR_COLOURS[parts.hairColour]),
    `<g fill="${INK}" stroke="none"><circle cx="41.200" cy="43" r="1.900"/><circle cx="54.800" cy="43" r="1.900"/></g>`,
    eyes,
    `<path fill="none" stroke="${brow}" stroke-width="${isWoman ? 1.5 : 2.2}" d="M36.800 37.600c2-1.800 5-2.200 7.500-1M59.200 37.600c-2-1.800-5-2.200-7.500-1"/>`,
    `<path fill="none" stroke="${shade}" d="M48.500 43.500c1.500 3 2 5 .500 5.800-.8.400-1.700.400-2.500 0"/>`,
    parts.isElder
      ? `<path fill="none" stroke="${shade}" stroke-width="1.300" d="M36.500 46.500c1.500 1.300 3 1.500 4.500 1M59.500 46.500c-1.500 1.300-3 1.500-4.500 1M40 52.500l-1 2.500M56 52.500l1 2.500"/>`
      : '',
    MOUTH[parts.mouth](
      isWoman ? '#A63D3D' : parts.beard === 'short' || parts.beard === 'full' ? '#E2A58E' : '#8A3F33',
    ),
    parts.hasBindi ? '<circle cx="48" cy="35" r="1.500" fill="#B3261E" stroke="none"/>' : '',
    parts.hasEarrings && !hidden
      ? `<g fill="${MARIGOLD}" stroke-width="1.100"><circle cx="31.800" cy="50.500" r="2"/><circle cx="64.200" cy="50.500" r="2"/></g>`
      : '',
    LENSES[parts.glasses],
  ].join('')
}

/** A person down to the chest, without a ground. */
export function personMarkup(parts: PortraitParts): string {
  const hair = HAIRS[parts.hair]
  const colour = HAIR_COLOURS[parts.hairColour]
  const [skin, shade] = SKINS[parts.skin]
  const light = parts.hairColour === 'black' || parts.hairColour === 'brown' ? '#fff' : INK
  const shown = parts.head === 'hijab' || parts.head === 'turban' ? undefined : hair
  const cloth = CLOTHS[parts.headCloth]
  return [
    `<g ${LINE}>`,
    shown?.back ? `<path fill="${colour}" d="${shown.back}"/>` : '',
    `<g transform="translate(0 -4)">${WEARS[parts.wear](CLOTHS[parts.cloth], skin)}</g>`,
    `<path fill="${skin}" d="M41.500 54v12c0 5 13 5 13 0V54Z"/><path fill="${shade}" stroke="none" d="M42 58c3 6 9 6 12 0v4c-3 4-9 4-12 0Z"/>`,
    parts.hasStethoscope ? `<g transform="translate(0 -4)">${STETHOSCOPE}</g>` : '',
    faceMarkup(parts, shade),
    shown && parts.head !== 'cap'
      ? `<path fill="${colour}" d="${shown.front}"/>${shown.lines ? `<path fill="none" stroke="${light}" stroke-opacity=".35" stroke-width="1.200" d="${shown.lines}"/>` : ''}`
      : '',
    shown?.more ?? '',
    parts.head === 'none' ? '' : HEADS[parts.head](cloth),
    shown?.over ? `<path fill="${colour}" d="${shown.over}"/>` : '',
    '</g>',
  ].join('')
}

/** A portrait in a square, to be shown in a circle. */
export const portraitSvg = (parts: PortraitParts): string =>
  svg('9 5 78 78', rounded(`<path fill="${WASHES[parts.wash]}" d="M0 0h96v96H0Z"/>${personMarkup(parts)}`))
