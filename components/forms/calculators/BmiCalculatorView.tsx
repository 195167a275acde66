import type { Ref } from 'react'
import { Calculator, type CalculatorField } from '@/components/forms/calculators/Calculator'
import type { CalculatorViewModel, CalculatorState } from '@/components/forms/calculators/calculatorState'
import type { CalculatorHandlers } from '@/components/forms/calculators/useCalculator'
import { bmiCopy as copy } from '@/content/copy/calculators'
import type { BmiResult as Result } from '@/model/calculators/bmi'
import { BmiResult } from './BmiResult'

export type BmiViewModel = CalculatorViewModel<Result, null>

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

type BmiCalculatorViewProps = {
  readonly viewModel: BmiViewModel
  readonly state: CalculatorState<Result>
  readonly formRef?: Ref<HTMLFormElement>
  readonly handlers?: CalculatorHandlers
}

export const BmiCalculatorView = ({ viewModel, state, ...rest }: BmiCalculatorViewProps) => (
  <Calculator
    {...rest}
    id={viewModel.id}
    title={copy.title}
    action="/calculate/bmi"
    fields={FIELDS}
    submit={copy.submit}
    values={viewModel.values}
    errors={state.errors}
    live={state.live}
  >
    {state.result && <BmiResult result={state.result} isOwn={state.isOwn} />}
  </Calculator>
)
