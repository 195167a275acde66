import { calculatorTestModel } from '@/machines/calculators/calculator.testModel'
import { COST_START, type CostBasis, type CostEstimate } from '@/model/calculators/costEstimate'

const BASIS: CostBasis = {
  cities: [
    { slug: 'delhi', name: 'Delhi NCR', minimum: 35_000, average: 55_000, maximum: 95_000 },
    { slug: 'pune', name: 'Pune', minimum: 30_000, average: 50_000, maximum: 85_000 },
  ],
}

export const costCalculatorTestModel = calculatorTestModel<CostEstimate, CostBasis>({
  input: { values: { ...COST_START, limit: 'much' }, basis: BASIS },
  changes: [
    ['chooses Pune', 'place', 'pune'],
    ['chooses a single room', 'room', 'single'],
    ['has a policy that accepts 80 per cent', 'cover', '80'],
    ['types the sum insured', 'limit', '300000'],
    ['types a word for the sum insured', 'limit', 'much'],
  ],
  asks: 'asks for the estimate',
})
