import type { Page } from '@playwright/test'
import { rupees } from '@/content/rupees'
import { emiCalculatorTestModel } from '@/machines/emiCalculator/emiCalculator.testModel'
import { calculateEmi } from '@/model/calculators/emi'
import { CalculatorReplay } from './calculatorReplay'

export class EmiCalculatorReplay extends CalculatorReplay {
  constructor(page: Page) {
    super(page, {
      path: '/calculate/emi',
      formId: 'emi-calculator',
      input: emiCalculatorTestModel.input,
      reckon: (values) => {
        const reckoned = calculateEmi(values)
        return reckoned.ok
          ? { errors: {}, figure: rupees(reckoned.result.monthly) }
          : { errors: reckoned.errors }
      },
    })
  }
}
