import type { Page } from '@playwright/test'
import { bmiCalculatorCases } from '@/machines/bmiCalculator/bmiCalculator.cases'
import { calculateBmi } from '@/model/calculators/bmi'
import { CalculatorReplay } from './calculatorReplay'

export class BmiCalculatorReplay extends CalculatorReplay {
  constructor(page: Page) {
    super(page, {
      path: '/calculate/bmi',
      formId: 'bmi-calculator',
      input: bmiCalculatorCases.input,
      reckon: (values) => {
        const reckoned = calculateBmi(values)
        return reckoned.ok
          ? { errors: {}, figure: reckoned.result.bmi.toFixed(1) }
          : { errors: reckoned.errors }
      },
    })
  }
}
