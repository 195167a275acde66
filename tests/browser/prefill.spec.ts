/** The browser's knowledge of its visitor fills the forms, and is in no document. */
import { expect, test } from '@playwright/test'
import { opensAlive } from './alivePage'
import { isLoggedIn } from './placeVisitor'
import { ASHA } from '@/machines/session/session.testModel'

const PAGE = '/partner-with-us'

test('a user’s name and number and the header’s city stand in the page’s form and in the modal’s', async ({
  page,
}) => {
  await isLoggedIn(page)
  await page.addInitScript(() =>
    localStorage.setItem(
      'selectedCity',
      JSON.stringify({ cityid: 477, cityname: 'Mumbai', type: 'popular' }),
    ),
  )
  const document = await page.request.get(PAGE)
  expect(await document.text()).not.toContain(ASHA.name)

  await opensAlive(page, PAGE)
  const form = page.locator('#enquiry')
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(ASHA.name)
  await expect(form.getByLabel('Mobile Number')).toHaveValue(ASHA.mobileNo)
  await expect(form.getByLabel('City')).toHaveValue('Mumbai')
  await form.getByLabel('Name', { exact: true }).fill('Dr Rao')
  await expect(form).toHaveAttribute('data-live', 'true')
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Dr Rao')

  await page.getByRole('link', { name: 'Book an Appointment' }).first().click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByLabel('Name', { exact: true })).toHaveValue(ASHA.name)
  await expect(modal.getByLabel('City')).toHaveValue('Mumbai')
  // The modal is a patient's, on the partners' page as well.
  await expect(modal.getByLabel('Treatment')).toBeVisible()
})
