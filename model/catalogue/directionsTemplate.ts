import * as t from 'io-ts'
import { checked } from './primitives'

/** What a template may name of a hospital. */
const DIRECTIONS_PARTS = ['latitude', 'longitude', 'placeId', 'address'] as const
type DirectionsPart = (typeof DIRECTIONS_PARTS)[number]

const PART = /\{(\w*)\}/g
const partsOf = (template: string): readonly string[] =>
  [...template.matchAll(PART)].map(([, part = '']) => part)

const isPart = (part: string): part is DirectionsPart => DIRECTIONS_PARTS.some((one) => one === part)

/** Placeholders come after the host, so that a hospital's row cannot change the site. */
function isTemplate(text: string): boolean {
  const parts = partsOf(text)
  const known = parts.length > 0 && parts.every(isPart)
  return known && /^https:\/\/[\w.-]+\/[^\s]*$/.test(text) && URL.canParse(text)
}

/** An address of the web with places for a hospital's position, its id on the map, or its address in words. */
export const DirectionsTemplate = checked(
  'DirectionsTemplate',
  t.string.is,
  isTemplate,
  `expected an address that starts with https:// and holds some of ${DIRECTIONS_PARTS.map((part) => `{${part}}`).join(', ')}`,
)

/** The template with everything filled in; undefined where one of its parts is not known. */
export function filledTemplate(
  template: string,
  values: Readonly<Partial<Record<DirectionsPart, string | number>>>,
): string | undefined {
  const parts = partsOf(template).filter(isPart)
  if (parts.some((part) => values[part] === undefined)) return undefined
  return parts.reduce(
    (text, part) => text.replace(`{${part}}`, encodeURIComponent(String(values[part]))),
    template,
  )
}
