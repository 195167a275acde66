/** What a visitor does and sees in the header's menu. */
import { expect, type Locator, type Page } from '@playwright/test'
import { comesAlive } from './alivePage'

export class MenuVisitor {
  constructor(readonly page: Page) {}

  /** The disclosure of phones and tablets. */
  get button(): Locator {
    return this.page.locator('header details.menu > summary')
  }
  get navigation(): Locator {
    return this.page.locator('header .site-menu nav')
  }
  get drawer(): Locator {
    return this.navigation.locator('.drawer')
  }
  /** An entry with a panel, by its name. */
  entry(name: string): Locator {
    return this.navigation.locator('.entries > li > details > summary').filter({ hasText: name })
  }
  department(name: string): Locator {
    return this.navigation
      .locator('.departments > li > details > summary')
      .filter({ hasText: new RegExp(`^${name}`) })
  }
  list(name: string): Locator {
    return this.navigation.getByRole('list', { name, exact: true })
  }
  /** Whatever is open: entries and departments, by their attributes. */
  async open(): Promise<readonly string[]> {
    return this.page
      .locator('header .site-menu details[open]')
      .evaluateAll((all) =>
        all.map(
          (one) => (one as HTMLElement).dataset.entry ?? (one as HTMLElement).dataset.department ?? 'menu',
        ),
      )
  }
  async seesOpen(...names: readonly string[]): Promise<void> {
    await expect.poll(() => this.open()).toEqual(names)
  }
  /** Opens a page and touches the menu, so that its code is there. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path)
    await this.wakes()
  }
  async wakes(): Promise<void> {
    await comesAlive(this.page)
    const menu = this.page.locator('header .site-menu')
    await expect
      .poll(async () => {
        await menu.dispatchEvent('pointerover')
        return menu.getAttribute('data-ready')
      })
      .not.toBeNull()
  }
  async levelOfFocus(): Promise<string | undefined> {
    return this.page.evaluate(
      () => document.activeElement?.closest<HTMLElement>('[data-level]')?.dataset.level,
    )
  }
}
