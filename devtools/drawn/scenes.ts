import type { SceneName } from '@/components/ui/Scene'
import { CLOTHS, INK, LINE, MARIGOLD, WASHES, type Wash, svg } from './inks'
import { PLANTS, STREETS } from './places'
import { personMarkup, type PortraitParts } from './portrait'
import { rounded } from './rounded'

/* Scenes for a page's opening on a 320 by 180 px grid. */

const WOOD = '#B98A58'

const PERSON: PortraitParts = {
  gender: 'female',
  skin: 'almond',
  face: 'oval',
  hair: 'parted',
  hairColour: 'black',
  beard: 'none',
  glasses: 'none',
  mouth: 'smile',
  head: 'none',
  headCloth: 'cream',
  wear: 'kurta',
  cloth: 'teal',
  wash: 'sand',
  hasStethoscope: true,
  hasBindi: true,
  hasEarrings: true,
  isElder: false,
}

const person = (x: number, y: number, scale: number, parts: Partial<PortraitParts>): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${personMarkup({ ...PERSON, ...parts })}</g>`

const man = {
  gender: 'male',
  hair: 'side',
  hasBindi: false,
  hasEarrings: false,
} as const satisfies Partial<PortraitParts>

/** A glass of tea with steam. */
const tea = (x: number, y: number): string =>
  `<path fill="#C98B4E" d="M${x} ${y}h14l-2 18h-10Z"/><path fill="none" d="M${x + 4} ${y - 4}c-3-4 3-6 0-10M${x + 10} ${y - 4}c-3-4 3-6 0-10"/>`

/** A pot with leaves. */
const pot = (x: number, y: number): string =>
  `<path fill="#C06A45" d="M${x - 11} ${y}h22l-3 22h-16Z"/><path fill="${CLOTHS.leaf}" d="M${x} ${y}c-14-6-16-22-10-32 8 6 12 18 10 32ZM${x} ${y}c14-6 16-22 10-32-8 6-12 18-10 32ZM${x} ${y}c-6-12-4-28 0-36 4 8 6 24 0 36Z"/>`

/** A fan at the ceiling. */
const fan = (x: number): string =>
  `<path fill="none" d="M${x} 0v16"/><path fill="${WOOD}" d="M${x - 5} 16h10v7h-10ZM${x - 5} 18c-16-4-32-3-38 1 8 4 24 5 38 2ZM${x + 5} 18c16-4 32-3 38 1-8 4-24 5-38 2Z"/>`

const clock = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="14" fill="#fff"/><path fill="none" d="M${x} ${y - 8}v8l6 4"/>`

const table = `<path fill="${WOOD}" d="M16 140h288v10H16Z"/><path fill="#D8B184" d="M28 150h264v30H28Z"/><path fill="none" d="M120 150v30M212 150v30"/>`

const chair = (x: number, cloth: string): string =>
  `<path fill="${cloth}" d="M${x} 96c0-6 4-8 8-8h24c4 0 8 2 8 8v30H${x}ZM${x - 4} 126h48v9H${x - 4}Z"/><path fill="none" d="M${x + 2} 135v22M${x + 38} 135v22"/>`

const phone = (x: number, y: number, screen: string): string =>
  `<rect x="${x}" y="${y}" width="64" height="112" rx="10" fill="${INK}"/><rect x="${x + 5}" y="${y + 9}" width="54" height="94" rx="4" fill="${screen}"/>`

const board = (x: number, y: number, width: number, cloth: string, isLeft: boolean): string =>
  isLeft
    ? `<path fill="${cloth}" d="M${x + width} ${y}H${x}l-10 9 10 9h${width}Z"/>`
    : `<path fill="${cloth}" d="M${x} ${y}h${width}l10 9-10 9H${x}Z"/>`

interface DrawnScene {
  readonly wash: Wash
  /** Whether there is a street below, or a floor. */
  readonly ground: 'street' | 'floor' | 'none'
  readonly body: string
}

