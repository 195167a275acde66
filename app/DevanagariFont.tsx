import { preload } from 'react-dom'

/** Noto Sans Devanagari (SIL Open Font License 1.1, public/fonts); a new version gets a new name, since browsers keep it. */
const FILE = '/fonts/noto-sans-devanagari-5.3.0.woff2'

/**
 * Devanagari's letters, for Hindi pages only. Not through next/font, which would have every page of the layout fetch
 * them ahead; and fetched ahead they have to be, so that they stand from the first paint on (docs/decisions/0019).
 */
export function DevanagariFont() {
  preload(FILE, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <style href="devanagari-font" precedence="element">
      {`@font-face {
  font-family: 'Noto Sans Devanagari';
  src: url('${FILE}') format('woff2');
  font-weight: 100 900;
  font-display: optional;
  unicode-range: U+0900-097F, U+1CD0-1CF9, U+200C-200D, U+20A8, U+20B9, U+25CC, U+A830-A839, U+A8E0-A8FF;
}
:root { --font-devanagari: 'Noto Sans Devanagari'; }`}
    </style>
  )
}
