import { guidedEnquiryCopy } from '@/content/copy/guidedEnquiry'
import { expect, type Page } from '@playwright/test'
import { leadFormCopy } from '@/content/copy/leadForm'
import type { GuidedEnquiryEvent } from '@/machines/guidedEnquiry/guidedEnquiry.machine'
import { FIELD_OF_QUESTION, questionOf } from '@/machines/guidedEnquiry/guidedEnquiry.questions'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { type FieldKey, formField } from '@/model/lead/formFields'
import { opensAlive } from '@/tests/browser/alivePage'
import { HeldLeadCall } from '@/tests/browser/heldLeadCall'
import type { Replay } from './replay'

const guided = guidedEnquiryCopy.en

type StateKey = { answers: string[]; errors: FieldKey[]; failure: string | null }

export class GuidedEnquiryReplay implements Replay {
  private readonly leadCall = new HeldLeadCall()

  constructor(private readonly page: Page) {}

  private get form() {
    return this.page.locator('form[data-guided-enquiry]')
  }

  private button(name: string) {
    return this.form.getByRole('button', { name, exact: true })
  }

  async begin(): Promise<void> {
    await this.leadCall.takes(this.page)
    await opensAlive(this.page, '/chat')
    await expect(this.form).toHaveAttribute('data-live', 'true')
  }

  private async types(field: FieldKey, value: string): Promise<void> {
    const question = questionOf(field)
    if (!question) throw new Error(`no question asks for ${field}`)
    const label = guided.questions[question]
    if (question === 'when')
      return this.form.getByRole('group', { name: label }).getByLabel(value, { exact: true }).check()
    const control = this.form.getByLabel(label, { exact: true })
    if (question === 'name' || question === 'mobile') return control.fill(value)
    await control.selectOption(value)
  }

  /** Does what a person does, or answers as the server would. */
  async does(step: PathStep): Promise<void> {
    const event = step.event as GuidedEnquiryEvent
    switch (event.type) {
      case 'answer.changed':
        return this.types(event.field, event.value)
      case 'answer.given':
        return this.button(guided.next).click()
      case 'question.back':
        return this.button(guided.back).click()
      case 'answer.edited':
        return this.button(
          `${guided.change} ${leadFormCopy.en.labels[FIELD_OF_QUESTION[event.question]]}`,
        ).click()
      case 'enquiry.submitted':
        return this.button(guided.submit).click()
      default:
        return this.leadCall.ends(step)
    }
  }

  /** Sees what the state shows, with the focus where the conversation is. */
  async sees(step: PathStep): Promise<void> {
    const [, context] = JSON.parse(step.key) as [unknown, StateKey]
    const name = typeof step.value === 'string' ? step.value : 'reviewing'
    await expect(this.form).toHaveAttribute('data-guided-enquiry', name)
    for (const key of context.errors)
      await expect(
        this.form.getByText(leadFormCopy.en.validation[formField(key).missing ?? 'invalidText'], {
          exact: true,
        }),
      ).toBeVisible()
    await expect(this.form.locator('.error')).toHaveCount(context.errors.length)
    await expect(this.form.locator('.notice').getByRole('link')).toHaveCount(context.failure ? 2 : 0)
    if (name === 'reviewing') await expect(this.form.locator('.answer')).toHaveCount(context.answers.length)
    if (name === 'sent') await expect(this.form.getByRole('link', { name: guided.sentLink })).toBeVisible()
  }
}
