/** A reload in the middle of a form loses nothing of it. */
import { expect, test } from '@playwright/test'
import { someMobile } from '@/tests/support/testNumbers'
import { LeadFormVisitor } from './visitor'

const PAGE = '/contact-us'
const kept = () => sessionStorage.getItem('formFields')

for (const isAlive of [true, false])
  test(`what was typed is there at once after a reload, the form being ${isAlive ? 'alive' : 'plain'}`, async ({
    page,
  }) => {
    if (!isAlive) await page.route('**/_next/**/*.js', (route) => route.abort())
    await page.goto(PAGE)
    const visitor = new LeadFormVisitor(page)
    await visitor.field('Name').fill('Asha Rao')
    if (isAlive) await expect(page.locator('form[data-lead-form]')).toHaveAttribute('data-live', 'true')
    await visitor.field('Mobile Number').pressSequentially('98765')
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(visitor.field('Name')).toHaveValue('Asha Rao')
    await expect(visitor.field('Mobile Number')).toHaveValue('98765')
    expect(await page.evaluate(kept)).toBeNull()
    // The hydrated form takes them over.
    await visitor.field('City').focus()
    if (isAlive) await expect(page.locator('form[data-lead-form]')).toHaveAttribute('data-live', 'true')
    await expect(visitor.field('Mobile Number')).toHaveValue('98765')
  })

test('a form that was sent leaves nothing in the tab', async ({ page }) => {
  await page.goto(PAGE)
  const visitor = new LeadFormVisitor(page)
  await visitor.field('Name').fill('Asha Rao')
  await visitor.field('Mobile Number').fill(someMobile())
  await visitor.field('City').selectOption({ label: 'Mumbai' })
  await visitor.field('Treatment').selectOption({ index: 1 })
  await visitor.submitButton.click()
  await expect(page).toHaveURL(/thankyou/)
  expect(await page.evaluate(kept)).toBeNull()
})
