/** What a translator and a password manager change in the desk's pages: texts, links and forms stay, and a lead can be worked on. */
import { type Page, expect } from '@playwright/test'
import { inboxCopy, leadPanelCopy } from '@/content/copy/desk'
import { comesAlive } from './alivePage'
import type { DeskSite } from './deskSite'
import { test } from './deskTest'
import { DeskVisitor } from './deskVisitor'
import { FOREIGN_CHANGES } from './foreignChanges'
import { thoroughUnless } from './thorough'

const TRANSLATED = FOREIGN_CHANGES['a translator puts other texts in two <font> each']!
const BESIDE_FIELDS = FOREIGN_CHANGES['a div stands after each input']!

let site: DeskSite
let page: Page
let lead: string
test.beforeAll(async ({ browser, site: shared }) => {
  site = shared
  ;[page] = await site.signedIn(browser, [{ role: 'owner', name: 'Tara Menon' }])
})
test.afterAll(() => site.leave())
test.beforeEach(async () => {
  lead = await site.leaves('Kavita Iyer')
})

/** Letters that a person sees, without the translator's marks. */
const letters = () => page.evaluate(() => document.body.innerText.replace(/[\s¶]/g, '').length)
const count = (selector: string) => page.locator(selector).count()

const PAGES: Readonly<Record<string, () => string>> = {
  'the inbox': () => '/desk',
  'a lead': () => `/desk?lead=${lead}`,
  'the own account': () => '/desk/account',
  'the settings': () => '/desk/settings',
  'the login': () => '/desk/login',
}
/** Seen every day; the other pages are made of the same parts. */
const DAILY = 'a lead'

for (const moment of ['before', 'after'] as const)
  for (const [name, path] of Object.entries(PAGES))
    test(`${name}: changes ${moment} the start`, thoroughUnless(name === DAILY), async () => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      await page.goto(path(), { waitUntil: 'load' })
      const before = { letters: await letters(), links: await count('a[href]'), forms: await count('form') }
      const change = async () => {
        for (const one of [TRANSLATED, BESIDE_FIELDS]) await page.evaluate(one)
      }
      if (moment === 'before') await change()
      await comesAlive(page)
      if (moment === 'after') await change()
      await page.evaluate(() => scrollTo(0, 900))
      await expect.poll(letters).toBeGreaterThan(before.letters * 0.8)
      expect(await count('a[href]')).toBeGreaterThanOrEqual(before.links * 0.8)
      if (before.forms > 0) expect(await count('form')).toBeGreaterThan(0)
      if (name === DAILY) await claims()
      expect(errors).toEqual([])
      page.removeAllListeners('pageerror')
    })

/** The lead that is shown is taken, by its button. */
async function claims(): Promise<void> {
  const visitor = new DeskVisitor(page)
  await visitor.action('claim').click()
  await expect(visitor.row(lead).locator('.state')).toContainText(inboxCopy.states.claimed)
  await expect(visitor.panel).toContainText(leadPanelCopy.actions.call)
}
