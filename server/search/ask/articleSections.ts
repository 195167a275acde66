import 'server-only'
import MarkdownIt from 'markdown-it'

const markdown = new MarkdownIt()
type Token = ReturnType<typeof markdown.parse>[number]

/** The words of an inline token, without marks and links. */
const wordsOf = (token: Token): string =>
  (token.children ?? [])
    .map((child) =>
      child.type === 'text' || child.type === 'code_inline'
        ? child.content
        : child.type.endsWith('break')
          ? ' '
          : '',
    )
    .join('')
    .trim()

export type ArticleSection = { readonly heading: string; readonly texts: readonly string[] }

/** An article's paragraphs and list items with their heading; the summary has none. */
export function articleSections(body: string, summary: string): readonly ArticleSection[] {
  const sections: { heading: string; texts: string[] }[] = [{ heading: '', texts: [summary] }]
  let inHeading = false
  for (const token of markdown.parse(body, {})) {
    if (token.type === 'heading_open' || token.type === 'heading_close')
      inHeading = token.type === 'heading_open'
    if (token.type !== 'inline') continue
    const words = wordsOf(token)
    if (inHeading) sections.push({ heading: words, texts: [] })
    else if (words !== '') sections.at(-1)?.texts.push(words)
  }
  return sections.filter(({ texts }) => texts.length > 0)
}
