/** The list of a day without JavaScript: from request to the end of the visit, by pointer and by keyboard. */
import { type Page, expect } from '@playwright/test'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { deskShellCopy } from '@/content/copy/deskShell'
import { interpolate } from '@/content/copy/interpolate'
import type { DayAction, DayGroup } from '@/model/desk/deskDay'
import { axeFindings } from './axe'
import type { DeskSite } from './deskSite'
import { test } from './deskTest'
import { DeskVisitor } from './deskVisitor'

test.describe.configure({ mode: 'serial' })

const AGENT = 'Leela Menon'
const COLLEAGUE = 'Kiran Joshi'
/** Doctors of the demonstration, a test each. */
const DOCTORS = { visit: 1, two: 2, keyboard: 3, session: 4, looks: 5, live: 6 } as const

let site: DeskSite
let leela: Page
let kiran: Page
let manager: Page
let viewer: Page
let alive: Page
let other: Page
test.beforeAll(async ({ browser, site: shared }) => {
  site = shared
  const plain = { javaScriptEnabled: false }
  ;[leela, kiran, manager, viewer, alive, other] = await site.signedIn(browser, [
    { role: 'agent', name: AGENT, ...plain },
    { role: 'agent', name: COLLEAGUE, ...plain },
    { role: 'manager', name: 'Tara Gill', ...plain },
    { role: 'viewer', name: 'Vera Sen', ...plain },
    { role: 'manager', name: 'Omar Ali' },
    { role: 'agent', name: 'Pia Roy' },
  ])
})
test.afterAll(() => site.leave())

const rowOf = (page: Page, id: string) => page.locator(`[data-appointment='${id}']`)
const groupOf = (page: Page, id: string, group: DayGroup) =>
  page.locator(`[data-group='${group}']`).filter({ has: rowOf(page, id) })
const button = (page: Page, id: string, name: string) =>
  rowOf(page, id).getByRole('button', { name: new RegExp(`^${name}: `) })
const opens = (page: Page, date: string) => page.goto(`/desk/day?date=${date}`)

async function does(page: Page, id: string, action: DayAction, group: DayGroup): Promise<void> {
  await button(page, id, copy.actions[action]).click()
  await expect(rowOf(page, id).getByRole('status')).toHaveText(
    interpolate(copy.done, { action: copy.actions[action] }),
  )
  await expect(rowOf(page, id)).toBeFocused()
  await expect(groupOf(page, id, group)).toBeVisible()
}

test('a request is accepted, and its patient arrives, is called in and seen', async () => {
  const { id, date } = await site.books(DOCTORS.visit, 'Sunita Devi')
  await leela.goto('/desk')
  await leela.getByRole('navigation').getByRole('link', { name: deskShellCopy.day, exact: true }).click()
  await leela.getByLabel(copy.date).fill(date)
  await leela.getByRole('button', { name: copy.show }).click()
  await expect(groupOf(leela, id, 'requested')).toBeVisible()
  await expect(rowOf(leela, id)).toContainText('Sunita Devi')
  await does(leela, id, 'accept', 'expected')
  await does(leela, id, 'arrive', 'arrived')
  await does(leela, id, 'begin', 'inConsultation')
  await does(leela, id, 'finish', 'seen')
  await expect(rowOf(leela, id).getByRole('button')).toHaveText([copy.actions.undo])
  await rowOf(leela, id).getByRole('link').click()
  await expect(leela.getByRole('heading', { name: 'Sunita Devi' })).toBeVisible()

  await opens(viewer, date)
  await expect(rowOf(viewer, id)).toBeVisible()
  await expect(viewer.locator('main').getByRole('button')).toHaveCount(1)
})

