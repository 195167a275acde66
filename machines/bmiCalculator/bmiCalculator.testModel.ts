import { BMI_START, type BmiResult } from '@/model/calculators/bmi'
import type {
  CalculatorContext,
  CalculatorEvent,
  CalculatorInput,
} from '@/machines/calculators/calculatorMachine'
import type { TestModel } from '@/devtools/proof/testModel'

const change = (field: string, value: string): CalculatorEvent => ({ type: 'field.changed', field, value })

export const bmiCalculatorTestModel: TestModel<
  CalculatorEvent,
  CalculatorContext<BmiResult, null>,
  CalculatorInput<null>
> = {
  input: { values: { ...BMI_START, age: '40', heightCm: '170', heightFeet: '5' }, basis: null },
  events: [
    { label: 'types a weight in kilograms', event: change('weightKg', '70') },
    { label: 'empties the weight', event: change('weightKg', '') },
    { label: 'changes to feet and pounds', event: change('units', 'imperial') },
    { label: 'changes to centimetres and kilograms', event: change('units', 'metric') },
    { label: 'types a weight in pounds', event: change('weightPounds', '154') },
    { label: 'asks for the BMI', event: { type: 'form.submitted' } },
  ],
  stateKey: ({ values, errors, hasShown }) => ({
    units: values.units,
    weights: [values.weightKg, values.weightPounds],
    errors: Object.keys(errors),
    hasShown,
  }),
}
