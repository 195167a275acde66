'use client'

import { Calculator, type CalculatorField } from './Calculator'
import type { CalculatorViewModel } from './calculatorState'
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

type CostViewModel = CalculatorViewModel<CostEstimate, CostBasis> & {
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

const fetchMachine = () =>
  import('@/machines/costCalculator/costCalculator.machine').then((code) => code.costCalculatorMachine)

export const CostCalculatorClient = ({ viewModel }: { readonly viewModel: CostViewModel }) => (
  <Calculator
    viewModel={viewModel}
    title={copy.title}
    action="/calculate/cost"
    hidden={{ treatment: viewModel.treatment.slug }}
    fields={fieldsOf(viewModel.basis)}
    submit={copy.submit}
    fetchMachine={fetchMachine}
    drawResult={(result, isOwn) => (
      <CostResult result={result} name={viewModel.treatment.name} isOwn={isOwn} />
    )}
  />
)
