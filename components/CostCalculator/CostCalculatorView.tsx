import type { Ref } from 'react'
import { Calculator, type CalculatorField } from '@/components/Calculator/Calculator'
import type { CalculatorPlan, CalculatorState } from '@/components/Calculator/calculatorState'
import type { CalculatorHandlers } from '@/components/Calculator/useCalculator'
import { costCalculatorWords as words } from '@/content/words/calculators'
import {
  COPAY_CHOICES,
  COVER_CHOICES,
  type CostBasis,
  type CostEstimate,
  type Material,
  type Room,
} from '@/model/calculators/costEstimate'
import { CostResult } from './CostResult'

export type CostPlan = CalculatorPlan<CostEstimate, CostBasis> & {
  readonly treatment: { readonly slug: string; readonly name: string }
}

const listed = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

const fieldsOf = ({ cities }: CostBasis): readonly CalculatorField[] => [
  {
    kind: 'choice',
    name: 'place',
    label: words.place,
    options: [
      { value: '', label: words.everywhere },
      ...cities.map(({ slug, name }) => ({ value: slug, label: name })),
    ],
  },
  {
    kind: 'choice',
    name: 'room',
    label: words.room,
    options: listed<Room>(['shared', 'twin', 'single'], words.rooms),
  },
  {
    kind: 'choice',
    name: 'material',
    label: words.material,
    options: listed<Material>(['standard', 'advanced'], words.materials),
  },
  { kind: 'choice', name: 'cover', label: words.cover, options: listed(COVER_CHOICES, words.covers) },
  { kind: 'choice', name: 'copay', label: words.copay, options: listed(COPAY_CHOICES, words.copays) },
  { kind: 'figure', name: 'limit', label: words.limit, isOptional: true },
]

type CostCalculatorViewProps = {
  readonly plan: CostPlan
  readonly state: CalculatorState<CostEstimate>
  readonly formRef?: Ref<HTMLFormElement>
  readonly handlers?: CalculatorHandlers
}

export const CostCalculatorView = ({ plan, state, ...rest }: CostCalculatorViewProps) => (
  <Calculator
    {...rest}
    id={plan.id}
    title={words.title}
    action="/calculate/cost"
    hidden={{ treatment: plan.treatment.slug }}
    fields={fieldsOf(plan.basis)}
    submit={words.submit}
    values={plan.values}
    errors={state.errors}
    live={state.live}
  >
    {state.result && <CostResult result={state.result} name={plan.treatment.name} isOwn={state.isOwn} />}
  </Calculator>
)
