import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Illustration } from '@/components/ui/Illustration/Illustration'
import { departmentDrawing } from '@/content/catalogue/drawingOf'
import { PageHero } from '@/components/ui/PageHero'
import { interpolate } from '@/content/copy/interpolate'
import { departmentCopy } from '@/content/copy/departments'
import { specialistInSentence } from '@/content/copy/specialistInSentence'
import type { Department } from '@/model/catalogue/department'
import { signList } from '@/components/ui/theme/surfaces'
import { conditionsSection, questionsSection } from '@/components/pages/articleSections'
import { TreatmentSummaries } from '@/components/pages/Treatment/TreatmentSummaries'
import type { ArticleSections } from '@/components/ui/SectionedArticle/SectionedArticle'
import { Dots, Links, Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { conditionsInDepartment, tests, treatmentsInDepartment } from '@/content/catalogue/catalogue'

const WhenToSee = styled.section`
  display: grid;
  gap: 12px;
  max-width: var(--measure);
  padding: 20px;
  border-radius: var(--radius);
  background: var(--sand);

  ${signList}

  li::marker {
    color: var(--green);
  }

  @media (min-width: 768px) {
    padding: 24px 28px;
  }
`

type DepartmentHeroProps = {
  readonly department: Department
  readonly form: ReactNode
  readonly actions: ReactNode
}

/** A department's drawing, name and summary beside the form, and when to see its doctors. */
export function DepartmentHero({ department, form, actions }: DepartmentHeroProps) {
  const copy = departmentCopy.sections
  const specialist = specialistInSentence(department.specialist)
  const whenToSee = (
    <WhenToSee id="when-to-see">
      <h2>{interpolate(copy.whenToSee, { specialist })}</h2>
      <ul>
        {department.whenToSee.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </WhenToSee>
  )
  return (
    <PageHero form={form} below={whenToSee}>
      <p className="eyebrow">
        <Illustration name={departmentDrawing(department)} size={96} />
        <a href="/departments">{copy.all}</a>
      </p>
      <h1>{department.DepartmentName}</h1>
      <p className="lead">{department.summary}</p>
      {actions}
    </PageHero>
  )
}

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
