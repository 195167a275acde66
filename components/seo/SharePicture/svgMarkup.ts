import { Fragment, type ReactNode, isValidElement } from 'react'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as it stands inside an SVG file. */
export const svgText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')

const attributeName = (name: string): string =>
  name === 'className' ? 'class' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * A drawing of plain SVG elements as text, for a picture file. (React's own renderer is not to be had where Next runs
 * route handlers.)
 * @throws when the drawing has components of its own
 */
export function svgMarkup(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return svgText(String(node))
  if (Array.isArray(node)) return node.map((one: ReactNode) => svgMarkup(one)).join('')
  if (!isValidElement<{ children?: ReactNode }>(node)) throw new Error('not a drawing')
  const { children, ...attributes } = node.props
  if (node.type === Fragment) return svgMarkup(children)
  if (typeof node.type !== 'string') throw new Error('a drawing of plain SVG elements was expected')
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${attributeName(name)}="${svgText(String(value))}"`)
    .join('')
  return `<${node.type}${written}>${svgMarkup(children)}</${node.type}>`
}
