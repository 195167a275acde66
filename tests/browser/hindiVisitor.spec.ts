/** A Hindi reader's visit, from the home page to the thank-you page: English texts are always announced. */
import { type Page, expect, test } from '@playwright/test'
import { WRITTEN_ALIKE, wordsNotInHindi } from '@/tests/site/hindiWords'
import { LeadFormVisitor } from './visitor'

async function readsHindi(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  expect(
    wordsNotInHindi(await page.locator('main').innerHTML()).filter((found) => !WRITTEN_ALIKE.test(found)),
  ).toEqual([])
}

/** Home page, search, treatment: ends at the treatment's form. */
async function reachesTreatment(page: Page): Promise<void> {
  await page.goto('/')
  await page
    .locator('header a.language')
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL('/hi')
  await readsHindi(page)
  await page.goto('/hi/search?q=बवासीर')
  await page.locator('main').getByRole('link', { name: 'बवासीर का उपचार' }).first().click()
  await expect(page).toHaveURL('/hi/treatment/piles')
  await readsHindi(page)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a visitor stays in Hindi up to the thanks and the survey', async ({ page }) => {
      if (javaScriptEnabled) await reachesTreatment(page)
      else await page.goto('/hi/treatment/piles')
      const visitor = new LeadFormVisitor(page, page.locator('main form[data-lead-form]').first())
      await visitor.field('नाम').fill('आशा राव')
      await visitor.field('मोबाइल नंबर').fill(javaScriptEnabled ? '9000000771' : '9000000772')
      await visitor.field('शहर').selectOption({ label: 'मुंबई' })
      await visitor.form.getByLabel('निजी बीमा').check()
      await visitor.submitButton.click()
      await expect(page).toHaveURL(/\/hi\/thankyou\?isquicksurvey=1/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('धन्यवाद')
      if (javaScriptEnabled) await readsHindi(page)
    })
  })
