/** What has to be left of a page that others have changed. */
import { type Page, expect } from '@playwright/test'

/** Letters of the page, without those that changes bring. */
export const textLength = (page: Page) =>
  page.evaluate(() => document.body.innerText.replace(/[\s¶…]|toolbar|draft/g, '').length)

/** The page answers: an empty form names what is missing at its fields, and the number that is typed stays. */
export async function formAnswers(page: Page): Promise<void> {
  const form = page.locator('main form[data-lead-form]').first()
  if (!(await form.count())) return
  await form.locator('input[name=mobile]').fill('98765')
  await form.locator('button[type=submit]').click({ timeout: 10_000 })
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  await expect(form.locator('input[name=mobile]')).toHaveValue('98765')
}
