import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ActionButtons, type ActionPage } from '@/components/ui/ActionButtons/ActionButtons'
import { FactsTable } from '@/components/ui/FactsTable'
import { TreatmentIllustration } from '@/components/pages/Treatment/TreatmentIllustration'
import type { ContactNumbers } from '@/content/links/contactNumbers'
import { treatmentCopy } from '@/content/copy/treatments'
import { rupees } from '@/content/copy/rupees'
import { costCopy } from '@/content/copy/costs'
import type { Department } from '@/model/catalogue/department'
import type { PriceRange } from '@/model/catalogue/primitives'
import type { Treatment } from '@/model/catalogue/treatment'

const Frame = styled.section`
  display: grid;
  gap: 28px;
  padding-block: 16px 40px;

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
  .eyebrow a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--deep-green);
  }
  .note {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    gap: 36px 64px;
    padding-block: 28px 56px;

    .form.is-strip {
      grid-column: 1 / -1;
    }
    &[data-form='beside'] {
      grid-template: auto 1fr / minmax(0, 1fr) 400px;
    }
    &[data-form='beside'] .form {
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
`

type CostHeroProps = {
  readonly treatment: Treatment
  readonly department: Department
  readonly heading: string
  readonly lead: string
  readonly range: PriceRange
  /** The bill's largest part, in words. */
  readonly biggest: string | undefined
  readonly form: ReactNode
  /** The form's place: across the page, or beside the words. */
  readonly formPlace: 'strip' | 'beside'
  readonly page: ActionPage
  readonly numbers: ContactNumbers
}

/** A cost page's opening: the figures first, then the form. */
export function CostHero(props: CostHeroProps) {
  const { treatment, department, heading, lead, range, biggest, form, formPlace, page, numbers } = props
  const copy = costCopy.facts
  const facts = [
    { name: copy.minimum, value: rupees(range.minimum) },
    { name: copy.average, value: rupees(range.average) },
    { name: copy.maximum, value: rupees(range.maximum) },
    { name: copy.stay, value: treatment.facts.hospitalStay },
    ...(biggest ? [{ name: copy.biggest, value: biggest }] : []),
  ]
  return (
    <Frame className="wrap" data-form={formPlace}>
      <div className="words">
        <p className="eyebrow">
          <TreatmentIllustration treatmentSlug={treatment.slug} departmentSlug={department.slug} size={72} />
          <a href={`/treatment/${treatment.slug}`}>{treatment.ProcedureName}</a>
        </p>
        <h1>{heading}</h1>
        <p className="lead numbers">{lead}</p>
        {treatment.cost.isIllustrative && (
          <p className="note">{treatmentCopy[page.language].costIllustrative}</p>
        )}
        <ActionButtons section="cost" page={page} numbers={numbers} isQuiet />
      </div>
      <div className="numbers">
        <FactsTable title={copy.title} facts={facts} />
      </div>
      <div className={`form is-${formPlace}`}>{form}</div>
    </Frame>
  )
}
