import type { Page } from '@playwright/test'
import { bmiCalculatorTestModel } from '@/machines/bmiCalculator/bmiCalculator.testModel'
import { calculateBmi } from '@/model/calculators/bmi'
import { CalculatorReplay } from './calculatorReplay'

export class BmiCalculatorReplay extends CalculatorReplay {
  constructor(page: Page) {
    super(page, {
      path: '/calculate/bmi',
      formId: 'bmi-calculator',
      input: bmiCalculatorTestModel.input,
      reckon: (values) => {
        const reckoned = calculateBmi(values)
        return reckoned.ok
          ? { errors: {}, figure: reckoned.result.bmi.toFixed(1) }
          : { errors: reckoned.errors }
      },
    })
  }
}
