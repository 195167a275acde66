/*
 * The parts of a portrait on a 96 px grid, each as markup. Lines take their look from the group around them; what is filled
 * names its colour.
 */

export const SKINS = {
  wheat: ['#F1CDA6', '#D9A87B'],
  honey: ['#E5B88B', '#C9925F'],
  almond: ['#D5A073', '#B67D4F'],
  cinnamon: ['#C08B60', '#9E6A42'],
  walnut: ['#A97650', '#865937'],
  clove: ['#926244', '#70472E'],
} as const
export type Skin = keyof typeof SKINS

export const HAIR_COLOURS = {
  black: '#24201F',
  brown: '#4A3127',
  salted: '#5F5A57',
  grey: '#97928D',
  white: '#D6D2CB',
} as const
export type HairColour = keyof typeof HAIR_COLOURS

export const FACES = {
  round: 'M32.5 40C32.5 29 39 23 48 23s15.5 6 15.5 17C63.5 52 57 62 48 62S32.5 52 32.5 40Z',
  oval: 'M33.5 39C33.5 28 40 22 48 22s14.5 6 14.5 17c0 10-2.5 15.500-6.500 20-3 3.500-5.500 4.500-8 4.500s-5-1-8-4.500C36 54.500 33.500 49 33.500 39Z',
  square:
    'M32.500 39C32.500 28 39 22.500 48 22.500S63.500 28 63.500 39v8.500c-.5 8-6.500 15-15.500 15s-15-7-15.500-15Z',
} as const
export type Face = keyof typeof FACES

/** Hair: what lies behind the head, before the forehead, and lines within it. */
interface Hair {
  readonly back?: string
  readonly front: string
  readonly lines?: string
  /** Beyond the clothes: a plait, a length over the shoulder. */
  readonly over?: string
  /** More markup, such as flowers. */
  readonly more?: string
}

const SCALLOPED_TOP =
  'M31 43c-4-2-4-8 0-10-2-5 2-9 6-9 1-5 7-7 11-4 4-3 10-1 11 4 4 0 8 4 6 9 4 2 4 8 0 10-1-5-2-7-4-9-4 1-7-1-8-3-3 2-7 2-9 0-2 2-5 4-9 3-2 2-3 5-4 9Z'

export const WOMENS_HAIR = {
  /** Parted in the middle, gathered low. */
  parted: {
    back: 'M36 56c-6 0-9 5-6 9s12 4 18 4 15 0 18-4-1-9-7-9Z',
    front: 'M31 45C28 29 36 18 48 18s20 11 17 27c-2-8-8-15-17-18-9 3-15 10-17 18Z',
    lines: 'M48 18.500v8M37 25c-2 2-3 5-4 8M59 25c2 2 3 5 4 8',
  },
  /** A knot on the crown. */
  topknot: {
    back: 'M39 15a9 8 0 1 1 18 0a9 8 0 1 1-18 0Z',
    front: 'M31 44C29 29 36 19 48 19s19 10 17 25c-1-7-4-12-8-15-6 1-14 1-18 0-4 3-7 8-8 15Z',
    lines: 'M43 12c3-2 7-2 10 0M48 21v6',
  },
  /** A knot at the side with jasmine. */
  jasmine: {
    back: 'M58 24c9-7 18 0 15 9-2 6-9 7-13 4Z',
    front: 'M31 45C28 29 36 18 48 18s20 11 17 27c-2-8-7-14-15-18-10 3-17 10-19 18Z',
    lines: 'M50 19v8M39 24c-3 3-4 6-5 9',
    more: `<g fill="#fff" stroke-width="1"><circle cx="64" cy="22" r="3"/><circle cx="69" cy="24.500" r="3"/><circle cx="72.500" cy="29" r="3"/><circle cx="72.500" cy="34.500" r="3"/></g>`,
  },
  /** Long and loose, parted at the side. */
  long: {
    back: 'M29 42C26 24 36 16 48 16s22 8 19 26c1 12 5 20 3 31-5 5-12 5-16 2H42c-4 3-11 3-16-2-2-11 2-19 3-31Z',
    front: 'M31 45C29 29 37 18 50 18c10 0 17 9 15 26-2-8-6-13-12-16-6 6-14 9-18 10-2 2-3 4-4 7Z',
    lines: 'M53 28c-2-3-4-5-7-6M29 58c0 5-1 9-2 13M67 58c0 5 1 9 2 13',
  },
  bob: {
    back: 'M29 43C25 23 37 16 48 16s23 7 19 27c2 8 2 14 0 20-4 3-9 3-13 0H42c-4 3-9 3-13 0-2-6-2-12 0-20Z',
    front: 'M31 46C28 29 37 18 47 18c11 0 20 9 18 27-1-7-3-11-6-14-9 1-17-1-21-5-2 5-6 10-7 20Z',
    lines: 'M38 26c1-3 3-5 6-6',
  },
  /** A plait over the shoulder. */
  plait: {
    back: 'M31 48C26 26 36 16 48 16s22 10 17 32l-3 14H36Z',
    front: 'M31 46C28 29 36 18 48 18s20 11 17 28c-2-9-8-16-17-19-9 3-15 10-17 19Z',
    lines: 'M48 18.500v8',
    over: 'M61 58c5 1 8 4 8 8 2 2 2 5 0 7 2 3 2 6 0 8 1 3 0 5-2 7l-2 6-3-6c-2-2-3-4-2-7-2-2-2-5 0-8-2-2-1-5 0-7-1-2-1-5 1-8ZM60.500 66c3 2 6 2 8.500 0M60.500 73c3 2 6 2 8.500 0M60.500 81c3 2 6 2 8.500 0M62 88h5',
  },
  pony: {
    back: 'M58 22c14-3 20 9 16 24-1 6-2 10-6 13-3-7-1-12-4-20Z',
    front: 'M31 44C29 28 37 18 48 18s19 10 17 26c-2-7-4-12-9-15-7 2-14 2-19-1-3 4-5 9-6 16Z',
    lines: 'M37 28c3-4 7-6 12-6',
  },
  pixie: {
    front:
      'M31 46c-3-8-2-18 5-24 6-6 17-7 24-1 7 5 8 16 5 25-2-6-2-9-4-13-7 1-13-1-17-5-3 5-7 8-10 9-2 3-2 5-3 9Z',
    lines: 'M44 28c-1-3 0-5 3-7M53 22c3 1 5 3 6 6',
  },
  curly: {
    back: 'M31 62c-6 1-9-5-6-9-5-2-5-9-1-11-3-5 1-11 6-11 0-7 7-11 12-9 4-5 13-4 16 1 6-1 11 4 9 10 5 1 7 7 4 11 4 3 3 9-1 11 2 5-1 9-6 8-3 4-9 3-12 0H43c-3 3-9 3-12-1Z',
    front:
      'M31 45c-3-3-2-8 2-10-1-6 4-10 9-9 4-5 12-4 14 1 6-1 10 5 8 10 3 3 2 7 0 9-1-6-3-9-5-11-4 1-7 0-9-3-4 3-8 3-11 1-3 3-6 5-8 12Z',
    lines: 'M36 33c1-2 3-3 5-2M52 27c2 0 4 1 4 3',
  },
  waves: {
    back: 'M29 44C25 24 37 15 48 15s24 9 19 29c4 6-1 10 3 15 3 5-1 11-6 11-6 1-9-3-9-7H41c0 5-4 8-9 7-6 0-8-6-6-11 4-5-1-9 3-15Z',
    front: 'M31 46C28 30 36 19 46 18c13-1 21 10 19 28-1-8-5-14-11-18-7 4-15 5-19 7-2 3-3 7-4 11Z',
    lines: 'M54 28c-2-4-5-6-9-6M29 57c2 3-1 6 0 9M67 57c-2 3 1 6 0 9',
  },
} as const satisfies Readonly<Record<string, Hair>>