export const SCENES = {
  /** A doctor at a table with a patient and her father. */
  home: {
    wash: 'mint',
    ground: 'none',
    body: `<g ${LINE}><rect x="28" y="20" width="58" height="50" rx="3" fill="#DCEBEC"/><path fill="none" d="M57 20v50M28 45h58"/><path fill="#fff" d="M186 14h88a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8h-62l-14 12v-12h-12a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8Z"/><path fill="none" stroke="#0B6B58" stroke-width="3" d="M200 30h18M200 37h18M200 30c14 0 14 13 2 13l13 10"/><path fill="none" d="M232 30h36M232 40h24"/></g>${person(112, 52, 1.02, { hair: 'long', wear: 'collar', cloth: 'sky' })}${person(20, 66, 0.92, { hair: 'plait', skin: 'cinnamon', wear: 'drape', cloth: 'plum', hasStethoscope: false, mouth: 'laugh' })}${person(210, 64, 0.94, { ...man, hair: 'receding', hairColour: 'grey', beard: 'moustache', skin: 'cinnamon', wear: 'waistcoat', cloth: 'brick', hasStethoscope: false, isElder: true })}<g ${LINE}>${table}<path fill="#fff" d="M134 128h44v12h-44Z"/><path fill="none" d="M140 134h24"/>${tea(96, 122)}<path fill="#fff" d="M206 124l22-3 2 19h-22Z"/><path fill="none" stroke="${MARIGOLD}" stroke-width="3" d="M212 130l12-1"/></g>`,
  },
  /** Three doctors of different departments. */
  departments: {
    wash: 'sky',
    ground: 'none',
    body: `${person(112, 40, 1.1, { hair: 'bob', skin: 'honey', wear: 'sari', cloth: 'maroon', glasses: 'round' })}${person(18, 58, 1, { ...man, hair: 'mop', skin: 'walnut', wear: 'scrubs', cloth: 'teal', head: 'cap', headCloth: 'teal', mouth: 'laugh' })}${person(208, 58, 1, { ...man, hair: 'crop', skin: 'almond', beard: 'full', head: 'turban', headCloth: 'marigold', wear: 'tie', cloth: 'indigo' })}<g ${LINE}>${table}<path fill="#fff" d="M138 126h46v14h-46Z"/><path fill="none" stroke="#0B6B58" stroke-width="2" d="M143 133h8l4-5 5 9 4-4h14"/>${tea(104, 122)}<path fill="#E9A02B" d="M194 134h22v6h-22Z"/><path fill="#fff" d="M197 128h18v6h-18Z"/></g>`,
  },
  /** A call that is on its way. */
  thanks: {
    wash: 'mint',
    ground: 'none',
    body: `<g ${LINE}>${table}${phone(128, 30, '#F3F7F6')}<circle cx="160" cy="72" r="19" fill="#1B6E3C"/><path fill="none" stroke="#fff" stroke-width="4" d="M151 72l7 7 12-13"/><path fill="none" d="M144 104h32M150 112h20"/><path fill="none" stroke="${MARIGOLD}" stroke-width="3" d="M206 58c8 8 8 22 0 30M216 50c13 12 13 34 0 46M114 58c-8 8-8 22 0 30M104 50c-13 12-13 34 0 46"/>${tea(246, 122)}${pot(60, 118)}</g><g fill="${MARIGOLD}" ${LINE}>${[20, 52, 84, 116, 148, 180, 212, 244, 276, 308].map((x, at) => `<circle cx="${x}" cy="${at % 2 ? 14 : 8}" r="7"${at % 2 ? ` fill="${CLOTHS.brick}"` : ''}/>`).join('')}</g>`,
  },
  /** A crossing without the road that was looked for. */
  lost: {
    wash: 'sand',
    ground: 'street',
    body: `<g ${LINE}>${PLANTS.neem(46)}${PLANTS.palm(286)}<path fill="${WOOD}" d="M156 156V40h7v116Z"/>${board(160, 48, 66, CLOTHS.teal, false)}${board(92, 72, 66, MARIGOLD, true)}${board(160, 96, 54, CLOTHS.rose, false)}<path fill="none" stroke="#fff" stroke-width="2.500" d="M172 57h40M102 81h38M172 105h28"/><path fill="none" d="M0 156h320"/>${STREETS.rickshaw(214)}<path fill="none" stroke-width="2.500" d="M186 28c0-14 22-14 22 0 0 8-10 8-10 15M198 50v.1" transform="translate(-38 -12)"/></g>`,
  },
  /** A house that has closed. */
  gone: {
    wash: 'lilac',
    ground: 'street',
    body: `<g ${LINE}><path fill="#F4E2B8" d="M74 156V50h172v106Z"/><path fill="${CLOTHS.plum}" d="M66 62l10-22h168l10 22Z"/><path fill="none" stroke="#fff" stroke-width="2" d="M98 42l-5 18M130 42l-3 18M160 42v18M190 42l3 18M222 42l5 18"/><path fill="#BCC6C2" d="M92 72h136v84H92Z"/><path fill="none" d="M92 84h136M92 96h136M92 108h136M92 120h136M92 132h136M92 144h136"/><path fill="#fff" d="M132 92h56v38h-56Z"/><path fill="none" d="M142 102h36M142 111h36M142 120h22M160 92V84"/>${PLANTS.flowering(284)}<path fill="none" d="M0 156h320"/>${STREETS.pots(30)}</g>`,
  },
  /** Something is being mended; there is tea. */
  mending: {
    wash: 'rose',
    ground: 'floor',
    body: `<g ${LINE}>${fan(160)}${clock(64, 56)}<path fill="${WOOD}" d="M92 108h140v8H92Z"/><path fill="none" d="M102 116v42M222 116v42"/><path fill="#B8CDD3" d="M126 108c-6-26 4-40 24-40s30 14 24 40ZM172 84c12-4 14-10 18-16l6 4c-4 10-10 18-20 24ZM146 68c0-6 8-6 8 0Z"/><path fill="none" d="M128 76c-16 2-16 24-2 24M150 58c-4-6 4-8 0-14M160 60c-4-6 4-8 0-14"/>${tea(196, 90)}<path fill="${MARIGOLD}" d="M236 150l28-28c-4-10 4-18 13-16l-8 8 2 7 7 2 8-8c2 9-6 17-16 13l-28 28c-5 4-10-2-6-6Z"/>${pot(48, 136)}</g>`,
  },
  /** An empty waiting room. */
  empty: {
    wash: 'lime',
    ground: 'floor',
    body: `<g ${LINE}>${fan(160)}<rect x="34" y="34" width="56" height="44" rx="3" fill="#DCEBEC"/><path fill="none" d="M62 34v44M34 56h56"/>${clock(254, 54)}${chair(88, CLOTHS.teal)}${chair(142, CLOTHS.teal)}${chair(196, CLOTHS.teal)}${pot(52, 134)}${pot(274, 134)}<path fill="#fff" d="M136 46h48v28h-48Z"/><path fill="none" d="M144 56h32M144 64h20"/></g>`,
  },
} as const satisfies Readonly<Record<SceneName, DrawnScene>>

const GROUNDS = {
  street: '<path fill="#DDE3C6" d="M0 156h320v24H0Z"/>',
  floor: '<path fill="#E9D3B2" d="M0 148h320v32H0Z"/>',
  none: '',
} as const

/** A scene with rounded corners left to the page. */
export const sceneSvg = ({ wash, ground, body }: DrawnScene): string =>
  svg('0 0 320 180', rounded(`<path fill="${WASHES[wash]}" d="M0 0h320v180H0Z"/>${GROUNDS[ground]}${body}`))
