const adopted = new Set<string>()

/**
 * Gives the page a style that comes with code, once. A constructed style sheet, since the page's policy names the style
 * elements that the server wrote and no others; it stands behind all of them.
 */
export function adoptStyle(css: string): void {
  if (adopted.has(css) || typeof CSSStyleSheet === 'undefined' || !('adoptedStyleSheets' in document)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
