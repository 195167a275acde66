import { COLOURS } from '@/components/ui/theme/tokens'
import { VIDEO_SIZE } from '@/content/copy/videos'

/** The sheet that every film is drawn on; captions stand on its lowest part, which stays empty. */
export const SHEET = VIDEO_SIZE

/** Films are drawn on a time of twenty units and shown over twenty-five seconds, so that captions can be read. */
const UNITS_A_SECOND = 0.8

/** A film: what it shows at a moment, as the content of an SVG picture on the sheet. */
export interface Film {
  /** The moment that stands as its picture before it plays. */
  readonly posterAt: number
  /** @param now the moment, 0 to 20 */
  readonly draw: (now: number) => string
}

/** How far a movement has come at a moment: 0 before it begins, 1 once it is over, soft at both ends. */
export const passed = (now: number, from: number, to: number): number => {
  const part = Math.min(1, Math.max(0, (now - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** Visible between two moments, faded in and out. */
export const during = (now: number, from: number, to: number, fade = 0.5): number =>
  passed(now, from, from + fade) * (1 - passed(now, to - fade, to))

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part

const round = (value: number): number => Math.round(value * 100) / 100

type Look = {
  readonly stroke?: string
  readonly fill?: string
  readonly width?: number
  readonly opacity?: number
  /** How much of the line is drawn, 0 to 1. */
  readonly drawn?: number
  readonly dash?: string
  /** Ends that stop at the point itself. */
  readonly isBlunt?: boolean
}

const attributes = ({ stroke, fill, width, opacity, drawn, dash, isBlunt }: Look): string =>
  [
    stroke === undefined ? '' : `stroke="${stroke}"`,
    fill === undefined ? '' : `fill="${fill}"`,
    width === undefined ? '' : `stroke-width="${width}"`,
    opacity === undefined ? '' : `opacity="${round(opacity)}"`,
    dash === undefined ? '' : `stroke-dasharray="${dash}"`,
    isBlunt ? 'stroke-linecap="butt"' : '',
    drawn === undefined ? '' : `pathLength="1" stroke-dasharray="1" stroke-dashoffset="${round(1 - drawn)}"`,
  ]
    .filter(Boolean)
    .join(' ')

export const line = (path: string, look: Look = {}): string =>
  look.drawn === 0 ? '' : `<path d="${path}" ${attributes(look)}/>`

export const dot = (x: number, y: number, r: number, look: Look = {}): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(Math.max(0, r))}" ${attributes(look)}/>`

type Move = {
  readonly x?: number
  readonly y?: number
  readonly turn?: number
  readonly scale?: number
  /** What it turns and grows around. */
  readonly about?: readonly [number, number]
  readonly opacity?: number
}

export function group(
  { x = 0, y = 0, turn = 0, scale = 1, about = [0, 0], opacity = 1 }: Move,
  ...parts: string[]
) {
  if (opacity <= 0.005) return ''
  const [cx, cy] = about
  const transform = `translate(${round(x + cx)} ${round(y + cy)}) rotate(${round(turn)}) scale(${round(scale)}) translate(${-cx} ${-cy})`
  return `<g transform="${transform}" opacity="${round(opacity)}">${parts.join('')}</g>`
}

/** A thin instrument whose tip is at a place; it comes from the direction of `turn` (0 is from the right). */
export const instrument = (x: number, y: number, turn: number, ...tip: string[]): string =>
  group(
    { x, y, turn },
    line('M14 -5H620M14 5H620M14 -5V5', { stroke: COLOURS.ink, fill: COLOURS.surface, width: 3 }),
    ...(tip.length > 0 ? tip : [line('M14 -4 0 -2M14 4 0 2', { stroke: COLOURS.ink, width: 3 })]),
  )

/** Small lights around a place, for laser and ultrasound; they flicker with time. */
export const sparks = (x: number, y: number, r: number, now: number): string =>
  Array.from({ length: 8 }, (_, nth) => {
    const angle = (nth / 8) * Math.PI * 2 + Math.floor(now * 6) * 0.4
    const inner = r * 0.55
    const outer = r * (nth % 2 === Math.floor(now * 6) % 2 ? 1 : 0.8)
    return line(
      `M${round(x + Math.cos(angle) * inner)} ${round(y + Math.sin(angle) * inner)}L${round(x + Math.cos(angle) * outer)} ${round(y + Math.sin(angle) * outer)}`,
      { stroke: COLOURS.marigold, width: 4 },
    )
  }).join('')

const sheet = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}" fill="none" stroke="${COLOURS['deep-green']}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"><rect width="${SHEET.width}" height="${SHEET.height}" fill="${COLOURS.paper}" stroke="none"/>${content}</svg>`

/** The whole picture of a film so many seconds after its beginning. */
export const picture = (film: Film, seconds: number): string => sheet(film.draw(seconds * UNITS_A_SECOND))

/** The picture that stands before a film plays. */
export const poster = (film: Film): string => sheet(film.draw(film.posterAt))
