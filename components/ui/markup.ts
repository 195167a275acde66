const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it may stand in HTML, between tags and between double quotes. */
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
