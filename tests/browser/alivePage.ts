/** Pages start their code when somebody means to use them (components/layout/start); these open one that has started. */
import { type Page, expect } from '@playwright/test'

/** Gives a page the first sign that somebody means to do something, and waits until all of it answers. */
export async function comesAlive(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
  await expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 20_000 })
}

/** Opens a page and returns when its code runs and nothing more is fetched. */
export async function opensAlive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await comesAlive(page)
  await page.waitForLoadState('networkidle')
}
