/** Who has sent an enquiry sees it, corrects its number and answers what is not known; who has not, sees nothing claimed. */
import { expect, test } from '@playwright/test'
import { thankYouCopy } from '@/content/copy/thankYou'
import { someMobile } from '@/tests/support/testNumbers'
import { LeadFormVisitor, leadsOf } from './visitor'

const copy = thankYouCopy.en

for (const javaScriptEnabled of [true, false])
  test.describe(`the thank-you page ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('confirms the enquiry, and its number can be corrected', async ({ page, browser }) => {
      const [mobile, right] = [someMobile(), someMobile()]
      await page.goto('/treatment/piles')
      const visitor = new LeadFormVisitor(page)
      await visitor.fillsTreatmentForm(mobile)
      await visitor.submitButton.click()
      await expect(page).toHaveURL(/\/thankyou\?isquicksurvey=1/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title)
      const row = (name: string) => page.getByRole('row', { name })
      await expect(row(copy.details.reference)).toHaveText(/[0-9A-F]{8}$/)
      await expect(row(copy.details.city)).toContainText('Mumbai')
      await expect(row(copy.details.mobile)).toContainText(`••••${mobile.slice(-4)}`)
      await expect(page.getByText(/^We call you (today|tomorrow|on)/)).toBeVisible()
      await expect(page.getByRole('group', { name: /Insurance/ })).toHaveCount(0)
      // The field's name is for screen readers; who sees the form reads the question alone.
      const name = page
        .getByRole('group', { name: /^Callback: / })
        .locator('legend span')
        .first()
      expect((await name.boundingBox())?.width).toBeLessThanOrEqual(1)

      await page.getByText(copy.correct.title).click()
      const form = page.locator('#correct-number')
      await form.getByLabel('Mobile Number').fill('12345')
      await form.getByRole('button').click()
      await expect(page.getByText(copy.correct.wrong)).toBeVisible()
      await expect(form.getByLabel('Mobile Number')).toHaveValue('12345')
      await form.getByLabel('Mobile Number').fill(right)
      await form.getByRole('button').click()
      await expect(page.getByText(copy.correct.corrected)).toBeVisible()
      await expect(row(copy.details.mobile)).toContainText(`••••${right.slice(-4)}`)
      expect(page.url()).not.toContain(right)
      expect(await leadsOf(mobile)).toHaveLength(0)
      expect(await leadsOf(right)).toMatchObject([{ Remark: expect.stringContaining(mobile) }])

      const other = await browser.newPage({ javaScriptEnabled })
      await other.goto(page.url())
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(copy.none.title)
      await expect(other.getByText(copy.correct.corrected)).toHaveCount(0)
      await other.close()
    })
  })
