/** The desk as its people use it, on the built site: from a visitor's form to the figures, by keyboard alone. */
import { type Page, expect } from '@playwright/test'
import { deskAccountCopy } from '@/content/copy/deskAccount'
import { inboxCopy, leadPanelCopy } from '@/content/copy/desk'
import { deskFiguresCopy } from '@/content/copy/deskFigures'
import { deskShellCopy } from '@/content/copy/deskShell'
import { staffLoginCopy } from '@/content/copy/staffLogin'
import { interpolate } from '@/content/copy/interpolate'
import { fieldTime } from '@/model/desk/clinicTime'
import { someMobile } from '@/tests/support/testNumbers'
import { axeFindings } from './axe'
import { withAuthenticator } from './deskAuthenticator'
import { deskFaults } from './deskLooks'
import type { DeskSite } from './deskSite'
import { test } from './deskTest'
import { DeskVisitor } from './deskVisitor'
import { HeldCall } from './heldCall'
import { LeadFormVisitor } from './visitor'
import { isItsTurn, thoroughUnless } from './thorough'

// In one browser, on one site; the first of all at it, whose figures count one lead.
test.describe.configure({ mode: 'default' })

const AGENT = 'Meera Nair'
const { states } = inboxCopy
const DAY_MS = 24 * 60 * 60 * 1000
const TAKEN = interpolate(inboxCopy.taken, { name: AGENT })
/** How soon a colleague sees what one did (docs/decisions/0055). */
const SOON = { timeout: 1000 }

let site: DeskSite
let owner: DeskVisitor
let agent: DeskVisitor

test.beforeAll(async ({ browser, site: shared }) => {
  site = shared
  const pages = await site.signedIn(browser, [
    { role: 'owner', name: 'Bela Shah' },
    { role: 'agent', name: AGENT },
  ])
  owner = new DeskVisitor(pages[0])
  agent = new DeskVisitor(pages[1])
})
test.afterAll(() => site.leave())

/** Opens the inbox, with a lead if one is named, and waits until it is live. */
async function opensInbox(visitor: DeskVisitor, leadId?: string): Promise<void> {
  await visitor.page.goto(leadId === undefined ? '/desk' : `/desk?lead=${leadId}`)
  await expect(visitor.line).toContainText(inboxCopy.line.live)
}

/** The leads of the queue as the server has them now. */
async function queue(): Promise<readonly string[]> {
  const answer = await owner.page.request.get('/desk/api/leads?view=queue')
  const { data } = (await answer.json()) as { data: { rows: { leadId: string }[] } }
  return data.rows.map(({ leadId }) => leadId)
}

const shownLeads = ({ rows }: DeskVisitor): Promise<readonly (string | null)[]> =>
  rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-lead')))

/** The date and time in three days at half past eleven, as keys. */
function inThreeDays(): readonly string[] {
  const [year, month, day] = fieldTime(new Date(Date.now() + 3 * DAY_MS), 'Asia/Kolkata')
    .slice(0, 10)
    .split('-')
  // After month and day the focus moves on automatically; a year could have more digits.
  return [...`${month}${day}${year}`, 'ArrowRight', ...'1130A']
}

