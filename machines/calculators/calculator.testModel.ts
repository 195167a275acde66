import type { TestModel } from '@/devtools/proof/testModel'
import type { CalculatorContext, CalculatorEvent, CalculatorInput } from './calculatorMachine'

type Varied<Basis> = {
  readonly input: CalculatorInput<Basis>
  /** What a visitor can change: the label, the field and its new value. */
  readonly changes: readonly (readonly [label: string, field: string, value: string])[]
  /** Label of the submission. */
  readonly asks: string
}

/** The test model of a calculator; fields that nothing changes tell no states apart. */
export function calculatorTestModel<Result, Basis>({
  input,
  changes,
  asks,
}: Varied<Basis>): TestModel<CalculatorEvent, CalculatorContext<Result, Basis>, CalculatorInput<Basis>> {
  const fields = [...new Set(changes.map(([, field]) => field))]
  return {
    input,
    events: [
      ...changes.map(([label, field, value]) => ({
        label,
        event: { type: 'field.changed' as const, field, value },
      })),
      { label: asks, event: { type: 'form.submitted' } },
    ],
    stateKey: ({ values, errors, hasShown }) => ({
      values: fields.map((field) => values[field]),
      errors: Object.keys(errors),
      hasShown,
    }),
  }
}
