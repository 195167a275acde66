/** What a visitor does and sees on the lead form, in one vocabulary for all browser tests. */
import { expect, type Locator, type Page } from '@playwright/test'
import { leadsReader, type StoredLead } from '@/tests/site/leadsCommand'

/** In which the clinic's commands find the site that all tests share. */
export const siteEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_OPTIONS: '',
  DATA_DIR: process.env.SHALYA_BROWSER_DATA,
}

/** Every lead that is stored, as the clinic's export shows it. */
export const allLeads = leadsReader(siteEnvironment)

/** The leads that are stored for a mobile number. */
export const leadsOf = async (mobile: string): Promise<StoredLead[]> =>
  (await allLeads()).filter((lead) => lead.MobileNoData === mobile)

export class LeadFormVisitor {
  readonly form: Locator

  constructor(
    readonly page: Page,
    form = page.locator('form[data-lead-form]').first(),
  ) {
    this.form = form
  }

  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true })
  }

  get submitButton(): Locator {
    return this.form.locator('button[type=submit]')
  }

  /** Waits until the machine's form has taken the place of the plain one. */
  async seesLiveForm(): Promise<void> {
    await expect(this.form).toHaveAttribute('data-live', 'true')
  }

  /** Fills what `/treatment/{slug}` asks for: name, mobile, city, insurance type (the treatment is preset). */
  async fillsTreatmentForm(mobile: string, name = 'Asha Rao'): Promise<void> {
    await this.field('Name').fill(name)
    await this.field('Mobile Number').fill(mobile)
    await this.field('City').selectOption({ label: 'Mumbai' })
    await this.form.getByLabel('Private Insurance').check()
  }

  async seesError(message: string): Promise<void> {
    await expect(this.form.getByText(message, { exact: true })).toBeVisible()
  }

  /** Fills a treatment's form, clicks its button twice in a row, and sees that one lead is stored. */
  async sendsTwice(mobile: string): Promise<void> {
    await this.fillsTreatmentForm(mobile)
    await this.submitButton.dblclick()
    await expect(this.page).toHaveURL(/\/thankyou/)
    expect(await leadsOf(mobile)).toHaveLength(1)
  }
}
