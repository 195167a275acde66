/** The header's login and profile button (specification, section 2, header): who is visiting, without a flicker. */
import { type Page, expect, test } from '@playwright/test'
import { ASHA } from '@/machines/session/session.testModel'
import { INITIALS_KEY } from '@/model/account/visitorMarks'
import { comesAlive, opensAlive } from './alivePage'
import { ModalsVisitor } from './modalsVisitor'
import { CALLS, success } from './accountCalls'
import { callsReally, isLoggedIn, logsInReally } from './placeVisitor'
import { PHONE } from './screens'
import { shiftsOn, watchLayoutShifts } from './shiftWatch'
import { isItsTurn, thoroughUnless } from './thorough'

const PAGE = '/faq'
const WIDTHS = [360, 768, 1280] as const

const account = (page: Page) => page.locator('.account')
const login = (page: Page) => account(page).getByRole('link', { name: 'Login', exact: true })
const avatar = (page: Page) => account(page).locator('summary')
const seesInitials = (page: Page, initials: string) =>
  expect(page.locator('header').first()).toHaveAttribute('data-signed-in', initials)

/** Counts the questions who is logged in. */
function countsQuestions(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/users/v1/user/me')) calls += 1
  })
  return () => calls
}

test.describe('a visitor', () => {
  test('sees Login at every width, and the server is not asked', async ({ page }) => {
    const questions = countsQuestions(page)
    await new ModalsVisitor(page).opens(PAGE)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expect(login(page)).toBeVisible()
      await expect(avatar(page)).toBeHidden()
      expect((await login(page).boundingBox())?.height).toBeGreaterThanOrEqual(44)
      expect((await login(page).boundingBox())?.width).toBeGreaterThanOrEqual(44)
    }
    await page.waitForTimeout(500)
    expect(questions()).toBe(0)
  })

  test('whose marker has no session sees Login again', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'signed_in', value: '1', url: baseURL ?? '' }])
    await opensAlive(page, PAGE)
    await expect(login(page)).toBeVisible()
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .not.toContain('signed_in')
  })
})

