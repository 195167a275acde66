/** What has to be left of a page that others have changed. */
import { type Page, expect } from '@playwright/test'
import { someMobile } from '@/tests/support/testNumbers'
import { leadsOf } from './visitor'

/** Letters of the page, without those that changes bring. */
export const textLength = (page: Page) =>
  page.evaluate(() => document.body.innerText.replace(/[\s¶…]|toolbar|draft/g, '').length)

/** The page answers: an empty form names what is missing at its fields, and the number that is typed stays. */
export async function formAnswers(page: Page): Promise<void> {
  const form = page.locator('main form[data-lead-form]').first()
  if (!(await form.count())) return
  const opener = form.locator('xpath=ancestor::details[not(@open)]/summary')
  if (await opener.count()) await opener.click()
  await form.locator('input[name=mobile]').fill('98765')
  await form.locator('button[type=submit]').click({ timeout: 10_000 })
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  await expect(form.locator('input[name=mobile]')).toHaveValue('98765')
}

/** What the form of the page asks for is filled in by the fields' names: others may have changed every word. */
async function fillsForm(page: Page, mobile: string): Promise<void> {
  const form = page.locator('main form[data-lead-form]').first()
  await form.locator('input[name=name]').fill('Asha Rao')
  await form.locator('input[name=mobile]').fill(mobile)
  for (const email of await form.locator('input[name=email]').all()) await email.fill('asha@example.in')
  for (const select of await form.locator('select:not([name=countryCode])').all())
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 })
  for (const group of await form.locator('fieldset').all())
    if (!(await group.locator(':checked').count())) await group.locator('input').first().check()
}

/** The page's form is sent, and its lead is stored once. */
export async function sendsLead(page: Page): Promise<void> {
  const mobile = someMobile()
  await fillsForm(page, mobile)
  await page.locator('main form[data-lead-form] button[type=submit]').first().click()
  await expect(page).toHaveURL(/\/thankyou/)
  expect(await leadsOf(mobile)).toHaveLength(1)
}
