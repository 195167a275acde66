/** What a visitor does and sees on a form that asks for every field of section 5 (/dev/lead-forms?form=every). */
import { type Locator, type Page, expect } from '@playwright/test'
import { errorId } from '@/components/forms/LeadForm/leadFormViewModel'
import { type DataRow, inLanguage } from '@/devtools/paths/data/dataRow'
import type { Mode } from '@/devtools/paths/data/rowBatches'
import type { TierRow } from '@/devtools/paths/data/specificationTables'
import { FIELD_KEYS, type FieldKey, type FormValues, isOfKind } from '@/model/lead/formFields'
import type { Language } from '@/model/page/language'
import { LeadFormVisitor } from './visitor'

const FORM_ID = 'enquiry'

const isSelect = (key: FieldKey) => key === 'countryCode' || isOfKind(key, 'select')

export class RulesVisitor {
  private readonly visitor: LeadFormVisitor

  constructor(
    private readonly page: Page,
    private readonly mode: Mode,
  ) {
    this.visitor = new LeadFormVisitor(page)
  }

  get errors(): Locator {
    return this.visitor.form.locator('.error')
  }

  private control(key: FieldKey): Locator {
    return this.visitor.form.locator(`[name="${key}"]`)
  }

  async opens(form: 'every' | 'optional', language: Language, tier?: TierRow): Promise<void> {
    // A visit fills in what was said on the form before.
    await this.page.addInitScript(() => sessionStorage.clear())
    const on = tier ? `&pageType=${tier.pageType}&tier=${tier.pageTier}` : ''
    await this.page.goto(`/dev/lead-forms?form=${form}&lang=${language}${on}`)
    if (this.mode === 'plain') return
    await this.control('mobile').focus()
    await this.visitor.seesLiveForm()
  }

  /** Fills in what is not empty. */
  async answers(values: FormValues): Promise<void> {
    // The country's code before its number.
    for (const key of [...FIELD_KEYS].reverse()) {
      const value = values[key]
      if (!value) continue
      if (isSelect(key)) await this.control(key).selectOption(value)
      else if (isOfKind(key, 'radio'))
        await this.visitor.form.locator(`input[name="${key}"][value="${value}"]`).check()
      else await this.control(key).fill(value)
    }
  }

  /** Presses the button of a form that is wrong somewhere. */
  async sends(): Promise<void> {
    await this.visitor.submitButton.click()
    if (this.mode === 'plain') await expect(this.page).toHaveURL(/\/enquiry\//)
    await expect(this.errors.first()).toBeVisible()
  }

  /** Presses the button of a form that is right, and waits until the server has taken it. */
  async isStored(): Promise<void> {
    const answer = this.page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' &&
        /\/(enquiry|webleadcreate)$/.test(new URL(response.url()).pathname),
    )
    await this.visitor.submitButton.click()
    expect([200, 303]).toContain((await answer).status())
    await this.page.waitForURL(/\/thankyou|\/enquiry\/sent/, { waitUntil: 'commit' })
  }

  /** Sees what a row expects at its field. */
  async seesAt({ id, field, at = field, expects }: DataRow, language: Language): Promise<void> {
    const error = this.page.locator(`[id="${errorId(FORM_ID, at)}"]`)
    if ('message' in expects) await expect.soft(error, id).toHaveText(inLanguage(expects.message, language))
    else await expect.soft(error, id).toHaveCount(0)
  }

  /** Enters a row's value as a person does, and sees what the fields hold. */
  async enters({ field, value, with: before = {}, entered, expects }: DataRow): Promise<void> {
    await this.control('countryCode').selectOption('+91')
    await this.answers(before)
    const control = this.control(field)
    if (!entered) await control.selectOption(value)
    else {
      await control.fill('')
      await control.focus()
      if (entered === 'typed') await this.page.keyboard.type(value)
      else {
        await this.page.evaluate((text) => navigator.clipboard.writeText(text), value)
        await this.page.keyboard.press('ControlOrMeta+v')
      }
    }
    if (!('holds' in expects)) return
    for (const [key, held] of Object.entries(expects.holds))
      await expect(this.visitor.form.locator(`[name="${key}"]`)).toHaveValue(held)
  }
}
