import styled from 'styled-components'
import { ArticleCards } from '@/components/pages/Blog/ArticleCards'
import type { PageContext } from '@/model/page/pageContext'
import { sourcesSection } from '@/components/pages/articleSections'
import { type ArticleSections, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { type LinkItem, Links, ReadOn } from '@/components/ui/SectionedArticle/textBlocks'
import { articles, conditionBySlug, testBySlug, treatmentBySlug } from '@/content/catalogue'
import { type Language, pathIn } from '@/model/page/language'
import { blogCopy } from '@/content/copy/blog'
import type { Article } from '@/model/catalogue/article'
import { articleParts } from './articleParts'

/** What Markdown becomes, as the rest of the site looks. */
const Prose = styled.div`
  display: grid;
  gap: 14px;
  max-width: var(--measure);

  ul,
  ol {
    display: grid;
    gap: 8px;
    padding-left: 22px;
  }
  li::marker {
    color: var(--green);
  }
  h3 {
    margin-top: 8px;
  }
  blockquote {
    margin: 0;
    padding-left: 16px;
    border-left: 3px solid var(--marigold);
  }
  table {
    display: block;
    overflow-x: auto;
  }
  th,
  td,
  th:first-of-type {
    padding: 9px 16px 9px 0;
    text-align: left;
    vertical-align: top;
  }
`

const Part = ({ html }: { readonly html: string }) => <Prose dangerouslySetInnerHTML={{ __html: html }} />

/** What the article is about, as links to its pages. */
function subjects(article: Article, language: Language): readonly LinkItem[] {
  const nameOf = (english: string, hindi: string) => (language === 'hi' ? hindi : english)
  const conditions = article.conditionSlugs.flatMap((slug) => conditionBySlug(slug) ?? [])
  const treatments = article.treatmentSlugs.flatMap((slug) => treatmentBySlug(slug) ?? [])
  return [
    ...conditions.map(({ slug, DiseaseName, hindi }) => ({
      href: `/condition/${slug}`,
      name: nameOf(DiseaseName, hindi),
    })),
    ...treatments.map(({ slug, ProcedureName, hindi }) => ({
      href: `/treatment/${slug}`,
      name: nameOf(ProcedureName, hindi),
    })),
    ...article.testSlugs.flatMap((slug) => {
      const own = testBySlug(language, slug)
      const test = own ?? testBySlug('en', slug)
      return test ? [{ href: pathIn(own ? language : 'en', `/test/${slug}`), name: test.TestName }] : []
    }),
  ]
}

/** Other articles in the language: of the same subjects first, then of the same department, newest first. */
export function relatedArticles(article: Article, limit: number): readonly Article[] {
  const named = new Set([...article.conditionSlugs, ...article.treatmentSlugs, ...article.testSlugs])
  const nearness = (other: Article): number =>
    [...other.conditionSlugs, ...other.treatmentSlugs, ...other.testSlugs].filter((slug) => named.has(slug))
      .length *
      2 +
    Number(other.departmentid === article.departmentid)
  return articles(article.language)
    .filter(({ slug }) => slug !== article.slug)
    .map((other) => ({ other, near: nearness(other) }))
    .sort((one, next) => next.near - one.near)
    .slice(0, limit)
    .map(({ other }) => other)
}

type BlogArticleProps = { readonly article: Article; readonly page: PageContext }

/** An article below its opening: contents, text, where to read on, who wrote it. */
export function BlogArticle({ article, page }: BlogArticleProps) {
  const { language } = article
  const copy = blogCopy[language]
  const { opening, parts } = articleParts(article.body)
  const links = subjects(article, language)
  const sections: ArticleSections = [
    ...parts.map(({ id, title, html }) => ({
      id,
      title: title.replace(/[*_`]/g, ''),
      body: <Part html={html} />,
    })),
    links.length > 0 && { id: 'related', title: copy.related, body: <Links items={links} /> },
    sourcesSection(copy.sources, article, language),
  ]
  return (
    <SectionedArticle
      sections={sections}
      page={page}
      before={opening !== '' && <Part html={opening} />}
      after={
        <ReadOn title={copy.relatedArticles}>
          <ArticleCards articles={relatedArticles(article, 4)} headingLevel={3} />
        </ReadOn>
      }
    />
  )
}
