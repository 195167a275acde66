import { CLOTHS, INK, MARIGOLD } from './inks'

/*
 * The parts of houses and streets on a 320 by 180 px grid, the ground at 156. What is far has no ink: only a wash a little
 * deeper than the sky.
 */

const GROUND = 156

/** What a city is known by, far away, as path data. */
export const SIGHTS = {
  /** An arch of triumph. */
  gate: 'M124 156V72h12v-8h48v8h12v84h-24v-44c0-14-24-14-24 0v44Z',
  /** Towers of a bridge over a river. */
  bridge:
    'M0 112h320v8H0ZM70 156V56h10v100ZM240 156V56h10v100ZM75 56C110 104 210 104 245 56l-2-4C205 96 115 96 77 52ZM75 52 0 108h8l69-50ZM245 52l75 56h-8l-69-50Z',
  /** Four minarets. */
  minarets:
    'M100 156V66l5-12 5 12v90ZM210 156V66l5-12 5 12v90ZM110 156V92h100v64h-32v-26c0-22-36-22-36 0v26ZM140 92V76l4-8 4 8v16ZM172 92V76l4-8 4 8v16Z',
  /** The tower of a temple. */
  temple:
    'M126 156c2-40 8-76 26-104h4l4-10 4 10h4c18 28 24 64 26 104ZM200 156c0-22 4-40 12-52 8 12 12 30 12 52Z',
  /** Hills, one behind the other. */
  hills: 'M0 156V116C40 76 64 72 96 104c28-48 60-60 104-8 24-20 60-20 120 28v32Z',
  /** A dome with a stair. */
  dome: 'M108 156v-24c0-92 104-92 104 0v24ZM150 64c0-8 20-8 20 0Z',
  /** A palace with windows. */
  palace: 'M92 156V92h12V80c0-14 24-14 24 0v12h12V70c0-28 40-28 40 0v22h12V80c0-14 24-14 24 0v12h12v64Z',
  /** The sea with sails. */
  sea: 'M0 132c20-8 40-8 60 0s40 8 60 0 40-8 60 0 40 8 60 0 40-8 80 0v24H0ZM60 124V84l30 40ZM56 124V92l-18 32Z',
  /** Slabs of a planned city. */
  slabs: 'M60 156V84h60v72ZM130 156V60h44v96ZM186 156V96h74v60Z',
} as const
export type Sight = keyof typeof SIGHTS

const windows = (
  columns: readonly number[],
  rows: readonly number[],
  width: number,
  height: number,
): string => rows.flatMap((y) => columns.map((x) => `M${x} ${y}h${width}v${height}h-${width}Z`)).join('')

const span = (from: number, step: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from + index * step)

/** The sign of a hospital, white on green. */
const sign = (x: number, y: number): string =>
  `<rect x="${x}" y="${y}" width="20" height="16" rx="2" fill="#0B6B58"/><path fill="none" stroke="#fff" stroke-width="3" d="M${x + 10} ${y + 4}v8M${x + 6} ${y + 8}h8"/><path fill="none" d="M${x + 5} ${y + 16}v4M${x + 15} ${y + 16}v4"/>`

/** A door with a canopy. */
const door = (x: number, cloth: string): string =>
  `<path fill="#CFE3E6" d="M${x - 11} ${GROUND}v-26h22v26Z"/><path fill="none" d="M${x} ${GROUND}v-26"/><path fill="${cloth}" d="M${x - 18} 124h36l4 7h-44Z"/>`

const GLASS = '#DCEBEC'

