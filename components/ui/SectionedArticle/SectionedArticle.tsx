import { Island } from '@/components/layout/islands/Island'
import type { ReactNode } from 'react'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { partInEnglish } from '@/content/copy/otherLanguage'
import { treatmentCopy } from '@/content/copy/treatments'
import { ReadSection } from './ReadSection'
import { OpeningSectionRoot, SectionedArticleRoot } from './SectionedArticle.styles'

/** One part of an article; `id` is its anchor. */
export type ArticleSection = {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
  /** Of the body, where it is not the page's: a Hindi page says that this part has no translation yet. */
  readonly lang?: 'en'
}

/** Sections in order; `false` omits an empty one. */
export type ArticleSections = readonly (ArticleSection | false)[]

type ContentsProps = { readonly sections: readonly Pick<ArticleSection, 'id' | 'title'>[] }

const Contents = ({ sections }: ContentsProps) => (
  <ol>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ol>
)

type ContentsBesideProps = ContentsProps & { readonly language: Language }

/** An article's contents beside it, in a root with `contentsBeside`. */
export const ContentsBeside = ({ sections, language }: ContentsBesideProps) => (
  <nav aria-label={treatmentCopy[language].onThisPage}>
    <h2>{treatmentCopy[language].onThisPage}</h2>
    <Contents sections={sections} />
    <Island name="contents" of={ReadSection} props={{}} />
  </nav>
)

type SectionProps = { readonly section: ArticleSection; readonly language: Language }

const Section = ({ section: { id, title, body, lang }, language }: SectionProps) => (
  <section id={id} className="section" lang={lang}>
    <h2 lang={lang && language}>{title}</h2>
    {lang && (
      <p lang={language} className="aside">
        {partInEnglish}
      </p>
    )}
    {body}
  </section>
)

/** An article's first section inside the page's hero: on phones it comes before the form. */
export const OpeningSection = (props: SectionProps) => (
  <OpeningSectionRoot>
    <Section {...props} />
  </OpeningSectionRoot>
)

type SectionedArticleProps = {
  /** The first section, where the hero shows it as OpeningSection; here only the contents name it. */
  readonly opening?: ArticleSection
  readonly sections: ArticleSections
  readonly page: PageContext
  /** Content before the first section. */
  readonly before?: ReactNode
  /** Content after the last section. */
  readonly after?: ReactNode
}

/** A page's article below its hero: its contents beside it, and at its end a way to talk. */
export function SectionedArticle({ opening, sections: all, page, before, after }: SectionedArticleProps) {
  const own = treatmentCopy[page.language]
  const sections = all.filter((section) => section !== false)
  const contents = opening ? [opening, ...sections] : sections
  return (
    <SectionedArticleRoot className="wrap">
      <details className="contents">
        <summary>{own.onThisPage}</summary>
        <Contents sections={contents} />
      </details>
      {/* Behind the same list: a repetition that near compresses to nothing. */}
      <ContentsBeside sections={contents} language={page.language} />
      <article>
        {before}
        {sections.map((section) => (
          <Section key={section.id} section={section} language={page.language} />
        ))}
        {after}
      </article>
      <aside className="no-print">
        <h2>{own.talkTitle}</h2>
        <p>{own.talkBody}</p>
        <ActionButtons section="onlyform" page={page} isQuiet />
      </aside>
    </SectionedArticleRoot>
  )
}
