import type { Ref } from 'react'
import { Calculator, type CalculatorField } from '@/components/Calculator/Calculator'
import type { CalculatorPlan, CalculatorState } from '@/components/Calculator/calculatorState'
import type { CalculatorHandlers } from '@/components/Calculator/useCalculator'
import { bmiWords as words } from '@/content/words/calculators'
import type { BmiResult as Result } from '@/model/calculators/bmi'
import { BmiResult } from './BmiResult'

export type BmiPlan = CalculatorPlan<Result, null>

/** Classes say which units a field belongs to; the style shows those of the chosen ones. */
const FIELDS: readonly CalculatorField[] = [
  {
    kind: 'radio',
    name: 'units',
    label: words.units,
    options: [
      { value: 'metric', label: words.metric },
      { value: 'imperial', label: words.imperial },
    ],
  },
  { kind: 'figure', name: 'heightCm', label: words.heightCm, className: 'metric' },
  { kind: 'figure', name: 'weightKg', label: words.weightKg, className: 'metric' },
  { kind: 'figure', name: 'heightFeet', label: words.heightFeet, className: 'imperial' },
  {
    kind: 'figure',
    name: 'heightInches',
    label: words.heightInches,
    className: 'imperial',
    isOptional: true,
  },
  { kind: 'figure', name: 'weightPounds', label: words.weightPounds, className: 'imperial' },
  { kind: 'figure', name: 'age', label: words.age, hint: words.ageHint },
]

type BmiCalculatorViewProps = {
  readonly plan: BmiPlan
  readonly state: CalculatorState<Result>
  readonly formRef?: Ref<HTMLFormElement>
  readonly handlers?: CalculatorHandlers
}

export const BmiCalculatorView = ({ plan, state, ...rest }: BmiCalculatorViewProps) => (
  <Calculator
    {...rest}
    id={plan.id}
    title={words.title}
    action="/calculate/bmi"
    fields={FIELDS}
    submit={words.submit}
    values={plan.values}
    errors={state.errors}
    live={state.live}
  >
    {state.result && <BmiResult result={state.result} isOwn={state.isOwn} />}
  </Calculator>
)
