/** The component gallery (/dev/components): each group in both languages, and ungrouped components. */
import { expect, test } from '@playwright/test'
import { PHONE, widthOf } from './screens'

for (const language of ['en', 'hi'])
  test(`every group in ${language}: nothing fails, nothing is wider than a phone`, async ({ page }) => {
    test.setTimeout(180_000)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.setViewportSize(PHONE)
    await page.goto(`/dev/components?lang=${language}`)
    const groups = await page
      .getByRole('navigation', { name: 'Groups' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(groups.length).toBeGreaterThan(7)
    for (const group of groups) {
      expect((await page.goto(group))?.status(), group).toBe(200)
      expect(await page.locator('section.component .state').count(), group).toBeGreaterThan(3)
      const width = await widthOf(page)
      expect(width, group).toBeLessThanOrEqual(360)
    }
    expect(errors).toEqual([])
  })

test('a state that stands alone is drawn when it is asked for', async ({ page }) => {
  await page.goto('/dev/components?group=shell')
  await expect(page.locator('header')).toHaveCount(0)
  await page.getByRole('link', { name: 'ribbon with the app', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Download Our App for Free' })).toBeVisible()
})

test('modals open from the living page', async ({ page }) => {
  await page.goto('/dev/components?group=modals&show=Modals.0')
  for (const name of ['leadForm', 'login', 'selectCity']) {
    await page.locator(`main [data-opens=${name}]`).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})
