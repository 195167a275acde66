import { type Page, expect, test } from '@playwright/test'
import { someMobile } from '@/tests/support/testNumbers'
import { axeFindings } from './axe'
import { codeSentTo } from './otpLoginVisitor'
import { htmlFindings } from './validHtml'

/** What is wrong with the page's HTML as the server sent it. */
const findingsOf = async (page: Page) => htmlFindings(await (await page.request.get(page.url())).text())

// axe is a script; the pages themselves are those without JavaScript.
test('every state of the pages of the account is valid HTML, and axe finds nothing', async ({ page }) => {
  const look = async (path?: string) => {
    if (path) await page.goto(path)
    expect([page.url(), await findingsOf(page)]).toEqual([page.url(), []])
    expect([page.url(), await axeFindings(page)]).toEqual([page.url(), []])
  }
  // A connection that rested while axe worked may be closed at the moment it is used again.
  const send = (path: string, form: Record<string, string>) =>
    page.request.post(path, { form, headers: { 'sec-fetch-site': 'same-origin' }, maxRetries: 3 })
  await look('/login')
  expect((await send('/login/mobile', { mobile: '1' })).ok()).toBe(true)
  await look('/login')
  const mobile = someMobile()
  await send('/login/mobile', { mobile })
  await send('/login/otp', { otp: '1' })
  await look('/login')
  await send('/login/otp', { otp: await codeSentTo(page, mobile) })
  await look('/login')
  await send('/login/name', { name: 'Asha Rao' })
  for (const path of ['/login', '/profile?done=updated', '/profile?problem=tooMany', '/profile/logout'])
    await look(path)
  await look('/profile/delete?problem=unconfirmed')
  await look('/hi/profile?done=consent-withdrawn&crm=2')
  await look('/profile/deleted?crm=2')
})
