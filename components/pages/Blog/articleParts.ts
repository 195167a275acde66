import 'server-only'
import MarkdownIt, { type Token } from 'markdown-it'
import { linkIn } from '@/content/catalogue/links/linkIn'
import type { Language } from '@/model/page/language'

/** Part of an article; the one before the first heading has neither id nor title. */
export interface ArticlePart {
  readonly id: string
  readonly title: string
  /** HTML of this project's own making from Markdown; raw HTML in the Markdown is shown as text. */
  readonly html: string
}

export interface ArticleParts {
  readonly opening: string
  readonly parts: readonly ArticlePart[]
  /** Reading time in whole minutes. */
  readonly minutes: number
}

/** Words a minute that people read on a screen; Devanagari is read somewhat more slowly. */
const WORDS_A_MINUTE = 200

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })

/**
 * Divides an article's Markdown at its headings of level 2 and makes HTML of each part. Only links within the site and
 * to https addresses become links, those within the site as linkIn places them on a page of the language.
 */
export function articleParts(body: string, language: Language = 'en'): ArticleParts {
  const tokens = markdown.parse(body, {})
  placeLinks(tokens, language)
  const starts = tokens.flatMap((token, at) =>
    token.type === 'heading_open' && token.tag === 'h2' ? [at] : [],
  )
  const render = (from: number, to: number) =>
    markdown.renderer.render(tokens.slice(from, to), markdown.options, {})
  return {
    opening: render(0, starts[0] ?? tokens.length),
    parts: starts.map((start, at) => ({
      id: `part-${at + 1}`,
      title: tokens[start + 1]?.content ?? '',
      // A heading is three tokens: its beginning, its text, its end.
      html: render(start + 3, starts[at + 1] ?? tokens.length),
    })),
    minutes: Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE)),
  }
}

/** Resolves each link with linkIn, and appends its note about the target page. */
function placeLinks(tokens: readonly Token[], language: Language): void {
  let note = ''
  for (const token of tokens.flatMap(({ children }) => children ?? [])) {
    if (token.type === 'link_open') {
      const placed = linkIn(language, { href: String(token.attrGet('href')), name: '' })
      token.attrSet('href', placed.href)
      if (placed.hrefLang) token.attrSet('hreflang', placed.hrefLang)
      note = placed.name
    }
    if (token.type === 'link_close') token.content = note
  }
}
markdown.renderer.rules.link_close = (tokens, at) => `${tokens[at]?.content}</a>`

markdown.validateLink = (url) => /^(\/(?!\/)|#|https:\/\/)/.test(url)
