/** The desk without JavaScript: leads are answered and settings changed by plain forms. */
import { type Page, expect } from '@playwright/test'
import { inboxCopy, leadPanelCopy as copy } from '@/content/copy/desk'
import { deskSettingsCopy } from '@/content/copy/deskSettings'
import { interpolate } from '@/content/copy/interpolate'
import { axeFindings } from './axe'
import type { DeskSite } from './deskSite'
import { test } from './deskTest'

test.describe.configure({ mode: 'serial' })

const AGENT = 'Meera Nair'
const COLLEAGUE = 'Asha Rao'
const { names } = deskSettingsCopy

let site: DeskSite
let meera: Page
let asha: Page
let ravi: Page
let bela: Page
let alive: Page
test.beforeAll(async ({ browser, site: shared }) => {
  site = shared
  const plain = { javaScriptEnabled: false }
  ;[meera, asha, ravi, bela, alive] = await site.signedIn(browser, [
    { role: 'agent', name: AGENT, ...plain },
    { role: 'agent', name: COLLEAGUE, ...plain },
    { role: 'manager', name: 'Ravi Kumar', ...plain },
    { role: 'owner', name: 'Bela Shah', ...plain },
    { role: 'manager', name: 'Farah Khan' },
  ])
})
test.afterAll(() => site.leave())

const outcomeOf = (page: Page) => page.locator('#outcome')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a list of more than fifty is read to its end', async () => {
  const names = Array.from(
    { length: 53 },
    (_, at) => `Visitor ${String.fromCharCode(65 + (at % 26), 65 + Math.floor(at / 26))}`,
  )
  const left: string[] = []
  for (const name of names) left.push(await site.leaves(name))
  const shown = () => meera.locator('[data-lead]')
  const ids = () => shown().evaluateAll((all) => all.map((row) => row.getAttribute('data-lead')))
  const more = meera.getByRole('link', { name: inboxCopy.more })
  await expect(async () => {
    await meera.goto('/desk?view=all')
    await expect(shown()).toHaveCount(50, { timeout: 500 })
    const first = await ids()
    // With no more than fifty in the list there is no next page.
    await more.click({ timeout: 500 })
    await expect(meera).toHaveURL(/cursor=/, { timeout: 500 })
    const read = [...first, ...(await ids())]
    expect(read).toEqual(expect.arrayContaining(left))
    expect(new Set(read).size).toBe(read.length)
  }).toPass()
  await expect(more).toHaveCount(0)
  for (const cursor of ['no-cursor', 'x'.repeat(500)]) {
    await meera.goto(`/desk?view=all&cursor=${cursor}`)
    await expect(shown()).toHaveCount(50)
  }
})

