/** Every row of the data tables of the login and the location modal (devtools/paths/data/accountData.ts), as a visitor enters it. */
import { type Locator, type Page, expect, test } from '@playwright/test'
import type { DataRow } from '@/devtools/paths/data/dataRow'
import {
  type LocationField,
  LOCATION_ROWS,
  type OtpLoginField,
  OTP_LOGIN_ROWS,
} from '@/devtools/paths/data/accountData'
import { CALLS, OtpLoginVisitor, codeSentTo, ownNumber, success } from './otpLoginVisitor'
import { ASHA, LocationVisitor, isLoggedIn } from './placeVisitor'

const PAGE = '/faq'

/** Enters a value as its row says. */
async function enters(page: Page, { value, entered }: Pick<DataRow, 'value' | 'entered'>, field: Locator) {
  await field.focus()
  if (entered === undefined) return field.fill(value)
  if (entered === 'typed') return field.pressSequentially(value)
  await page.evaluate((text) => navigator.clipboard.writeText(text), value)
  await page.keyboard.press('ControlOrMeta+v')
}

type OtpRow = DataRow<OtpLoginField>
/** How a row is entered in the login, and what is seen of it. */
const OTP_STEPS: Readonly<Record<OtpLoginField, (visitor: OtpLoginVisitor, row: OtpRow) => Promise<void>>> = {
  async mobile(visitor, row) {
    const { page, mobile, submitButton } = visitor
    await page.route(CALLS.signup, (route) => route.fulfill(success()))
    await enters(page, row, mobile)
    if ('sees' in row.expects) return expect(submitButton).toBeDisabled()
    if ('holds' in row.expects) return expect(mobile).toHaveValue(row.expects.holds.mobile ?? '')
    await submitButton.click()
    if ('accepted' in row.expects) return expect(visitor.group).toBeVisible()
    return expect(visitor.errors).toHaveText([row.expects.message])
  },
  async otp(visitor, row) {
    const { page, boxes, submitButton } = visitor
    await page.route(CALLS.signup, (route) => route.fulfill(success()))
    await visitor.asksForCode('9876543210')
    if (row.entered === 'pasted') await enters(page, row, boxes.first())
    else await visitor.typesCode(row.value)
    if ('accepted' in row.expects) {
      const asked = page.waitForRequest(CALLS.login)
      await submitButton.click()
      return expect((await asked).postDataJSON()).toMatchObject({ otp: row.value })
    }
    if ('message' in row.expects) {
      await page.keyboard.press('Enter')
      return expect(visitor.errors).toHaveText([row.expects.message])
    }
    expect(await visitor.code()).toBe(/^\d+$/.test(row.value) ? row.value.padEnd(6, '.') : '......')
    return expect(submitButton).toBeDisabled()
  },
  async name(visitor, row) {
    const mobile = ownNumber()
    await visitor.asksForCode(mobile)
    await visitor.typesCode(await codeSentTo(visitor.page, mobile))
    await visitor.submitButton.click()
    await expect(visitor.name).toBeFocused()
    await visitor.name.fill(row.value)
    await visitor.submitButton.click()
    if ('message' in row.expects) return expect(visitor.errors).toHaveText([row.expects.message])
    return expect(visitor.form.getByText('Login Successful', { exact: true })).toBeVisible()
  },
}

test('each row of the login', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const row of OTP_LOGIN_ROWS)
    await test.step(row.id, async () => {
      await context.clearCookies()
      await page.unrouteAll()
      const visitor = new OtpLoginVisitor(page)
      await page.goto('about:blank')
      await visitor.opens(PAGE)
      await OTP_STEPS[row.field](visitor, row)
    })
})

/** Whom the modal stands before, in the rows' words. */
const isUser = ({ given = '' }: DataRow<LocationField>) => given.includes('token')
const asksName = ({ field, given = '' }: DataRow<LocationField>) =>
  field === 'name' && !given.includes('not shown')

test('each row of the location modal', async ({ page, context }) => {
  for (const row of LOCATION_ROWS)
    await test.step(row.id, async () => {
      await context.clearCookies()
      await page.unrouteAll()
      if (isUser(row)) await isLoggedIn(page, { name: '' })
      let saved = 0
      await page.route(CALLS.update, (route) => {
        saved += 1
        return route.fulfill(success(ASHA))
      })
      const visitor = new LocationVisitor(page)
      await page.goto('about:blank')
      await visitor.opens(PAGE)
      await visitor.hasCities()
      if ('sees' in row.expects) {
        await expect(visitor.dialog).toHaveAccessibleName(row.expects.sees)
        return expect(visitor.name).toHaveCount(asksName(row) ? 1 : 0)
      }
      if (isUser(row)) await visitor.name.fill(row.value)
      // The row's own field alone may be wrong.
      const city = row.field === 'city' ? row.value : 'Mumbai'
      if (city) await visitor.city.selectOption({ label: city })
      await visitor.submitButton.click()
      if ('message' in row.expects) {
        await expect(visitor.errors).toHaveText([row.expects.message])
        return expect(saved).toBe(0)
      }
      await expect(visitor.dialog.locator('.done')).toBeFocused()
    })
})
