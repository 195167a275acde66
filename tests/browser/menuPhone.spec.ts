/** The header's menu (specification, section 2, header), in a browser. */
import { expect, test } from '@playwright/test'
import { megaMenuCopy } from '@/content/copy/megaMenu'
import { restyledDuring } from './interactionWatch'
import { MenuVisitor } from './menuVisitor'
import { PHONE, TALL_DESKTOP, widthOf } from './screens'
import { shifts, watchShifts } from './shiftWatch'

const PAGE = '/faq'
const copy = megaMenuCopy.en

test.describe('the side menu of phones', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('opens without styling the rest of the page again', async ({ page, browser }) => {
    const menu = new MenuVisitor(page)
    await page.goto('/treatment/piles', { waitUntil: 'load' })
    const all = await page.locator('*').count()
    const restyled = await restyledDuring(browser, page, async () => {
      await menu.button.tap()
      await expect(menu.navigation).toBeVisible()
    })
    expect(restyled).toBeGreaterThan(0)
    expect(restyled).toBeLessThan(all / 2)
  })

  test('opens by touch with everything in accordions, closes by its button, and nothing is wider than the screen', async ({
    page,
  }) => {
    const menu = new MenuVisitor(page)
    await page.goto(PAGE)
    await expect(menu.navigation).toBeHidden()
    await menu.button.tap()
    for (const name of [copy.doctors, copy.hospitals, copy.tests, copy.articles, copy.contact])
      await expect(menu.navigation.getByRole('link', { name, exact: true })).toBeVisible()
    await expect(menu.navigation.getByRole('link', { name: 'Check Insurance Coverage' })).toBeVisible()
    await expect(menu.navigation.getByRole('link', { name: 'हिन्दी' })).toBeVisible()
    await menu.entry(copy.departments).tap()
    await menu.department('ENT').tap()
    await expect(menu.list('Conditions').getByRole('link', { name: 'Sinusitis' })).toBeVisible()
    await menu.entry(copy.services).tap()
    await menu.seesOpen('menu', 'services')
    for (const name of [copy.secondOpinion, copy.loan, copy.costs, copy.bmi, 'CGHS'])
      await expect(menu.navigation.getByRole('link', { name, exact: true })).toBeVisible()
    expect(await widthOf(page)).toBeLessThanOrEqual(360)
    await menu.button.tap()
    await menu.seesOpen()
    await expect(menu.navigation).toBeHidden()
  })

  test('has targets of at least 44 px', async ({ page }) => {
    const menu = new MenuVisitor(page)
    await menu.opens(PAGE)
    await menu.button.tap()
    await menu.entry(copy.departments).tap()
    await menu.department('ENT').tap()
    const small = await page
      .locator('header')
      .locator('a:visible, summary:visible, button:visible')
      .evaluateAll((all) =>
        all
          .filter((one) => {
            const { width, height } = one.getBoundingClientRect()
            return width < 44 || height < 44
          })
          .map((one) => one.outerHTML.slice(0, 80)),
      )
    expect(small).toEqual([])
  })

  test('closes on Escape with the focus on its button, on a touch beside it, and when the focus goes on', async ({
    page,
  }) => {
    const menu = new MenuVisitor(page)
    await menu.opens(PAGE)
    await menu.button.tap()
    await menu.entry(copy.services).tap()
    await page.keyboard.press('Escape')
    await menu.seesOpen()
    await expect(menu.button).toBeFocused()
    await menu.button.tap()
    await page.touchscreen.tap(12, 400)
    await menu.seesOpen()
    expect(new URL(page.url()).pathname).toBe(PAGE)
    await menu.button.tap()
    await menu.navigation.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await menu.seesOpen()
  })

  test('does not move the page when it opens', async ({ page }) => {
    const menu = new MenuVisitor(page)
    await menu.opens(PAGE)
    await watchShifts(page)
    await menu.button.tap()
    await page.waitForTimeout(400)
    await menu.button.tap()
    await page.waitForTimeout(300)
    expect(await shifts(page)).toBe(0)
  })

  test('stays behind a modal that it opened, and has the focus again after it', async ({ page }) => {
    const menu = new MenuVisitor(page)
    await menu.opens('/treatment/piles')
    await menu.button.tap()
    const login = menu.navigation.getByRole('link', { name: 'Login' })
    await login.tap()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(login).toBeFocused()
    await page.keyboard.press('Escape')
    await menu.seesOpen()
  })

  test('is closed on the next page and after going back', async ({ page }) => {
    const menu = new MenuVisitor(page)
    await menu.opens(PAGE)
    await menu.button.tap()
    await menu.navigation.getByRole('link', { name: copy.doctors, exact: true }).tap()
    await page.waitForURL('**/doctors')
    await menu.seesOpen()
    await page.goBack()
    await page.waitForURL(`**${PAGE}`)
    await menu.seesOpen()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the bar’s panels open one at a time, and lead to the department’s page with its conditions and treatments', async ({
    page,
  }) => {
    await page.setViewportSize(TALL_DESKTOP)
    await page.goto(PAGE)
    const menu = new MenuVisitor(page)
    await menu.entry(copy.services).click()
    await expect(menu.list(copy.insurance)).toBeVisible()
    await menu.entry(copy.departments).click()
    await expect(menu.list(copy.insurance)).toBeHidden()
    await menu.department('Urology').click()
    await menu.department('Orthopaedics').click()
    await expect(menu.navigation.getByRole('link', { name: 'About Urology' })).toBeHidden()
    await menu.navigation.getByRole('link', { name: 'About Orthopaedics' }).click()
    await page.waitForURL('**/department/orthopaedics')
    await expect(page.locator('main a[href="/treatment/hip-replacement"]').first()).toBeAttached()
    await expect(page.locator('main a[href="/condition/knee-osteoarthritis"]').first()).toBeAttached()
  })

  test('the side menu opens, shows its accordions, closes and leads on', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(PAGE)
    const menu = new MenuVisitor(page)
    await menu.button.click()
    await menu.entry(copy.departments).click()
    await menu.department('ENT').click()
    await expect(menu.navigation.getByRole('link', { name: 'About ENT' })).toBeVisible()
    await menu.button.click()
    await expect(menu.navigation).toBeHidden()
    await menu.button.click()
    await menu.navigation.getByRole('link', { name: copy.hospitals, exact: true }).click()
    await page.waitForURL('**/hospitals')
  })
})
