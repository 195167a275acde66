import { expect, test } from '@playwright/test'
import { someMobile } from '@/tests/support/testNumbers'
import { LeadFormVisitor, leadsOf } from './visitor'

const PAGE = '/treatment/piles'
const LEAD_API = '**/lead/v1/admin/webleadcreate'

test.describe('the lead form with a mouse', () => {
  test('stores one lead and shows the thank-you page', async ({ page }) => {
    const mobile = someMobile()
    await page.goto(`${PAGE}?source=google&gclid=g-1&utm_campaign=autumn`)
    const visitor = new LeadFormVisitor(page)
    await visitor.fillsTreatmentForm(mobile)
    await visitor.submitButton.click()
    await expect(page).toHaveURL(/\/thankyou\?isquicksurvey=1$/)

    const [lead, ...others] = await leadsOf(mobile)
    expect(others).toEqual([])
    expect(lead).toMatchObject({
      NameData: 'Asha Rao',
      CityData: 'Mumbai',
      PageTypeData: 'Treatment',
      insuranceType: 'Private',
      IsInsurance: 'yes',
      LeadTier: 1,
      countryCode: '91',
      lead_sourcedata: 'Web Lead Form',
      GCLID: 'g-1',
    })
  })

  test('clicked twice in a row, stores one lead', async ({ page }) => {
    await page.goto(PAGE)
    await new LeadFormVisitor(page).sendsTwice(someMobile())
  })

  test('says what is wrong with each field, sends nothing, and clears an error when its field is edited', async ({
    page,
  }) => {
    let sent = 0
    await page.route(LEAD_API, (route) => (sent++, route.continue()))
    await page.goto(PAGE)
    const visitor = new LeadFormVisitor(page)
    await visitor.field('Name').focus()
    await visitor.seesLiveForm()
    await visitor.submitButton.click()
    await visitor.seesError('Please Enter Name')
    await visitor.seesError('Please Only Enter a Valid Mobile Number')
    await visitor.seesError('Please select valid city')
    await visitor.seesError('Please Select an Insurance Type')
    await expect(visitor.field('Name')).toBeFocused()
    await expect(visitor.field('Name')).toHaveAttribute('aria-invalid', 'true')

    await visitor.field('Name').fill('A')
    await expect(visitor.form.getByText('Please Enter Name', { exact: true })).toHaveCount(0)
    await visitor.seesError('Please select valid city')
    expect(sent).toBe(0)
  })

  test('shows Submitting... while the lead is on its way', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.route(LEAD_API, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(PAGE)
    const visitor = new LeadFormVisitor(page)
    await visitor.fillsTreatmentForm(someMobile())
    // Before, the plain form would be sent, which says nothing meanwhile.
    await visitor.seesLiveForm()
    await visitor.submitButton.click()
    await expect(visitor.submitButton).toHaveText('Submitting...')
    release()
    await expect(page).toHaveURL(/\/thankyou/)
  })
})

