import { expect, test, type Page } from '@playwright/test'
import { modalCopy } from '@/content/copy/modals'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { someMobile } from '@/tests/support/testNumbers'
import { CALLS, refusal, success } from './accountCalls'
import { HeldOtpCall, MessageReader, OtpLoginVisitor, codeSentTo } from './otpLoginVisitor'
import { pausesClock } from './placeVisitor'
import { thoroughUnless } from './thorough'

const PAGE = '/faq'
const TOO_MANY = 'Too many requests. Please try again later'

const events = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((one) => (one as { event?: string }).event))

test('a new visitor signs up: every label and message in its place, with the code that was sent', async ({
  page,
}) => {
  const visitor = new OtpLoginVisitor(page)
  const { form, submitButton } = visitor
  const signup = new HeldOtpCall(CALLS.signup)
  const login = new HeldOtpCall(CALLS.login)
  const me = new HeldOtpCall(CALLS.me)
  for (const call of [signup, login, me]) await call.takes(page)
  const mobile = someMobile()
  await page.clock.install()
  await visitor.opens(PAGE)
  await pausesClock(page)

  await expect(submitButton).toHaveText('Verify Mobile Number')
  await visitor.mobile.fill(mobile.slice(0, 9))
  await expect(submitButton).toBeDisabled()
  await visitor.mobile.fill(mobile)
  await expect(submitButton).toBeEnabled()
  await submitButton.dblclick()
  await expect(submitButton).toHaveText('Verify...')
  await signup.goesOn()
  await expect(visitor.group).toBeVisible()
  expect(signup.requests).toEqual([{ mobileNo: mobile, resend: 0, countryCode: '91' }])

  await expect(submitButton).toHaveText('Verify OTP')
  await expect(submitButton).toBeDisabled()
  for (let left = 30; left >= 1; left -= 1) {
    await expect(form.getByText(`Resend OTP in ${left} secs`, { exact: true })).toBeVisible()
    await page.clock.runFor(1000)
  }
  await expect(form.getByText("Haven't received OTP yet?", { exact: true })).toBeVisible()
  await visitor.resend.click()
  // A click does not wait for the call that it brings about.
  await expect.poll(() => signup.requests.at(-1)).toEqual({ mobileNo: mobile, resend: 1, countryCode: '91' })
  await signup.fulfills(success())
  await expect(form.getByText('OTP has been resent successfully!', { exact: true })).toBeVisible()
  await expect(form.getByText('Resend OTP in 30 secs', { exact: true })).toBeVisible()

  const code = await codeSentTo(page, mobile)
  await visitor.typesCode(code === '000000' ? '111111' : '000000')
  await submitButton.click()
  await expect(submitButton).toHaveText('Verifying OTP...')
  await login.goesOn()
  await expect(visitor.group.getByText('Incorrect OTP', { exact: true })).toBeVisible()
  await visitor.typesCode(code)
  await submitButton.click()
  await login.goesOn()
  expect(login.requests.at(-1)).toEqual({ mobileNo: mobile, countryCode: '91', otp: code })

  await expect(visitor.dialog).toHaveAccessibleName('Personal Details')
  await expect(visitor.name).toBeFocused()
  await expect(submitButton).toHaveText('Login')
  await submitButton.click()
  await expect(form.getByText('Please enter your name', { exact: true })).toBeVisible()
  await visitor.name.fill('Asha Rao')
  await submitButton.click()
  await expect(submitButton).toHaveText('Logging you in...')
  await me.goesOn()
  me.isHolding = false
  await expect(form.getByText('Login Successful', { exact: true })).toBeVisible()
  await page.clock.runFor(900)
  await expect(form.getByText('Login Successful', { exact: true })).toBeVisible()
  expect(await events(page)).not.toContain('location_viewed')
  await page.clock.runFor(200)
  await expect(form).toHaveCount(0)
  expect(await events(page)).toContain('location_viewed')
  await expect(visitor.dialog).toHaveAccessibleName(modalCopy.en.titles.location)
  await expect(visitor.headerLogin).toBeHidden()

  const cookies = new Map((await page.context().cookies()).map((cookie) => [cookie.name, cookie]))
  expect(cookies.get('cred_hexa')?.httpOnly).toBe(true)
  expect(cookies.get('visitorid')?.value).toBeTruthy()
  expect(await page.evaluate(() => document.cookie)).not.toContain('cred_hexa')
})

