import { expect, test, type Page } from '@playwright/test'
import { editProfileCopy } from '@/content/copy/editProfile'
import { axeFindings } from './axe'
import { CALLS, success } from './accountCalls'
import { countsLoads, errorsOf, isLoggedIn, logsInReally, neverReloads, pausesClock } from './placeVisitor'
import { HeldCall } from './heldCall'
import { thoroughUnless } from './thorough'
import { ASHA } from '@/machines/session/session.testModel'
import { widthOf } from './screens'

const PAGE = '/faq'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Edit Profile' })
const fieldOf = (page: Page, name: string) => dialogOf(page).getByRole('textbox', { name, exact: true })
const buttonOf = (page: Page) => dialogOf(page).locator('button[type=submit]')

async function opens(page: Page): Promise<void> {
  await page.goto(`${PAGE}#edit-profile`)
  await expect(buttonOf(page)).toBeVisible()
}

test('Save, Saving..., Profile Updated; then it closes and the page reloads after 500 ms', async ({
  page,
}) => {
  await isLoggedIn(page)
  const update = await HeldCall.on(page, CALLS.update)
  await page.clock.install()
  await opens(page)
  await pausesClock(page)
  const loads = countsLoads(page)
  await expect(fieldOf(page, 'Name')).toHaveValue('Asha Rao')
  await expect(fieldOf(page, 'Email')).toHaveValue('asha@example.com')
  await expect(buttonOf(page)).toHaveText('Save')
  await fieldOf(page, 'Name').fill(' Asha Iyer ')
  await buttonOf(page).click()
  await expect(buttonOf(page)).toHaveText('Saving...')
  await buttonOf(page).click({ force: true })
  const route = await update.isOnItsWay()
  expect(route.request().method()).toBe('PUT')
  expect(route.request().postDataJSON()).toEqual({ name: 'Asha Iyer', email: 'asha@example.com' })
  expect(update.requested).toHaveLength(1)
  await route.fulfill(success({ ...ASHA, name: 'Asha Iyer' }))
  await expect(buttonOf(page)).toHaveText('Profile Updated')
  await expect(dialogOf(page).getByRole('status').last()).toHaveText('Profile Updated')
  await page.clock.runFor(400)
  await expect(dialogOf(page)).toBeVisible()
  expect(loads()).toBe(0)
  await page.clock.runFor(100)
  await expect.poll(loads).toBe(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('name and e-mail address are needed: Please enter your name, Please enter your email', async ({
  page,
}) => {
  await isLoggedIn(page, { name: '', email: '' })
  await opens(page)
  const errors = dialogOf(page).locator('.error')
  await buttonOf(page).click()
  await expect(errors).toHaveText(['Please enter your name', 'Please enter your email'])
  await expect(fieldOf(page, 'Name')).toBeFocused()
  await expect(fieldOf(page, 'Name')).toHaveAccessibleDescription('Please enter your name')
  await fieldOf(page, 'Name').fill('Asha')
  await expect(errors).toHaveText(['Please enter your email'])
  for (const wrong of ['asha', 'asha@', 'asha@example', 'a b@example.com']) {
    await fieldOf(page, 'Email').fill(wrong)
    await expect(errors).toHaveCount(0)
    await buttonOf(page).click()
    await expect(errors).toHaveText(['Please enter your email'])
    await expect(fieldOf(page, 'Email')).toBeFocused()
  }
})

test('a failure is logged and said, and what was typed can be saved again', async ({ page }) => {
  await isLoggedIn(page)
  const update = await HeldCall.on(page, CALLS.update)
  const logged = errorsOf(page)
  await opens(page)
  await fieldOf(page, 'Name').fill('Asha Iyer')
  await buttonOf(page).click()
  await update.fails()
  await expect(buttonOf(page)).toHaveText('Save')
  await expect(buttonOf(page)).not.toHaveAttribute('aria-disabled')
  await expect(dialogOf(page).locator('.notice')).toHaveText(editProfileCopy.en.failed)
  await expect(dialogOf(page).locator('.error')).toHaveCount(0)
  await expect(fieldOf(page, 'Name')).toHaveValue('Asha Iyer')
  expect(logged.join()).toContain('/users/v1/user/update answered 503')
  await buttonOf(page).click()
  await update.answers({ status: { code: 200, message: 'OK' }, data: ASHA })
  await expect(buttonOf(page)).toHaveText('Profile Updated')
})

test('Take a selfie opens the camera’s modal; the picture stands there if there is one', async ({ page }) => {
  await isLoggedIn(page, { avatar: '/users/v1/user/avatar?v=1' })
  await page.route('**/users/v1/user/avatar?v=1', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    }),
  )
  await opens(page)
  await expect(dialogOf(page).getByRole('img', { name: 'Your picture' })).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Take a selfie' }).click()
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Take a selfie')
})

test('works with the keyboard alone', async ({ page }) => {
  await isLoggedIn(page)
  await page.route(CALLS.update, (route) => route.fulfill(success(ASHA)))
  await opens(page)
  await fieldOf(page, 'Name').focus()
  await page.keyboard.press('Tab')
  await expect(fieldOf(page, 'Email')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(buttonOf(page)).toBeFocused()
  const reloaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await reloaded
})

test('with the real server: a name that is saved stands in the header after the reload', async ({ page }) => {
  await logsInReally(page)
  await opens(page)
  await fieldOf(page, 'Name').fill('Meera Nair')
  await fieldOf(page, 'Email').fill('meera@example.com')
  const reloaded = page.waitForEvent('load')
  await buttonOf(page).click()
  await reloaded
  const profile = page.getByRole('banner').locator('summary').and(page.getByLabel('Profile of Meera Nair'))
  await expect(profile).toBeVisible()
  await opens(page)
  await expect(fieldOf(page, 'Email')).toHaveValue('meera@example.com')
})

for (const width of [360, 768, 1280])
  test(
    `axe finds nothing at ${width} px, with errors and when it is stored`,
    thoroughUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await isLoggedIn(page, { name: '', email: '' })
      await page.route(CALLS.update, (route) => route.fulfill(success(ASHA)))
      await neverReloads(page, 500)
      await opens(page)
      await buttonOf(page).click()
      await expect(dialogOf(page).locator('.error')).toHaveCount(2)
      expect(await axeFindings(page)).toEqual([])
      expect(await widthOf(page)).toBeLessThanOrEqual(width)
      await fieldOf(page, 'Name').fill('Asha')
      await fieldOf(page, 'Email').fill('asha@example.com')
      await buttonOf(page).click()
      await expect(buttonOf(page)).toHaveText('Profile Updated')
      expect(await axeFindings(page)).toEqual([])
    },
  )

test('on Hindi pages it speaks Hindi', async ({ page }) => {
  const copy = editProfileCopy.hi
  await isLoggedIn(page, { name: '', email: '' })
  await page.goto('/hi/blog#edit-profile')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: copy.save }).click()
  await expect(dialog.locator('.error')).toHaveText([copy.problems.name, copy.problems.email])
  await expect(dialog.getByRole('button', { name: copy.selfie })).toBeVisible()
})
