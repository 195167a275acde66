import { expect, type Page } from '@playwright/test'
import { leadFormCopy } from '@/content/copy/leadForm'
import type { PathStep } from '@/devtools/proof/machinePaths'
import type { LeadFormEvent } from '@/machines/leadForm/leadForm.machine'
import { type FieldKey, formField } from '@/model/lead/formFields'
import { HeldLeadCall } from '@/tests/browser/heldLeadCall'
import { LeadFormVisitor } from '@/tests/browser/visitor'
import type { Replay } from './replay'

/** Home asks for city and treatment as well: they are filled beforehand, so that the cases' two fields decide. */
const PAGE = '/'

type StateKey = { name: string; mobile: string; errors: FieldKey[]; failure: string | null }

export class LeadFormReplay implements Replay {
  private readonly visitor: LeadFormVisitor
  private readonly leadCall = new HeldLeadCall()

  constructor(private readonly page: Page) {
    this.visitor = new LeadFormVisitor(page)
  }

  async begin(): Promise<void> {
    await this.leadCall.takes(this.page)
    await this.page.goto(PAGE)
    await this.visitor.field('Name').focus()
    await this.visitor.seesLiveForm()
    await this.fillsTheOthers()
  }

  private async fillsTheOthers(): Promise<void> {
    await this.visitor.field('City').selectOption({ label: 'Mumbai' })
    await this.visitor.field('Treatment').selectOption({ index: 1 })
  }

  /** Does what a person does, or answers as the server would. */
  async does(step: PathStep): Promise<void> {
    const event = step.event as LeadFormEvent
    if (event.type === 'field.changed') return this.types(leadFormCopy.en.labels[event.field], event.value)
    if (event.type === 'form.submitted') return this.visitor.submitButton.click()
    await this.leadCall.ends(step)
  }

  private async types(label: string, value: string): Promise<void> {
    const field = this.visitor.field(label)
    // What is empty is emptied by typing a letter and taking it back: nothing else tells the page anything.
    if ((await field.inputValue()) === value) await field.fill(`${value}x`)
    await field.fill(value)
  }

  /** Sees what the state shows. */
  async sees(step: PathStep): Promise<void> {
    const [, context] = JSON.parse(step.key) as [unknown, StateKey]
    const { form, submitButton } = this.visitor
    const isSubmitting = step.value === 'submitting'
    await expect(submitButton).toHaveText(
      isSubmitting ? leadFormCopy.en.form.submitting : leadFormCopy.en.form.submit,
    )
    await expect(this.visitor.field('Name')).toHaveValue(context.name)
    await expect(this.visitor.field('Mobile Number')).toHaveValue(context.mobile)
    for (const key of ['name', 'mobile'] as const)
      await expect(
        form.getByText(leadFormCopy.en.validation[formField(key).missing ?? 'invalidText'], { exact: true }),
      ).toHaveCount(context.errors.includes(key) ? 1 : 0)
    // Other ways to reach the clinic, or the ways to the fields that are wrong.
    const links = form.getByRole('status').getByRole('link')
    const isFailed = JSON.stringify(step.value) === '{"idle":"failed"}'
    if (isFailed) await expect(links).toHaveCount(2)
    else
      await expect(links).toHaveText(
        (['name', 'mobile'] as const)
          .filter((key) => context.errors.includes(key))
          .map((key) => leadFormCopy.en.labels[key]),
      )
  }
}
