/** Whatever others change in a page before or after its code starts: its text, its links and its form stay, and it comes alive. */
import { type Page, expect, test } from '@playwright/test'
import { PAGE_SAMPLES } from '@/tests/site/pageSamples'
import { comesAlive } from './alivePage'
import { FOREIGN_CHANGES } from './foreignChanges'
import { DESKTOP } from './screens'
import { thoroughUnless } from './thorough'

test.use({ viewport: DESKTOP })

const textLength = (page: Page) =>
  page.evaluate(() => document.body.innerText.replace(/[\s¶…]|toolbar|draft/g, '').length)

const apply = async (page: Page, changes: readonly (() => void)[]) => {
  for (const change of changes) await page.evaluate(change)
}

/** The page answers: an empty form names what is missing at its fields, and the number that is typed stays. */
async function formAnswers(page: Page): Promise<void> {
  const form = page.locator('main form[data-lead-form]').first()
  if (!(await form.count())) return
  await form.locator('input[name=mobile]').fill('98765')
  await form.locator('button[type=submit]').click({ timeout: 10_000 })
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  await expect(form.locator('input[name=mobile]')).toHaveValue('98765')
}

type Moment = 'before' | 'after'

async function survives(page: Page, path: string, changes: readonly (() => void)[], moment: Moment) {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(path, { waitUntil: 'load' })
  const whole = await textLength(page)
  if (moment === 'before') await apply(page, changes)
  await comesAlive(page)
  if (moment === 'after') await apply(page, changes)
  await page.evaluate(() => scrollTo(0, 900))
  // The chat shows one of its questions at a time once it is alive.
  const least = (await page.locator('form[data-guided-enquiry]').count()) ? 300 : whole * 0.8
  expect(await textLength(page)).toBeGreaterThan(least)
  await expect(page.locator('main a, header a').first()).toBeAttached()
  await formAnswers(page)
  expect(await textLength(page)).toBeGreaterThan(least)
  expect(errors).toEqual([])
}

const ALL = Object.values(FOREIGN_CHANGES)

for (const moment of ['before', 'after'] as const) {
  for (const path of ['/treatment/piles', '/hi/faq'])
    test(`${path}: all changes together, ${moment} the start`, async ({ page }) => {
      await survives(page, path, ALL, moment)
    })
  for (const [name, change] of Object.entries(FOREIGN_CHANGES))
    test(`${name}, ${moment} the start`, thoroughUnless(false), async ({ page }) => {
      test.setTimeout(600_000)
      for (const { path } of PAGE_SAMPLES) await test.step(path, () => survives(page, path, [change], moment))
    })
}

test('a translation made before the start is there after it', async ({ page }) => {
  await page.goto('/treatment/piles', { waitUntil: 'load' })
  await page.evaluate(FOREIGN_CHANGES['a translator puts other texts in two <font> each']!)
  const translated = () => page.evaluate(() => document.body.innerText.match(/¶/g)?.length ?? 0)
  const before = await translated()
  await comesAlive(page)
  expect(await translated()).toBeGreaterThan(before * 0.98)
})

/** Before start.js can see it: React finds another page than the server wrote, and draws it anew. */
test('changes made while the page is read are survived, with what was typed', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const label of document.querySelectorAll('main label:not([data-seen])')) {
        label.setAttribute('data-seen', '')
        label.after(document.createElement('div'))
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/treatment/piles', { waitUntil: 'load' })
  const whole = await textLength(page)
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('main input[name=name]')!.value = 'Asha Rao'
  })
  await comesAlive(page)
  await expect(page.locator('main input[name=name]').first()).toHaveValue('Asha Rao')
  expect(await textLength(page)).toBeGreaterThan(whole * 0.95)
  await formAnswers(page)
  await page.locator('[data-entry=departments] > summary').click()
  await expect(page.locator('[data-department=cardiology] > summary')).toBeVisible()
  expect(complaints.filter((one) => !/hydrat|418|423/i.test(one))).toEqual([])
})
