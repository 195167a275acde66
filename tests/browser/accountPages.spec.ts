import { type Page, expect, test } from '@playwright/test'
import { someMobile } from '@/tests/support/testNumbers'
import { codeSentTo } from './otpLoginVisitor'

/*
 * /login and /profile without JavaScript (docs/decisions/0021): every step is a form, a redirect and a page. Labels and
 * messages are the specification's, word for word.
 */

test.use({ javaScriptEnabled: false })

const main = (page: Page) => page.locator('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

/** Asks for a code and types it. */
async function proveNumber(page: Page, mobile: string): Promise<void> {
  await page.goto('/login')
  await main(page).getByLabel('Mobile Number').fill(mobile)
  await press(page, 'Verify Mobile Number')
  await main(page)
    .getByLabel('Enter OTP')
    .fill(await codeSentTo(page, mobile))
  await press(page, 'Verify OTP')
}

async function logIn(page: Page, mobile = someMobile(), name = 'Asha Rao'): Promise<string> {
  await proveNumber(page, mobile)
  await main(page).getByLabel('Name', { exact: true }).fill(name)
  await press(page, 'Login')
  await expect(page).toHaveURL('/profile?done=login')
  return mobile
}

/** A lead of a number, as the form without JavaScript makes it. */
async function enquire(page: Page, mobile: string): Promise<void> {
  await page.goto('/contact-us')
  const form = page.locator('form[action="/enquiry"]').first()
  await form.getByLabel('Name').fill('Asha Rao')
  await form.getByLabel('Mobile Number').fill(mobile)
  await form.getByLabel('City').selectOption('Mumbai')
  await form.getByLabel('Treatment').selectOption({ index: 2 })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/thankyou/)
}

test('somebody new logs in by number, code and name; the number stands in no address', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
  const mobile = someMobile()
  await page.goto('/login')
  await expect(page).toHaveTitle(/^Login/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')

  await main(page).getByLabel('Mobile Number').fill(mobile)
  await press(page, 'Verify Mobile Number')
  await expect(main(page)).toContainText(`+91\u00a0${mobile.slice(0, 5)}\u00a0${mobile.slice(5)}`)
  await main(page)
    .getByLabel('Enter OTP')
    .fill(await codeSentTo(page, mobile))
  await press(page, 'Verify OTP')

  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Personal Details')
  await press(page, 'Login')
  await expect(main(page).getByRole('alert')).toHaveText('Please enter your name')
  await main(page).getByLabel('Name', { exact: true }).fill('Asha Rao')
  await press(page, 'Login')

  await expect(main(page).getByRole('status')).toHaveText('Login Successful')
  await expect(main(page)).toContainText('Asha Rao')
  await page.goto('/login')
  await expect(main(page)).toContainText('You are logged in as Asha Rao.')
  expect(addresses.filter((address) => address.includes(mobile))).toEqual([])
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'cred_hexa')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(cookies.some(({ name }) => name === 'login_step')).toBe(false)
})

test('what is wrong is said in the words of the specification, and what was typed is kept', async ({
  page,
}) => {
  await page.goto('/login')
  await main(page).getByLabel('Mobile Number').fill('12345')
  await press(page, 'Verify Mobile Number')
  await expect(main(page).getByRole('alert')).toHaveText('Please enter valid mobile number')
  await expect(main(page).getByLabel('Mobile Number')).toHaveValue('12345')
  await expect(main(page).getByLabel('Mobile Number')).toHaveAttribute('aria-invalid', 'true')

  const mobile = someMobile()
  await main(page).getByLabel('Mobile Number').fill(`+91 ${mobile}`)
  await press(page, 'Verify Mobile Number')
  await main(page).getByLabel('Enter OTP').fill('12')
  await press(page, 'Verify OTP')
  await expect(main(page).getByRole('alert')).toHaveText('Please enter valid OTP')
  const right = await codeSentTo(page, mobile)
  const wrong = right === '111111' ? '222222' : '111111'
  await main(page).getByLabel('Enter OTP').fill(wrong)
  await press(page, 'Verify OTP')
  await expect(main(page).getByRole('alert')).toHaveText('Incorrect OTP')

  await expect(main(page)).toContainText("Haven't received OTP yet?")
  await press(page, 'Resend OTP')
  await expect(main(page)).toContainText(/Resend OTP in \d+ secs/)
  await press(page, 'Edit number')
  await expect(main(page).getByLabel('Mobile Number')).toHaveValue('')
})

