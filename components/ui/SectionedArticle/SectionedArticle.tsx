import type { ReactNode } from 'react'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import type { PageContext } from '@/model/page/pageContext'
import { contactNumbersFor } from '@/content/links/contactNumbers'
import { treatmentCopy } from '@/content/copy/treatments'
import { SectionedArticleRoot } from './SectionedArticle.styles'

/** One part of an article; `id` is its anchor. */
export type ArticleSection = { readonly id: string; readonly title: string; readonly body: ReactNode }

const Contents = ({ sections }: { readonly sections: readonly ArticleSection[] }) => (
  <ol>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ol>
)

type SectionedArticleProps = {
  readonly sections: readonly ArticleSection[]
  readonly page: PageContext
  /** Stands before the first section, such as what patients can rely on. */
  readonly before?: ReactNode
  /** Stands after the last section, such as where to read on. */
  readonly after?: ReactNode
  /** In place of the invitation to talk beside the article. */
  readonly beside?: ReactNode
}

/** A page's article below its hero: contents, sections, and a way to talk beside them. */
export function SectionedArticle({ sections, page, before, after, beside }: SectionedArticleProps) {
  const own = treatmentCopy[page.language]
  return (
    <SectionedArticleRoot className="wrap">
      <details className="contents">
        <summary>{own.onThisPage}</summary>
        <Contents sections={sections} />
      </details>
      <article>
        {before}
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} className="section">
            <h2>{title}</h2>
            {body}
          </section>
        ))}
        {after}
      </article>
      <aside>
        <nav aria-label={own.onThisPage}>
          <h2>{own.onThisPage}</h2>
          <Contents sections={sections} />
        </nav>
        {beside ?? (
          <div className="talk">
            <h2>{own.talkTitle}</h2>
            <p>{own.talkBody}</p>
            {/* It opens the form only, so no number is shown. */}
            <ActionButtons section="onlyform" page={page} numbers={contactNumbersFor(page)} isQuiet />
          </div>
        )}
      </aside>
    </SectionedArticleRoot>
  )
}
