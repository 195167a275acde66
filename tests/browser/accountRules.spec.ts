/** Every row of the data tables of the login and the location modal (devtools/paths/data/accountData.ts), as a visitor enters it. */
import { type Locator, type Page, expect, test } from '@playwright/test'
import type { DataRow } from '@/devtools/paths/data/dataRow'
import {
  type LocationField,
  LOCATION_ROWS,
  type OtpLoginField,
  OTP_LOGIN_ROWS,
} from '@/devtools/paths/data/accountData'
import { ASHA } from '@/machines/session/session.testModel'
import { someMobile } from '@/tests/support/testNumbers'
import { CALLS, success } from './accountCalls'
import { OtpLoginVisitor } from './otpLoginVisitor'
import { LocationVisitor, isLoggedIn } from './placeVisitor'

const PAGE = '/faq'

/** Enters a value as its row says. */
async function enters(page: Page, { value, entered }: Pick<DataRow, 'value' | 'entered'>, field: Locator) {
  if (entered === undefined) return field.fill(value)
  await field.fill('')
  if (entered === 'typed') return field.pressSequentially(value)
  return pastes(page, value)
}

/** Pastes into what has the focus. */
async function pastes(page: Page, value: string) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), value)
  await page.keyboard.press('ControlOrMeta+v')
}

type OtpRow = DataRow<OtpLoginField>
/** How a row is entered in the login, and what is seen of it. */
const OTP_STEPS: Readonly<Record<OtpLoginField, (visitor: OtpLoginVisitor, row: OtpRow) => Promise<void>>> = {
  async mobile(visitor, row) {
    const { page, mobile, submitButton } = visitor
    await enters(page, row, mobile)
    if ('sees' in row.expects) return expect(submitButton).toBeDisabled()
    if ('holds' in row.expects) return expect(mobile).toHaveValue(row.expects.holds.mobile ?? '')
    await submitButton.click()
    if ('accepted' in row.expects) return expect(visitor.group).toBeVisible()
    return expect(visitor.errors).toHaveText([row.expects.message])
  },
  async otp(visitor, row) {
    const { page, boxes, submitButton } = visitor
    await visitor.asksForCode('9876543210')
    if (row.entered === 'pasted') {
      await boxes.first().focus()
      await pastes(page, row.value)
    } else await visitor.typesCode(row.value)
    if ('accepted' in row.expects) {
      const request = page.waitForRequest(CALLS.login)
      await submitButton.click()
      return expect((await request).postDataJSON()).toMatchObject({ otp: row.value })
    }
    if ('message' in row.expects) {
      await page.keyboard.press('Enter')
      return expect(visitor.errors).toHaveText([row.expects.message])
    }
    expect(await visitor.code()).toBe(/^\d+$/.test(row.value) ? row.value.padEnd(6, '.') : '......')
    return expect(submitButton).toBeDisabled()
  },
  async name(visitor, row) {
    await visitor.name.fill(row.value)
    await visitor.submitButton.click()
    if ('message' in row.expects) return expect(visitor.errors).toHaveText([row.expects.message])
    return expect(visitor.form.getByText('Login Successful', { exact: true })).toBeVisible()
  },
}

/** Goes from what a row led to back to where the rows of its field begin. */
async function goesBack(visitor: OtpLoginVisitor): Promise<void> {
  if (!(await visitor.group.isVisible())) return
  await visitor.editNumber.click()
  await expect(visitor.mobile).toBeFocused()
}

for (const field of ['mobile', 'otp'] as const)
  test(`each row of the login’s ${field}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route(CALLS.signup, (route) => route.fulfill(success()))
    const visitor = new OtpLoginVisitor(page)
    await visitor.opens(PAGE)
    for (const row of OTP_LOGIN_ROWS.filter((one) => one.field === field))
      await test.step(row.id, async () => {
        await goesBack(visitor)
        await OTP_STEPS[field](visitor, row)
      })
  })

test('each row of the login’s name', async ({ page }) => {
  const visitor = new OtpLoginVisitor(page)
  await visitor.opens(PAGE)
  await visitor.provesNumber(someMobile())
  await expect(visitor.name).toBeFocused()
  for (const row of OTP_LOGIN_ROWS.filter(({ field }) => field === 'name'))
    await test.step(row.id, () => OTP_STEPS.name(visitor, row))
})

/** Whether the row is about a logged-in user. */
const isUser = ({ given = '' }: DataRow<LocationField>) => given.includes('token')
const asksName = ({ field, given = '' }: DataRow<LocationField>) =>
  field === 'name' && !given.includes('not shown')

/** The rows of one person before one modal: what only says something comes first, what stores and reloads the page last. */
const isEnd = ({ expects }: DataRow<LocationField>) => 'accepted' in expects
const visits = [true, false].flatMap((user) => {
  const rows = LOCATION_ROWS.filter((row) => isUser(row) === user)
  const [end, ...others] = rows.filter(isEnd).map((row) => [row])
  return [[...rows.filter((row) => !isEnd(row)), ...(end ?? [])], ...others]
})

for (const rows of visits)
  test(`rows of the location modal: ${rows.map(({ id }) => id).join(', ')}`, async ({ page }) => {
    const user = rows.some(isUser)
    if (user) await isLoggedIn(page, { name: '' })
    let saved = 0
    await page.route(CALLS.update, (route) => {
      saved += 1
      return route.fulfill(success(ASHA))
    })
    const visitor = new LocationVisitor(page)
    await visitor.opens(PAGE)
    await visitor.hasCities()
    for (const row of rows)
      await test.step(row.id, async () => {
        if ('sees' in row.expects) {
          await expect(visitor.dialog).toHaveAccessibleName(row.expects.sees)
          return expect(visitor.name).toHaveCount(asksName(row) ? 1 : 0)
        }
        if (user) await visitor.name.fill(row.value)
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
