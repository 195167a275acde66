/* Removes markup that only React's and styled-components' client code, or an XML parser, would read. */

const ISLAND = /<div data-island=/g
const DIV = /<(\/?)div\b/g

/** The end of the `div` that begins at `start`. React writes every end tag, and no `<` in text or attributes. */
function endOf(html: string, start: number): number {
  DIV.lastIndex = start
  let depth = 0
  for (let tag = DIV.exec(html); tag; tag = DIV.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return tag.index
  }
  return html.length
}

/** Islands stay as they are, because React must find its own output. */
function outsideIslands(html: string, change: (part: string) => string): string {
  let lighter = ''
  let at = 0
  ISLAND.lastIndex = 0
  for (let island = ISLAND.exec(html); island; island = ISLAND.exec(html)) {
    const end = endOf(html, island.index)
    lighter += change(html.slice(at, island.index)) + html.slice(island.index, end)
    at = ISLAND.lastIndex = end
  }
  return lighter + change(html.slice(at))
}

const NAME_OF_STYLE = /(<(?:style|link)\b[^>]*?) data-precedence="[^"]*"(?: data-href="[^"]*")?/g
const BETWEEN_TEXTS = /<!-- -->/g
/** The component class of a styled component; its style class comes after it. */
const COMPONENT = /(?<= class=")(sc-[\da-f]+-\d+) (?=\w)/g
const COMPONENT_IN_RULE = /\.(sc-[\da-f]+-\d+)/g

/**
 * End tags that HTML allows to omit (HTML standard, 13.1.2.4). Only single ones, since validators report two in a
 * row.
 */
const END_TAGS = [
  /<\/option>(?=<option|<\/select>)/g,
  /<\/li>(?=<li|<\/[uo]l>)/g,
  /<\/d[dt]>(?=<d[dt]|<\/dl>)/g,
  /<\/t[dh]>(?=<t[dh])/g,
  /<\/tr>(?=<tr)/g,
  /<\/t(?:head|body)>(?=<tbody|<\/table>)/g,
  // Not the last one in a link or another inline element, which does not end with its parent.
  /<\/p>(?=<(?:p|div|ul|ol|dl|h\d|section|table|form|nav)\b|<\/(?:div|section|article|main|form|details|figure)>)/g,
]
/** Begins with the tag: a lookbehind would be slow inside styles. */
const SLASH_OF_VOID = /(<(?:input|meta|link|img|br)\b[^<>]*)\/(?=>)/g

/** SVG elements without content. */
const EMPTY_SHAPE = /><\/(?:path|circle|rect|line|use)>/g

const withoutEndTags = (html: string): string =>
  END_TAGS.reduce((text, tag) => text.replace(tag, ''), html)
    .replace(SLASH_OF_VOID, '$1')
    .replace(EMPTY_SHAPE, '/>')

/** Removes unused attributes, comments and end tags; the DOM stays the same. @param html as React writes it */
export function lighterHtml(html: string): string {
  const inRules = new Set(Array.from(html.matchAll(COMPONENT_IN_RULE), ([, name]) => name))
  return outsideIslands(withoutEndTags(html.replace(NAME_OF_STYLE, '$1')), (part) =>
    part
      .replace(BETWEEN_TEXTS, '')
      .replace(COMPONENT, (text, name: string) => (inRules.has(name) ? text : '')),
  )
}
