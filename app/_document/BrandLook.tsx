import { declarations } from '@/components/ui/theme/tokens'
import { brand } from '@/content/brand'
import { brandTokens } from '@/model/catalogue/brandLook'

/**
 * The clinic's own colours and cut of portraits over the site's tokens; nothing where it has none. It reads the brand's row,
 * so a kept page is made again when that changes. Forced colours stay the system's; paper is printed as by day.
 */
export function BrandLook() {
  const { colours, portraits } = brand()
  const { light, dark } = colours ? brandTokens(colours) : { light: {}, dark: {} }
  const own = declarations({ ...light, ...(portraits === 'square' && { portrait: 'var(--radius)' }) })
  if (own === '') return null
  const night = `@media screen and (prefers-color-scheme:dark) and (forced-colors:none){html:root{${declarations(dark)}}}`
  return (
    <style href="brand-look" precedence="brand">
      {`@media (forced-colors:none){html:root{${own}}}${colours ? night : ''}`}
    </style>
  )
}
