import 'server-only'
import MarkdownIt from 'markdown-it'

/** A part of an article: what stands before its first heading has neither id nor title. */
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
 * to https addresses become links.
 */
export function articleParts(body: string): ArticleParts {
  const tokens = markdown.parse(body, {})
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

markdown.validateLink = (url) => /^(\/(?!\/)|#|https:\/\/)/.test(url)
