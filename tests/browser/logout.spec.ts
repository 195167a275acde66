import { expect, test, type Page } from '@playwright/test'
import { logoutCopy } from '@/content/copy/logout'
import { axeFindings } from './axe'
import { CALLS } from './accountCalls'
import { countsLoads, errorsOf, isLoggedIn, logsInReally } from './placeVisitor'
import { thoroughUnless } from './thorough'
import { widthOf } from './screens'

const PAGE = '/faq'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Logout' })
const yesOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Yes, Logout', exact: true })
const cancelOf = (page: Page) => dialogOf(page).getByRole('button', { name: 'Cancel', exact: true })

async function opens(page: Page): Promise<void> {
  await page.goto(`${PAGE}#logout`)
  await expect(yesOf(page)).toBeVisible()
}

test('Are you sure you want to Logout? Cancel keeps the session and closes', async ({ page }) => {
  await isLoggedIn(page)
  let calls = 0
  await page.route(CALLS.logout, (route) => {
    calls += 1
    return route.abort()
  })
  const loads = countsLoads(page)
  await opens(page)
  await expect(dialogOf(page).getByText('Are you sure you want to Logout?', { exact: true })).toBeVisible()
  await cancelOf(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(calls).toBe(0)
  expect(loads()).toBe(1)
})

test('Yes, Logout with the real server: token revoked, cred_hexa gone, the page reloads as a visitor’s', async ({
  page,
}) => {
  const { token } = await logsInReally(page)
  const asUser = { headers: { Authorization: `Bearer ${token}` } }
  expect((await page.request.get('/users/v1/user/me', asUser)).status()).toBe(200)

  await opens(page)
  const reloaded = page.waitForEvent('load')
  await yesOf(page).click()
  await reloaded
  await expect(page.getByRole('banner').locator('a[data-opens=login]').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names).not.toContain('cred_hexa')
  expect(names).not.toContain('signed_in')
  expect((await page.request.get('/users/v1/user/me', asUser)).status()).toBe(401)
})

test('when the network is away it says that one is still logged in, does not reload, and can be tried again', async ({
  page,
}) => {
  await isLoggedIn(page)
  await page.route(CALLS.logout, (route) => route.abort('internetdisconnected'))
  const logged = errorsOf(page)
  const loads = countsLoads(page)
  await opens(page)
  await yesOf(page).click()
  await expect(dialogOf(page).getByRole('alert')).toHaveText(logoutCopy.en.failed)
  await expect(yesOf(page)).toBeFocused()
  expect(logged.length).toBeGreaterThan(0)
  expect(loads()).toBe(1)
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('signed_in')
  await page.unroute(CALLS.logout)
  await page.route(CALLS.logout, (route) =>
    route.fulfill({
      json: { status: { code: 200, message: 'OK' }, data: {} },
      headers: { 'Set-Cookie': 'signed_in=; Path=/; Max-Age=0' },
    }),
  )
  await yesOf(page).click()
  await expect.poll(loads).toBe(2)
})

test('a session that is over already counts as logged out', async ({ page }) => {
  await isLoggedIn(page)
  await page.route(CALLS.logout, (route) =>
    route.fulfill({ status: 401, json: { status: { code: 401, message: 'Unauthorized' }, error: [] } }),
  )
  const loads = countsLoads(page)
  await opens(page)
  await yesOf(page).click()
  await expect.poll(loads).toBe(2)
})

test('works with the keyboard alone, and Escape keeps the session', async ({ page }) => {
  await isLoggedIn(page)
  await opens(page)
  await cancelOf(page).focus()
  await page.keyboard.press('Tab')
  await expect(yesOf(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const width of [360, 768, 1280])
  test(
    `axe finds nothing at ${width} px, with the network away as well`,
    thoroughUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await isLoggedIn(page)
      await page.route(CALLS.logout, (route) => route.abort('internetdisconnected'))
      await opens(page)
      expect(await axeFindings(page)).toEqual([])
      await yesOf(page).click()
      await expect(dialogOf(page).getByRole('alert')).not.toBeEmpty()
      expect(await axeFindings(page)).toEqual([])
      expect(await widthOf(page)).toBeLessThanOrEqual(width)
      for (const button of [yesOf(page), cancelOf(page)])
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    },
  )

test('on Hindi pages it asks in Hindi', async ({ page }) => {
  await isLoggedIn(page)
  await page.goto('/hi/blog#logout')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(logoutCopy.hi.question)).toBeVisible()
  await dialog.getByRole('button', { name: logoutCopy.hi.cancel }).click()
  await expect(dialog).toHaveCount(0)
})
