/** Of every page type a page is opened once, and everything that a page is looked at for is looked at there. */
import { type Page, expect, test } from '@playwright/test'
import { PAGE_SAMPLES, type PageSample, languageOfPath } from '@/tests/site/pageSamples'
import { someMobile } from '@/tests/support/testNumbers'
import { comesAlive } from './alivePage'
import { axeFindings } from './axe'
import { complaintsOf } from './complaints'
import { layoutFaults } from './layoutFaults'
import { TALL_PHONE } from './screens'
import { IS_THOROUGH, isItsTurn, thoroughUnless } from './thorough'
import { htmlFindings } from './validHtml'
import { LeadFormVisitor, leadsOf } from './visitor'

/** Phones, tablets, and the widths that laptops have. */
const WIDTHS = [360, 768, 1024, 1152, 1280, 1366, 1440, 1536]
const HINDI = new Set([
  '/hi/faq',
  '/hi/test/hba1c',
  '/hi/blog',
  '/hi/tools/cataract-lens',
  '/hi/search',
  '/hi/login',
])
/** Where axe looks. */
const AXE_WIDTHS = IS_THOROUGH ? [360, 1280] : [360]
/** What is looked at every day; the other page types take turns. */
const EVERY_DAY = new Set([
  '/',
  '/treatment/piles',
  '/doctors',
  '/delhi/hospitals/orthopaedics',
  '/hi/faq',
  '/hi/test/hba1c',
  '/no-such-page',
])

/** Starts the page's code, then what comes with the first touch: menu, form, search. */
async function touchesEverything(page: Page): Promise<void> {
  await comesAlive(page)
  await page.evaluate(() => {
    for (const selector of [
      '.site-menu',
      'form[data-lead-form] input[name=name]',
      '#site-search input.query',
    ])
      document
        .querySelector<HTMLElement>(selector)
        ?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    document.querySelector('.site-menu')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    scrollTo(0, 900)
  })
  await page.waitForLoadState('networkidle')
}

/**
 * One page for each route: a list's first address, and the English version of pages in both languages; plus a few
 * Hindi ones.
 */
const routes = new Set<string>()
const standsForOthers = ({ route, path, status }: PageSample): boolean => {
  const isFirst = !routes.has(route)
  routes.add(route)
  return HINDI.has(path) || status !== undefined || (isFirst && languageOfPath(path) === 'en')
}

for (const sample of PAGE_SAMPLES) {
  const { path, status = 200 } = sample
  test(
    `${path}: valid HTML, axe finds nothing, one h1, nothing is cut off or overlaps at any width, and it comes alive in ${languageOfPath(path)} without a complaint`,
    thoroughUnless(standsForOthers(sample) && (EVERY_DAY.has(path) || isItsTurn(path))),
    async ({ page }) => {
      const complaints = await complaintsOf(page)
      await page.setViewportSize(TALL_PHONE)
      const answer = await page.goto(path, { waitUntil: 'load' })
      expect(answer?.status()).toBe(status)
      expect.soft(await htmlFindings((await answer?.text()) ?? '')).toEqual([])
      expect.soft(await page.locator('h1').count()).toBe(1)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        if (AXE_WIDTHS.includes(width)) expect.soft(await axeFindings(page), `axe at ${width} px`).toEqual([])
        expect.soft(await page.evaluate(layoutFaults), `layout at ${width} px`).toEqual([])
      }
      await touchesEverything(page)
      expect(complaints).toEqual([])
    },
  )
}

// Inside the app, once each in both languages; the first two every day.
const IN_APP = ['/', '/hi/test/hba1c', '/treatment/piles', '/doctors', '/hi/faq', '/no-such-page', '/login']
for (const [index, path] of IN_APP.entries())
  test(
    `${path} comes alive inside the app in ${languageOfPath(path)}`,
    thoroughUnless(index < 2 || isItsTurn(path)),
    async ({ page }) => {
      const complaints = await complaintsOf(page)
      await page.goto(`${path}?source=patientapp`, { waitUntil: 'load' })
      await touchesEverything(page)
      expect(complaints).toEqual([])
    },
  )

test(
  'axe finds nothing on every variant of the form, empty and with every error shown',
  thoroughUnless(isItsTurn('variants')),
  async ({ page }) => {
    await page.goto('/dev/lead-forms')
    expect(await axeFindings(page)).toEqual([])
    for (const form of await page.locator('form[data-lead-form]').all()) {
      await form.locator('input[name=name]').focus()
      await expect(form).toHaveAttribute('data-live', 'true')
      await form.locator('button[type=submit]').click()
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
    }
    expect(await axeFindings(page)).toEqual([])
  },
)

test('axe finds nothing in the open modal', async ({ page }) => {
  await page.goto('/treatment/piles')
  await page.locator('[data-opens=leadForm]').first().click()
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
    await page.locator('[data-opens=leadForm]').first().click()
    await expect(page).toHaveURL(/\/contact-us.*#enquiry$/)
    await expect(page.locator('form[data-lead-form]')).toBeVisible()
  })

  test('the quick survey’s answers join the lead', async ({ page }) => {
    const mobile = someMobile()
    await page.goto('/contact-us')
    const visitor = new LeadFormVisitor(page)
    await visitor.field('Name').fill('Asha Rao')
    await visitor.field('Mobile Number').fill(mobile)
    await visitor.field('City').selectOption({ label: 'Mumbai' })
    await visitor.field('Treatment').selectOption({ index: 1 })
    await visitor.submitButton.click()
    await page.getByLabel('Locality', { exact: true }).fill('Andheri West')
    await page.locator('form[data-quick-survey] button[type=submit]').click()
    await expect.poll(async () => (await leadsOf(mobile))[0]?.locality).toBe('Andheri West')
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
    // No shared cache stores the thank-you page, though it names no one.
    expect(answer.headers()['cache-control']).toMatch(path === '/thankyou' ? /^no-store$/ : /s-maxage/)
  }
})
