import { expect, type Locator, type Page } from '@playwright/test'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { coverageCheckCopy } from '@/content/copy/coverageCheck'
import { coverageCheckTestModel } from '@/machines/coverageCheck/coverageCheck.testModel'
import {
  type CoverageCheckContext,
  type CoverageCheckEvent,
} from '@/machines/coverageCheck/coverageCheck.machine'
import { COVERAGE_CHECK_LABELS, coverageStepOf } from '@/machines/coverageCheck/coverageCheck.labels'
import { COVERAGE_QUESTIONS, coverageHref } from '@/model/calculators/coverageCheck'
import type { Replay } from './replay'

type StateValue = Parameters<typeof coverageStepOf>[0]

/** Acts out the coverage check, in Hindi: the page that answers is where it begins. */
export class CoverageCheckReplay implements Replay {
  private readonly opened: string[] = []

  constructor(private readonly page: Page) {}

  private get form(): Locator {
    return this.page.locator('form#coverage-check')
  }
  private get button(): Locator {
    return this.form.locator('button[type=submit]')
  }

  async begin(): Promise<void> {
    const { answers } = coverageCheckTestModel.input
    await this.page.goto(coverageHref('hi', answers))
    await this.button.focus()
    await expect(this.form).toHaveAttribute('data-live', 'true')
    // The next answer's page never comes, so that its opening can be seen.
    await this.page.route(/\/hi\/calculate\/coverage-check/, (route) => {
      this.opened.push(route.request().url())
      return route.fulfill({ status: 204 })
    })
  }

  async does({ event }: PathStep): Promise<void> {
    // The cases' events are the machine's.
    const happening = event as CoverageCheckEvent
    if (happening.type === 'form.submitted') return this.button.click()
    if (happening.type === 'answer.changed')
      return void (await this.form.locator(`[name="${happening.question}"]`).selectOption(happening.value))
    await this.page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
  }

  /** Sees the line and the button of the step, and which questions wait; an answer is opened with what was chosen. */
  async sees({ value, key }: PathStep): Promise<void> {
    const [, { answers, isIncomplete }] = JSON.parse(key) as [unknown, CoverageCheckContext]
    const step = coverageStepOf(value as StateValue)
    const copy = coverageCheckCopy.hi
    await expect(this.form).toHaveAttribute('data-step', step)
    await expect(this.form.getByRole('status')).toHaveText(copy.lines[step])
    await expect(this.button).toHaveText(copy.buttons[COVERAGE_CHECK_LABELS[step].button])
    const missing = isIncomplete ? COVERAGE_QUESTIONS.filter((question) => answers[question] === '') : []
    await expect(this.form.locator('.error')).toHaveCount(missing.length)
    for (const question of missing)
      await expect(this.form.locator(`[name="${question}"]`)).toHaveAttribute('aria-invalid', 'true')
    if (step === 'opening')
      await expect.poll(() => this.opened.at(-1) ?? '').toContain(coverageHref('hi', answers))
  }
}