test.describe('what the server refuses is said where it belongs', () => {
  const CASES = [
    ['the first item of the error array', refusal(429, TOO_MANY), TOO_MANY],
    ['else the status message', { status: 429, json: { status: { code: 429, message: 'Said' } } }, 'Said'],
    ['else that something went wrong', { status: 502, body: 'Bad gateway' }, 'Somthing went wrong'],
  ] as const

  // Which words an answer has is proven in services/otp.test.ts; where they stand, by the first every day.
  for (const [what, answer, copy] of CASES)
    test(
      `${what}: under the number on sending, under the code on resending and checking`,
      thoroughUnless(copy === TOO_MANY),
      async ({ page }) => {
        const visitor = new OtpLoginVisitor(page)
        const calls = { signup: answer as Parameters<HeldOtpCall['fulfills']>[0] }
        await page.route(CALLS.signup, (route) => route.fulfill(calls.signup))
        await page.route(CALLS.login, (route) => route.fulfill(answer))
        await page.clock.install()
        await visitor.opens(PAGE)
        await visitor.mobile.fill('9876543210')
        await visitor.submitButton.click()
        const field = visitor.form.locator('.field', {
          has: page.getByLabel('Mobile Number', { exact: true }),
        })
        await expect(field.getByText(copy, { exact: true })).toBeVisible()
        await expect(visitor.mobile).toHaveAccessibleDescription(new RegExp(copy))
        await expect(visitor.mobile).toHaveValue('9876543210')

        calls.signup = success()
        await visitor.submitButton.click()
        await expect(visitor.group).toBeVisible()
        await expect(visitor.errors).toHaveCount(0)
        calls.signup = answer
        await page.clock.runFor(31_000)
        await visitor.resend.click()
        await expect(visitor.group.getByText(copy, { exact: true })).toBeVisible()
        await expect(visitor.boxes.first()).toHaveAccessibleDescription(copy)

        await visitor.typesCode('123456')
        await expect(visitor.errors).toHaveCount(0)
        await visitor.submitButton.click()
        await expect(visitor.group.getByText(copy, { exact: true })).toBeVisible()
        await expect(visitor.boxes.first()).toBeFocused()
      },
    )

  test('no network says so in each step, and each can be tried again', async ({ page, context }) => {
    const visitor = new OtpLoginVisitor(page)
    const mobile = someMobile()
    await visitor.opens(PAGE)
    await context.setOffline(true)
    await visitor.mobile.fill(mobile)
    await visitor.submitButton.click()
    await expect(visitor.errors).toHaveText(['Somthing went wrong'])
    await context.setOffline(false)
    await visitor.submitButton.click()
    await expect(visitor.group).toBeVisible()
    const code = await codeSentTo(page, mobile)
    await visitor.typesCode(code)
    await context.setOffline(true)
    await visitor.submitButton.click()
    await expect(visitor.errors).toHaveText(['Somthing went wrong here'])
    await context.setOffline(false)
    await visitor.submitButton.click()
    await visitor.name.fill('Asha')
    await context.setOffline(true)
    await visitor.submitButton.click()
    await expect(visitor.errors).toHaveText(['Somthing went wrong here'])
    await expect(visitor.name).toHaveValue('Asha')
    await context.setOffline(false)
    await visitor.submitButton.click()
    await expect(visitor.form.getByText('Login Successful', { exact: true })).toBeVisible()
  })
})

