/** The shell of Hindi pages as a visitor uses it: no English word that is neither a name nor marked as English. */
import { type Locator, type Page, expect, test } from '@playwright/test'
import { headerSearchCopy } from '@/content/copy/headerSearch'
import { wordsNotInHindi } from '@/tests/site/hindiWords'
import { PHONE, widthOf } from './screens'
import { LeadFormVisitor } from './visitor'

const PAGES = [
  '/hi/blog',
  '/hi/test/hba1c',
  '/hi/faq',
  '/hi/privacy',
  '/hi/search?q=piles',
  '/hi/page-not-found',
]
const copy = headerSearchCopy.hi

const langAttributeOf = async (part: Locator): Promise<readonly string[]> =>
  (await Promise.all((await part.all()).map((one) => one.evaluate(({ outerHTML }) => outerHTML)))).flatMap(
    wordsNotInHindi,
  )
const shellOf = (page: Page) => page.locator('[data-shell], .floating')

test('header, footer, app-download block and floating buttons speak Hindi', async ({ page }) => {
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
      await page.evaluate(() => window.scrollTo(0, 900))
      expect(await shellOf(page).count()).toBeGreaterThanOrEqual(3)
      expect(await langAttributeOf(shellOf(page))).toEqual([])
    })
})

test('is no wider than a phone while its own font has not come', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/hi')
  expect(await widthOf(page)).toBe(360)
})

test('the search panel and the list of cities speak Hindi; English names say that they are English', async ({
  page,
}) => {
  await page.goto('/hi/faq')
  const form = page.getByRole('search', { name: copy.form })
  await form.locator('input[name=q]').fill('piles')
  await expect(page.getByRole('listbox', { name: copy.results }).getByRole('option').first()).toBeVisible()
  expect(await langAttributeOf(form)).toEqual([])
  await form.getByRole('button', { name: 'दिल्ली एनसीआर' }).click()
  const dialog = page.getByRole('dialog', { name: 'अपना शहर चुनें' })
  await expect(dialog.getByText('मुंबई', { exact: true }).first()).toBeVisible()
  expect(await langAttributeOf(dialog)).toEqual([])
})

test('the search form leads to the Hindi page of results', async ({ page }) => {
  await page.goto('/hi/faq')
  const form = page.getByRole('search', { name: copy.form })
  await expect(form).toHaveAttribute('action', '/hi/search')
  await page.goto('/hi/search?q=पथरी&city=477')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“पथरी” के परिणाम')
  await expect(page.locator('main').getByRole('heading', { name: 'उपचार', exact: true })).toBeVisible()
})

test.describe('the lead form modal of a Hindi page', () => {
  test('offers its choices in Hindi and sends the English names', async ({ page }) => {
    const sent: Record<string, unknown>[] = []
    await page.route('**/lead/v1/admin/webleadcreate', async (route) => {
      // What a lead's body is, the handler's own codec checks.
      sent.push(route.request().postDataJSON() as Record<string, unknown>)
      await route.fulfill({ status: 503, json: { status: { code: 503, message: '' }, error: [] } })
    })
    await page.goto('/hi/faq')
    await page.locator('header [data-opens=leadForm]').first().click()
    const dialog = page.getByRole('dialog')
    const visitor = new LeadFormVisitor(page, dialog.locator('form[data-lead-form]'))
    await visitor.seesLiveForm()
    expect(await langAttributeOf(dialog)).toEqual([])
    await visitor.field('नाम').fill('आशा राव')
    await visitor.field('मोबाइल नंबर').fill('9000000001')
    await visitor.field('शहर').selectOption({ label: 'मुंबई' })
    await visitor.field('उपचार').selectOption({ index: 1 })
    const treatment = await visitor.field('उपचार').locator('option:checked').innerText()
    expect(treatment).toMatch(/[\u0900-\u097f]/)
    await visitor.submitButton.click()
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    expect(sent[0]).toMatchObject({ CityData: 'Mumbai', PageLanguage: 'hi' })
    expect(String(sent[0]?.ProcedureNameData)).toMatch(/^[A-Za-z ()-]+$/)
    // The notice of a form that was not taken is Hindi as well.
    await expect(dialog.getByRole('status').filter({ hasText: /[\u0900-\u097f]/ })).toBeVisible()
    expect(await langAttributeOf(dialog)).toEqual([])
  })
})