test('of two the second is told who was faster, and nothing is done twice', async () => {
  const { id, date } = await site.books(DOCTORS.two, 'Mohan Lal')
  for (const page of [leela, kiran]) await opens(page, date)
  await does(kiran, id, 'accept', 'expected')
  await rowOf(leela, id).locator('summary').click()
  await rowOf(leela, id).getByLabel(copy.reason).selectOption('full')
  await button(leela, id, copy.actions.decline).click()
  await expect(rowOf(leela, id).getByRole('alert')).toHaveText(
    interpolate(copy.conflictBy, { name: COLLEAGUE }),
  )
  await expect(groupOf(leela, id, 'expected')).toBeVisible()

  await rowOf(leela, id).locator('summary').click()
  await button(leela, id, copy.actions.cancelByClinic).click()
  await expect(rowOf(leela, id).getByRole('alert')).toHaveText(copy.problems.noReason)
  await rowOf(leela, id).locator('summary').click()
  await rowOf(leela, id).getByLabel(copy.reason).selectOption('doctorAway')
  await does(leela, id, 'cancelByClinic', 'over')
})

test('everything is done by keyboard', async () => {
  const { id, date } = await site.books(DOCTORS.keyboard, 'Kamala Bai')
  await opens(leela, date)
  const visitor = new DeskVisitor(leela)
  for (const action of ['accept', 'arrive', 'begin'] as const) {
    await visitor.tabsTo(button(leela, id, copy.actions[action]))
    await visitor.press('Enter')
    await expect(rowOf(leela, id)).toBeFocused()
  }
  await expect(groupOf(leela, id, 'inConsultation')).toBeVisible()
})

test('a manager cancels a whole session, and its patients need other places', async () => {
  const { id, date } = await site.books(DOCTORS.session, 'Imran Khan')
  await opens(manager, date)
  const session = manager.locator('section.card').filter({ has: rowOf(manager, id) })
  await session.getByText(copy.cancelSession, { exact: true }).first().click()
  await session.getByLabel(copy.reason).last().selectOption('doctorAway')
  await session.getByRole('button', { name: copy.cancelSession }).click()
  await expect(manager.getByRole('status')).toHaveText(interpolate(copy.sessionCancelled, { count: '1' }))
  await expect(groupOf(manager, id, 'displaced')).toBeVisible()
})

test('the list is clean for axe and holds on a phone', async () => {
  const { id, date } = await site.books(DOCTORS.looks, 'Asha Devi')
  await alive.setViewportSize({ width: 360, height: 780 })
  await opens(alive, date)
  for (const summary of await alive.locator('main summary').all()) await summary.click()
  const holds = async () => {
    expect(await axeFindings(alive)).toEqual([])
    expect(await alive.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  }
  await holds()
  await does(alive, id, 'accept', 'expected')
  await holds()
  await alive.setViewportSize({ width: 1280, height: 800 })
  await holds()
  // Walk-ins are of today (components/desk/Day/walkInForm.dom.test.tsx).
  await expect(alive.locator('#walk-in')).toHaveCount(0)
})

test('a step shows on a colleague’s page within a second, by keys alone, and one made offline is sent afterwards', async () => {
  const { id, date } = await site.books(DOCTORS.live, 'Rehana Shaikh')
  for (const page of [alive, other]) await opens(page, date)
  await expect(other.locator('.lineState')).toHaveText(copy.line.live)
  await expect(alive.locator('.lineState')).toHaveText(copy.line.live)
  await rowOf(alive, id).focus()
  await alive.keyboard.press('y')
  const told = Date.now()
  await expect(groupOf(other, id, 'expected')).toBeVisible()
  expect(Date.now() - told).toBeLessThan(5_000)
  await expect(rowOf(alive, id)).toBeFocused()

  await alive.context().setOffline(true)
  await alive.keyboard.press('a')
  await expect(alive.locator('.lineState')).toContainText(interpolate(copy.waiting, { count: '1' }))
  await expect(rowOf(alive, id)).toContainText(copy.notSent)
  await alive.context().setOffline(false)
  await expect(groupOf(alive, id, 'arrived')).toBeVisible({ timeout: 15_000 })
  await expect(groupOf(other, id, 'arrived')).toBeVisible()
  await expect(alive.locator('.lineState')).toHaveText(copy.line.live)
  expect(await axeFindings(alive)).toEqual([])
})
