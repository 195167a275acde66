/** Several leads at once: by keyboard alone, and without JavaScript. */
import { expect, type Page } from '@playwright/test'
import { bulkLeadsCopy as copy } from '@/content/copy/bulkLeads'
import { interpolate } from '@/content/copy/interpolate'
import { axeFindings } from './axe'
import type { DeskSite } from './deskSite'
import { deskFaults } from './deskLooks'
import { test } from './deskTest'

test.describe.configure({ mode: 'serial' })

let site: DeskSite
let ravi: Page
let plain: Page
test.beforeAll(async ({ browser, site: shared }) => {
  site = shared
  ;[ravi, plain] = await site.signedIn(browser, [
    { role: 'manager', name: 'Ravi Kumar' },
    { role: 'manager', name: 'Olga Pinto', javaScriptEnabled: false },
  ])
})
test.afterAll(() => site.leave())

const status = (page: Page) => page.locator('#bulk').getByRole('status')
const counted = (text: string, count: number) => interpolate(text, { to: 'Ravi Kumar', count: String(count) })

/** Opens the list with two leads of these names. */
async function openWith(page: Page, names: readonly [string, string]): Promise<void> {
  for (const name of names) await site.leaves(name)
  await expect(async () => {
    await page.goto('/desk?view=all')
    for (const name of names)
      await expect(page.getByRole('checkbox', { name: interpolate(copy.choose, { name }) })).toBeVisible({
        timeout: 500,
      })
  }).toPass()
}

test('two leads are assigned and the step is undone, by keyboard alone', async () => {
  const names = ['Anu Das', 'Binod Rai'] as const
  await openWith(ravi, names)
  await ravi.locator('html[data-alive]').waitFor()
  await expect(ravi.locator('#bulk')).toBeHidden()
  for (const name of names) {
    await ravi.getByRole('link', { name }).focus()
    await ravi.keyboard.press('e')
  }
  await expect(status(ravi)).toHaveText(counted(copy.chosen, 2))
  expect(await axeFindings(ravi)).toEqual([])
  expect(await deskFaults(ravi, 'several chosen leads')).toEqual([])
  await ravi.keyboard.press('a')
  await expect(ravi.locator('#bulk-to')).toBeFocused()
  await ravi.keyboard.type('Ravi')
  await ravi.keyboard.press('Tab')
  await ravi.keyboard.press('Enter')
  await expect(status(ravi)).toHaveText(counted(copy.done.give, 2))
  const row = ravi.getByRole('link', { name: names[0] })
  await expect(row).toContainText('Claimed')
  await ravi.getByRole('button', { name: copy.undo }).focus()
  await ravi.keyboard.press('Enter')
  await expect(status(ravi)).toHaveText(counted(copy.done.undo, 2))
  await expect(row).toContainText('Waiting')
})

test('two leads are closed and opened again by plain forms', async () => {
  const names = ['Chitra Sen', 'Dilip Nag'] as const
  await openWith(plain, names)
  const press = (name: string) => plain.locator('#bulk').getByRole('button', { name, exact: true }).click()
  await press(copy.close)
  await expect(plain.getByRole('alert')).toBeVisible()
  for (const name of names)
    await plain.getByRole('checkbox', { name: interpolate(copy.choose, { name }) }).check()
  await plain.getByLabel(copy.reason).selectOption({ index: 1 })
  await press(copy.close)
  await expect(status(plain)).toHaveText(counted(copy.done.close, 2))
  await expect(plain.getByRole('link', { name: names[0] })).toContainText('Lost')
  await press(copy.undo)
  await expect(status(plain)).toHaveText(counted(copy.done.undo, 2))
  await expect(plain.getByRole('link', { name: names[0] })).toContainText('Waiting')
})