test('editing the number begins anew: nothing is kept, and the countdown begins again', async ({ page }) => {
  const visitor = new OtpLoginVisitor(page)
  await page.route(CALLS.signup, (route) => route.fulfill(success()))
  await page.clock.install()
  await visitor.opens(PAGE)
  await visitor.asksForCode('9876543210')
  await pausesClock(page)
  await page.keyboard.type('123')
  await page.clock.runFor(10_000)
  await visitor.editNumber.click()
  await expect(visitor.mobile).toHaveValue('')
  await expect(visitor.mobile).toBeFocused()
  await visitor.asksForCode('9123456780')
  expect(await visitor.code()).toBe('......')
  await expect(visitor.form.getByText('Resend OTP in 30 secs', { exact: true })).toBeVisible()
})

test('the browser reads the code from the message where it can, and stops when the login closes', async ({
  page,
}) => {
  const visitor = new OtpLoginVisitor(page)
  const reader = new MessageReader(page)
  const mobile = someMobile()
  await reader.takesPart()
  await visitor.opens(PAGE)
  await visitor.asksForCode(mobile)
  expect(await reader.waiting()).toBe(1)
  const code = await codeSentTo(page, mobile)
  await reader.reads(code)
  await expect.poll(() => visitor.code()).toBe(code)
  await visitor.editNumber.click()
  await page.route(CALLS.signup, (route) => route.fulfill(success()))
  await visitor.asksForCode(mobile)
  await expect.poll(() => reader.waiting()).toBe(1)
  await page.keyboard.press('Escape')
  await expect(visitor.dialog).toBeHidden()
  await expect.poll(() => reader.waiting()).toBe(0)
})

test('after a reload in the middle the boxes of the code that was sent are shown again, with the time until another one', async ({
  page,
}) => {
  const visitor = new OtpLoginVisitor(page)
  const mobile = someMobile()
  await visitor.opens(PAGE)
  await visitor.asksForCode(mobile)
  await page.reload()
  await expect(visitor.mobile).toHaveValue('')
  await visitor.mobile.fill(mobile)
  await visitor.submitButton.click()
  await expect(visitor.boxes).toHaveCount(6)
  await expect(visitor.errors).toHaveCount(0)
  await expect(visitor.form.getByText(/^Resend OTP in [12]?\d secs$/)).toBeVisible()
  await visitor.typesCode(await codeSentTo(page, mobile))
  await visitor.submitButton.click()
  await expect(visitor.name).toBeVisible()
})

test('closed after the code was right, the visitor is logged in all the same', async ({ page }) => {
  const visitor = new OtpLoginVisitor(page)
  await visitor.opens(PAGE)
  await visitor.provesNumber(someMobile())
  await expect(visitor.name).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(visitor.dialog).toBeHidden()
  await expect(visitor.headerLogin).toBeHidden()
})

// The rule itself is proven on a clock every day (server/accounts/otp).
test(
  'thirty seconds later the server itself sends another code, and only that one is right',
  thoroughUnless(false),
  async ({ page }) => {
    test.slow()
    const visitor = new OtpLoginVisitor(page)
    const mobile = someMobile()
    await visitor.opens(PAGE)
    await visitor.asksForCode(mobile)
    const first = await codeSentTo(page, mobile)
    await visitor.resend.click({ timeout: 45_000 })
    await expect(visitor.form.getByText('OTP has been resent successfully!', { exact: true })).toBeVisible()
    const second = await codeSentTo(page, mobile)
    if (first !== second) {
      await visitor.typesCode(first)
      await visitor.submitButton.click()
      await expect(visitor.errors).toHaveText(['Incorrect OTP'])
    }
    await visitor.typesCode(second)
    await visitor.submitButton.click()
    await expect(visitor.name).toBeVisible()
  },
)

test('on Hindi pages the login speaks Hindi', async ({ page }) => {
  const hindi = otpLoginCopy.hi
  await page.route(CALLS.signup, (route) => route.fulfill(refusal(429, TOO_MANY, 'tooMany')))
  await page.goto('/hi/blog#login')
  const form = page.getByRole('dialog').locator('form')
  await form.getByLabel(hindi.mobile, { exact: true }).fill('9876543210')
  await form.getByRole('button', { name: hindi.buttons.verifyMobile }).click()
  await expect(form.locator('.error')).toHaveText(hindi.refusals.tooMany ?? '')
})
