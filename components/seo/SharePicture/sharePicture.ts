import { MARK } from '@/components/ui/Logo/mark'
import { COLOURS } from '@/components/ui/theme/tokens'
import { DRAWING_LOOK, type Drawing, drawingMarkup } from '@/components/ui/Illustration/drawing'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text escaped for SVG. */
const svgText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

/** Width of a text at a size of one pixel. */
type TextWidth = (text: string) => number

interface TitleLines {
  readonly fontSize: number
  readonly lines: readonly string[]
}

/** The room for a title, in pixels, and the height of a line as a multiple of the font's size. */
interface TitleRoom {
  readonly width: number
  readonly height: number
  readonly lineHeight: number
}

/** Title sizes from the largest, with the maximum number of lines. */
const STEPS = [
  { fontSize: 76, most: 2 },
  { fontSize: 66, most: 3 },
  { fontSize: 56, most: 4 },
  { fontSize: 46, most: 4 },
] as const
const SMALLEST = STEPS[STEPS.length - 1]!

type Word = { readonly text: string; readonly width: number }
type Line = readonly Word[]

const textOf = (line: Line): string => line.map(({ text }) => text).join(' ')

/** Words in lines that are as full as they can be. */
function filledLines(copy: readonly Word[], fits: (line: Line) => boolean): readonly Line[] {
  const lines: Word[][] = []
  for (const word of copy) {
    const last = lines[lines.length - 1]
    if (last && fits([...last, word])) last.push(word)
    else lines.push([word])
  }
  return lines
}

/** Balanced lines, as few as the width allows, without a single word on the last line. */
function evenLines(copy: readonly Word[], width: number, widthOf: (line: Line) => number): readonly Line[] {
  let best = filledLines(copy, (line) => widthOf(line) <= width)
  const count = best.length
  for (let narrower = width * 0.95; narrower > width / 3; narrower -= width * 0.05) {
    const lines = filledLines(copy, (line) => widthOf(line) <= narrower)
    if (lines.length > count) break
    best = lines
  }
  return best
}

/** A line cut so that an ellipsis fits behind it. */
function shortened(line: string, width: number, textWidth: TextWidth): string {
  let text = line
  while (text !== '' && textWidth(`${text}…`) > width) text = text.slice(0, -1).trimEnd()
  return `${text}…`
}

/** A title in lines, as large as its room allows; one that is too long ends with an ellipsis. */
export function titleLines(title: string, room: TitleRoom, textWidth: TextWidth): TitleLines {
  const copy = title
    .split(/\s+/)
    .filter(Boolean)
    .map((text) => ({ text, width: textWidth(text) }))
  const space = textWidth('n n') - textWidth('nn')
  const widthOf = (line: Line): number =>
    line.reduce((sum, word) => sum + word.width, 0) + (line.length - 1) * space
  for (const { fontSize, most } of STEPS) {
    const width = room.width / fontSize
    const lines = evenLines(copy, width, widthOf)
    const isLowEnough = lines.length <= most && lines.length * room.lineHeight * fontSize <= room.height
    if (isLowEnough && lines.every((line) => widthOf(line) <= width))
      return { fontSize, lines: lines.map(textOf) }
  }
  const width = room.width / SMALLEST.fontSize
  const lines = filledLines(copy, (line) => widthOf(line) <= width)
  const isCut = lines.length > SMALLEST.most
  return {
    fontSize: SMALLEST.fontSize,
    lines: lines
      .slice(0, SMALLEST.most)
      .map((line, at) =>
        (isCut && at === SMALLEST.most - 1) || widthOf(line) > width
          ? shortened(textOf(line), width, textWidth)
          : textOf(line),
      ),
  }
}

/** The size that messengers ask for, in pixels. */
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630

const LEFT = 72
const PANEL_LEFT = 830
const TITLE_ROOM = { width: PANEL_LEFT - LEFT - 48, height: 265 }
const DRAWING_SIZE = 300

/** The fonts of pictures, by the names that are written in their files. */
export type PictureFont = 'Inter' | 'Noto Sans Devanagari'

/** How texts are set in a font's bold face; lengths are pixels at a size of one pixel. */
export interface Typesetting {
  readonly textWidth: (text: string, font: PictureFont) => number
  /** The pieces of a text and where each begins. */
  readonly textParts: (
    text: string,
    font: PictureFont,
  ) => readonly { readonly text: string; readonly x: number }[]
}

export interface SharePicture {
  readonly title: string
  /** The clinic's name, beside its mark. */
  readonly brand: string
  /** What kind of page it is, such as 'Treatment'; '' for none. */
  readonly label: string
  readonly tagline: string
  readonly drawing: Drawing
  /** In the drawing's place, as a data address; a person's is round. */
  readonly photo?: { readonly href: string; readonly isPortrait: boolean }
  readonly isHindi: boolean
}

/** A picture's words are set in one font, which has Latin letters too: what falls back to another is shaped wrongly. */
const FONTS = {
  latin: { font: 'Inter', lineHeight: 1.17, ascent: 0.92 },
  hindi: { font: 'Noto Sans Devanagari', lineHeight: 1.42, ascent: 1.05 },
} as const

