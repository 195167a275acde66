import { expect, test } from '@playwright/test'
import { PAGE_SAMPLES } from '@/tests/site/pageSamples'
import { axeFindings } from './axe'
import { LeadFormVisitor } from './visitor'

const WIDTHS = [360, 1280]

for (const { path, status = 200 } of PAGE_SAMPLES)
  for (const width of WIDTHS)
    test(`${path} at ${width} px: axe finds nothing, nothing is wider than the screen, and one h1`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(status)
      expect(await axeFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await page.locator('h1').count()).toBe(1)
    })

test('axe finds nothing on every variant of the form, empty and with every error shown', async ({ page }) => {
  await page.goto('/dev/lead-forms')
  expect(await axeFindings(page)).toEqual([])
  for (const form of await page.locator('form[data-lead-form]').all()) {
    await form.locator('input[name=name]').focus()
    await expect(form).toHaveAttribute('data-live', 'true')
    await form.locator('button[type=submit]').click()
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  }
  expect(await axeFindings(page)).toEqual([])
})

test('axe finds nothing in the open modal', async ({ page }) => {
  await page.goto('/treatment/piles')
  await page.locator('[data-opens=lead-form]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('a path that does not exist is a real 404 that helps', async ({ page }) => {
  for (const path of ['/no-such-page', '/treatment/no-such-treatment', '/marketing/no-such-treatment']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('link', { name: /treatment/i }).first()).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the booking button leads to the contact form', async ({ page }) => {
    await page.goto('/treatment/piles')
    await page.locator('[data-opens=lead-form]').first().click()
    await expect(page).toHaveURL(/\/contact-us.*#enquiry$/)
    await expect(page.locator('form[data-lead-form]')).toBeVisible()
  })

  test('the quick survey’s answers join the lead', async ({ page }) => {
    await page.goto('/contact-us')
    const visitor = new LeadFormVisitor(page)
    await visitor.field('Name').fill('Asha Rao')
    await visitor.field('Mobile Number').fill('9000000001')
    await visitor.field('City').selectOption({ label: 'Mumbai' })
    await visitor.field('Treatment').selectOption({ index: 1 })
    await visitor.submitButton.click()
    await page.getByLabel('Locality', { exact: true }).fill('Andheri West')
    await page.locator('form[data-quick-survey] button[type=submit]').click()
    await expect(page.getByText(/thank/i).first()).toBeVisible()
  })
})

test('pages carry the security headers, and those that may hold personal data tell no other site their address', async ({
  request,
}) => {
  const headers = (await request.get('/treatment/piles')).headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['x-powered-by']).toBeUndefined()
  expect((await request.get('/thankyou')).headers()['referrer-policy']).toBe('same-origin')
})

test('pages set no cookie and are the same for everybody, so that they can be cached', async ({
  request,
}) => {
  for (const path of ['/', '/treatment/piles', '/contact-us', '/thankyou']) {
    const answer = await request.get(path)
    expect(answer.headers()['set-cookie']).toBeUndefined()
    // Who was thanked is no shared cache's business, though the page names nobody.
    expect(answer.headers()['cache-control']).toMatch(path === '/thankyou' ? /^no-store$/ : /s-maxage/)
  }
})
