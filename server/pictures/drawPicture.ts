import 'server-only'
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js'
import { join } from 'node:path'

const FOLDER = join(process.cwd(), 'node_modules', '@expo-google-fonts')
const FILES = [
  'inter/400Regular/Inter_400Regular.ttf',
  'inter/700Bold/Inter_700Bold.ttf',
  'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
]

/** The fonts of pictures: the site's own, and no others of the machine. */
const PICTURE_FONTS: ResvgRenderOptions['font'] = {
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
  fontFiles: FILES.map((file) => join(FOLDER, file)),
}

/** A piece of a text and where it begins, in pixels at a size of one pixel. */
export interface TextPart {
  readonly text: string
  readonly x: number
}

const MEASURED_SIZE = 100
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The right edge of what is drawn, in the bold face. */
function inkEnd(text: string, font: string): number {
  const safe = text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text y="${MEASURED_SIZE}" font-family="${font}" font-weight="700" font-size="${MEASURED_SIZE}">${safe}</text></svg>`
  const box = new Resvg(svg, { font: PICTURE_FONTS }).getBBox()
  return box ? (box.x + box.width) / MEASURED_SIZE : 0
}

/*
 * The rasteriser shapes Devanagari's syllables rightly but sets the next one too early: it counts a syllable's widest
 * glyph only, not all of them ('बाद' loses the width of its ा). So each syllable is placed by its own, measured width.
 */
const CONSONANT = '[\\u0915-\\u0939\\u0958-\\u095F\\u0978-\\u097F]\\u093C?'
const VOWEL = '[\\u0904-\\u0914\\u0960\\u0961\\u0972-\\u0977\\u0950\\u093D]'
const SIGNS = '[\\u093A-\\u094F\\u0955-\\u0957\\u0962\\u0963\\u0900-\\u0903\\u200C\\u200D]'
const SYLLABLE = `(?:${CONSONANT}\\u094D[\\u200C\\u200D]?)*(?:${CONSONANT}|${VOWEL})${SIGNS}*`
const PIECES = new RegExp(`${SYLLABLE}|(?:(?!${SYLLABLE}).)+`, 'gu')
const IS_SYLLABLE = new RegExp(`^${SYLLABLE}$`, 'u')

/**
 * What of a syllable gives it its width: without the marks above and below, which may reach beyond it. The headline of
 * what remains runs from its beginning to its end, so that the end of its ink is where the next syllable begins.
 */
const widthGiving = (syllable: string): string =>
  syllable
    .replace(/^\u0930\u094D(?=.)/u, '')
    .replace(/[\u0900-\u0902\u0941-\u0948\u0962\u0963\u093A]|\u094D$/gu, '')

/** Headlines that only touch show a seam. */
const HEADLINE_OVERLAP = 0.012

const known = new Map<string, number>()
const KNOWN_LIMIT = 5000

function measured(piece: string, font: string): number {
  const key = `${font}\n${piece}`
  const before = known.get(key)
  if (before !== undefined) return before
  const width = IS_SYLLABLE.test(piece)
    ? inkEnd(widthGiving(piece), font) - HEADLINE_OVERLAP
    : inkEnd(`n${piece}n`, font) - inkEnd('nn', font)
  if (known.size >= KNOWN_LIMIT) known.clear()
  known.set(key, width)
  return width
}

/** The pieces that a text is set in, one after the other. */
export function textParts(text: string, font: string): readonly TextPart[] {
  let x = 0
  return (text.match(PIECES) ?? []).map((piece) => {
    const part = { text: piece, x }
    x += measured(piece, font)
    return part
  })
}

/** Width of a text in a font's bold face at one pixel. */
export const textWidth = (text: string, font: string): number =>
  (text.match(PIECES) ?? []).reduce((sum, piece) => sum + measured(piece, font), 0)

/** An SVG as PNG, drawn off the main thread. */
export const pngOf = async (svg: string): Promise<Buffer> =>
  (await renderAsync(svg, { font: PICTURE_FONTS })).asPng()
