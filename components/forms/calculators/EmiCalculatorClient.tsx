'use client'

import { Calculator, type CalculatorField } from './Calculator'
import type { CalculatorViewModel } from './calculatorState'
import { emiCopy as copy } from '@/content/copy/calculators'
import type { EmiResult as Result } from '@/model/calculators/emi'
import { EmiResult, loanSentence } from './EmiResult'

const FIELDS: readonly CalculatorField[] = [
  { kind: 'figure', name: 'amount', label: copy.amount },
  { kind: 'figure', name: 'rate', label: copy.rate },
  { kind: 'figure', name: 'months', label: copy.months },
]

const fetchMachine = () =>
  import('@/machines/emiCalculator/emiCalculator.machine').then((code) => code.emiCalculatorMachine)

export const EmiCalculatorClient = ({
  viewModel,
}: {
  readonly viewModel: CalculatorViewModel<Result, null>
}) => (
  <Calculator
    viewModel={viewModel}
    title={copy.title}
    action="/calculate/emi"
    fields={FIELDS}
    submit={copy.submit}
    fetchMachine={fetchMachine}
    drawResult={(result) => <EmiResult result={result} />}
    goesAlong={(result) => ({ estimate: loanSentence(result) })}
  />
)
