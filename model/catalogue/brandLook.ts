import * as t from 'io-ts'
import { oneOf } from '@/model/oneOf'
import { contrastRatio } from '@/model/page/contrast'
import { type RowFault, checked } from './primitives'

/** The grounds of text by day and by night: the same for every brand. */
export const GROUNDS = {
  light: { paper: '#FFFBF4', surface: '#FFFFFF', sand: '#F7F0E3' },
  dark: { paper: '#0F1916', surface: '#18241F', sand: '#20302A' },
} as const

/** The two colours in which text is on a brand's colours. */
export const TEXT_ON = { dark: '#12241F', light: '#FFFFFF' } as const

const HexColour = checked(
  'HexColour',
  t.string.is,
  (text) => /^#[0-9a-f]{6}$/i.test(text),
  'expected a colour such as #084C3F',
)

/** A brand's three colours. */
export const BrandColours = t.readonly(
  t.type({
    /** Ribbon, footer, heads of dialogs, the mark; strong text. */
    main: HexColour,
    /** Links, edges of buttons, the focus. */
    link: HexColour,
    /** The one primary action of a screen. */
    action: HexColour,
  }),
  'BrandColours',
)
export type BrandColours = t.TypeOf<typeof BrandColours>
export type BrandColour = keyof BrandColours

/** The letters of the big headings, of those that ship: Fraunces, or the text's own. */
export const BrandFace = oneOf(['serif', 'plain'], 'BrandFace')

/** How people's pictures are cut. */
export const BrandPortraits = oneOf(['round', 'square'], 'BrandPortraits')

/** WCAG 2.2, 1.4.3: what text needs. */
const LEAST_RATIO = 4.5
/** Strong text by night is lighter than links are. */
const STRONG_RATIO = 7

/** Dark or white text, whichever is read better on a colour. */
export const textOn = (ground: string): string =>
  contrastRatio(TEXT_ON.dark, ground) >= contrastRatio(TEXT_ON.light, ground) ? TEXT_ON.dark : TEXT_ON.light

/** What each colour is seen with, by name. */
const othersOf = (
  name: BrandColour,
  colour: string,
  { main }: BrandColours,
): Readonly<Record<string, string>> =>
  ({
    main: { ...GROUNDS.light, 'its text': TEXT_ON.light },
    link: GROUNDS.light,
    action: { main, 'its text': textOn(colour) },
  })[name]

/** A colour as hue (0 to 360), saturation and lightness (0 to 1). */
function hslOf(hex: string): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [span, lightness] = [most - least, (most + least) / 2]
  if (span === 0) return [0, 0, lightness]
  const sector =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4
  return [sector * 60, span / (1 - Math.abs(2 * lightness - 1)), lightness]
}

function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (at: number) => {
    const k = (at + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`.toUpperCase()
}

const LIGHTNESS_STEPS = 200

/** The colour of the same hue and saturation, as near in lightness as can be, that passes; undefined where none does. */
function nearest(colour: string, passes: (hex: string) => boolean): string | undefined {
  if (passes(colour)) return colour
  const [hue, saturation, lightness] = hslOf(colour)
  for (let step = 1; step <= LIGHTNESS_STEPS; step += 1)
    for (const way of [-1, 1]) {
      const next = lightness + (way * step) / LIGHTNESS_STEPS
      if (next < 0 || next > 1) continue
      const hex = hexOf(hue, saturation, next)
      if (passes(hex)) return hex
    }
  return undefined
}

const passesOn = (grounds: Readonly<Record<string, string>>, least: number) => (hex: string) =>
  Object.values(grounds).every((ground) => contrastRatio(hex, ground) >= least)

/** One fault a colour that cannot be read: the worst pair, its ratio, and the nearest colour that can be. */
export function brandColourFaults(colours: BrandColours | undefined): readonly RowFault[] {
  if (!colours) return []
  return (['main', 'link', 'action'] as const).flatMap((name) => {
    const colour = colours[name]
    const [[other, ratio]] = Object.entries(othersOf(name, colour, colours))
      .map(([other, hex]) => [other, contrastRatio(colour, hex)] as const)
      .sort(([, one], [, next]) => one - next) as [readonly [string, number]]
    if (ratio >= LEAST_RATIO) return []
    const better = nearest(colour, (hex) => passesOn(othersOf(name, hex, colours), LEAST_RATIO)(hex))
    // Cut, not rounded: 4.49 is not 4.5.
    const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
    const message = `${name} ${colour} with ${other} has a contrast of ${shown} to 1; ${LEAST_RATIO} is needed`
    return [
      {
        field: `colours.${name}`,
        message: better ? `${message}: ${better} is the nearest that has it` : message,
      },
    ]
  })
}

/** As many as the phone's header has room for beside the mark. */
const SHORT_NAME = 6

/**
 * How many letters the longer line has when a name is broken where that is best for two lines.
 * @returns undefined for a name so short that it stays on one line beside the mark, on the narrowest phone as well
 */
export function lettersALine(name: string): number | undefined {
  if (name.length <= SHORT_NAME) return undefined
  const words = name.split(' ')
  const splits = words.map((_, at) =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length),
  )
  return Math.min(...splits)
}

/** The tokens that a brand changes (components/ui/theme/tokens.ts), by day and by night: there text is as light as it must be. */
export function brandTokens({ main, link, action }: BrandColours) {
  const light = {
    band: main,
    'deep-green': main,
    green: link,
    marigold: action,
    'on-marigold': textOn(action),
  }
  const dark = {
    green: nearest(link, passesOn(GROUNDS.dark, LEAST_RATIO)) ?? TEXT_ON.light,
    'deep-green': nearest(main, passesOn(GROUNDS.dark, STRONG_RATIO)) ?? TEXT_ON.light,
  }
  return { light, dark }
}
