import { type Page, expect, test } from '@playwright/test'
import { someMobile } from '@/tests/support/testNumbers'
import { LeadFormVisitor, leadsOf } from './visitor'

const SUCCESS = 'The PDF file will arrive on your WhatsApp number.'

/** Fills and sends the form of a marketing page, and waits for the thank-you page. */
async function asks(page: Page, path: string, mobile: string): Promise<void> {
  await page.goto(path)
  const visitor = new LeadFormVisitor(page)
  await visitor.fillsTreatmentForm(mobile)
  await visitor.submitButton.click()
  await expect(page).toHaveURL(/\/thankyou\?isquicksurvey=1&isplanfeature=1/)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a marketing page ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('leads to the thank-you page with its plan and the quick survey', async ({ page }) => {
      const mobile = someMobile()
      await asks(page, '/marketing/piles', mobile)
      await expect(page.getByRole('heading', { name: 'Your treatment plan' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'A few more questions' })).toBeVisible()
      await expect(page.getByText(SUCCESS)).toHaveCount(0)
      const query = new URL(page.url()).searchParams
      expect(query.get('department')).toBe('Proctology')
      expect(query.get('source')).toBe('Marketing')
      const [lead] = await leadsOf(mobile)
      expect(lead).toMatchObject({ PageTypeData: 'Marketing', Page_Variant: 'Piles Treatment', Remark: '' })
    })

    test('in its pdf variant promises the file, and tells the care team to send it', async ({ page }) => {
      const mobile = someMobile()
      await asks(page, '/marketing/piles?variant=pdf', mobile)
      await expect(page.getByText(SUCCESS)).toBeVisible()
      const [lead] = await leadsOf(mobile)
      expect(lead).toMatchObject({
        PageTypeData: 'Marketing',
        Page_Variant: 'pdf',
        Remark: expect.stringContaining('PDF'),
      })
    })
  })
}

test('the number leaves the address bar once its last digits are shown', async ({ page }) => {
  const mobile = someMobile()
  await asks(page, '/marketing/piles', mobile)
  await expect(page.getByText(`We will call you on •••••• ${mobile.slice(-4)}.`)).toBeVisible()
  await expect(page).not.toHaveURL(/mob=/)
})

test('without JavaScript no gap and no number is shown in its place', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/thankyou?isquicksurvey=1&isplanfeature=1&mob=9876543210&source=Marketing')
  await expect(page.getByRole('heading', { name: 'Your treatment plan' })).toBeVisible()
  await expect(page.getByText('We will call you on')).toBeHidden()
  await context.close()
})

test('the page of the sixteen offers these in its form and keeps to them when it was refused', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/marketing/brand/hexa')
  const visitor = new LeadFormVisitor(page)
  const choices = visitor.field('Treatment').locator('option')
  // The sixteen, the invitation to choose and Other.
  await expect(choices).toHaveCount(18)
  await visitor.submitButton.click()
  await expect(page).toHaveURL(/\/enquiry\//)
  await expect(choices).toHaveCount(18)
  await context.close()
})
