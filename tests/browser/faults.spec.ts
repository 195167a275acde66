/** What fails in a page's code fails alone: the rest of the page stays, the part becomes plain HTML that works, and the clinic can count it. */
import { expect, test } from '@playwright/test'
import { someMobile } from '@/tests/support/testNumbers'
import { FAULT_PATH } from '@/model/page/faults'
import { comesAlive } from './alivePage'
import { DESKTOP } from './screens'
import { LeadFormVisitor, leadsOf } from './visitor'

test.use({ viewport: DESKTOP })

test('an action that fails stops the form’s machine alone: notice, call, letters, and a plain form that posts', async ({
  page,
}) => {
  const told = page.waitForResponse((one) => one.url().endsWith(FAULT_PATH))
  const mobile = someMobile()
  await page.goto('/treatment/piles', { waitUntil: 'load' })
  await comesAlive(page)
  const visitor = new LeadFormVisitor(page)
  await visitor.fillsTreatmentForm(mobile)
  await expect(visitor.form).toHaveAttribute('data-live', 'true')
  // A value that no rule of the form expects: the machine fails when it judges the name.
  await visitor.field('Name').evaluate((input) => {
    Object.defineProperty(input, 'value', { configurable: true, get: () => ({}) })
    input.closest('form')?.requestSubmit()
    Reflect.deleteProperty(input, 'value')
  })
  await expect(visitor.form).not.toHaveAttribute('data-live', 'true')
  await expect(visitor.form.getByRole('status')).toContainText('Something went wrong on our side')
  await expect(visitor.form.getByRole('status').getByRole('link', { name: 'Call us' })).toBeVisible()
  await expect(visitor.form.getByRole('status').getByRole('link', { name: 'WhatsApp us' })).toBeVisible()
  await expect(visitor.field('Mobile Number')).toHaveValue(mobile)
  await expect(page.locator('h1')).toBeVisible()
  expect((await told).status()).toBe(204)
  await visitor.submitButton.click()
  await page.waitForURL('**/thankyou**')
  expect(await leadsOf(mobile)).toHaveLength(1)
})
