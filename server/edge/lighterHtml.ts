/*
 * Removes markup that only React's and styled-components' code in the browser, or an XML parser, would read: in an
 * HTML page with islands, parts of it are unused.
 */

const ISLAND = /<div data-island=/g
const DIV = /<(\/?)div\b/g

/** Where the element ends that begins at `start`, a `div`. React writes every end tag, and `<` in no text or attribute. */
function endOf(html: string, start: number): number {
  DIV.lastIndex = start
  let depth = 0
  for (let tag = DIV.exec(html); tag; tag = DIV.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return tag.index
  }
  return html.length
}

/** Changes the HTML outside of islands: within them React must find its own output. */
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

/** A style or a link to one with what React finds it by in the head. */
const NAME_OF_STYLE = /(<(?:style|link)\b[^>]*?) data-precedence="[^"]*"(?: data-href="[^"]*")?/g
/** Between two texts of one element. */
const BETWEEN_TEXTS = /<!-- -->/g
/** The component name of a styled component, which rules use for nested components; its class comes after it. */
const COMPONENT = /(?<= class=")(sc-[\da-f]+-\d+) (?=\w)/g
const COMPONENT_IN_RULE = /\.(sc-[\da-f]+-\d+)/g

/**
 * End tags that HTML allows to omit (HTML standard, 13.1.2.4): each where its own follower or parent ends it. Two at once, as of
 * a paragraph at the end of an entry, are allowed too, but validators do not follow them.
 */
const END_TAGS = [
  /<\/option>(?=<option|<\/select>)/g,
  /<\/li>(?=<li|<\/[uo]l>)/g,
  /<\/d[dt]>(?=<d[dt]|<\/dl>)/g,
  /<\/t[dh]>(?=<t[dh])/g,
  /<\/tr>(?=<tr)/g,
  /<\/t(?:head|body)>(?=<tbody|<\/table>)/g,
  // The last one of a link's or another inline element's stays: it does not end with its parent.
  /<\/p>(?=<(?:p|div|ul|ol|dl|h\d|section|table|form|nav)\b|<\/(?:div|section|article|main|form|details|figure)>)/g,
]
/** Begins with the tag: a lookbehind would be tried at each letter of a style, back to its first. */
const SLASH_OF_VOID = /(<(?:input|meta|link|img|br)\b[^<>]*)\/(?=>)/g

/** Drawn elements without content: a slash ends them in SVG. */
const EMPTY_SHAPE = /><\/(?:path|circle|rect|line|use)>/g

const withoutEndTags = (html: string): string =>
  END_TAGS.reduce((text, tag) => text.replace(tag, ''), html)
    .replace(SLASH_OF_VOID, '$1')
    .replace(EMPTY_SHAPE, '/>')

/**
 * A page without what nothing reads: names of styles and of styled components, comments between texts outside of islands, and end tags that may
 * be left out. A browser makes the same page of it.
 * @param html as React has written it
 */
export function lighterHtml(html: string): string {
  const inRules = new Set(Array.from(html.matchAll(COMPONENT_IN_RULE), ([, name]) => name))
  return outsideIslands(withoutEndTags(html.replace(NAME_OF_STYLE, '$1')), (part) =>
    part
      .replace(BETWEEN_TEXTS, '')
      .replace(COMPONENT, (text, name: string) => (inRules.has(name) ? text : '')),
  )
}
