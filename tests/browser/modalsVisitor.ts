/** What a visitor does and sees of the page's one dialog, whatever is in it. */
import { type Locator, type Page, expect } from '@playwright/test'

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

  /** Opens a page and waits until its first code runs: before that, links are plain links. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path)
    await this.page.waitForFunction(() => {
      const dialog = document.querySelector('dialog#modal')
      return dialog !== null && Object.keys(dialog).some((key) => key.startsWith('__reactFiber'))
    })
    await this.page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
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
