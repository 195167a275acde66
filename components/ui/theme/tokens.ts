/** The colours of the look; each becomes a CSS variable of the same name (`--deep-green`). */
export const COLOURS = {
  paper: '#FFFBF4',
  surface: '#FFFFFF',
  /** The quiet second ground: bands and chart tracks on paper. */
  sand: '#F7F0E3',
  ink: '#12241F',
  muted: '#4A5B55',
  green: '#0B6B58',
  'deep-green': '#084C3F',
  marigold: '#F2A20C',
  /** Lines that only part things; they carry no meaning of their own. */
  line: '#E6DFD2',
  /** Lines that show where a control is. */
  'field-line': '#7D8C86',
  error: '#B3261E',
  success: '#1B6E3C',
} as const

export type Colour = keyof typeof COLOURS

/** The lengths of the look: a 4 px grid, one radius, one measure, one shadow for what floats. */
const LENGTHS = {
  radius: '10px',
  /** About 70 characters of body text. */
  measure: '37rem',
  page: '70rem',
  shadow: '0 10px 32px rgb(18 36 31 / 12%)',
} as const

type Pair = { readonly text: Colour; readonly ground: Colour }

/** Every pair of text and ground that the site uses: WCAG 2.2, 1.4.3 asks 4.5 to 1 of them. */
export const TEXT_PAIRS: readonly Pair[] = [
  ...(['ink', 'muted', 'green', 'deep-green', 'error', 'success'] as const).flatMap((text) =>
    (['paper', 'surface', 'sand'] as const).map((ground) => ({ text, ground })),
  ),
  { text: 'surface', ground: 'green' },
  { text: 'surface', ground: 'deep-green' },
  { text: 'sand', ground: 'deep-green' },
  { text: 'ink', ground: 'marigold' },
  { text: 'ink', ground: 'line' },
  { text: 'marigold', ground: 'deep-green' },
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
  { text: 'deep-green', ground: 'marigold' },
]

/** The tokens as CSS declarations, for `:root`. */
export const tokenDeclarations = (): string =>
  Object.entries({ ...COLOURS, ...LENGTHS })
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n')
