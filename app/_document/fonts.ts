import localFont from 'next/font/local'

/**
 * Inter for Latin text. It stands from the first paint on or not at all on that page, so that nothing moves when it
 * arrives late (docs/decisions/0019); the fallback has its metrics (components/ui/theme/ground.css). The file is
 * Fontsource's Latin one (SIL Open Font License 1.1) with the weights that the site uses (docs/decisions/0031).
 */
export const inter = localFont({
  src: './inter-latin.woff2',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: 'Arial',
  variable: '--font-inter',
})

/**
 * The rupee sign alone, cut from Inter's Latin-extended file (SIL Open Font License 1.1) with
 * `pyftsubset --unicodes=U+20B9`: the Latin file lacks it, and prices are what people look for.
 */
export const interRupee = localFont({
  src: './inter-rupee.woff2',
  weight: '100 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-inter-rupee',
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
})
