import styled from 'styled-components'
import { ArticleCards } from '@/components/pages/Blog/ArticleCards'
import type { PageContext } from '@/model/page/pageContext'
import { sourcesSection } from '@/components/pages/articleSections'
import { type ArticleSections, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { type LinkItem, Links, ReadOn } from '@/components/ui/SectionedArticle/textBlocks'
import {
  articles,
  conditionsBySlugs,
  testBySlug,
  treatmentsBySlugs,
  authorBySlug,
  departmentById,
  reviewerBySlug,
} from '@/content/catalogue/catalogue'
import { type Language, pathIn } from '@/model/page/language'
import { blogCopy } from '@/content/copy/blog'
import type { Article } from '@/model/catalogue/article'
import { articleParts } from '@/components/pages/Blog/articleParts'
import { OtherLanguageLink } from '@/components/ui/LanguageSwitch'
import type { ReactNode } from 'react'
import { articleDrawing } from '@/content/catalogue/drawingOf'
import { dayInWords } from '@/content/copy/inWords'
import { Photo } from '@/components/ui/Photo'
import { touchLink } from '@/components/ui/theme/surfaces'
import { PersonLink, type PersonLinkProps } from '@/components/pages/People/ReviewNote'
import { DepartmentEyebrow, PageHero } from '@/components/ui/PageHero'
import { interpolate } from '@/content/copy/interpolate'
import { conditionName } from '@/model/catalogue/condition'
import { treatmentName } from '@/model/catalogue/treatment'

type ArticleHeroProps = {
  readonly article: Article
  readonly page: PageContext
  readonly form: ReactNode
  readonly actions: ReactNode
}

/** A line such as 'By Asha Menon' whose name leads to the person's page. */
const Byline = ({ text, ...link }: PersonLinkProps & { readonly text: string }) => {
  const [before, after] = text.split('{name}')
  return (
    <span>
      {before}
      <PersonLink {...link} />
      {after}
    </span>
  )
}

/** Who wrote and reviewed an article, and when. */
const Bylines = styled.p`
  display: grid;
  gap: 4px;
  color: var(--muted);
  font-size: 0.9375rem;
  line-height: 1.5;

  > a {
    ${touchLink}
  }
`

/** An article's title with who wrote it, when, and how long it takes to read. */
export function ArticleHero({ article, page, form, actions }: ArticleHeroProps) {
  const { language } = article
  const copy = blogCopy[language]
  const department = departmentById(article.departmentid)
  const author = authorBySlug(article.writerSlug)
  const reviewer = reviewerBySlug(article.reviewerSlug)
  return (
    <PageHero form={form}>
      {department && (
        <DepartmentEyebrow
          drawing={articleDrawing(article)}
          size={56}
          department={department}
          language={language}
        />
      )}
      <h1>{article.title}</h1>
      <p className="lead">{article.summary}</p>
      <Bylines>
        {author && <Byline text={copy.by} person={author} folder="authors" language={language} />}
        {reviewer && (
          <Byline text={copy.reviewedBy} person={reviewer} folder="reviewers" language={language} />
        )}
        <span>
          {interpolate(copy.published, { day: dayInWords(article.published, language) })} ·{' '}
          {interpolate(copy.minutes, { minutes: articleParts(article.body).minutes })}
        </span>
        <OtherLanguageLink page={page} text={copy.otherLanguage} />
      </Bylines>
      <Photo
        picture={article.picture}
        shape="photo"
        language={language}
        sizes="(min-width: 1024px) 55vw, 100vw"
        isOpening
      />
      {actions}
    </PageHero>
  )
}

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
  return [
    ...conditionsBySlugs(article.conditionSlugs).map((condition) => ({
      href: `/condition/${condition.slug}`,
      name: conditionName(condition, language),
    })),
    ...treatmentsBySlugs(article.treatmentSlugs).map((treatment) => ({
      href: `/treatment/${treatment.slug}`,
      name: treatmentName(treatment, language),
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
  const { opening, parts } = articleParts(article.body, language)
  const links = subjects(article, language)
  const sections: ArticleSections = [
    ...parts.map(({ id, title, html }) => ({
      id,
      title: title.replace(/[*_`]/g, ''),
      body: <Part html={html} />,
    })),
    links.length > 0 && {
      id: 'related',
      title: copy.related,
      body: <Links items={links} language={language} />,
    },
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
