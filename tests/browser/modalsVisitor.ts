/** What a visitor does and sees of the page's one dialog, whatever is in it. */
import { type Locator, type Page, expect } from '@playwright/test'
import { opensAlive } from './alivePage'

export class ModalsVisitor {
  constructor(readonly page: Page) {}

  get dialog(): Locator {
    return this.page.locator('dialog#modal')
  }
  get heading(): Locator {
    return this.dialog.getByRole('heading', { level: 2 }).first()
  }
  get closeButton(): Locator {
    return this.dialog.locator('.modal-close')
  }
  get content(): Locator {
    return this.dialog.locator('.modal-content > *').first()
  }

  /** Opens a page whose code runs: before that, links are plain links. */
  async opens(path: string): Promise<void> {
    await opensAlive(this.page, path)
  }

  async seesModal(title: string): Promise<void> {
    await expect(this.page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
    await expect(this.content).toBeVisible()
    expect(await this.page.locator('dialog[open]').count()).toBe(1)
  }

  async seesNone(): Promise<void> {
    await expect(this.dialog).toBeHidden()
  }
}

/** What of the page opens a modal by a press; a user's are in the avatar's list. */
export const bookingLink = (page: Page) => page.getByRole('link', { name: /Book an Appointment$/ }).first()
export const loginLink = (page: Page) =>
  page.locator('header').getByRole('link', { name: 'Login', exact: true })
export const avatar = (page: Page) => page.locator('.account summary')
export const inList = (page: Page, name: string) =>
  page.locator('.account-list').getByRole('link', { name, exact: true })
