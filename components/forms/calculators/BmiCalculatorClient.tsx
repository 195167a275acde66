'use client'

import { Calculator, type CalculatorField } from './Calculator'
import type { CalculatorViewModel } from './calculatorState'
import { bmiCopy as copy } from '@/content/copy/calculators'
import type { BmiResult as Result } from '@/model/calculators/bmi'
import { BmiResult } from './BmiResult'

/** Classes say which units a field belongs to; the style shows those of the chosen ones. */
const FIELDS: readonly CalculatorField[] = [
  {
    kind: 'radio',
    name: 'units',
    label: copy.units,
    options: [
      { value: 'metric', label: copy.metric },
      { value: 'imperial', label: copy.imperial },
    ],
  },
  { kind: 'figure', name: 'heightCm', label: copy.heightCm, className: 'metric' },
  { kind: 'figure', name: 'weightKg', label: copy.weightKg, className: 'metric' },
  { kind: 'figure', name: 'heightFeet', label: copy.heightFeet, className: 'imperial' },
  {
    kind: 'figure',
    name: 'heightInches',
    label: copy.heightInches,
    className: 'imperial',
    isOptional: true,
  },
  { kind: 'figure', name: 'weightPounds', label: copy.weightPounds, className: 'imperial' },
  { kind: 'figure', name: 'age', label: copy.age, hint: copy.ageHint },
]

const fetchMachine = () =>
  import('@/machines/bmiCalculator/bmiCalculator.machine').then((code) => code.bmiCalculatorMachine)

export const BmiCalculatorClient = ({
  viewModel,
}: {
  readonly viewModel: CalculatorViewModel<Result, null>
}) => (
  <Calculator
    viewModel={viewModel}
    title={copy.title}
    action="/calculate/bmi"
    fields={FIELDS}
    submit={copy.submit}
    fetchMachine={fetchMachine}
    drawResult={(result, isOwn) => <BmiResult result={result} isOwn={isOwn} />}
  />
)
