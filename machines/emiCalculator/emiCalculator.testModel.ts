import { calculatorTestModel } from '@/machines/calculators/calculator.testModel'
import { EMI_START, type EmiResult } from '@/model/calculators/emi'

export const emiCalculatorTestModel = calculatorTestModel<EmiResult, null>({
  input: { values: { ...EMI_START, amount: '' }, basis: null },
  changes: [
    ['types an amount', 'amount', '150000'],
    ['empties the amount', 'amount', ''],
    ['chooses another term', 'months', '36'],
  ],
  asks: 'asks for the instalment',
})
