/** What machines do on the server, in the live view: a lead at the desk and on its way to the CRM. */
import { expect, test } from '@playwright/test'
import { DeskSite } from './deskSite'
import { LIVE } from './liveVisitor'

const NAME = 'Padmavathi Iyer'

let site: DeskSite
test.beforeAll(async () => {
  test.setTimeout(120_000)
  // An address without a server: the delivery fails and is scheduled again.
  site = await DeskSite.start({
    DEV_PAGES: '1',
    DESK_OWNS: 'desk',
    CRM_ADAPTER: 'webhook',
    CRM_WEBHOOK_URL: 'http://127.0.0.1:9/',
    CRM_WEBHOOK_SECRET: 'a-secret-of-the-tests-of-thirty-two-letters',
  })
})
test.afterAll(() => site.dispose())

test('a lead is followed from state to state, unnamed, and nothing can be sent to it', async ({
  browser,
}) => {
  const [agent] = await site.signedIn(browser, [{ role: 'agent', name: 'Meera Nair' }])
  const live = await site.page(browser)
  await live.goto(LIVE)
  await expect(live.getByText('No page tells anything yet')).toBeVisible()
  const lead = await site.leaves(NAME)
  await live.getByRole('button', { name: 'See what machines do on the server' }).click()
  const delivery = live.getByRole('button', { name: /^leadDelivery retrying as lead 1$/ })
  await expect(delivery).toBeVisible()

  await agent.goto(`/desk?lead=${lead}`)
  await agent.getByRole('button', { name: 'Claim', exact: true }).first().click()
  await live.getByRole('button', { name: /^leadFollowUp owned.claimed as lead 1$/ }).click()
  await expect(live.locator('[data-transition]')).toContainText('leadFollowUp.queued | claim')
  await expect(live.locator('[data-state="leadFollowUp.owned.claimed"][data-active]')).toHaveCount(1)
  await expect(live.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0)
  expect(await live.content()).not.toMatch(new RegExp(`${NAME}|${lead}`))
  await live.reload()
  await live.getByRole('button', { name: 'See what machines do on the server' }).click()
  await expect(delivery).toBeVisible()
})
