/** The first submission of a form shows what is wrong as the second does: the focus is on it, in sight, and leads to the fields. */
import { type Page, expect, test } from '@playwright/test'
import { comesAlive } from './alivePage'
import { PHONE } from './screens'
import { isItsTurn, thoroughUnless } from './thorough'

test.use({ viewport: PHONE })

const formOf = (page: Page) => page.locator('main form[data-lead-form]').first()

/** Where the focus is, and whether it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const { top = -1, bottom = -1 } = activeElement?.getBoundingClientRect() ?? {}
    return { at: activeElement?.id ?? '', isSeen: top >= 0 && bottom <= innerHeight }
  })

for (const path of ['/treatment/piles', '/hi/treatment/piles']) {
  const details = thoroughUnless(!path.startsWith('/hi') || isItsTurn(path))

  test(`${path}: a form whose machine is not there yet`, details, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    await comesAlive(page)
    // From code, so that nothing touches the form before.
    await formOf(page).evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(formOf(page).locator('[aria-invalid=true]').first()).toBeVisible()
    await expect.poll(() => focused(page)).toEqual({ at: 'enquiry-name', isSeen: true })
    const links = formOf(page).locator('.notice a[href^="#"]')
    expect(await links.count()).toBeGreaterThan(1)
    await links.nth(1).click()
    expect((await focused(page)).at).toBe('enquiry-mobile')
  })

  test(`${path}: a form that is posted plainly`, details, async ({ page }) => {
    await page.route('**/_next/static/islands/**/*.js', (route) => route.abort())
    await page.goto(path, { waitUntil: 'load' })
    await formOf(page).locator('button[type=submit]').click()
    await page.waitForURL('**/enquiry/**')
    await expect.poll(() => focused(page)).toEqual({ at: 'problem', isSeen: true })
    for (const link of await page.locator('#problem a').all()) {
      await link.click()
      const target = (await link.getAttribute('href'))?.slice(1)
      expect((await focused(page)).at).toBe(target)
    }
  })
}
