const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for HTML content and double-quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

type Link = {
  readonly href: string
  readonly name: string
  readonly lang?: string
  readonly hrefLang?: string
}

/** A link as HTML. */
export const linkMarkup = ({ href, name, lang, hrefLang }: Link): string =>
  `<a href="${escaped(href)}"${lang ? ` lang="${lang}"` : ''}${hrefLang ? ` hreflang="${hrefLang}"` : ''}>${escaped(name)}</a>`