test('a new owner answers a lead of a minute ago, by keyboard alone', async ({ browser }) => {
  const visitor = await site.page(browser, { javaScriptEnabled: false })
  await visitor.goto('/treatment/piles')
  const form = new LeadFormVisitor(visitor)
  await form.fillsTreatmentForm(someMobile(), 'Kavita Iyer')
  await form.submitButton.click()
  await expect(visitor).toHaveURL(/\/thankyou/)

  const desk = new DeskVisitor(await site.page(browser))
  const { page } = desk
  await withAuthenticator(page)
  await page.goto(await site.invitation('Asha Rao', 'owner'))
  await desk.tabsTo(page.getByRole('button', { name: deskAccountCopy.invitation.passkey }))
  await desk.press('Enter')
  await page.waitForURL(/\/desk$/)

  const state = desk.rows.filter({ hasText: 'Kavita Iyer' }).locator('.state')
  await expect(state).toHaveText(states.queued)
  await desk.press('j')
  await expect(desk.rows.filter({ hasText: 'Kavita Iyer' })).toBeFocused()
  await desk.press('Enter')
  await expect(desk.panel.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(desk.action('claim')).toBeEnabled()
  await desk.press('c')
  await expect(state).toHaveText(`${states.claimed} · ${inboxCopy.ownerYou}`)
  await desk.tabsTo(desk.panel.getByRole('link', { name: /^Call \+91 9\d{9}$/ }))
  await desk.press('Enter')
  await expect(state).toContainText(states.calling)
  await expect(desk.action('book')).toBeEnabled()
  await desk.press('b')
  await expect(desk.details.getByLabel(leadPanelCopy.details.book.field)).toBeFocused()
  for (const key of inThreeDays()) await desk.press(key)
  await desk.press('Enter')
  await expect(state).toContainText(states.booked)
  await expect(desk.panel.locator('.timeline')).toContainText('11:30')

  await desk.tabsTo(page.getByRole('link', { name: deskShellCopy.figures }), 'Shift+Tab')
  await desk.press('Enter')
  const funnel = page.locator('section.funnel')
  await desk.tabsTo(funnel.locator('summary'))
  await desk.press('Enter')
  const { steps, sourcesNone, changeFromNone } = deskFiguresCopy
  await expect(page.locator('section.sources .summary')).toHaveText(sourcesNone)
  await expect(page.locator('section.days .summary')).toHaveText(interpolate(changeFromNone, { now: '1' }))
  for (const [step, count] of [
    [steps.leads, '1'],
    [steps.called, '1'],
    [steps.booked, '1'],
    [steps.visited, '0'],
  ] as const)
    await expect(funnel.getByRole('row', { name: step }).getByRole('cell').first()).toHaveText(count)

  await desk.tabsTo(page.getByRole('button', { name: deskShellCopy.signOut }), 'Shift+Tab')
  await desk.press('Enter')
  await desk.tabsTo(page.getByRole('button', { name: staffLoginCopy.passkey }))
  await desk.press('Enter')
  await page.waitForURL(/\/desk$/)
  await expect(desk.line).toContainText(inboxCopy.line.live)
})

test('who has taken a lead that is open elsewhere is read there within a second', async () => {
  for (const visitor of [owner, agent]) await opensInbox(visitor)
  const leadId = await site.leaves('Rohan Das')
  for (const visitor of [owner, agent]) {
    await expect(visitor.row(leadId)).toBeVisible()
    await visitor.row(leadId).press('Enter')
    await expect(visitor.action('claim')).toBeEnabled()
  }
  await agent.press('c')
  await expect(agent.row(leadId).locator('.state')).toHaveText(`${states.claimed} · ${inboxCopy.ownerYou}`)
  await expect(owner.notice).toContainText(TAKEN, SOON)
  await expect(owner.row(leadId).locator('.state')).toHaveText(`${states.claimed} · ${AGENT}`, SOON)
  await expect(owner.action('take')).toBeVisible()
  await owner.enters(owner.notice.getByRole('button'))
  await expect(owner.notice).toHaveCount(0)
})

test('a key that is pressed before the page is alive counts once it is', async () => {
  const { page } = agent
  const leadId = await site.leaves('Nisha Pillai')
  await expect.poll(queue).toContain(leadId)
  const code = '**/_next/static/islands/**'
  let arrives = (): void => {}
  const held = new Promise<void>((done) => (arrives = done))
  await page.route(code, async (route) => {
    await held
    await route.continue()
  })
  // The start script, which keeps keys, asks for the code; the row may be painted before that script has come.
  const asked = page.waitForRequest(code)
  await page.goto('/desk?view=all', { waitUntil: 'commit' })
  await expect(agent.row(leadId)).toBeVisible()
  await asked
  await agent.press('j')
  arrives()
  await expect(agent.row(leadId)).toBeFocused()
  await page.unroute(code)
})

test('of two who claim at once one is told who was faster', async () => {
  for (const visitor of [owner, agent]) await opensInbox(visitor)
  const leadId = await site.leaves('Farah Khan')
  for (const visitor of [owner, agent]) {
    await expect(visitor.row(leadId)).toBeVisible()
    await visitor.row(leadId).press('Enter')
    await expect(visitor.action('claim')).toBeEnabled()
  }
  const claim = await HeldCall.on(owner.page, '**/desk/api/lead')
  await owner.press('c')
  const onItsWay = await claim.isOnItsWay()
  await agent.press('c')
  await expect(agent.row(leadId).locator('.state')).toContainText(inboxCopy.ownerYou)
  await onItsWay.continue()
  await expect(owner.message).toContainText(TAKEN)
  await expect(owner.row(leadId).locator('.state')).toHaveText(`${states.claimed} · ${AGENT}`)
  await owner.page.unroute('**/desk/api/lead')
  await owner.enters(owner.message.getByRole('button', { name: leadPanelCopy.understood }))
  await expect(owner.message).toHaveCount(0)
})

test('a lost connection is seen, nothing is missed or done twice, and what was not sent can be sent again', async () => {
  const [kept, taken] = [await site.leaves('Lata Menon'), await site.leaves('Imran Shaikh')]
  // What comes with the page needs no call: the first one is made while there is no connection.
  await opensInbox(owner, kept)
  await expect(owner.row(kept)).toBeVisible()
  await opensInbox(agent)
  await owner.page.context().setOffline(true)
  await expect(owner.line).toContainText(inboxCopy.line.offline)
  await owner.press('c')
  await expect(owner.message).toContainText(leadPanelCopy.notSent)
  await expect(owner.row(kept).locator('.state')).toHaveText(states.queued)

  await expect(agent.row(taken)).toBeVisible()
  await agent.row(taken).press('Enter')
  await expect(agent.action('claim')).toBeEnabled()
  await agent.press('c')
  await expect(agent.row(taken).locator('.state')).toContainText(inboxCopy.ownerYou)
  const arrived = await site.leaves('Nisha Pillai')
  await expect(agent.row(arrived)).toBeVisible()
  await expect(owner.row(arrived)).toHaveCount(0)

  await owner.page.context().setOffline(false)
  await expect(owner.line).toContainText(inboxCopy.line.live)
  await expect(owner.row(arrived)).toBeVisible()
  expect(await shownLeads(owner)).toEqual(await queue())
  await owner.enters(owner.message.getByRole('button', { name: leadPanelCopy.retry }))
  await expect(owner.row(kept).locator('.state')).toHaveText(`${states.claimed} · ${inboxCopy.ownerYou}`)
  await expect(owner.message).toHaveCount(0)
  const claims = owner.panel.locator('.timeline li', { hasText: leadPanelCopy.actions.claim })
  await expect(claims).toHaveCount(1)
  await expect(owner.rows).toHaveCount(new Set(await shownLeads(owner)).size)
})

test(
  'its pages are clean for axe by day and night, and hold at every width',
  thoroughUnless(isItsTurn('desk')),
  async ({ browser }) => {
    test.setTimeout(120_000)
    const stranger = await site.page(browser)
    const leadId = await site.leaves('Anita Joseph')
    const looksGood = async (page: Page, path: string) => {
      await page.goto(path)
      expect([path, await deskFaults(page, path)]).toEqual([path, []])
      expect([path, await axeFindings(page)]).toEqual([path, []])
    }
    const { searchParams } = new URL(await site.invitation('Dev Patel', 'viewer'))
    for (const path of ['/desk/login', '/desk/login?plain=1', `/desk/invitation?${searchParams}`])
      await looksGood(stranger, path)
    for (const path of [
      '/desk',
      `/desk?lead=${leadId}`,
      '/desk/figures',
      '/desk/behaviour',
      '/desk/settings',
      '/desk/staff',
      '/desk/account',
      '/desk/alerts',
      '/desk/catalogue',
    ])
      await looksGood(owner.page, path)
  },
)

test('each plot has its name, its table, and answers as CSV and as a picture', async () => {
  const { page } = owner
  await opensInbox(owner, await site.leaves('Joseph Mathew'))
  for (const [action, key] of [
    ['claim', 'c'],
    ['call', 'd'],
    ['book', 'b'],
    ['visit', 'v'],
  ] as const) {
    await expect(owner.action(action)).toBeEnabled()
    await owner.press(key)
    if (action === 'book') await owner.details.getByLabel(leadPanelCopy.details.book.field).press('Enter')
  }
  await expect(owner.panel.locator('.summary .state')).toContainText(states.visited)
  await page.goto('/desk/figures')
  // No enquiry is lost, nothing was spent, and nobody has an appointment.
  const NOTHING_YET = [
    'costs',
    'lost',
    'sessions',
    'doctors',
    'departments',
    'absenceBySource',
    'absenceByNotice',
  ]
  for (const [id, title] of Object.entries(deskFiguresCopy.titles)) {
    const section = page.locator(`section.${id}`)
    const plot = section.getByRole('img', { name: `${title}. ` })
    if (NOTHING_YET.includes(id)) await expect(plot).toHaveCount(0)
    else await expect(plot).toBeVisible()
    await expect(section.getByRole('table', { name: title, includeHidden: true })).toHaveCount(1)
    for (const [format, type] of [
      ['csv', 'text/csv; charset=utf-8'],
      ['png', 'image/png'],
    ] as const) {
      const name = interpolate(deskFiguresCopy.download, { title, format: deskFiguresCopy[format] })
      const address = await section.getByRole('link', { name }).getAttribute('href')
      const answer = await page.request.get(address ?? '')
      expect([address, answer.status(), answer.headers()['content-type']]).toEqual([address, 200, type])
    }
  }
})