/** Houses: their walls in a colour, with a cloth's colour at doors and blinds. */
export const HOUSES = {
  /** A long house of two floors with a veranda. */
  veranda: (wall: string, cloth: string): string =>
    `<path fill="${wall}" d="M56 ${GROUND}V84h208v72Z"/><path fill="${cloth}" d="M48 84l14-16h196l14 16Z"/><path fill="${GLASS}" d="${windows(span(70, 32, 6), [94], 16, 14)}"/><path fill="#fff" fill-opacity=".5" d="M50 116h220v6H50Z"/><path fill="none" d="${span(
      62,
      39,
      6,
    )
      .map((x) => `M${x} 122v34`)
      .join('')}"/>${door(160, cloth)}${sign(150, 48)}`,
  /** A tower with a lower wing. */
  tower: (wall: string, cloth: string): string =>
    `<path fill="${wall}" d="M170 ${GROUND}V96h100v60Z"/><path fill="${wall}" d="M70 ${GROUND}V36h100v120Z"/><path fill="${cloth}" d="M64 36v-8h112v8ZM170 96v-7h106v7Z"/><path fill="${GLASS}" d="${windows(span(80, 22, 4), [46, 66, 86, 106], 14, 12)}${windows(span(182, 28, 3), [106, 128], 18, 12)}"/>${door(120, cloth)}${sign(210, 70)}`,
  /** Arcades of three floors. */
  arcade: (wall: string, cloth: string): string =>
    `<path fill="${wall}" d="M60 ${GROUND}V60h200v96Z"/><path fill="${cloth}" d="M54 60v-8h212v8Z"/><path fill="${GLASS}" d="${[72, 104].flatMap((y) => span(70, 32, 6).map((x) => `M${x} ${y + 20}v-10c0-12 18-12 18 0v10Z`)).join('')}"/><path fill="none" d="M60 98h200M60 130h200"/>${door(160, cloth)}${sign(150, 32)}`,
  /** Terraces, with plants on each. */
  terraces: (wall: string, cloth: string): string =>
    `<path fill="${wall}" d="M50 ${GROUND}v-32h220v32ZM76 124V92h168v32ZM102 92V60h116v32Z"/><path fill="${GLASS}" d="${windows(span(112, 26, 4), [68], 16, 14)}${windows(span(88, 26, 6), [100], 14, 14)}${windows([64, 92, 214, 242], [134], 16, 14)}"/><path fill="${CLOTHS.leaf}" d="M76 92c4-8 10-8 13-2 4-6 10-4 11 2ZM220 92c4-8 10-8 13-2 4-6 9-4 10 2ZM50 124c4-8 10-8 13-2 4-6 10-4 11 2ZM246 124c4-8 10-8 13-2 4-6 9-4 10 2Z"/>${door(160, cloth)}${sign(150, 40)}`,
  /** A front of blinds between two wings. */
  blinds: (wall: string, cloth: string): string =>
    `<path fill="${wall}" d="M52 ${GROUND}V76h60v80ZM208 ${GROUND}V76h60v80Z"/><path fill="${GLASS}" d="M112 ${GROUND}V56h96v100Z"/><path fill="none" stroke="${cloth}" stroke-width="4" d="${span(
      120,
      11.5,
      8,
    )
      .map((x) => `M${x} 62v58`)
      .join(
        '',
      )}"/><path fill="${GLASS}" d="${windows([62, 86, 218, 242], [86, 108, 130], 16, 12)}"/><path fill="${wall}" d="M106 56v-8h108v8Z"/>${door(160, cloth)}${sign(150, 28)}`,
  /** A round corner with bands of windows. */
  corner: (wall: string, cloth: string): string =>
    `<path fill="${wall}" d="M62 ${GROUND}V64c0-14 10-20 24-20h172v112Z"/><path fill="${GLASS}" d="M62 66c0-8 8-10 16-10h168v14H62ZM62 86h184v14H62ZM62 114h184v8H62Z"/><path fill="none" d="M98 56v14M134 56v14M170 56v14M206 56v14M98 86v14M134 86v14M170 86v14M206 86v14"/><path fill="${cloth}" d="M80 44v-8h182v8Z"/>${door(160, cloth)}${sign(222, 20)}`,
} as const
export type House = keyof typeof HOUSES

const trunk = (x: number, top: number): string =>
  `<path fill="#8A6A4A" d="M${x - 2} ${GROUND}V${top}h4v${GROUND - top}Z"/>`

