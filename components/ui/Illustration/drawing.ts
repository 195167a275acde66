/** A line drawing on a 96 px grid, as path data. */
export interface Drawing {
  /** In the colour of the text beside it. */
  readonly lines: string
  /** Subject: the operated organ, or what a test measures. */
  readonly accent: string
  /** Another drawing within it, smaller. */
  readonly inset?: Inset
}

interface Inset {
  readonly drawing: Drawing
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A circle as path data. */
export const ring = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`

const LINE = 2
const ACCENT = 3

/** The elements of a drawing, whose lines take their look from what is around them. @param colour the accent's */
export function drawingMarkup({ lines, accent, inset }: Drawing, colour: string, scale = 1): string {
  const strong = accent && `<path stroke="${colour}" stroke-width="${ACCENT / scale}" d="${accent}"/>`
  const small = inset
    ? `<g transform="translate(${inset.x} ${inset.y}) scale(${inset.scale})" stroke-width="${LINE / inset.scale}">${drawingMarkup(inset.drawing, colour, inset.scale)}</g>`
    : ''
  return `<path d="${lines}"/>${strong}${small}`
}

/** How every drawing's lines look. */
export const DRAWING_LOOK = `fill="none" stroke-width="${LINE}" stroke-linecap="round" stroke-linejoin="round"`
