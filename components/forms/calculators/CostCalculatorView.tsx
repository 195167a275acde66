import type { Ref } from 'react'
import { Calculator, type CalculatorField } from '@/components/forms/calculators/Calculator'
import type { CalculatorViewModel, CalculatorState } from '@/components/forms/calculators/calculatorState'
import type { CalculatorHandlers } from '@/components/forms/calculators/useCalculator'
import { costCalculatorCopy as copy } from '@/content/copy/calculators'
import {
  COPAY_CHOICES,
  COVER_CHOICES,
  type CostBasis,
  type CostEstimate,
  type Material,
  type Room,
} from '@/model/calculators/costEstimate'
import { CostResult } from './CostResult'

export type CostViewModel = CalculatorViewModel<CostEstimate, CostBasis> & {
  readonly treatment: { readonly slug: string; readonly name: string }
}

const listed = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }))

const fieldsOf = ({ cities }: CostBasis): readonly CalculatorField[] => [
  {
    kind: 'choice',
    name: 'place',
    label: copy.place,
    options: [
      { value: '', label: copy.everywhere },
      ...cities.map(({ slug, name }) => ({ value: slug, label: name })),
    ],
  },
  {
    kind: 'choice',
    name: 'room',
    label: copy.room,
    options: listed<Room>(['shared', 'twin', 'single'], copy.rooms),
  },
  {
    kind: 'choice',
    name: 'material',
    label: copy.material,
    options: listed<Material>(['standard', 'advanced'], copy.materials),
  },
  { kind: 'choice', name: 'cover', label: copy.cover, options: listed(COVER_CHOICES, copy.covers) },
  { kind: 'choice', name: 'copay', label: copy.copay, options: listed(COPAY_CHOICES, copy.copays) },
  { kind: 'figure', name: 'limit', label: copy.limit, isOptional: true },
]

type CostCalculatorViewProps = {
  readonly viewModel: CostViewModel
  readonly state: CalculatorState<CostEstimate>
  readonly formRef?: Ref<HTMLFormElement>
  readonly handlers?: CalculatorHandlers
}

export const CostCalculatorView = ({ viewModel, state, ...rest }: CostCalculatorViewProps) => (
  <Calculator
    {...rest}
    id={viewModel.id}
    title={copy.title}
    action="/calculate/cost"
    hidden={{ treatment: viewModel.treatment.slug }}
    fields={fieldsOf(viewModel.basis)}
    submit={copy.submit}
    values={viewModel.values}
    errors={state.errors}
    live={state.live}
  >
    {state.result && <CostResult result={state.result} name={viewModel.treatment.name} isOwn={state.isOwn} />}
  </Calculator>
)
