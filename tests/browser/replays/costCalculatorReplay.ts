import type { Page } from '@playwright/test'
import { costCalculatorTestModel } from '@/machines/costCalculator/costCalculator.testModel'
import { estimateCost } from '@/model/calculators/costEstimate'
import { CalculatorReplay } from './calculatorReplay'

/** The catalogue has prices of its own: which figure they come to is left to the page (costCalculator.test.ts). */
export class CostCalculatorReplay extends CalculatorReplay {
  constructor(page: Page) {
    super(page, {
      path: '/calculate/cost',
      formId: 'cost-calculator',
      input: costCalculatorTestModel.input,
      beside: { treatment: 'piles' },
      reckon: (values) => {
        const reckoned = estimateCost(values, costCalculatorTestModel.input.basis)
        return { errors: reckoned.ok ? {} : reckoned.errors }
      },
    })
  }
}
