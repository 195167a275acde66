/** The ribbon, the insurance link and the app-download block (specification, section 2), in a browser. */
import { type Page, expect, test } from '@playwright/test'
import brand from '@/content/catalogue/demo/brand.json'
import { axeFindings } from './axe'
import { PHONE } from './screens'
import { thoroughUnless } from './thorough'

const appBlock = (page: Page) => page.getByRole('region', { name: 'The Shalya app' })

test('the ribbon books an appointment in a modal', async ({ page }) => {
  await page.goto('/treatment/piles')
  await page.getByRole('link', { name: 'Get Second Opinion from Top Surgeons! Book an Appointment' }).click()
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeVisible()
})

test('the ribbon of tests and the blog offers the app and leads to it', async ({ page }) => {
  for (const path of ['/blog', '/test', '/test/hba1c']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: 'Download Our App for Free' })).toHaveAttribute(
      'href',
      brand.appLink,
    )
  }
})

test('Check Insurance Coverage leads to the coverage check, with what the page is about', async ({
  page,
}) => {
  await page.goto('/treatment/piles')
  await page.getByRole('link', { name: 'Check Insurance Coverage' }).click()
  await expect(page).toHaveURL(/\/calculate\/coverage-check\?treatment=Piles/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})

test('Check Insurance Coverage stands in the phone’s menu', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await page.locator('header details.menu summary').click()
  const link = page.getByRole('link', { name: 'Check Insurance Coverage' })
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await link.click()
  await expect(page).toHaveURL('/coverage-check')
})

test('the app-download block leads to both stores and stands above the footer', async ({ page }) => {
  await page.goto('/')
  await expect(appBlock(page).getByRole('link', { name: 'Get it for Android' })).toHaveAttribute(
    'href',
    brand.androidAppLink,
  )
  await expect(appBlock(page).getByRole('link', { name: 'Get it for iPhone' })).toHaveAttribute(
    'href',
    brand.iosAppLink,
  )
  const block = await appBlock(page).boundingBox()
  const footer = await page.locator('footer').boundingBox()
  expect((block?.y ?? 0) + (block?.height ?? 0)).toBeCloseTo(footer?.y ?? 0, 0)
})

for (const path of [
  '/marketing/piles',
  '/campaigns',
  '/thankyou',
  '/chat',
  '/chat/ai',
  '/?source=patientapp',
])
  // In turn with header and footer (shellRules.spec.ts: barePaths, patientApp).
  test(`${path} has no app-download block`, thoroughUnless(false), async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('main')).toBeVisible()
    await expect(appBlock(page)).toBeHidden()
  })

test('the app-download block speaks Hindi on Hindi pages', async ({ page }) => {
  await page.goto('/hi/blog')
  await expect(page.getByRole('link', { name: 'Android के लिए डाउनलोड करें' })).toBeVisible()
})
