import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleCards } from '@/components/pages/Blog/ArticleCards'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { itemListJsonLd } from '@/components/seo/JsonLd/itemListJsonLd'
import { breadcrumbsJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { ListFilters } from '@/components/ui/ListFilters/ListFilters'
import { PageOpening } from '@/components/ui/PageOpening'
import { Pager } from '@/components/ui/Pager'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { articles, departmentBySlug, departments } from '@/content/catalogue'
import { type Language, interpolate } from '@/content/copy/messages/messages'
import { pageWordsFor } from '@/content/copy/pages/pageCopyFor'
import { blogCopy } from '@/content/copy/blog'
import { type ListQuery, listHref } from '@/model/page/listQuery'
import { PAGE_ROWS } from '@/server/catalogue/rowList'
import { taggedBy } from '@/server/documents/cacheTags'
import { config } from '@/server/config'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { pageNumbers } from '@/app/_document/contactNumbers'

const PATHS = { en: '/blog', hi: '/hi/blog' } as const

const nameIn = (
  language: Language,
  { DepartmentName, hindi }: { DepartmentName: string; hindi: string },
): string => (language === 'hi' ? hindi : DepartmentName)

/** The articles that fit what was chosen; a department that is not known has none. */
function chosenArticles(language: Language, { filters }: ListQuery) {
  const { department: slug } = filters
  if (slug === undefined) return articles(language)
  const id = departmentBySlug(slug)?.DepartmentId
  return articles(language).filter(({ departmentid }) => departmentid === id)
}

function titleOf(language: Language, { filters, page }: ListQuery): string {
  const copy = blogCopy[language]
  const department = filters.department === undefined ? undefined : departmentBySlug(filters.department)
  const title = department
    ? interpolate(copy.filteredTitle, { department: nameIn(language, department) })
    : copy.metaTitle
  return page === 1 ? title : interpolate(copy.pageTitle, { title, page })
}

/** Search engines are shown the plain list's pages; a filtered one is the plain list to them. */
export function blogListMetadata(language: Language, query: ListQuery): Metadata {
  const isPlain = Object.keys(query.filters).length === 0
  const path = listHref(PATHS[language], 'blog', query)
  return pageMetadata({
    title: titleOf(language, query),
    description:
      query.page === 1
        ? blogCopy[language].description
        : interpolate(blogCopy[language].pageTitle, {
            title: blogCopy[language].description,
            page: query.page,
          }),
    path,
    canonical: isPlain ? path : PATHS[language],
    language,
  })
}

/** The articles in one language, newest first. */
export async function BlogList({
  language,
  query,
}: {
  readonly language: Language
  readonly query: ListQuery
}) {
  taggedBy('articles', 'departments')
  const copy = blogCopy[language]
  const path = PATHS[language]
  const found = chosenArticles(language, query)
  const pages = Math.max(1, Math.ceil(found.length / PAGE_ROWS))
  if (query.page > pages) notFound()
  const shown = found.slice((query.page - 1) * PAGE_ROWS, query.page * PAGE_ROWS)
  const used = new Set(articles(language).map(({ departmentid }) => departmentid))
  const page: PageContext = { pageType: 'Blog', pageName: 'Blog', path, tier: 3, language }
  const numbers = pageNumbers(page)
  const crumbs = [
    { name: pageWordsFor(language).shell.home, path: '/' },
    { name: copy.title, path },
  ]
  const other = language === 'hi' ? 'en' : 'hi'
  const { siteUrl } = config()
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={language} />
      </div>
      <PageOpening title={copy.title} lead={copy.lead}>
        <p>
          <a href={PATHS[other]} hrefLang={other} lang={other}>
            {copy.allInOther}
          </a>
        </p>
        <ListFilters
          path={path}
          list="blog"
          query={query}
          fields={[
            {
              name: 'department',
              label: copy.department,
              options: departments()
                .filter(({ DepartmentId }) => used.has(DepartmentId))
                .map((department) => ({ value: department.slug, label: nameIn(language, department) })),
            },
          ]}
          found={interpolate(found.length === 1 ? copy.found.one : copy.found.other, { count: found.length })}
          isEmpty={found.length === 0}
          language={language}
        />
        <ArticleCards articles={shown} />
        <Pager path={path} list="blog" query={query} pages={pages} language={language} />
      </PageOpening>
      <div className="wrap" style={{ paddingBottom: 64 }}>
        <LeadForm page={page} {...numbers} />
      </div>
      <JsonLd
        things={[
          breadcrumbsJsonLd(crumbs, siteUrl),
          itemListJsonLd(
            shown.map(({ title, slug }) => ({ name: title, path: `${path}/${slug}` })),
            siteUrl,
          ),
        ]}
      />
    </SiteShell>
  )
}
