import { EMI_START, type EmiResult } from '@/model/calculators/emi'
import type {
  CalculatorContext,
  CalculatorEvent,
  CalculatorInput,
} from '@/machines/calculators/calculatorMachine'
import type { TestModel } from '@/devtools/proof/testModel'

export const emiCalculatorTestModel: TestModel<
  CalculatorEvent,
  CalculatorContext<EmiResult, null>,
  CalculatorInput<null>
> = {
  input: { values: { ...EMI_START, amount: '' }, basis: null },
  events: [
    { label: 'types an amount', event: { type: 'field.changed', field: 'amount', value: '150000' } },
    { label: 'empties the amount', event: { type: 'field.changed', field: 'amount', value: '' } },
    { label: 'chooses another term', event: { type: 'field.changed', field: 'months', value: '36' } },
    { label: 'asks for the instalment', event: { type: 'form.submitted' } },
  ],
  stateKey: ({ values, errors, hasShown }) => ({
    amount: values.amount,
    months: values.months,
    errors: Object.keys(errors),
    hasShown,
  }),
}
