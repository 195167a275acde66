import 'server-only'
import { editionOf, publicPage } from '@/app/_document/edition'
import { chosen } from '@/app/[edition]/_lists/listChoices'
import { listPage } from '@/app/[edition]/_lists/listPage'
import { ArticleCards } from '@/components/pages/Blog/ArticleCards'
import { PageOpening } from '@/components/ui/PageHero'
import { articles, departments } from '@/content/catalogue/catalogue'
import { blogCopy } from '@/content/copy/blog'
import { interpolate } from '@/content/copy/interpolate'
import { type Language, pathIn } from '@/model/page/language'
import { departmentName } from '@/model/catalogue/department'
import { PAGE_ROWS } from '@/server/catalogue/reads/rowQuery'
import { OtherLanguageLink } from '@/components/ui/LanguageSwitch'

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
  async read({ edition }, { filters, page: at }) {
    const { language } = editionOf(edition)
    const copy = blogCopy[language]
    const path = pathIn(language, '/blog')
    const page = publicPage({ pageType: 'Blog', pageName: 'Blog', path, language })
    const department = chosen('department', filters)
    const fitting = articles(language).filter(
      ({ departmentid }) => department === undefined || departmentid === department.DepartmentId,
    )
    const shown = fitting.slice((at - 1) * PAGE_ROWS, at * PAGE_ROWS)
    return {
      page,
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
          <OtherLanguageLink page={page} text={copy.allInOther} />
        </p>
      ),
      choice: {
        fields: [departmentField(language)],
        foundCopy: { one: copy.found.one, many: copy.found.other },
      },
      found: { total: fitting.length, pages: Math.max(1, Math.ceil(fitting.length / PAGE_ROWS)) },
      cards: () => <ArticleCards articles={shown} />,
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
