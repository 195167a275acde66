import { expect, test } from '@playwright/test'
import { ModalsVisitor } from './modalsVisitor'
import { CALLS, success } from './otpLoginVisitor'
import { ASHA } from './placeVisitor'
import { HeldCall } from './searchVisitor'
import { walkInBrowser } from './walkInBrowser'

walkInBrowser('modals')

test('the modals about a user show their content once the server has said who it is', async ({ page }) => {
  const visitor = new ModalsVisitor(page)
  const me = new HeldCall(CALLS.me)
  await me.takes(page)
  await page.context().addCookies([{ name: 'signed_in', value: '1', domain: 'localhost', path: '/' }])
  await visitor.opens('/faq#profile')
  const question = await me.isOnItsWay()
  await expect(visitor.heading).toHaveText('Profile')
  await expect(visitor.dialog.getByText('Asha Rao')).toBeHidden()
  await question.fulfill(success(ASHA))
  await expect(visitor.dialog.getByText('Asha Rao')).toBeVisible()
})
