import { expect, test } from '@playwright/test'
import { someMobile } from '@/tests/support/testNumbers'
import { LeadFormVisitor, leadsOf } from './visitor'

const PAGE = '/treatment/piles'

test.describe('the lead form without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('stores one lead and shows the thank-you page with the quick survey', async ({ page }) => {
    const mobile = someMobile()
    await page.goto(PAGE)
    const visitor = new LeadFormVisitor(page)
    await visitor.fillsTreatmentForm(mobile)
    await visitor.submitButton.click()
    await expect(page).toHaveURL(/\/thankyou\?isquicksurvey=1/)
    const leads = await leadsOf(mobile)
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject({ CityData: 'Mumbai', LeadTier: 1, PageTypeData: 'Treatment' })
  })

  test('shows the same messages and keeps every value when something is wrong, then takes the corrected form', async ({
    page,
  }) => {
    const mobile = someMobile()
    await page.goto(PAGE)
    const visitor = new LeadFormVisitor(page)
    await visitor.field('Name').fill('Asha <b>Rao</b>')
    await visitor.field('Mobile Number').fill('12345')
    await visitor.field('City').selectOption({ label: 'Chennai' })
    await visitor.submitButton.click()
    const again = new LeadFormVisitor(page)
    await expect(page).toHaveURL(/\/enquiry\//)
    await expect(page.getByText('Please Only Enter a Valid Mobile Number').first()).toBeVisible()
    await expect(page.getByText('Please Select an Insurance Type').first()).toBeVisible()
    await expect(again.field('Name')).toHaveValue('Asha <b>Rao</b>')
    await expect(again.field('Mobile Number')).toHaveValue('12345')
    await expect(again.field('City').locator('option:checked')).toHaveText('Chennai')
    expect(page.url()).not.toMatch(/Asha|12345/)

    await again.field('Mobile Number').fill(mobile)
    await again.form.getByLabel('Private Insurance').check()
    await again.submitButton.click()
    await expect(page).toHaveURL(/\/thankyou/)
    const leads = await leadsOf(mobile)
    expect(leads).toHaveLength(1)
    expect(leads[0]).toMatchObject({ NameData: 'Asha <b>Rao</b>', CityData: 'Chennai' })
  })

  test('keeps over its pages which advertisement brought the visitor', async ({ page, context }) => {
    const mobile = someMobile()
    await page.goto('/?utm_source=google&gclid=Cj0-test')
    await page.goto('/blog')
    await page.goto(PAGE)
    const cookies = await context.cookies(new URL('/enquiry', page.url()).href)
    expect(cookies.find(({ name }) => name === 'came_from')).toMatchObject({
      path: '/enquiry',
      httpOnly: true,
    })
    const visitor = new LeadFormVisitor(page)
    await visitor.fillsTreatmentForm(mobile)
    await visitor.submitButton.click()
    await expect(page).toHaveURL(/\/thankyou/)
    expect((await leadsOf(mobile))[0]).toMatchObject({ GCLID: 'Cj0-test', site_source_name: 'google' })
  })

  test('clicked twice in a row, stores one lead', async ({ page }) => {
    await page.goto(PAGE)
    await new LeadFormVisitor(page).sendsTwice(someMobile())
  })
})