test.describe('a user', () => {
  test('sees the initials, and a list with Edit Profile and Logout', async ({ page }) => {
    await isLoggedIn(page)
    await opensAlive(page, PAGE)
    await seesInitials(page, 'AR')
    await expect(login(page)).toBeHidden()
    await expect(avatar(page)).toHaveAttribute('aria-label', 'Profile of Asha Rao')
    expect(
      await account(page)
        .locator('.avatar:visible')
        .evaluate((box) => getComputedStyle(box, '::before').content),
    ).toBe('"AR"')
    await avatar(page).click()
    const list = account(page).locator('.account-list')
    await expect(list).toContainText('Asha Rao')
    await expect(list.getByRole('link')).toHaveText([
      'Edit Profile',
      'Change location',
      'Your account and data',
      'Logout',
    ])
  })

  test('reaches the list by keyboard, and closes it with Escape', async ({ page }) => {
    await isLoggedIn(page)
    await opensAlive(page, PAGE)
    await seesInitials(page, 'AR')
    await avatar(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(account(page).getByRole('link', { name: 'Edit Profile' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(account(page).locator('.account-list')).toBeHidden()
    await expect(avatar(page)).toBeFocused()
  })

  test('closes the list by a press elsewhere, and by tabbing on', async ({ page }) => {
    await isLoggedIn(page)
    await opensAlive(page, PAGE)
    await expect(avatar(page)).toHaveAttribute('aria-label', 'Profile of Asha Rao')
    const list = account(page).locator('.account-list')
    await avatar(page).click()
    await expect(list).toBeVisible()
    await page.mouse.click(40, 500)
    await expect(list).toBeHidden()
    await avatar(page).click()
    for (let at = 0; at < 5; at++) await page.keyboard.press('Tab')
    await expect(list).toBeHidden()
  })

  test('without a name is Guest with the initial G', async ({ page }) => {
    await isLoggedIn(page, { name: '' })
    await opensAlive(page, PAGE)
    await seesInitials(page, 'G')
    await expect(avatar(page)).toHaveAttribute('aria-label', 'Profile of Guest')
    await avatar(page).click()
    await expect(account(page).locator('.account-list')).toContainText('Guest')
  })

  test('with a picture sees it', async ({ page }) => {
    await isLoggedIn(page, { avatar: '/icon.svg' })
    await opensAlive(page, PAGE)
    const picture = avatar(page).locator('img')
    await expect(picture).toBeVisible()
    const box = await picture.boundingBox()
    expect([box?.width, box?.height]).toEqual([36, 36])
  })

  test('on a phone opens the profile modal with the avatar', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await isLoggedIn(page)
    const visitor = new ModalsVisitor(page)
    await visitor.opens(PAGE)
    const opener = account(page).getByRole('link', { name: 'Profile of Asha Rao' })
    await opener.click()
    await visitor.seesModal('Profile')
    await expect(visitor.dialog.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
    await expect(visitor.dialog.getByRole('button', { name: 'Logout' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })

  test('whose session has ended in another tab sees Login when coming back', async ({ page }) => {
    await isLoggedIn(page)
    await opensAlive(page, PAGE)
    await seesInitials(page, 'AR')
    await page.context().clearCookies({ name: 'signed_in' })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(login(page)).toBeVisible()
  })
})

test.describe('nothing flickers and nothing moves', () => {
  for (const width of WIDTHS)
    test(
      `the button has one place and size for everybody at ${width} px`,
      thoroughUnless(width === 360 && isItsTurn('session')),
      async ({ page, context }) => {
        await page.setViewportSize({ width, height: 800 })
        await opensAlive(page, PAGE)
        const before = await account(page).boundingBox()
        await isLoggedIn(page, { name: 'Venkatanarasimha Rajuvaripeta' })
        await watchLayoutShifts(page)
        await page.reload()
        await comesAlive(page)
        await seesInitials(page, 'VR')
        await page.waitForTimeout(400)
        expect(await account(page).boundingBox()).toEqual(before)
        expect(await shiftsOn(page)).toEqual([])
        await context.clearCookies()
      },
    )

  test('the next page shows the avatar before the server has answered; only the letters are kept', async ({
    page,
  }) => {
    await isLoggedIn(page)
    await opensAlive(page, PAGE)
    await seesInitials(page, 'AR')
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toMatch(/Asha|9876543210|asha@example/)
    expect(await page.evaluate((key) => sessionStorage.getItem(key), INITIALS_KEY)).toBe('AR')
    await page.unroute(CALLS.me)
    await page.route(CALLS.me, () => {})
    // Without the page's code as well: the script beside the button alone.
    await page.route('**/_next/static/**/*.js', (route) => route.abort())
    await page.goto('/contact-us')
    await seesInitials(page, 'AR')
    await expect(login(page)).toBeHidden()
  })

  test('a new tab shows the avatar at once, and the letters when the server says who it is', async ({
    page,
  }) => {
    await isLoggedIn(page)
    await page.unroute(CALLS.me)
    let answers = () => {}
    await page.route(CALLS.me, async (route) => {
      await new Promise<void>((done) => (answers = done))
      await route.fulfill(success(ASHA))
    })
    await opensAlive(page, PAGE)
    await seesInitials(page, '')
    await expect(account(page).locator('.avatar:visible svg')).toBeVisible()
    await expect
      .poll(() => (answers(), page.locator('header').first().getAttribute('data-signed-in')))
      .toBe('AR')
  })
})

test('a login changes the button without a reload, and a logout changes it back', async ({ page }) => {
  const visitor = new ModalsVisitor(page)
  await visitor.opens(PAGE)
  await expect(login(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { stillThisPage: true }))
  const { mobile } = await logsInReally(page)
  await page.evaluate(() => document.dispatchEvent(new Event('session-announced')))
  await seesInitials(page, 'G')
  expect(await page.evaluate(() => 'stillThisPage' in window)).toBe(true)
  await visitor.opens(`${PAGE}#profile`)
  await expect(visitor.dialog).toContainText(mobile)
  await page.keyboard.press('Escape')
  await callsReally(page, '/users/v1/user/logout', {})
  await page.evaluate(() => document.dispatchEvent(new Event('session-announced')))
  await expect(login(page)).toBeVisible()
  expect(await page.evaluate((key) => sessionStorage.getItem(key), INITIALS_KEY)).toBeNull()
})
