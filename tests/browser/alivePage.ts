/** Pages start their code when somebody means to use them (components/layout/start); these open one that has started. */
import { gzipSync } from 'node:zlib'
import { type Page, expect } from '@playwright/test'

/** Gives a page the first sign that somebody means to do something, and waits until all of it answers. */
export async function comesAlive(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')))
  await expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 20_000 })
}

/** Opens a page and returns when its code runs. */
export async function opensAlive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await comesAlive(page)
}

/** Opens a page and returns when its code runs and nothing more is fetched: for what counts requests. */
export async function opensIdle(page: Page, path: string): Promise<void> {
  await opensAlive(page, path)
  await page.waitForLoadState('networkidle')
}

/** What a feature may fetch when it is first used (specification, section 8): scripts, zipped. */
const FIRST_USE_BYTES = 45 * 1024

/** Sees that a first use fetches code, and no more of it than it may. */
export async function fetchesLittle(page: Page, act: () => Promise<void>): Promise<void> {
  const sizes: Promise<number>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script')
      sizes.push(answer.body().then((body) => gzipSync(body).length))
  })
  await act()
  await page.waitForLoadState('networkidle')
  const fetched = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(fetched).toBeGreaterThan(0)
  expect(fetched).toBeLessThanOrEqual(FIRST_USE_BYTES)
}
