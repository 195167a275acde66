import { GROUNDS, TEXT_ON } from '@/model/catalogue/brandLook'

/**
 * The colours of the look by daylight; each becomes a CSS variable of the same name (`--deep-green`). Where the device
 * asks for darkness, DARK's values take their places: what writes a colour by its variable follows.
 */
export const COLOURS = {
  /* Of these, sand is the quiet second ground: bands and chart tracks on paper. */
  ...GROUNDS.light,
  ink: TEXT_ON.dark,
  muted: '#4A5B55',
  green: '#0B6B58',
  /** Text and shapes; a ground only below 'surface', with which it changes. */
  'deep-green': '#084C3F',
  /** Lines that only part things; they carry no meaning of their own. */
  line: '#E6DFD2',
  /** Lines that show where a control is. */
  'field-line': '#7D8C86',
  error: '#B3261E',
  success: '#1B6E3C',
  /* The same by day and by night, each ground with what is written on it: ribbon, footer, dialogs' heads and the mark; the one primary action. */
  band: '#084C3F',
  'on-band': '#FFFFFF',
  marigold: '#F2A20C',
  'on-marigold': '#12241F',
} as const

type Colour = keyof typeof COLOURS

/** The colours that are others by night. */
export const DARK = {
  ...GROUNDS.dark,
  ink: '#EAF1ED',
  muted: '#AABBB3',
  green: '#6CCBB2',
  'deep-green': '#A5E0D0',
  line: '#33443D',
  'field-line': '#7F938B',
  error: '#FFA299',
  success: '#7FD49C',
} as const satisfies Partial<Record<Colour, string>>

/** All colours by day and by night. */
export const SCHEMES: Readonly<Record<'light' | 'dark', Readonly<Record<Colour, string>>>> = {
  light: COLOURS,
  dark: { ...COLOURS, ...DARK },
}

/** The lengths of the look: a 4 px grid, one radius, one measure, one shadow for what floats. */
const LENGTHS = {
  radius: '10px',
  /** About 70 characters of body text. */
  measure: '37rem',
  page: '70rem',
  /** A form beside a page's content: the same on every page. */
  form: '24rem',
  shadow: '0 10px 32px rgb(0 0 0 / 12%)',
  /** What lies over the page behind a dialog or the menu. */
  veil: 'rgb(0 0 0 / 50%)',
  focus: 'var(--green)',
} as const

/** By night a shadow is not seen: what floats gets an edge. */
const DARK_SHADOW = '0 0 0 1px var(--line), 0 10px 32px rgb(0 0 0 / 50%)'

type Pair = { readonly text: Colour; readonly ground: Colour }

/** Every pair of text and ground that the site uses: WCAG 2.2, 1.4.3 asks 4.5 to 1 of them. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...(['ink', 'muted', 'green', 'deep-green', 'error', 'success'] as const).flatMap((text) =>
    (['paper', 'surface', 'sand'] as const).map((ground) => ({ text, ground })),
  ),
  // On what is chosen, urgent or done.
  ...(['green', 'deep-green', 'error', 'success'] as const).map(
    (ground) => ({ text: 'surface', ground }) as const,
  ),
  { text: 'ink', ground: 'line' },
  { text: 'muted', ground: 'line' },
  { text: 'on-band', ground: 'band' },
  { text: 'marigold', ground: 'band' },
  { text: 'on-marigold', ground: 'marigold' },
]

/** Every pair of shape and ground that carries meaning: WCAG 2.2, 1.4.11 asks 3 to 1 of them. */
export const SHAPE_PAIRS: readonly Pair[] = [
  { text: 'field-line', ground: 'surface' },
  { text: 'field-line', ground: 'paper' },
  { text: 'green', ground: 'paper' },
  { text: 'green', ground: 'surface' },
  { text: 'green', ground: 'sand' },
  { text: 'error', ground: 'surface' },
  { text: 'surface', ground: 'deep-green' },
  { text: 'on-band', ground: 'band' },
  { text: 'ink', ground: 'surface' },
]

export const declarations = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n')

/** The tokens as CSS declarations, for `:root`. */
export const tokenDeclarations = (): string => declarations({ ...COLOURS, ...LENGTHS })

/** What of them is different by night. */
export const darkDeclarations = (): string => declarations({ ...DARK, shadow: DARK_SHADOW })