/** What grows at a place. */
export const PLANTS = {
  neem: (x: number): string =>
    `${trunk(x, 118)}<path fill="${CLOTHS.leaf}" d="M${x} 122c-14 4-24-6-20-18-6-12 4-22 12-20 6-10 22-8 24 2 10 2 14 14 6 20 4 12-8 20-22 16Z"/><path fill="none" stroke="#fff" stroke-opacity=".5" d="M${x - 12} 102c2-4 6-6 10-6M${x + 4} 92c4-1 8 1 9 5"/>`,
  flowering: (x: number): string =>
    `${trunk(x, 116)}<path fill="${CLOTHS.brick}" d="M${x} 120c-18 4-32-4-28-14-2-12 14-22 28-20 16-2 30 8 28 20 4 12-12 18-28 14Z"/><g fill="${MARIGOLD}" stroke="none"><circle cx="${x - 14}" cy="104" r="2.500"/><circle cx="${x}" cy="96" r="2.500"/><circle cx="${x + 13}" cy="104" r="2.500"/><circle cx="${x - 3}" cy="112" r="2.500"/></g>`,
  jacaranda: (x: number): string =>
    `${trunk(x, 116)}<path fill="#A68BC4" d="M${x} 120c-18 4-32-4-28-14-2-12 14-22 28-20 16-2 30 8 28 20 4 12-12 18-28 14Z"/><path fill="none" stroke="#fff" stroke-opacity=".6" d="M${x - 14} 104c2-5 6-7 11-8M${x + 6} 98c5 0 9 3 10 7"/>`,
  palm: (x: number): string =>
    `<path fill="#8A6A4A" d="M${x - 3} ${GROUND}c0-30 2-50 6-70l4 1c-3 20-4 40-3 69Z"/><path fill="${CLOTHS.leaf}" d="M${x + 4} 86c-10-10-22-8-27 2 10-3 18-2 27-2ZM${x + 4} 86c-6-14-16-18-24-14 10 3 17 7 24 14ZM${x + 4} 86c2-14 12-20 22-17-9 4-15 9-22 17ZM${x + 4} 86c12-8 23-5 27 5-9-5-17-6-27-5ZM${x + 4} 86c-8 2-14 10-13 18 4-7 8-12 13-18ZM${x + 4} 86c8 3 12 11 10 19-3-7-6-13-10-19Z"/>`,
  bamboo: (x: number): string =>
    `<path fill="none" stroke="${CLOTHS.leaf}" stroke-width="3.500" d="M${x - 8} ${GROUND}c0-30-2-50-8-66M${x} ${GROUND}V80M${x + 8} ${GROUND}c0-30 2-50 9-66"/><path fill="${CLOTHS.leaf}" d="M${x - 16} 90c-8-2-12-8-12-12 8 0 12 6 12 12ZM${x} 80c-6-6-6-12-2-16 5 5 5 10 2 16ZM${x + 17} 90c8-2 11-8 11-12-8 0-11 6-11 12ZM${x} 104c8 0 12-4 14-8-7-1-12 2-14 8ZM${x - 12} 116c-8 0-12-4-13-8 7-1 11 2 13 8Z"/>`,
  cypress: (x: number): string =>
    `${trunk(x, 140)}<path fill="#3F7A58" d="M${x} 72c10 14 14 36 12 62-4 8-20 8-24 0-2-26 2-48 12-62Z"/><path fill="none" stroke="#fff" stroke-opacity=".4" d="M${x - 2} 90c-3 12-4 24-3 36"/>`,
} as const
export type Plant = keyof typeof PLANTS

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="160" r="6" fill="${INK}"/><circle cx="${x}" cy="160" r="2" fill="#fff" stroke="none"/>`

/** What is drawn in front of the door. */
export const STREETS = {
  rickshaw: (x: number): string =>
    `<path fill="#2F7D5B" d="M${x} 158v-20h48v20Z"/><path fill="${MARIGOLD}" d="M${x} 138c0-14 6-20 14-20h22c8 0 12 8 12 20Z"/><path fill="${GLASS}" d="M${x + 28} 137v-13h7c5 0 7 6 8 13ZM${x + 8} 137c0-8 3-13 8-13h6v13Z"/>${wheel(x + 10)}${wheel(x + 40)}`,
  ambulance: (x: number): string =>
    `<path fill="#fff" d="M${x} 158v-36h46v10h10c6 0 10 6 12 14v12Z"/><path fill="${GLASS}" d="M${x + 48} 136h8c4 0 6 4 8 10h-16Z"/><path fill="none" stroke="#0B6B58" stroke-width="3" d="M${x + 22} 130v14M${x + 15} 137h14"/><path fill="#B3261E" d="M${x + 34} 122v-5h8v5Z"/>${wheel(x + 14)}${wheel(x + 52)}`,
  bicycle: (x: number): string =>
    `<g fill="none"><circle cx="${x + 8}" cy="156" r="8"/><circle cx="${x + 34}" cy="156" r="8"/><path d="M${x + 8} 156l7-14h14l5 14M${x + 15} 142l6 14 8-14M${x + 13} 138h5M${x + 27} 136h6"/></g>`,
  bench: (x: number): string =>
    `<path fill="#B98A58" d="M${x} 142h40v5H${x}ZM${x} 132h40v4H${x}Z"/><path fill="none" d="M${x + 6} 147v12M${x + 34} 147v12M${x + 4} 132v10M${x + 36} 132v10"/>`,
  pots: (x: number): string =>
    `<path fill="#C06A45" d="M${x} 146h14l-2 13h-10ZM${x + 20} 146h14l-2 13h-10Z"/><path fill="${CLOTHS.leaf}" d="M${x + 7} 146c-8-4-8-12-4-16 4 2 6 8 4 16ZM${x + 7} 146c8-4 8-12 5-16-5 2-6 8-5 16ZM${x + 27} 146c-8-4-8-12-4-16 4 2 6 8 4 16ZM${x + 27} 146c8-4 8-12 5-16-5 2-6 8-5 16Z"/>`,
} as const
export type Street = keyof typeof STREETS
