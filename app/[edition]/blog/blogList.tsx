import 'server-only'
import { editionOf } from '@/app/_document/edition'
import { listPage } from '@/app/[edition]/_lists/listPage'
import { ArticleCards } from '@/components/pages/Blog/ArticleCards'
import { PageOpening } from '@/components/ui/PageHero'
import { articles, departmentBySlug, departments } from '@/content/catalogue'
import { blogCopy } from '@/content/copy/blog'
import { interpolate } from '@/content/copy/interpolate'
import { type Language, pathIn, otherLanguage } from '@/model/page/language'
import { departmentName } from '@/model/catalogue/department'
import { PAGE_ROWS } from '@/server/catalogue/rowQuery'
import { OtherLanguageLink } from '@/components/ui/LanguageSwitch'

const PATH = '/blog'

/** Departments that articles of a language are about. */
function departmentField(language: Language) {
  const used = new Set(articles(language).map(({ departmentid }) => departmentid))
  return {
    name: 'department',
    label: blogCopy[language].department,
    options: departments()
      .filter(({ DepartmentId }) => used.has(DepartmentId))
      .map((department) => ({ value: department.slug, label: departmentName(department, language) })),
  }
}

/** The articles in one language, newest first. */
export const blogList = listPage<{ readonly edition: string }>({
  list: 'blog',
  async read({ edition }, { filters, page }) {
    const { language } = editionOf(edition)
    const copy = blogCopy[language]
    const path = pathIn(language, PATH)
    const department = departmentBySlug(filters.department ?? '')
    // A department that is not known has no articles.
    const fitting = articles(language).filter(
      ({ departmentid }) => filters.department === undefined || departmentid === department?.DepartmentId,
    )
    const shown = fitting.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)
    return {
      page: { pageType: 'Blog', pageName: 'Blog', path, tier: 3, language },
      head: {
        title: department
          ? interpolate(copy.filteredTitle, { department: departmentName(department, language) })
          : copy.metaTitle,
        description: copy.description,
      },
      crumbs: [{ name: copy.title, path }],
      title: copy.title,
      lead: copy.lead,
      facts: (
        <p>
          <OtherLanguageLink
            href={pathIn(otherLanguage(language), PATH)}
            language={language}
            text={copy.allInOther}
          />
        </p>
      ),
      choice: {
        fields: [departmentField(language)],
        foundCopy: { one: copy.found.one, many: copy.found.other },
      },
      found: { total: fitting.length, pages: Math.max(1, Math.ceil(fitting.length / PAGE_ROWS)) },
      cards: <ArticleCards articles={shown} />,
      entries: shown.map(({ title, slug }) => ({ name: title, path: `${path}/${slug}` })),
    }
  },
  narrowed: (text, { page }, view) =>
    page === 1 ? text : interpolate(blogCopy[view.page.language].pageTitle, { title: text, page }),
  layout: ({ title, lead, facts, form, children }) => (
    <>
      <PageOpening title={title} lead={lead}>
        {facts}
        {children}
      </PageOpening>
      <div className="wrap" style={{ paddingBottom: 64 }}>
        {form}
      </div>
    </>
  ),
})
