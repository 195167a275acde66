import { declarations } from '@/components/ui/theme/tokens'
import { brand } from '@/content/brand'
import type { Brand } from '@/model/catalogue/brand'
import { brandTokens, lettersALine } from '@/model/catalogue/brandLook'

type BrandLookProps = {
  /** Another clinic's, on the page of example brands; without it this clinic's. */
  readonly of?: Pick<Brand, 'name' | 'colours' | 'portraits'>
}

/** What a phone's header has beside the name: margins and five buttons (components/layout/Header). */
const BESIDE_NAME = '252px'
/** Width of a bold letter of the text's face, on average, by its size. */
const LETTER_WIDTH = 0.62

/**
 * A name that is long is whole on two lines, in smaller letters and in the mark's place on phones and on screens where the search
 * field needs the room, so that the header stays one row and the field shows what it is for.
 * It is here, and not with the header's styles, so that pages of a clinic with a short name do not carry it.
 */
const longNameStyle = (letters: number): string => {
  const size = `clamp(.75rem,(100vw - ${BESIDE_NAME})/${(letters * LETTER_WIDTH).toFixed(2)},1.25rem)`
  return `@media (max-width:767px){header>.bar>.home{flex:1 1 32px;min-width:0;font-size:${size};line-height:1.1}header>.bar .logo{min-width:0;font-size:inherit}header>.bar .logo span{min-width:0;overflow-wrap:anywhere}}@media (min-width:350px) and (max-width:479px){header>.bar .logo svg{display:none}}@media (min-width:1024px) and (max-width:1439px){header>.bar>.home{font-size:min(.9375rem,8rem/${(letters * LETTER_WIDTH).toFixed(2)});line-height:1.15}header>.bar .logo{width:${(letters * LETTER_WIDTH).toFixed(1)}em;font-size:inherit}header>.bar .logo svg{display:none}}`
}

/**
 * The clinic's own colours, cut of portraits and room for a long name over the site's tokens; nothing where it has none. It reads
 * the brand's row, so a kept page is made again when that changes. Forced colours stay the system's; paper is printed as by day.
 */
export function BrandLook({ of = brand() }: BrandLookProps) {
  const { name, colours, portraits } = of
  const { light, dark } = colours ? brandTokens(colours) : { light: {}, dark: {} }
  const own = declarations({ ...light, ...(portraits === 'square' && { portrait: 'var(--radius)' }) })
  const letters = lettersALine(name)
  const css = [
    own && `@media (forced-colors:none){html:root{${own}}}`,
    colours &&
      `@media screen and (prefers-color-scheme:dark) and (forced-colors:none){html:root{${declarations(dark)}}}`,
    letters !== undefined && longNameStyle(letters),
  ]
    .filter(Boolean)
    .join('')
  if (css === '') return null
  return (
    <style href={`brand-look-${name.replaceAll(' ', '-')}`} precedence="brand">
      {css}
    </style>
  )
}
