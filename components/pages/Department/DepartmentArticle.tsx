import { Faqs } from '@/components/ui/Faqs'
import type { PageContext } from '@/model/page/pageContext'
import { type ArticleSection, SectionedArticle } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, NamedTexts, Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { SellingPoints, hasSellingPoints } from '@/components/ui/SellingPoints'
import { TreatmentSummaries } from '@/components/pages/Treatment/TreatmentSummaries'
import { conditionsInDepartment, departments, tests, treatmentsInDepartment } from '@/content/catalogue'
import { departmentCopy } from '@/content/copy/departments'
import type { Department } from '@/model/catalogue/department'

const copy = departmentCopy.sections

/** Everything that a department's page tells below its hero; a section that would be empty is left out. */
export function departmentSections(
  department: Department,
  people: readonly ArticleSection[] = [],
): readonly ArticleSection[] {
  const conditions = conditionsInDepartment(department.DepartmentId)
  const treatments = treatmentsInDepartment(department.DepartmentId)
  const ownTests = tests('en').filter(({ departmentid }) => departmentid === department.DepartmentId)
  const sections: readonly (ArticleSection & { readonly isEmpty?: boolean })[] = [
    { id: 'about', title: copy.about, body: <Paragraphs texts={department.about} /> },
    { id: 'first-visit', title: copy.firstVisit, body: <Dots items={department.firstVisit} /> },
    {
      id: 'conditions',
      title: copy.conditions,
      isEmpty: conditions.length === 0,
      body: (
        <NamedTexts
          items={conditions.map(({ slug, DiseaseName, summary }) => ({
            href: `/condition/${slug}`,
            name: DiseaseName,
            text: summary,
          }))}
        />
      ),
    },
    {
      id: 'treatments',
      title: copy.treatments,
      isEmpty: treatments.length === 0,
      body: <TreatmentSummaries treatments={treatments} />,
    },
    {
      id: 'tests',
      title: copy.tests,
      isEmpty: ownTests.length === 0,
      body: (
        <Links items={ownTests.map(({ slug, TestName }) => ({ href: `/test/${slug}`, name: TestName }))} />
      ),
    },
    ...people,
    {
      id: 'questions',
      title: copy.faqs,
      isEmpty: department.faqs.length === 0,
      body: <Faqs faqs={department.faqs} />,
    },
  ]
  return sections.filter(({ isEmpty }) => !isEmpty)
}

type DepartmentArticleProps = {
  readonly department: Department
  readonly page: PageContext
  /** Its doctors and hospitals. */
  readonly people?: readonly ArticleSection[]
}

/** A department's article below its hero, and the way to the other departments. */
export function DepartmentArticle({ department, page, people = [] }: DepartmentArticleProps) {
  const others = departments().filter(({ slug }) => slug !== department.slug)
  return (
    <SectionedArticle
      sections={departmentSections(department, people)}
      page={page}
      before={hasSellingPoints(department.DepartmentId) && <SellingPoints language="en" />}
      after={
        <nav className="section" aria-label={copy.others}>
          <h2>{copy.others}</h2>
          <Links
            items={[
              ...others.map(({ slug, DepartmentName }) => ({
                href: `/department/${slug}`,
                name: DepartmentName,
              })),
              { href: '/departments', name: copy.all },
            ]}
          />
        </nav>
      }
    />
  )
}
