import { expect, type Locator, type Page } from '@playwright/test'
import { calculatorProblems } from '@/content/copy/calculators'
import { cataractLensCopy } from '@/content/copy/cataractLens'
import { rupees } from '@/content/copy/rupees'
import { bmiCalculatorTestModel } from '@/machines/bmiCalculator/bmiCalculator.testModel'
import { cataractLensTestModel } from '@/machines/cataractLens/cataractLens.testModel'
import type { CalculatorEvent, CalculatorInput } from '@/machines/calculators/calculatorMachine'
import { costCalculatorTestModel } from '@/machines/costCalculator/costCalculator.testModel'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { emiCalculatorTestModel } from '@/machines/emiCalculator/emiCalculator.testModel'
import { pilesScoreTestModel } from '@/machines/pilesScore/pilesScore.testModel'
import { calculateBmi } from '@/model/calculators/bmi'
import type { Calculation, CalculatorValues } from '@/model/calculators/calculation'
import { chooseLens } from '@/model/calculators/cataractLens'
import { estimateCost } from '@/model/calculators/costEstimate'
import { calculateEmi } from '@/model/calculators/emi'
import { scorePiles } from '@/model/calculators/pilesScore'
import type { Language } from '@/model/page/language'
import type { Replay } from './replay'

/** What makes one calculator another. */
type Differing<Result, Basis> = {
  /** The page that answers without JavaScript: it takes the test model's beginning from its address. */
  readonly path: string
  readonly formId: string
  readonly input: CalculatorInput<Basis>
  /** What is asked for beside the fields. */
  readonly beside?: Readonly<Record<string, string>>
  /** Of its page; default English. */
  readonly language?: Language
  readonly calculate: (values: CalculatorValues, basis: Basis) => Calculation<Result>
  /** The figure of the headline; none where it depends on the catalogue's prices. */
  readonly figure?: (result: Result) => string
}

/** The calculators and questionnaires are one machine with other fields, and are walked alike. */
class CalculatorReplay<Result, Basis> implements Replay {
  private values: CalculatorValues

  constructor(
    private readonly page: Page,
    private readonly own: Differing<Result, Basis>,
  ) {
    this.values = own.input.values
  }

  private get form(): Locator {
    return this.page.locator(`form#${this.own.formId}`)
  }
  private get headline(): Locator {
    return this.page.locator(`#${this.own.formId}-result .headline strong`)
  }
  private fields(name: string): Locator {
    return this.form.locator(`[name="${name}"]`)
  }

  async begin(): Promise<void> {
    const params = new URLSearchParams({ ...this.own.beside, ...this.own.input.values })
    await this.page.goto(`${this.own.path}?${params}`)
    await this.form.locator('button[type=submit]').focus()
    await expect(this.form).toHaveAttribute('data-live', 'true')
  }

  async does({ event }: PathStep): Promise<void> {
    // The cases' events are the machine's.
    const happening = event as CalculatorEvent
    if (happening.type === 'form.submitted') return this.form.locator('button[type=submit]').click()
    const { field, value } = happening
    this.values = { ...this.values, [field]: value }
    const control = this.fields(field)
    if ((await control.count()) > 1) return this.form.locator(`[name="${field}"][value="${value}"]`).check()
    if ((await control.evaluate(({ localName }) => localName)) === 'select')
      return void (await control.selectOption(value))
    if (await control.isVisible()) return control.fill(value)
    // The measure of the other units is out of sight: a browser that fills a form in for its user reaches it as well.
    await control.evaluate((element, filled) => {
      ;(element as HTMLInputElement).value = filled
      element.dispatchEvent(new Event('input', { bubbles: true }))
    }, value)
  }

  /** Sees the fields, the result where there is one, and what is wrong where there is one. */
  async sees({ value, key }: PathStep): Promise<void> {
    const [, context] = JSON.parse(key) as [unknown, { errors: string[] }]
    const { calculate, input, figure } = this.own
    const calculation = calculate(this.values, input.basis)
    const errors = calculation.ok ? {} : calculation.errors
    await expect(this.form.locator('.error')).toHaveCount(context.errors.length)
    for (const name of context.errors) {
      const problem = errors[name]
      // A group of choices says it by its text.
      if ((await this.fields(name).count()) === 1)
        await expect(this.fields(name)).toHaveAttribute('aria-invalid', 'true')
      if (problem)
        await expect(this.form.locator(`#${this.own.formId}-${name}-error`)).toHaveText(
          calculatorProblems[this.own.language ?? 'en'][problem],
        )
    }
    await expect(this.headline).toHaveCount(value === 'shown' ? 1 : 0)
    if (value === 'shown' && figure && calculation.ok)
      await expect(this.headline).toHaveText(figure(calculation.result))
  }
}

const replayOf = <Result, Basis>(own: Differing<Result, Basis>) =>
  class extends CalculatorReplay<Result, Basis> {
    constructor(page: Page) {
      super(page, own)
    }
  }

export const CALCULATOR_REPLAYS = {
  bmiCalculator: replayOf({
    path: '/calculate/bmi',
    formId: 'bmi-calculator',
    input: bmiCalculatorTestModel.input,
    calculate: calculateBmi,
    figure: ({ bmi }) => bmi.toFixed(1),
  }),
  costCalculator: replayOf({
    path: '/calculate/cost',
    formId: 'cost-calculator',
    input: costCalculatorTestModel.input,
    beside: { treatment: 'piles' },
    calculate: estimateCost,
  }),
  emiCalculator: replayOf({
    path: '/calculate/emi',
    formId: 'emi-calculator',
    input: emiCalculatorTestModel.input,
    calculate: calculateEmi,
    figure: ({ monthly }) => rupees(monthly),
  }),
  pilesScore: replayOf({
    path: '/calculate/piles-severity-score',
    formId: 'piles-severity-score',
    input: pilesScoreTestModel.input,
    calculate: scorePiles,
    figure: ({ score }) => String(score),
  }),
  cataractLens: replayOf({
    path: '/hi/calculate/cataract-lens',
    formId: 'cataract-lens',
    input: cataractLensTestModel.input,
    language: 'hi',
    calculate: chooseLens,
    figure: ({ lenses }) =>
      lenses.map((lens) => cataractLensCopy.hi.lenses[lens]).join(` ${cataractLensCopy.hi.or} `),
  }),
}
