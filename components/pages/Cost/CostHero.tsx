import type { ReactNode } from 'react'
import { Illustration } from '@/components/ui/Illustration/Illustration'
import { subjectDrawing } from '@/content/catalogue/drawingOf'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import type { PageContext } from '@/model/page/pageContext'
import { FactsHero } from '@/components/ui/PageHero'
import { FactsTable } from '@/components/ui/FactsTable'
import { costCopy } from '@/content/copy/costs'
import { rupees } from '@/content/copy/rupees'
import type { PriceRange } from '@/model/catalogue/primitives'
import type { Treatment } from '@/model/catalogue/treatment'

type CostHeroProps = {
  readonly treatment: Treatment
  readonly heading: string
  readonly lead: string
  readonly range: PriceRange
  /** The bill's largest part, in words. */
  readonly biggest: string | undefined
  readonly form: ReactNode
  readonly formPlace: 'strip' | 'beside'
  readonly page: PageContext
}

/** A cost page's opening: the figures first, then the form. */
export function CostHero(props: CostHeroProps) {
  const { treatment, heading, lead, range, biggest, form, formPlace, page } = props
  const copy = costCopy.facts
  const facts = [
    { name: copy.minimum, value: rupees(range.minimum) },
    { name: copy.average, value: rupees(range.average) },
    { name: copy.maximum, value: rupees(range.maximum) },
    { name: copy.stay, value: treatment.facts.hospitalStay },
    ...(biggest ? [{ name: copy.biggest, value: biggest }] : []),
  ]
  return (
    <FactsHero facts={<FactsTable title={copy.title} facts={facts} />} form={form} formPlace={formPlace}>
      <p className="eyebrow">
        <Illustration name={subjectDrawing(treatment)} size={72} />
        <a href={`/treatment/${treatment.slug}`}>{treatment.ProcedureName}</a>
      </p>
      <h1>{heading}</h1>
      <p className="lead numbers">{lead}</p>
      <ActionButtons section="cost" page={page} />
    </FactsHero>
  )
}
