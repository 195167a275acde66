/** The patient with piles in Pune: the city is chosen once, name and number are typed once, and no document knows of it. */
import { expect, test } from '@playwright/test'
import { someMobile } from '@/tests/support/testNumbers'
import { opensAlive } from './alivePage'
import { PHONE } from './screens'

test.use({ viewport: PHONE })

test('what a visit is about fills the next pages: treatment, city, name and number', async ({ page }) => {
  const mobile = someMobile()
  const form = page.locator('#enquiry')
  const field = (label: string) => form.getByLabel(label, { exact: true })

  await opensAlive(page, '/condition/piles')
  await field('City').selectOption('Pune')
  await field('Name').fill('Asha Rao')
  await field('Mobile Number').fill(mobile)
  await field('Mobile Number').blur()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selectedCity'))).toContain('"Pune"')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visitContext'))).toContain(mobile)

  // A doctor elsewhere: the form names the doctor, keeps what the visitor came with, and the page's own city.
  await opensAlive(page, '/doctor/harshita-bedi')
  await expect(field('Treatment')).toHaveValue('Piles Treatment')
  await expect(field('Name')).toHaveValue('Asha Rao')
  await expect(field('Mobile Number')).toHaveValue(mobile)
  await expect(form.locator('.visit')).toContainText('For Piles Treatment with Dr Harshita Bedi in')

  // The city's row comes first, and its price is reckoned.
  await opensAlive(page, '/treatment/piles-cost')
  await expect(field('City')).toHaveValue('Pune')
  await expect(page.locator('#by-city tbody th').first()).toContainText(/^Pune.*your city/)
  await expect(page.locator('#cost-calculator [name=place]')).toHaveValue('pune')

  await opensAlive(page, '/doctors')
  await page.getByRole('link', { name: /^Show the \d+ in Pune$/ }).click()
  await expect(page).toHaveURL(/\/doctors\?city=pune$/)

  // The modal of any page, and the chat.
  await opensAlive(page, '/treatment/piles#book')
  const modal = page.getByRole('dialog')
  await expect(modal.getByLabel('City')).toHaveValue('Pune')
  await expect(modal.getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
  await expect(modal.locator('.visit')).toContainText('For Piles Treatment in Pune')
  await opensAlive(page, '/chat')
  await expect(page.locator('form[data-guided-enquiry] [name=city]')).toHaveValue('Pune')
  await expect(page.locator('form[data-guided-enquiry] [name=treatment]')).toHaveValue('Piles Treatment')

  const document = await page.request.get('/doctor/harshita-bedi')
  expect(await document.text()).not.toContain(mobile)
})
