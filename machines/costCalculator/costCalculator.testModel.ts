import { COST_START, type CostBasis, type CostEstimate } from '@/model/calculators/costEstimate'
import type {
  CalculatorContext,
  CalculatorEvent,
  CalculatorInput,
} from '@/machines/calculators/calculatorMachine'
import type { TestModel } from '@/devtools/proof/testModel'

const BASIS: CostBasis = {
  cities: [
    { slug: 'delhi', name: 'Delhi NCR', minimum: 35_000, average: 55_000, maximum: 95_000 },
    { slug: 'pune', name: 'Pune', minimum: 30_000, average: 50_000, maximum: 85_000 },
  ],
}

const change = (field: string, value: string): CalculatorEvent => ({ type: 'field.changed', field, value })

export const costCalculatorTestModel: TestModel<
  CalculatorEvent,
  CalculatorContext<CostEstimate, CostBasis>,
  CalculatorInput<CostBasis>
> = {
  input: { values: { ...COST_START, limit: 'much' }, basis: BASIS },
  events: [
    { label: 'chooses Pune', event: change('place', 'pune') },
    { label: 'chooses a single room', event: change('room', 'single') },
    { label: 'has a policy that accepts 80 per cent', event: change('cover', '80') },
    { label: 'types the sum insured', event: change('limit', '300000') },
    { label: 'types a word for the sum insured', event: change('limit', 'much') },
    { label: 'asks for the estimate', event: { type: 'form.submitted' } },
  ],
  stateKey: ({ values, errors, hasShown }) => ({ values, errors: Object.keys(errors), hasShown }),
}
