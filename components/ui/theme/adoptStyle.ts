const adopted = new Set<string>()

/**
 * Adds a style that comes with code, once, as a constructed style sheet: the content security policy allows only the
 * server's style elements. It follows them in order.
 */
export function adoptStyle(css: string): void {
  if (adopted.has(css) || typeof CSSStyleSheet === 'undefined' || !('adoptedStyleSheets' in document)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
