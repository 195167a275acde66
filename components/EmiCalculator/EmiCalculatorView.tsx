import type { Ref } from 'react'
import { Calculator, type CalculatorField } from '@/components/Calculator/Calculator'
import type { CalculatorPlan, CalculatorState } from '@/components/Calculator/calculatorState'
import type { CalculatorHandlers } from '@/components/Calculator/useCalculator'
import { emiWords as words } from '@/content/words/calculators'
import type { EmiResult as Result } from '@/model/calculators/emi'
import { EmiResult } from './EmiResult'

export type EmiPlan = CalculatorPlan<Result, null>

const FIELDS: readonly CalculatorField[] = [
  { kind: 'figure', name: 'amount', label: words.amount },
  { kind: 'figure', name: 'rate', label: words.rate },
  { kind: 'figure', name: 'months', label: words.months },
]

type EmiCalculatorViewProps = {
  readonly plan: EmiPlan
  readonly state: CalculatorState<Result>
  readonly formRef?: Ref<HTMLFormElement>
  readonly handlers?: CalculatorHandlers
}

export const EmiCalculatorView = ({ plan, state, ...rest }: EmiCalculatorViewProps) => (
  <Calculator
    {...rest}
    id={plan.id}
    title={words.title}
    action="/calculate/emi"
    fields={FIELDS}
    submit={words.submit}
    values={plan.values}
    errors={state.errors}
    live={state.live}
  >
    {state.result && <EmiResult result={state.result} isOwn={state.isOwn} />}
  </Calculator>
)
