import { conditionsSection, questionsSection } from '@/components/pages/articleSections'
import { TreatmentSummaries } from '@/components/pages/Treatment/TreatmentSummaries'
import type { ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { conditionsInDepartment, tests, treatmentsInDepartment } from '@/content/catalogue'
import { departmentCopy } from '@/content/copy/departments'
import type { Department } from '@/model/catalogue/department'

const copy = departmentCopy.sections

/** Everything that a department's page tells below its hero. */
export function departmentSections(department: Department, people: ArticleSections): ArticleSections {
  const treatments = treatmentsInDepartment(department.DepartmentId)
  const ownTests = tests('en').filter(({ departmentid }) => departmentid === department.DepartmentId)
  return [
    { id: 'about', title: copy.about, body: <Paragraphs texts={department.about} /> },
    { id: 'first-visit', title: copy.firstVisit, body: <Dots items={department.firstVisit} /> },
    conditionsSection(copy.conditions, conditionsInDepartment(department.DepartmentId), 'en'),
    treatments.length > 0 && {
      id: 'treatments',
      title: copy.treatments,
      body: <TreatmentSummaries treatments={treatments} />,
    },
    ownTests.length > 0 && {
      id: 'tests',
      title: copy.tests,
      body: <Links items={ownTests.map(({ slug, TestName: name }) => ({ href: `/test/${slug}`, name }))} />,
    },
    ...people,
    questionsSection(copy.faqs, department.faqs),
  ]
}
