/** The coverage check from its questions to the enquiry that carries the answers, with and without JavaScript. */
import { expect, test } from '@playwright/test'
import { coverageCheckCopy } from '@/content/copy/coverageCheck'
import { COVERAGE_QUESTIONS } from '@/model/calculators/coverageCheck'
import type { Language } from '@/model/page/language'
import { someMobile } from '@/tests/support/testNumbers'
import { LeadFormVisitor, leadsOf } from './visitor'

const CHOSEN = { insurer: 'banyan-health', treatment: 'Piles Treatment', city: 'Pune' }
const CHECKS: readonly (readonly [Language, string])[] = [
  ['en', '/coverage-check'],
  ['hi', '/hi/coverage-check'],
]

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'in a page that is alive' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    for (const [language, path] of CHECKS)
      test(`the answers of ${path} go along with an enquiry`, async ({ page }) => {
        const copy = coverageCheckCopy[language]
        const mobile = someMobile()
        await page.goto(path)
        const check = page.locator('form#coverage-check')
        for (const question of COVERAGE_QUESTIONS)
          await check.locator(`[name=${question}]`).selectOption(CHOSEN[question])
        await check.locator('button[type=submit]').click()

        await expect(page.getByRole('heading', { name: copy.answerTitle }).first()).toBeVisible()
        await expect(page.locator('main')).toContainText(copy.answer.bring)
        const enquiry = new LeadFormVisitor(page, page.locator('#enquiry'))
        await enquiry.form.locator('[name=name]').fill('Asha Rao')
        await enquiry.form.locator('[name=mobile]').fill(mobile)
        await enquiry.submitButton.click()

        await expect(page).toHaveURL(/\/thankyou/)
        const [lead] = await leadsOf(mobile)
        expect(lead).toMatchObject({
          ProcedureNameData: CHOSEN.treatment,
          CityData: CHOSEN.city,
          InsuranceNameData: 'Banyan Health',
        })
      })
  })
