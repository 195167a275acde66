import { COAT, INK, MARIGOLD } from './inks'

/* What people wear on a 96 px grid, below the chin and on the head. */

const SHOULDERS = 'M8 97C8 83 18 77 33 73l7-3.500h16l7 3.500c15 4 25 10 25 24Z'
const body = (fill: string): string => `<path fill="${fill}" d="${SHOULDERS}"/>`
/** The opening of a coat with its lapels and, at the left, a pocket with a pen. */
const coat = (under: string): string =>
  `${body(COAT)}${under}<path fill="${COAT}" d="M38 70l-6.500 4L35 84l-4 1.500L46.500 97H48L38 70ZM58 70l6.500 4L61 84l4 1.500L49.500 97H48L58 70Z"/><path fill="none" d="M66 90h10M72 90v-4"/>`
/** What is seen in the coat's opening. */
const opening = (fill: string): string => `<path fill="${fill}" d="M38 70l10 27 10-27c-5 5-15 5-20 0Z"/>`

type Draw = (cloth: string, skin: string) => string

/** Clothes; the cloth's colour is the wearer's. */
export const WEARS = {
  /** Coat over a shirt with a tie. */
  tie: (cloth) =>
    coat(
      `${opening('#EAF2F5')}<path fill="${cloth}" d="M46 77h4l1 3-1.500 3L51 92l-3 5-3-5 1.500-9L45 80Z"/><path fill="#fff" d="M40 69l-2 3 6 8 4-4ZM56 69l2 3-6 8-4-4Z"/>`,
    ),
  /** Coat over an open collar. */
  collar: (cloth, skin) =>
    coat(
      `${opening(cloth)}<path fill="${skin}" stroke="none" d="M41.500 70l6.500 9 6.500-9Z"/><path fill="${cloth}" d="M40 68.500l-3 3 5.500 9 5.500-3.500ZM56 68.500l3 3-5.500 9-5.500-3.500Z"/><path d="M48 84v.010M48 90v.010"/>`,
    ),
  /** Coat over a kurta with a small standing collar. */
  kurta: (cloth) =>
    coat(
      `${opening(cloth)}<path fill="${cloth}" d="M40.500 67.500c4 4 11 4 15 0l1.500 4c-5 4.500-13 4.500-18 0Z"/><path fill="none" d="M48 75v16M48 80h.010M48 85h.010"/>`,
    ),
  /** Coat over a sari, whose border crosses. */
  sari: (cloth, skin) =>
    coat(
      `${opening(cloth)}<path fill="${skin}" d="M40 70c1 5 4 8 8 8s7-3 8-8Z"/><path fill="none" stroke="${MARIGOLD}" stroke-width="3" d="M55 79L44 90"/>`,
    ),
  /** Coat over a kurta and a scarf. */
  dupatta: (cloth, skin) =>
    coat(
      `${opening(COAT)}<path fill="${skin}" stroke="none" d="M41 70l7 8 7-8Z"/><path fill="${cloth}" d="M39.500 69c3 8 14 8 17 0l4 3c-2 6-4 8-7 10l-1 15h-9l-1-15c-3-2-5-4-7-10Z"/><path fill="none" d="M43 82c3 2 7 2 10 0"/>`,
    ),
  /** A sari by itself, its end over the shoulder. */
  drape: (cloth, skin) =>
    `${body(COAT)}<path fill="${cloth}" d="${SHOULDERS}"/><path fill="${skin}" d="M37 71c1 8 6 11 11 11s10-3 11-11Z"/><path fill="${cloth}" d="M59 71c6 2 12 4 17 7L34 97H8c0-4 1-7 2.500-10C30 86 47 80 59 71Z"/><path fill="none" stroke="${MARIGOLD}" stroke-width="3.500" d="M61 72.500C48 84 30 90 11 91"/>`,
  /** What is worn in the theatre. */
  scrubs: (cloth, skin) =>
    `${body(cloth)}<path fill="${skin}" d="M38.500 70L48 83l9.500-13c-5 4-14 4-19 0Z"/><path fill="none" d="M36 71l12 16.500L60 71M64 88h12v9"/>`,
  /** A kurta with a waistcoat. */
  waistcoat: (cloth) =>
    `${body('#F7F0E3')}<path fill="${cloth}" d="M33 73l6-3.500L48 82l9-12.500 6 3.500c3 8 5 16 5 24H28c0-8 2-16 5-24Z"/><path fill="#F7F0E3" d="M40 68l8 14 8-14c-5 4-11 4-16 0Z"/><path fill="none" d="M48 82v15M51 87h.010M51 92h.010"/>`,
} as const satisfies Readonly<Record<string, Draw>>
export type Wear = keyof typeof WEARS

const TUBES = 'M37.5 70c-4 5-4 11-1 16M58.5 70c2.500 3 3 5.500 2 9'
export const STETHOSCOPE = `<g fill="none"><path stroke-width="4" d="${TUBES}"/><path stroke="#6FA3AC" stroke-width="1.600" d="${TUBES}"/></g><circle cx="60" cy="80.500" r="3.500" fill="#C9D8DB"/>`

/** What covers the head, in a cloth's colour: before the forehead, and around the face. */
export const HEADS = {
  turban: (cloth: string): string =>
    `<path fill="${INK}" fill-opacity=".75" d="M41 29l7-5 7 5Z"/><path fill="${cloth}" d="M28.500 36C24 19 34 8 48 8s24 11 19.500 28C63 31 56 27.500 48 21.500 40 27.500 33 31 28.500 36Z"/><path fill="none" stroke-width="1.400" d="M48 21.500C40 21 32 24 28 30M48 21.500C40 17 33 18 28 23M48 21.500C56 15 63 16 67.500 21M48 21.500c8-1 15 2 19.500 8M48 21.500C43 15 37 12 33 14M48 21.500C51 15 57 11 62 13"/>`,
  hijab: (cloth: string): string =>
    `<path fill="${cloth}" fill-rule="evenodd" d="M28 45C25 23 36 14 48 14s23 9 20 31c1 10 4 16 11 24-4 9-11 13-31 14-20-1-27-5-31-14 7-8 10-14 11-24ZM33.300 41c0 12 6.500 20.500 14.700 20.500S62.700 53 62.700 41 57 26 48 26s-14.700 4-14.700 15Z"/><path fill="none" stroke-width="1.400" d="M33 55c2 8 7 13 14 15 8 2 15 1 22-4M31 63c5 8 12 12 22 13M37 22c3-3 7-4 11-4"/>`,
  /** A scarf laid loosely over the hair. */
  veil: (cloth: string): string =>
    `<path fill="${cloth}" fill-rule="evenodd" d="M27 47C23 22 35 12 48 12s25 10 21 35c1 11 4 18 10 25l-12 3c-3-7-4-13-3-25C64 33 59 23 48 23S32 33 32 50c1 12 0 18-3 25l-12-3c6-7 9-14 10-25Z"/><path fill="none" stroke-width="1.400" d="M29.500 54c0 8-2 13-5 18M66.500 54c0 8 2 13 5 18M36 19c3-2 7-3.500 12-3.500"/>`,
  /** Of the theatre. */
  cap: (cloth: string): string =>
    `<path fill="${cloth}" d="M30.500 37C27 20 37 13 48 13s21 7 17.500 24c-4-5-10-7-17.500-7s-13.500 2-17.500 7Z"/><path fill="none" stroke-width="1.400" d="M31 33c4-5 10-7 17-7s13 2 17 7M42 17c4-1 8-1 12 0"/>`,
} as const
export type Head = keyof typeof HEADS