test('the lead form by keyboard alone stores one lead', async ({ page }) => {
  const mobile = someMobile()
  await page.goto(PAGE)
  const visitor = new LeadFormVisitor(page)
  await visitor.field('Name').focus()
  await page.keyboard.type('Asha Rao')
  const tabTo = async (label: string) => {
    for (let i = 0; i < 12; i++) {
      const there = await visitor.form
        .getByLabel(label, { exact: true })
        .evaluate((element) => element === document.activeElement)
      if (there) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${label} is not reached by Tab`)
  }
  await tabTo('Mobile Number')
  await page.keyboard.type(mobile)
  await tabTo('City')
  await page.keyboard.type('Mumbai')
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate(() => document.activeElement?.getAttribute('type') === 'radio')) break
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/thankyou/)
  const leads = await leadsOf(mobile)
  expect(leads).toHaveLength(1)
  expect(leads[0]).toMatchObject({ CityData: 'Mumbai', IsInsurance: 'yes' })
})

test.describe('the network is cut', () => {
  test('before the lead is sent: the values stay and the form says so', async ({ page, context }) => {
    await page.goto(PAGE)
    const visitor = new LeadFormVisitor(page)
    await visitor.field('Name').focus()
    await visitor.seesLiveForm()
    await visitor.fillsTreatmentForm(someMobile())
    await context.setOffline(true)
    await visitor.submitButton.click()
    await expect(visitor.form.getByRole('status')).toContainText(/\S/)
    await expect(visitor.field('Name')).toHaveValue('Asha Rao')
    await expect(visitor.submitButton).toHaveText('Book Free Appointment')
  })

  test('after the lead was sent but before the answer: sent again, it is stored once', async ({ page }) => {
    const mobile = someMobile()
    let cut = true
    await page.route(LEAD_API, async (route) => {
      if (!cut) return route.continue()
      cut = false
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.goto(PAGE)
    const visitor = new LeadFormVisitor(page)
    await visitor.fillsTreatmentForm(mobile)
    await visitor.submitButton.click()
    await expect(visitor.submitButton).toHaveText('Book Free Appointment')
    await expect(visitor.field('Mobile Number')).toHaveValue(mobile)
    await expect(page).not.toHaveURL(/thankyou/)
    await visitor.submitButton.click()
    await expect(page).toHaveURL(/\/thankyou/)
    expect(await leadsOf(mobile)).toHaveLength(1)
  })
})

test.describe('the live form takes the place of the plain one', () => {
  test('keeping every typed letter, the focus and the place of the cursor', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.goto(PAGE)
    await page.route('**/_next/static/**/*.js', async (route) => {
      await held
      await route.continue()
    })
    const visitor = new LeadFormVisitor(page)
    await visitor.field('Name').click()
    await page.keyboard.type('Asha Rao')
    await page.keyboard.press('ArrowLeft')
    release()
    await visitor.seesLiveForm()
    await expect(visitor.field('Name')).toHaveValue('Asha Rao')
    await expect(visitor.field('Name')).toBeFocused()
    await page.keyboard.type('n')
    await expect(visitor.field('Name')).toHaveValue('Asha Rano')
  })
})

test.describe('the mobile number', () => {
  test('loses a leading 0, takes ten digits for India, and nothing but digits', async ({ page }) => {
    await page.goto(PAGE)
    const visitor = new LeadFormVisitor(page)
    const mobile = visitor.field('Mobile Number')
    await mobile.focus()
    await visitor.seesLiveForm()
    await page.keyboard.type('0e9+8-7.6543210999')
    await expect(mobile).toHaveValue('9876543210')
  })

  test('pasted with a country code is split by the country list', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(PAGE)
    const visitor = new LeadFormVisitor(page)
    const mobile = visitor.field('Mobile Number')
    await mobile.focus()
    await visitor.seesLiveForm()
    await page.evaluate(() => navigator.clipboard.writeText('+971 50 123 4567'))
    await page.keyboard.press('Control+V')
    await expect(mobile).toHaveValue('501234567')
    await expect(visitor.form.locator('select[name=countryCode]')).toHaveValue('+971')
  })
})

test('a marketing page leads to its thank-you query, and the number leaves the address bar', async ({
  page,
}) => {
  const mobile = someMobile()
  const urls: string[] = []
  page.on('framenavigated', (frame) => urls.push(frame.url()))
  await page.goto('/marketing/piles')
  const visitor = new LeadFormVisitor(page)
  await visitor.fillsTreatmentForm(mobile)
  await visitor.submitButton.click()
  await expect(page).toHaveURL(/\/thankyou\?isquicksurvey=1&isplanfeature=1/)
  await expect(page).not.toHaveURL(/mob=/)
  expect(
    urls.some(
      (url) =>
        url.includes(`mob=${mobile}`) && url.includes('source=Marketing') && url.includes('department='),
    ),
  ).toBe(true)
})

test('the quick survey adds its answers to the same lead', async ({ page }) => {
  const mobile = someMobile()
  await page.goto(PAGE)
  const visitor = new LeadFormVisitor(page)
  await visitor.fillsTreatmentForm(mobile)
  await visitor.submitButton.click()
  await expect(page).toHaveURL(/\/thankyou/)
  const survey = page.locator('form[data-quick-survey]')
  await survey
    .getByRole('group', { name: /Prior consultation/ })
    .getByLabel('Yes')
    .check()
  await survey.getByLabel('Locality').fill('Andheri West')
  await survey.locator('button[type=submit]').click()
  await expect(page.getByText(/thank/i).first()).toBeVisible()
  await expect.poll(async () => (await leadsOf(mobile))[0]?.locality).toBe('Andheri West')
  const leads = await leadsOf(mobile)
  expect(leads).toHaveLength(1)
  expect(String(leads[0]?.Prior_Consultation).toLowerCase()).toBe('yes')
})

test('the modal opens from the ribbon, keeps the focus, closes on Escape and gives the focus back', async ({
  page,
}) => {
  const mobile = someMobile()
  await page.goto(PAGE)
  const opener = page.locator('[data-opens=leadForm]').first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Book Free Appointment' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  const visitor = new LeadFormVisitor(page, dialog.locator('form'))
  await visitor.fillsTreatmentForm(mobile)
  await visitor.submitButton.click()
  await expect(page).toHaveURL(/\/thankyou/)
  expect(await leadsOf(mobile)).toHaveLength(1)
})
