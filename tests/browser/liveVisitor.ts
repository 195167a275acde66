/** The live view, and what a test looks for in it. */
import { type BrowserContext, type Page, expect } from '@playwright/test'
import { OtpLoginVisitor } from './otpLoginVisitor'

export const LIVE = '/dev/machines/live'

/** The live view, and the login of a page that tells it. */
export async function watchedLogin(
  context: BrowserContext,
): Promise<{ live: Page; visitor: OtpLoginVisitor }> {
  const live = await context.newPage()
  await live.goto(LIVE)
  await expect(live.getByText('No page tells anything yet')).toBeVisible()
  const visitor = new OtpLoginVisitor(await context.newPage())
  await visitor.opens('/faq?inspect')
  return { live, visitor }
}

/** A state of a chart while the machine is in it. */
export const lit = (page: Page, id: string) => page.locator(`[data-state="${id}"][data-active]`)

export const moments = (live: Page) => live.locator('[data-moment]')
