import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Illustration } from '@/components/ui/Illustration/Illustration'
import { departmentDrawing } from '@/content/catalogue/drawingOf'
import { PageHero } from '@/components/ui/PageHero'
import { interpolate } from '@/content/copy/interpolate'
import { departmentCopy } from '@/content/copy/departments'
import { specialistInSentence } from '@/content/copy/specialistInSentence'
import { PageLink } from '@/components/ui/PageLink'
import { departmentLeadInHindi } from '@/content/copy/departments'
import { partInEnglish } from '@/content/copy/otherLanguage'
import {
  type Department,
  departmentInPlainWords,
  departmentName,
  specialistsOf,
} from '@/model/catalogue/department'
import { foreignText, rowIn } from '@/model/catalogue/inHindi'
import type { Language } from '@/model/page/language'
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
  readonly language: Language
}

/** What a department is for, in a sentence. */
export const departmentLead = (department: Department, language: Language): string =>
  language === 'hi' && !department.inHindi
    ? interpolate(departmentLeadInHindi, {
        plain: departmentInPlainWords(department, language) ?? department.hindi,
      })
    : rowIn(department, language).summary

/** Its doctors within a sentence. */
export const departmentDoctors = (department: Department, language: Language): string =>
  language === 'hi' ? specialistsOf(department, language) : specialistInSentence(department.specialist)

/** A department's drawing, name and summary beside the form, and when to see its doctors. */
export function DepartmentHero({ department, form, actions, language }: DepartmentHeroProps) {
  const copy = departmentCopy[language].sections
  const specialist = departmentDoctors(department, language)
  const lang = foreignText(department, 'whenToSee', language)
  const whenToSee = (
    <WhenToSee id="when-to-see" lang={lang}>
      <h2 lang={lang && language}>{interpolate(copy.whenToSee, { specialist })}</h2>
      {lang && <p lang={language}>{partInEnglish}</p>}
      <ul>
        {rowIn(department, language).whenToSee.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </WhenToSee>
  )
  return (
    <PageHero form={form} below={whenToSee}>
      <p className="eyebrow">
        <Illustration name={departmentDrawing(department)} size={96} />
        <PageLink href="/departments" language={language}>
          {copy.all}
        </PageLink>
      </p>
      <h1>{departmentName(department, language)}</h1>
      <p className="lead">{departmentLead(department, language)}</p>
      {actions}
    </PageHero>
  )
}

/** Everything that a department's page tells below its hero. */
export function departmentSections(
  department: Department,
  people: ArticleSections,
  language: Language,
): ArticleSections {
  const copy = departmentCopy[language].sections
  const lang = foreignText(department, 'about', language)
  const { about, firstVisit, faqs } = rowIn(department, language)
  const questions = questionsSection(copy.faqs, faqs)
  const treatments = treatmentsInDepartment(department.DepartmentId)
  const ownTests = tests(language).filter(({ departmentid }) => departmentid === department.DepartmentId)
  return [
    { id: 'about', title: copy.about, body: <Paragraphs texts={about} />, lang },
    { id: 'first-visit', title: copy.firstVisit, body: <Dots items={firstVisit} />, lang },
    conditionsSection(copy.conditions, conditionsInDepartment(department.DepartmentId), language),
    treatments.length > 0 && {
      id: 'treatments',
      title: copy.treatments,
      body: <TreatmentSummaries treatments={treatments} language={language} />,
    },
    ownTests.length > 0 && {
      id: 'tests',
      title: copy.tests,
      body: (
        <Links
          language={language}
          items={ownTests.map(({ slug, TestName: name }) => ({ href: `/test/${slug}`, name }))}
        />
      ),
    },
    ...people,
    questions && { ...questions, lang },
  ]
}
