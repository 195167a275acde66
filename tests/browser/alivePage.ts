/** Pages load their code at the first sign of use (components/layout/start); these helpers open a hydrated page. */
import { gzipSync } from 'node:zlib'
import { type Page, expect, test } from '@playwright/test'

/** Gives a page the first sign of use, and waits until it is hydrated. */
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
/** What the first call of a page fetches once, whichever feature makes it (docs/decisions/0019): axios and cookies-next. */
const CALL_LIBRARY_BYTES = 24 * 1024

/** Sees that a first use fetches code, and no more of it than it may. */
export async function fetchesLittle(page: Page, act: () => Promise<void>): Promise<void> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') bodies.push(answer.body())
  })
  await act()
  await page.waitForLoadState('networkidle')
  const own = { feature: 0, library: 0 }
  for (const body of await Promise.all(bodies))
    own[body.includes('AxiosError') ? 'library' : 'feature'] += gzipSync(body).length
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(own) })
  expect(own.feature).toBeGreaterThan(0)
  expect(own.feature).toBeLessThanOrEqual(FIRST_USE_BYTES)
  expect(own.library).toBeLessThanOrEqual(CALL_LIBRARY_BYTES)
}
