import { preload } from 'react-dom'

/*
 * Devanagari's letters, cut from Noto Sans Devanagari 5.3.0 (SIL Open Font License 1.1, public/fonts); docs/decisions/0031
 * says how. A file that changes gets a new name, since browsers keep it. Not through next/font, which would have every
 * page of the layout fetch them ahead.
 */

/** All that Hindi and Marathi are written with, weights 400 to 700. */
export const HINDI_FONT = '/fonts/noto-sans-devanagari-hindi-5.3.0.woff2'
/** Subset font for the few Hindi words on every English page, in one weight. */
const WORDS = '/fonts/hindi-words-1.woff2'
const FAMILY = 'Noto Sans Devanagari'

/** The letters of `WORDS`: the way to Hindi pages, in the footer, the header and beside a headline. */
export const HINDI_WORDS_LETTERS = 'ँंखचजठढथदनपमयरलशषह़ािीृे्'

const rangeOf = (letters: string): string =>
  [...letters].map((letter) => `U+${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(',')

const face = (family: string, file: string, weights: string, display: string, range: string) => `@font-face {
  font-family: '${family}';
  src: url('${file}') format('woff2');
  font-weight: ${weights};
  font-display: ${display};
  unicode-range: ${range};
}`
const DEVANAGARI = 'U+0900-097F,U+200C-200D,U+25CC'
const hindiFace = (family: string, display: 'optional' | 'swap') =>
  face(family, HINDI_FONT, '400 700', display, DEVANAGARI)

/** The Devanagari fonts that Android, Windows, Apple's systems and Linux ship. */
const DEVICE_FONTS = [
  'Noto Sans Devanagari',
  'Noto Sans Devanagari UI',
  'Nirmala UI',
  'Kohinoor Devanagari',
  'Devanagari MT',
  'Mangal',
  'Lohit Devanagari',
]
const DEVICE_FACE = `@font-face {
  font-family: 'Device Devanagari';
  src: ${DEVICE_FONTS.map((name) => `local('${name}')`).join(',')};
  unicode-range: ${DEVANAGARI};
}`

/**
 * For Hindi pages: fetched ahead, so that it is usually there at the first paint. If it is late, a device with Devanagari
 * letters of its own keeps them on that page and nothing moves; one without any shows ours once they arrive
 * (docs/decisions/0019).
 */
export function DevanagariFont() {
  preload(HINDI_FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <style href="devanagari-font" precedence="element">
      {`${hindiFace(FAMILY, 'optional')}${DEVICE_FACE}${hindiFace('Late Devanagari', 'swap')}:root{--font-devanagari:'${FAMILY}','Device Devanagari','Late Devanagari'}`}
    </style>
  )
}

/** Of the big headings in Latin letters: Fraunces 5.3.0 (SIL Open Font License 1.1, public/fonts), cut as docs/decisions/0109 says. */
const DISPLAY_FONT = '/fonts/fraunces-display-1.woff2'
/** Our own name: a visitor may have another cut of it. */
const DISPLAY_FAMILY = 'Fraunces Display'

/** For English pages: fetched ahead and shown from the first paint or not at all on that page, so that nothing moves. */
export function DisplayFont() {
  preload(DISPLAY_FONT, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <style href="display-font" precedence="element">
      {`${face(DISPLAY_FAMILY, DISPLAY_FONT, '600', 'optional', 'U+0020-007E,U+00A0,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026')}:root{--font-display:'${DISPLAY_FAMILY}'}`}
    </style>
  )
}

/** Hindi of the catalogue on an English page: the articles of an author who writes in both languages, other names of what a search found. */
const CATALOGUE_HINDI = "main li[lang='hi'],main li>[lang='hi'],.why>[lang='hi']"

/**
 * For English pages: the few words' letters, and all letters where a page lists what is written in Hindi. Not one behind
 * the other in one list of fonts: while the first is on its way a browser would fetch the second in its place. `swap`,
 * since a device may have no such letters at all, and boxes say less than letters that come a moment late.
 */
export const HindiWordsFont = () => (
  <style href="hindi-words-font" precedence="global">
    {`${face('Hindi words', WORDS, '100 900', 'swap', rangeOf(HINDI_WORDS_LETTERS))}${hindiFace(FAMILY, 'swap')}:root{--font-devanagari:'Hindi words','Inter on Liberation'}${CATALOGUE_HINDI}{font-family:var(--font-inter),'${FAMILY}','Inter on Liberation','Inter on Roboto',system-ui,sans-serif}`}
  </style>
)
