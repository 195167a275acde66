import { expect, type Page } from '@playwright/test'
import { leadFormCopy } from '@/content/copy/leadForm'
import { quickSurveyCopy } from '@/content/copy/quickSurvey'
import type { PathStep } from '@/devtools/proof/machinePaths'
import type { QuickSurveyEvent } from '@/machines/quickSurvey/quickSurvey.machine'
import type { FieldKey } from '@/model/lead/formFields'
import { HeldCall } from '@/tests/browser/heldCall'
import type { Replay } from './replay'

type Context = { prior: string; locality: number; errors: FieldKey[]; failure: string | null }

export class QuickSurveyReplay implements Replay {
  private readonly call = new HeldCall('**/lead/v1/survey')

  constructor(private readonly page: Page) {}

  private get form() {
    return this.page.locator('form[data-quick-survey]')
  }
  private get locality() {
    return this.form.getByLabel(leadFormCopy.en.labels.FormLocalityField, { exact: true })
  }
  private get button() {
    return this.form.locator('button[type=submit]')
  }

  /** As who has just left an enquiry in this tab. */
  async begin(): Promise<void> {
    await this.page.addInitScript(() => sessionStorage.setItem('leadId', 'lead-1'))
    await this.call.takes(this.page)
    await this.page.goto('/thankyou?isquicksurvey=1')
    await this.locality.focus()
    await expect(this.form).toHaveAttribute('data-live', 'true')
  }

  /** Does what a person does, or answers as the server would. */
  async does({ event }: PathStep): Promise<void> {
    if (await this.call.ends(event)) return
    // Only the cases' events are left.
    const did = event as QuickSurveyEvent
    if (did.type === 'survey.submitted') return this.button.click()
    if (did.field === 'FormLocalityField') return this.locality.fill(did.value)
    await this.form.locator(`input[name="${did.field}"][value="${did.value}"]`).check()
  }

  /** Sees what the state shows. */
  async sees({ value, key }: PathStep): Promise<void> {
    const [, context] = JSON.parse(key) as [unknown, Context]
    const { form } = this
    const step = typeof value === 'string' ? value : 'answering'
    await expect(form).toHaveAttribute('data-quick-survey', step)
    const notice = form.getByRole('status')
    if (step === 'thanked') {
      await expect(notice).toHaveText(quickSurveyCopy.en.done)
      return expect(this.button).toHaveCount(0)
    }
    const isIn = (name: string) => typeof value === 'object' && value.answering === name
    await expect(notice).toHaveText(
      isIn('failed') ? quickSurveyCopy.en.failed : isIn('empty') ? quickSurveyCopy.en.description : '',
    )
    await expect(form.locator('.error')).toHaveCount(context.errors.length)
    await expect.poll(async () => (await this.locality.inputValue()).length).toBe(context.locality)
    await expect(form.locator('input[name="priorConsultationField"]:checked')).toHaveCount(
      context.prior ? 1 : 0,
    )
    await expect(this.button).toHaveText(
      step === 'sending' ? quickSurveyCopy.en.submitting : quickSurveyCopy.en.submit,
    )
    if (step === 'sending') await this.call.isOnItsWay()
  }
}