type TextPlace = {
  readonly font: PictureFont
  readonly x: number
  readonly y: number
  readonly size: number
  readonly colour: string
}

const text = (copy: string, { textParts }: Typesetting, { font, x, y, size, colour }: TextPlace): string =>
  textParts(copy, font)
    .map(
      (part) =>
        `<text x="${(x + part.x * size).toFixed(2)}" y="${Math.round(y)}" font-family="${font}" font-weight="700" font-size="${size}" fill="${colour}" xml:space="preserve">${svgText(part.text)}</text>`,
    )
    .join('')

const logo = (brand: string, setting: Typesetting): string =>
  `<g transform="translate(${LEFT} 64) scale(1.75)">
<rect width="32" height="32" rx="8" fill="${COLOURS['deep-green']}"/>
<g fill="none" stroke-width="2.5" stroke-linecap="round">
<path d="${MARK.letter}" stroke="${COLOURS['on-band']}"/><path d="${MARK.stitch}" stroke="${COLOURS.marigold}"/></g></g>
${text(brand, setting, { font: 'Inter', x: LEFT + 74, y: 104, size: 36, colour: COLOURS['deep-green'] })}`

const PANEL = `<rect x="${PANEL_LEFT}" width="${PICTURE_WIDTH - PANEL_LEFT}" height="${PICTURE_HEIGHT}" fill="${COLOURS['deep-green']}"/>`

const photoPanel = ({ href, isPortrait }: NonNullable<SharePicture['photo']>): string => {
  const width = PICTURE_WIDTH - PANEL_LEFT
  if (!isPortrait)
    return `${PANEL}<image x="${PANEL_LEFT}" width="${width}" height="${PICTURE_HEIGHT}" preserveAspectRatio="xMidYMid slice" href="${href}"/>`
  const centre = PANEL_LEFT + width / 2
  const middle = PICTURE_HEIGHT / 2
  const radius = DRAWING_SIZE / 2
  return `${PANEL}<clipPath id="round"><circle cx="${centre}" cy="${middle}" r="${radius}"/></clipPath>
<image x="${centre - radius}" y="${middle - radius}" width="${DRAWING_SIZE}" height="${DRAWING_SIZE}" clip-path="url(#round)" preserveAspectRatio="xMidYMid slice" href="${href}"/>
<circle cx="${centre}" cy="${middle}" r="${radius}" fill="none" stroke="${COLOURS.marigold}" stroke-width="6"/>`
}

const panel = (drawing: Drawing): string => {
  const left = PANEL_LEFT + (PICTURE_WIDTH - PANEL_LEFT - DRAWING_SIZE) / 2
  const top = (PICTURE_HEIGHT - DRAWING_SIZE) / 2
  return `${PANEL}
<g transform="translate(${left} ${top}) scale(${DRAWING_SIZE / 96})" stroke="${COLOURS.paper}" ${DRAWING_LOOK}>${drawingMarkup(drawing, COLOURS.marigold)}</g>`
}

const labelLine = (label: string, font: PictureFont, top: number, setting: Typesetting): string =>
  `<rect x="${LEFT}" y="${Math.round(top + 7)}" width="36" height="6" rx="3" fill="${COLOURS.marigold}"/>
${text(label, setting, { font, x: LEFT + 52, y: top + 20, size: 28, colour: COLOURS.green })}`

/** The label and the title below it, centred between the logo and the tagline. */
function heading({ title, label, isHindi }: SharePicture, setting: Typesetting): string {
  const { font, lineHeight, ascent } = isHindi ? FONTS.hindi : FONTS.latin
  const { fontSize, lines } = titleLines(title, { ...TITLE_ROOM, lineHeight }, (copy) =>
    setting.textWidth(copy, font),
  )
  const labelHeight = label === '' ? 0 : 60
  const top = 332 - (labelHeight + lines.length * lineHeight * fontSize) / 2
  const first = top + labelHeight + ascent * fontSize
  return [
    ...(label === '' ? [] : [labelLine(label, font, top, setting)]),
    ...lines.map((line, at) => {
      const y = first + at * lineHeight * fontSize
      return text(line, setting, { font, x: LEFT, y, size: fontSize, colour: COLOURS.ink })
    }),
  ].join('\n')
}

/** The picture that messengers show with a page, as SVG. */
export function sharePictureSvg(picture: SharePicture, setting: Typesetting): string {
  const { font } = picture.isHindi ? FONTS.hindi : FONTS.latin
  // The home page's title is the tagline.
  const tagline = picture.tagline === picture.title ? '' : picture.tagline
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">
<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="${COLOURS.paper}"/>
${logo(picture.brand, setting)}
${heading(picture, setting)}
${text(tagline, setting, { font, x: LEFT, y: 574, size: 24, colour: COLOURS.muted })}
${picture.photo ? photoPanel(picture.photo) : panel(picture.drawing)}
</svg>`
}