export const MENS_HAIR = {
  side: {
    front: 'M31.500 42C28 27 35 17 49 17c12 0 18 9 15.500 25-1-5-2-9-4-12-8 2-16 1-21-2-4 3-6 7-8 14Z',
    lines: 'M39.500 28c1-3 3-5 6-6',
  },
  crop: {
    front:
      'M31.500 42C29 26 37 17.500 48 17.500S67 26 64.500 42c-1-6-2-9-4.500-12-8-1.500-16-1.500-24 0-2.500 3-3.500 6-4.500 12Z',
    lines: 'M42 22l-1 3M48 21v3M54 22l1 3',
  },
  quiff: {
    front:
      'M31.500 42C29 33 30 26 34 23c3-6 9-8 14-6 7-3 15 0 16 6 3 5 3 12 .500 19-1-6-2-9-4-12-4 1-8-1-10-3-4 4-10 5-15 4-2 3-3 6-4 11Z',
    lines: 'M50 27c-1-3 0-5 3-7M41 24c1-2 3-3 5-3',
  },
  mop: { front: SCALLOPED_TOP, lines: 'M39 27c1-2 3-3 5-2M52 26c1-2 4-2 5 0' },
  receding: {
    front:
      'M31.500 43C29.500 33 31 26 36 22c7-6 17-6 24 0 5 4 6.500 11 4.500 21-.500-5-1-8-2.500-10-2-3-3-6-3.500-8-7-2-14-2-21 0-.500 2-1.500 5-3.500 8-1.500 2-2 5-2.500 10Z',
    lines: 'M43 21c3-1 7-1 10 0',
  },
  bald: {
    front:
      'M31.500 46c-3-6-2-12 1.500-15 1 3 1 6 .500 9-1 1-1.500 3-2 6ZM64.500 46c3-6 2-12-1.500-15-1 3-1 6-.500 9 1 1 1.500 3 2 6Z',
    lines: 'M42 27c3-1.500 6-2 9-1.500',
  },
  swept: {
    front: 'M31.500 42C28 26 37 16 48 16s20 10 16.500 26c-1-7-5-13-12-15-9-1-17 4-21 15Z',
    lines: 'M36 31c3-6 8-9 14-9M42 29c4-3 8-4 12-3',
  },
  fringe: {
    front:
      'M31.500 42C28 27 36 17 47 17c13 0 20 10 17.500 25-1-4-2-7-3.500-9-4 0-7-1-9-3-3 2-6 3-8 2-3 2-6 2-8 1-3 2-4 5-5 9Z',
    lines: 'M52 30c-1-2-1-4 0-6M44 32c-1-2-1-3 0-5',
  },
} as const satisfies Readonly<Record<string, Hair>>

export const HAIRS: Readonly<Record<keyof typeof WOMENS_HAIR | keyof typeof MENS_HAIR, Hair>> = {
  ...WOMENS_HAIR,
  ...MENS_HAIR,
}
export type HairName = keyof typeof HAIRS
