import { expect, test } from '@playwright/test'
import { CALLS, success } from './accountCalls'
import { OtpLoginVisitor } from './otpLoginVisitor'

const PAGE = '/faq'

test('the number: no other keys, no leading 0, no eleventh digit, a pasted +91, no other country', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const visitor = new OtpLoginVisitor(page)
  const { mobile, errors } = visitor
  const pastes = async (text: string) => {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
    await mobile.fill('')
    await mobile.press('ControlOrMeta+v')
  }
  await visitor.opens(PAGE)
  await mobile.pressSequentially('0e9+8-7.6a5432101')
  await expect(mobile).toHaveValue('9876543210')
  await pastes('+91 98765-43210')
  await expect(mobile).toHaveValue('9876543210')
  await pastes('0091 98765 43210')
  await expect(mobile).toHaveValue('9876543210')
  await pastes('+1 415 555 0123')
  await expect(mobile).toHaveValue('+1 415 555 0123')
  await expect(errors).toHaveText(['Please enter valid mobile number'])
  await mobile.fill('')
  await mobile.pressSequentially('5876543210')
  await expect(errors).toHaveCount(0)
  await visitor.submitButton.click()
  await expect(errors).toHaveText(['Please enter valid mobile number'])
})

test('the boxes: typing, backspace, arrows, a paste into any box, autofill of the whole code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const visitor = new OtpLoginVisitor(page)
  await page.route(CALLS.signup, (route) => route.fulfill(success()))
  await visitor.opens(PAGE)
  await visitor.asksForCode('9876543210')
  const { boxes } = visitor
  const pastes = async (text: string) => {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text)
    await page.keyboard.press('ControlOrMeta+v')
  }
  await expect(boxes.first()).toBeFocused()
  await page.keyboard.type('12a3')
  expect(await visitor.code()).toBe('123...')
  await expect(boxes.nth(3)).toBeFocused()
  await page.keyboard.press('Backspace')
  expect(await visitor.code()).toBe('12....')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('9')
  expect(await visitor.code()).toBe('19....')
  await boxes.nth(4).click()
  await pastes('no code at all')
  expect(await visitor.code()).toBe('19....')
  await pastes('code 123456')
  expect(await visitor.code()).toBe('123456')
  await pastes('246 810')
  expect(await visitor.code()).toBe('246810')
  await expect(visitor.submitButton).toBeEnabled()
  await boxes.first().fill('135791')
  expect(await visitor.code()).toBe('135791')
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Backspace')
  expect(await visitor.code()).toBe('......')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expect(visitor.errors).toHaveText(['Please enter valid OTP'])
})
