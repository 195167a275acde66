import { expect, test, type Page } from '@playwright/test'
import { ASHA } from '@/machines/session/session.testModel'
import { someMobile } from '@/tests/support/testNumbers'
import { axeFindings } from './axe'
import { CALLS, refusal, success } from './accountCalls'
import { OtpLoginVisitor, codeSentTo } from './otpLoginVisitor'
import { thoroughUnless } from './thorough'
import { widthOf } from './screens'

const PAGE = '/faq'

/** Answers of a server that takes every number and the code 123456, for a user without a name. */
async function typesAnswer(page: Page): Promise<void> {
  await page.route(CALLS.signup, (route) => route.fulfill(success()))
  await page.route(CALLS.login, (route) => {
    const { otp } = route.request().postDataJSON() as { otp: string }
    return route.fulfill(otp === '123456' ? success({ token: 't', name: '' }) : refusal(400, 'Incorrect OTP'))
  })
  await page.route(CALLS.update, (route) => route.fulfill(success()))
  await page.route(CALLS.me, (route) => route.fulfill(success({ ...ASHA, name: 'Asha', email: '' })))
}

for (const width of [360, 768, 1280])
  test(
    `axe finds nothing in any step at ${width} px, nothing is wider than the screen, targets are large enough`,
    thoroughUnless(width === 360),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      const visitor = new OtpLoginVisitor(page)
      await typesAnswer(page)
      await page.clock.install()
      const isFine = async (step: string) => {
        expect(await axeFindings(page), step).toEqual([])
        expect(await widthOf(page), step).toBeLessThanOrEqual(width)
        for (const target of await visitor.form.locator('input:not([type=hidden]), button').all()) {
          const box = await target.boundingBox()
          expect(Math.min(box?.width ?? 0, box?.height ?? 0), step).toBeGreaterThanOrEqual(44)
        }
      }
      await visitor.opens(PAGE)
      await isFine('number')
      await visitor.mobile.fill('98765')
      await visitor.mobile.press('Enter')
      await isFine('number, wrong')
      await visitor.asksForCode('9876543210')
      await expect(visitor.boxes.first()).toBeFocused()
      await isFine('code')
      // The look on paper hides the dialog, and takes the focus from it.
      await visitor.boxes.first().focus()
      await page.keyboard.type('654321')
      await page.keyboard.press('Enter')
      await expect(visitor.errors).toHaveText(['Incorrect OTP'])
      await isFine('code, wrong')
      await page.clock.runFor(31_000)
      await isFine('another code can be had')
      await visitor.resend.click()
      await expect(visitor.form.getByText('OTP has been resent successfully!')).toBeVisible()
      await isFine('another code is sent')
      await visitor.typesCode('123456')
      await visitor.submitButton.click()
      await visitor.submitButton.click()
      await expect(visitor.errors).toHaveText(['Please enter your name'])
      await isFine('name')
      await visitor.name.fill('Asha')
      // The success is shown for one second: the clock is paused during the check.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
      await visitor.submitButton.click()
      await expect(visitor.form.getByText('Login Successful')).toBeVisible()
      const looking = isFine('success')
      for (let part = 0; part < 9; part += 1) await page.clock.runFor(100)
      await looking
    },
  )

test('the keyboard alone opens the login from the header, goes through it and closes it', async ({
  page,
}) => {
  const visitor = new OtpLoginVisitor(page)
  const mobile = someMobile()
  await page.goto(PAGE)
  await page.waitForLoadState('networkidle')
  await visitor.headerLogin.focus()
  await page.keyboard.press('Enter')
  await expect(visitor.mobile).toBeVisible()
  // The title has the focus, then come the close button and the number.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(visitor.mobile).toBeFocused()
  await page.keyboard.type(mobile)
  await page.keyboard.press('Enter')
  await expect(visitor.boxes.first()).toBeFocused()
  await page.keyboard.type(await codeSentTo(page, mobile))
  await expect(visitor.boxes.last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(visitor.submitButton).toBeFocused()
  await page.keyboard.press('Space')
  await expect(visitor.name).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(visitor.dialog).toBeHidden()
})

test('Escape gives the focus back to the header’s button, and the login begins anew', async ({ page }) => {
  const visitor = new OtpLoginVisitor(page)
  await typesAnswer(page)
  await page.goto(PAGE)
  await page.waitForLoadState('networkidle')
  await visitor.headerLogin.click()
  await visitor.asksForCode('9876543210')
  await page.keyboard.press('Escape')
  await expect(visitor.headerLogin).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(visitor.mobile).toHaveValue('')
})

test('a screen reader hears the begin and the end of the countdown, and of no second between', async ({
  page,
}) => {
  const visitor = new OtpLoginVisitor(page)
  await typesAnswer(page)
  await page.clock.install()
  await visitor.opens(PAGE)
  await page.evaluate(() => {
    const announcements: string[] = []
    Object.assign(window, { announcements })
    const listens = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(
          '[role=status], [role=alert], [aria-live]',
        )
        const text = region?.textContent ?? ''
        if (text && text !== announcements.at(-1)) announcements.push(text)
      }
    })
    const dialog = document.querySelector('dialog')
    if (dialog) listens.observe(dialog, { subtree: true, childList: true, characterData: true })
  })
  const announcements = () =>
    page.evaluate(() => (window as unknown as { announcements: string[] }).announcements)
  await visitor.asksForCode('9876543210')
  for (let second = 0; second < 31; second += 1) await page.clock.runFor(1000)
  await expect(visitor.resend).toBeVisible()
  expect(await announcements()).toEqual([
    'You can ask for another OTP in 30 seconds.',
    'You can ask for another OTP now.',
  ])
})

test('the boxes and their group say what they are, and what is wrong', async ({ page }) => {
  const visitor = new OtpLoginVisitor(page)
  await typesAnswer(page)
  await visitor.opens(PAGE)
  await visitor.asksForCode('9876543210')
  for (let place = 0; place < 6; place += 1)
    await expect(visitor.boxes.nth(place)).toHaveAccessibleName(`Digit ${place + 1} of 6`)
  await expect(visitor.boxes.first()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(visitor.group).toHaveAccessibleDescription(
    /^We have sent a 6-digit OTP to \+91\s98765\s43210\. 6 digits, valid for 10 minutes$/,
  )
  await page.keyboard.type('654321')
  await page.keyboard.press('Enter')
  await expect(visitor.errors).toHaveText(['Incorrect OTP'])
  for (let place = 0; place < 6; place += 1) {
    await expect(visitor.boxes.nth(place)).toHaveAccessibleDescription('Incorrect OTP')
    await expect(visitor.boxes.nth(place)).toHaveAttribute('aria-invalid', 'true')
  }
})
