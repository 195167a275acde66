import { Faqs } from '@/components/Faqs/Faqs'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { type ArticleSection, SectionedArticle } from '@/components/SectionedArticle/SectionedArticle'
import { Dots, Links, NamedTexts, Paragraphs } from '@/components/SectionedArticle/textBlocks'
import { SellingPoints, hasSellingPoints } from '@/components/SellingPoints/SellingPoints'
import { TreatmentSummaries } from '@/components/TreatmentSummaries/TreatmentSummaries'
import { conditionsInDepartment, departments, tests, treatmentsInDepartment } from '@/content/catalogue'
import { departmentWords } from '@/content/words/departments'
import type { Department } from '@/model/catalogue/department'

const words = departmentWords.sections

/** Everything that a department's page tells below its hero; a section that would be empty is left out. */
export function departmentSections(
  department: Department,
  people: readonly ArticleSection[] = [],
): readonly ArticleSection[] {
  const conditions = conditionsInDepartment(department.DepartmentId)
  const treatments = treatmentsInDepartment(department.DepartmentId)
  const ownTests = tests('en').filter(({ departmentid }) => departmentid === department.DepartmentId)
  const sections: readonly (ArticleSection & { readonly isEmpty?: boolean })[] = [
    { id: 'about', title: words.about, body: <Paragraphs texts={department.about} /> },
    { id: 'first-visit', title: words.firstVisit, body: <Dots items={department.firstVisit} /> },
    {
      id: 'conditions',
      title: words.conditions,
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
      title: words.treatments,
      isEmpty: treatments.length === 0,
      body: <TreatmentSummaries treatments={treatments} />,
    },
    {
      id: 'tests',
      title: words.tests,
      isEmpty: ownTests.length === 0,
      body: (
        <Links items={ownTests.map(({ slug, TestName }) => ({ href: `/test/${slug}`, name: TestName }))} />
      ),
    },
    ...people,
    {
      id: 'questions',
      title: words.faqs,
      isEmpty: department.faqs.length === 0,
      body: <Faqs faqs={department.faqs} />,
    },
  ]
  return sections.filter(({ isEmpty }) => !isEmpty)
}

type DepartmentArticleProps = {
  readonly department: Department
  readonly page: LeadFormPage
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
        <nav className="section" aria-label={words.others}>
          <h2>{words.others}</h2>
          <Links
            items={[
              ...others.map(({ slug, DepartmentName }) => ({
                href: `/department/${slug}`,
                name: DepartmentName,
              })),
              { href: '/departments', name: words.all },
            ]}
          />
        </nav>
      }
    />
  )
}
