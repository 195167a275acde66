import type { Ref } from 'react'
import { Calculator, type CalculatorField } from '@/components/forms/calculators/Calculator'
import type { CalculatorViewModel, CalculatorState } from '@/components/forms/calculators/calculatorState'
import type { CalculatorHandlers } from '@/components/forms/calculators/useCalculator'
import { emiCopy as copy } from '@/content/copy/calculators'
import type { EmiResult as Result } from '@/model/calculators/emi'
import { EmiResult } from './EmiResult'

export type EmiViewModel = CalculatorViewModel<Result, null>

const FIELDS: readonly CalculatorField[] = [
  { kind: 'figure', name: 'amount', label: copy.amount },
  { kind: 'figure', name: 'rate', label: copy.rate },
  { kind: 'figure', name: 'months', label: copy.months },
]

type EmiCalculatorViewProps = {
  readonly viewModel: EmiViewModel
  readonly state: CalculatorState<Result>
  readonly formRef?: Ref<HTMLFormElement>
  readonly handlers?: CalculatorHandlers
}

export const EmiCalculatorView = ({ viewModel, state, ...rest }: EmiCalculatorViewProps) => (
  <Calculator
    {...rest}
    id={viewModel.id}
    title={copy.title}
    action="/calculate/emi"
    fields={FIELDS}
    submit={copy.submit}
    values={viewModel.values}
    errors={state.errors}
    live={state.live}
  >
    {state.result && <EmiResult result={state.result} isOwn={state.isOwn} />}
  </Calculator>
)