test('a lead is read, claimed, called and lost, and a note added', async () => {
  const id = await site.leaves('Sunita Devi')
  // It is listed after a moment.
  await expect(async () => {
    await meera.goto('/desk?view=all')
    await expect(meera.getByRole('link', { name: 'Sunita Devi' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await meera.getByRole('link', { name: 'Sunita Devi' }).click()
  await expect(meera.getByRole('heading', { name: 'Sunita Devi' })).toBeVisible()
  await expect(meera.getByRole('link', { name: /^Call \+91/ })).toBeVisible()

  await press(meera, copy.actions.claim)
  await expect(outcomeOf(meera)).toHaveText(interpolate(copy.done, { action: copy.actions.claim }))
  await expect(outcomeOf(meera)).toBeFocused()
  await meera.getByLabel(copy.note).fill('Asked for Saturday')
  await press(meera, copy.addNote)
  await expect(outcomeOf(meera)).toHaveText(copy.noteSaved)
  await expect(meera.getByRole('region', { name: copy.notes })).toContainText('Asked for Saturday')

  await press(meera, copy.actions.schedule)
  const time = meera.getByLabel(copy.details.schedule.field)
  await time.fill('2020-01-01T10:00')
  await press(meera, copy.details.schedule.send)
  await expect(time).toHaveAccessibleDescription(new RegExp(`^${copy.problems.past} The clinic is open `))
  await expect(time).toHaveValue('2020-01-01T10:00')
  await expect(time).toBeFocused()
  await meera.getByRole('link', { name: copy.cancel }).click()
  await expect(time).toHaveCount(0)

  await press(meera, copy.actions.lose)
  await meera.getByLabel(copy.details.lose.field).selectOption('Too far away')
  await press(meera, copy.details.lose.send)
  await expect(meera.getByRole('region', { name: copy.timeline })).toContainText('Lost: Too far away')
  expect(meera.url()).toContain(`view=all&lead=${id}`)
})

test('who was faster is named, and nothing is done twice', async () => {
  const id = await site.leaves('Mohan Lal')
  for (const page of [meera, asha]) await page.goto(`/desk?lead=${id}`)
  await press(asha, copy.actions.claim)
  await press(meera, copy.actions.claim)
  await expect(outcomeOf(meera)).toHaveText(interpolate(copy.conflict, { name: COLLEAGUE }))
  await expect(meera.getByText(copy.nothing)).toBeVisible()
  await meera.goto('/desk?lead=0193c000-0000-7000-8000-000000000000')
  await expect(meera.getByText(copy.missing)).toBeVisible()
  await expect(meera.getByRole('navigation').getByRole('link', { name: deskSettingsCopy.title })).toHaveCount(
    0,
  )
  expect((await meera.goto('/desk/settings'))?.status()).toBe(404)
})

test('settings say what is wrong at its field, keep what was typed, and hold at once', async () => {
  await ravi.goto('/desk')
  await ravi.getByRole('navigation').getByRole('link', { name: deskSettingsCopy.title }).click()
  const claim = ravi.getByLabel(names.claimMinutes)
  await claim.fill('a while')
  await ravi.getByLabel(names.openingHours).fill('Mo-Sa 09:00-20:00\nalways')
  await ravi.getByLabel(`${names.lostReasons}: 1`, { exact: true }).fill('Has no interest')
  await press(ravi, deskSettingsCopy.save)
  const problem = ravi.getByRole('alert')
  await expect(problem).toBeFocused()
  await expect(claim).toHaveValue('a while')
  await expect(claim).toHaveAttribute('aria-invalid', 'true')
  await expect(claim).toHaveAccessibleDescription(/expected a whole number from 1 to 480/)
  await expect(ravi.getByLabel(names.openingHours)).toHaveAccessibleDescription(
    /line 2: expected days and hours/,
  )
  await problem.getByRole('link', { name: names.claimMinutes }).click()
  await expect(claim).toBeFocused()

  await claim.fill('25')
  await ravi.getByLabel(names.openingHours).fill('')
  await press(ravi, deskSettingsCopy.save)
  await expect(ravi.getByRole('status')).toContainText('The settings are saved')
  const id = await site.leaves('Kamala Bai')
  await meera.goto(`/desk?lead=${id}`)
  await press(meera, copy.actions.claim)
  await press(meera, copy.actions.lose)
  await expect(meera.getByLabel('Reason').getByRole('option', { name: 'Has no interest' })).toBeAttached()
})

test('two managers at once are told, and nothing is overwritten', async () => {
  for (const page of [ravi, bela]) await page.goto('/desk/settings')
  await bela.getByLabel(names.attempts).fill('7')
  await press(bela, deskSettingsCopy.save)
  await ravi.getByLabel(names.retryMinutes).fill('90')
  await press(ravi, deskSettingsCopy.save)
  await expect(ravi.getByRole('alert')).toContainText('Bela Shah has changed the settings')
  await expect(ravi.getByRole('alert')).toContainText('Calls that nobody answers: now 7; yours 4')
  await expect(ravi.getByLabel(names.retryMinutes)).toHaveValue('90')
  await bela.reload()
  await expect(bela.getByLabel(names.attempts)).toHaveValue('7')
  await expect(bela.getByLabel(names.retryMinutes)).toHaveValue('120')
})

test('both pages are clean for axe and hold on a phone', async () => {
  const id = await site.leaves('Asha Devi')
  await alive.setViewportSize({ width: 360, height: 780 })
  const holds = async () => {
    expect(await axeFindings(alive)).toEqual([])
    const tooWide = await alive.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect([alive.url(), tooWide]).toEqual([alive.url(), 0])
  }
  await alive.goto('/desk/settings')
  await holds()
  await alive.getByLabel(names.attempts).fill('0')
  await press(alive, deskSettingsCopy.save)
  await expect(alive.locator('#problem')).toBeFocused()
  await holds()
  await alive.goto(`/desk?lead=${id}`)
  await press(alive, copy.actions.claim)
  // The call is not to be left with the page.
  await expect(alive.locator('.summary .state')).toContainText(inboxCopy.states.claimed)
  await alive.goto(`/desk?lead=${id}&action=lose&problem=noReason`)
  await expect(alive.getByLabel(copy.details.lose.field)).toHaveAccessibleDescription(copy.problems.noReason)
  await holds()
})

test('with JavaScript the page’s forms are taken over: nothing is loaded again', async () => {
  const id = await site.leaves('Imran Khan')
  await alive.goto(`/desk?lead=${id}`)
  await alive.locator('html[data-alive]').waitFor({ state: 'attached' })
  await alive.evaluate(() => Object.assign(window, { isSamePage: true }))
  await press(alive, copy.actions.claim)
  await expect(alive.getByRole('region', { name: copy.timeline })).toContainText('Claimed')
  await alive.getByLabel(copy.note).fill('Speaks Tamil')
  await press(alive, copy.addNote)
  await expect(alive.getByRole('region', { name: copy.notes })).toContainText('Speaks Tamil')
  expect(await alive.evaluate(() => 'isSamePage' in window)).toBe(true)
  expect(alive.url()).not.toContain('done=')
})
