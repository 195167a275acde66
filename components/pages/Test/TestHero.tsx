import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rupees } from '@/components/pages/Cost/costScale'
import { DepartmentIllustration } from '@/components/pages/Department/DepartmentIllustration'
import { FactsTable } from '@/components/ui/FactsTable'
import type { Department } from '@/model/catalogue/department'
import type { MedicalTest } from '@/model/catalogue/medicalTest'
import { testCopy } from '@/content/copy/medicalTests'

const Frame = styled.section`
  display: grid;
  gap: 28px;
  padding-block: 20px 40px;

  .words {
    display: grid;
    align-content: start;
    gap: 16px;
  }
  .eyebrow {
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .eyebrow a,
  .other-language a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .eyebrow a {
    color: var(--deep-green);
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 40px 64px;
    padding-block: 32px 64px;

    .form {
      grid-column: 1 / -1;
    }
  }
`

type TestHeroProps = {
  readonly test: MedicalTest
  readonly department: Department
  /** Address of the same page in the other language, where there is one. */
  readonly pair: string | undefined
  readonly form: ReactNode
  readonly actions: ReactNode
}

const FACTS = ['sample', 'preparation', 'duration', 'reportTime'] as const

/** A test's name, its facts at a glance and the way to the other language; the form as a strip below. */
export function TestHero({ test, department, pair, form, actions }: TestHeroProps) {
  const copy = testCopy[test.language]
  const otherLanguage = test.language === 'hi' ? 'en' : 'hi'
  const facts = [
    ...FACTS.map((key) => ({ name: copy.facts[key], value: test.facts[key] })),
    { name: copy.facts.price, value: `${rupees(test.price.minimum)} – ${rupees(test.price.maximum)}` },
  ]
  return (
    <Frame className="wrap">
      <div className="words">
        <p className="eyebrow">
          <DepartmentIllustration departmentSlug={department.slug} size={72} />
          <a href={`/department/${department.slug}`}>
            {test.language === 'hi' ? department.hindi : department.DepartmentName}
          </a>
        </p>
        <h1>{test.TestName}</h1>
        <p className="lead">{test.summary}</p>
        {actions}
        {pair && (
          <p className="other-language">
            <a href={pair} lang={otherLanguage} hrefLang={otherLanguage}>
              {copy.otherLanguage}
            </a>
          </p>
        )}
      </div>
      <FactsTable title={copy.factsTitle} facts={facts} />
      <div className="form">{form}</div>
    </Frame>
  )
}