test('the profile is changed, with the words of each rule', async ({ page }) => {
  await logIn(page)
  const email = main(page).getByLabel('Email')
  await main(page).getByLabel('Name', { exact: true }).fill(' ')
  await email.fill('asha@')
  await press(page, 'Save')
  await expect(main(page).getByRole('alert').getByRole('link')).toHaveText([
    'Please enter your name',
    'Please enter your email',
  ])
  await expect(email).toHaveValue('asha@')

  await main(page).getByLabel('Name', { exact: true }).fill('Asha R. Rao')
  await email.fill('asha@example.org')
  await press(page, 'Save')
  await expect(main(page).getByRole('status')).toHaveText('Profile Updated')
  await expect(email).toHaveValue('asha@example.org')

  await press(page, 'Change location')
  await expect(main(page).getByRole('alert')).toHaveText('Please select your city')
  await main(page).getByLabel('City').selectOption('Mumbai')
  await press(page, 'Change location')
  await expect(main(page).getByRole('status')).toHaveText('Profile Updated Successfully')
  await expect(main(page).getByLabel('City')).toHaveValue('477')
})

test('somebody without a name is a guest', async ({ page }) => {
  await proveNumber(page, someMobile())
  await page.goto('/profile')
  await expect(main(page).locator('.name')).toHaveText('Guest')
  await expect(main(page).locator('.avatar')).toHaveText('G')
})

test('logging out is confirmed, and ends the session for good', async ({ page }) => {
  await logIn(page)
  const session = (await page.context().cookies()).find(({ name }) => name === 'cred_hexa')
  await main(page).getByRole('link', { name: 'Logout' }).click()
  await expect(main(page)).toContainText('Are you sure you want to Logout?')
  await main(page).getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/profile')
  await main(page).getByRole('link', { name: 'Logout' }).click()
  await press(page, 'Yes, Logout')
  await expect(main(page).getByRole('status')).toHaveText('You are logged out')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('cred_hexa')

  if (session) await page.context().addCookies([session])
  await page.goto('/profile')
  await expect(main(page)).toContainText('You are not logged in.')
  await expect(main(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
})

test('the consent to WhatsApp is withdrawn as easily as it was given', async ({ page }) => {
  await logIn(page)
  await press(page, 'Agree to WhatsApp updates')
  await expect(main(page).getByRole('status')).toHaveText('You have agreed to WhatsApp updates')
  await expect(main(page)).toContainText('You have agreed to updates on WhatsApp.')
  await press(page, 'Withdraw consent')
  await expect(main(page).getByRole('status')).toHaveText(
    'Your consent to WhatsApp updates has been withdrawn',
  )
  await expect(main(page)).toContainText('You get no updates on WhatsApp.')
})

test('one’s own data are a file, and are gone after a deletion that was confirmed', async ({ page }) => {
  const mobile = await logIn(page)
  await enquire(page, mobile)
  await page.goto('/profile')
  const waiting = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Download my data' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe('shalya-my-data.json')
  const data = await (await page.request.get('/users/v1/user/data')).json()
  expect(data).toMatchObject({ account: { name: 'Asha Rao', mobileNo: mobile }, enquiries: [{ fields: {} }] })

  await main(page).getByRole('link', { name: 'Delete account' }).click()
  await expect(main(page)).toContainText('every enquiry with your mobile number (1)')
  await expect(main(page)).toContainText('None of your enquiries has been handed')
  await press(page, 'Delete my account and enquiries')
  await expect(main(page).getByRole('alert')).toHaveText('Please tick the box to confirm')
  await main(page).getByLabel('I understand that this cannot be undone').check()
  await press(page, 'Delete my account and enquiries')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Your account has been deleted')
  expect((await page.request.get('/users/v1/user/me')).status()).toBe(401)
})

test('who enquires, saves a doctor and logs in is asked no name, and finds both in the profile', async ({
  page,
}) => {
  const mobile = someMobile()
  await enquire(page, mobile)
  for (const list of ['/hospitals', '/doctors']) {
    await page.goto(list)
    await expect(main(page).getByText('Saved.')).toBeHidden()
  }
  await main(page).locator('a[href^="/doctor/"]').first().click()
  const doctor = await main(page).getByRole('heading', { level: 1 }).innerText()
  const saved = main(page).getByRole('status').filter({ hasText: 'Saved.' })
  await expect(saved).toBeHidden()
  await press(page, `Save ${doctor}`)
  await expect(page).toHaveURL('/login')
  await proveNumber(page, mobile)
  await expect(page).toHaveURL(/\/doctor\/[^/]+#saved$/)
  await expect(saved).toBeVisible()
  await main(page).getByRole('link', { name: 'What you have saved' }).click()
  const sectionOf = (name: string) => main(page).getByRole('region', { name })
  await expect(main(page).locator('.name')).toHaveText('Asha Rao')
  await sectionOf('Saved doctors and hospitals').getByRole('link', { name: doctor }).click()
  await press(page, `Save ${doctor}`)
  await expect(page).toHaveURL(/#saved$/)
  await main(page).getByRole('link', { name: 'What you have saved' }).click()
  await press(page, `Remove ${doctor}`)
  await expect(sectionOf('Saved doctors and hospitals')).toContainText('Nothing is saved.')

  const enquiries = sectionOf('My enquiries')
  await expect(enquiries.locator('.state')).toHaveText('Received')
  await enquiries.locator('summary', { hasText: 'Add something' }).click()
  await enquiries.getByLabel('What should we know as well?').fill('I take blood thinners')
  await enquiries.getByRole('button', { name: 'Add to the enquiry' }).click()
  await expect(enquiries).toContainText('I take blood thinners')
  await enquiries.locator('summary', { hasText: 'Withdraw' }).click()
  await enquiries.getByRole('button', { name: 'Withdraw this enquiry' }).click()
  await expect(main(page).getByRole('status')).toHaveText('The enquiry has been withdrawn')
  await expect(enquiries.locator('.state')).toHaveText('Withdrawn')
  await expect(sectionOf('Where you are logged in')).toContainText('This browser')
})

test('a form of another site changes nothing', async ({ page }) => {
  await logIn(page)
  for (const path of [
    '/profile/erase',
    '/profile/download',
    '/profile/code',
    '/profile/code/send',
    '/profile/enquiry/withdraw',
    '/profile/login/others',
    '/profile/saved',
    '/profile/save',
    '/profile/leave',
    '/profile/whatsapp',
    '/login/mobile',
  ]) {
    const answer = await page.request.post(path, {
      form: { understood: '1', name: 'x', email: 'x@example.org', whatsapp: '1' },
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      maxRedirects: 0,
    })
    expect([path, answer.status()]).toEqual([path, 403])
  }
  await page.goto('/profile')
  await expect(main(page).locator('.name')).toHaveText('Asha Rao')
})

test('a step that somebody else wrote is none', async ({ page, context, baseURL }) => {
  const text = Buffer.from(JSON.stringify({ step: 'otp', mobile: '9876543210', at: Date.now() })).toString(
    'base64url',
  )
  await context.addCookies([{ name: 'login_step', value: `${text}.forged`, url: baseURL ?? '' }])
  await page.goto('/login')
  await expect(main(page).getByLabel('Mobile Number')).toBeVisible()
})

test('the pages speak Hindi under /hi', async ({ page }) => {
  const mobile = someMobile()
  await page.goto('/hi/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  await main(page).getByLabel('मोबाइल नंबर').fill('1')
  await press(page, 'मोबाइल नंबर की पुष्टि करें')
  await expect(page).toHaveURL('/hi/login#problem')
  await expect(main(page).getByRole('alert')).toHaveText('कृपया मान्य मोबाइल नंबर दर्ज करें')
  await main(page).getByLabel('मोबाइल नंबर').fill(mobile)
  await press(page, 'मोबाइल नंबर की पुष्टि करें')
  await main(page)
    .getByLabel('OTP दर्ज करें')
    .fill(await codeSentTo(page, mobile))
  await press(page, 'OTP की पुष्टि करें')
  await main(page).getByLabel('नाम').fill('आशा राव')
  await press(page, 'लॉगिन')
  await expect(page).toHaveURL('/hi/profile?done=login')
  await expect(main(page).getByRole('status')).toHaveText('लॉगिन सफल रहा')
})
