/** A browser that keeps no cookies and closes its storage: nothing breaks, and what is sent arrives. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type Page, test as base, chromium, expect } from '@playwright/test'
import { wholeChromiumPath } from '@/scripts/chromium.mjs'
import { someMobile } from '@/tests/support/testNumbers'
import { isItsTurn, thoroughUnless } from './thorough'
import { LeadFormVisitor, leadsOf } from './visitor'

const BLOCKED = 2
const CHROMIUM = wholeChromiumPath()

// One worker, and one browser for all tests: it keeps nothing from one to the next.
base.describe.configure({ mode: 'default' })

const test = base.extend<{ faults: string[] }, { blocked: BrowserContext }>({
  blocked: [
    async ({ launchOptions }, provide, { project }) => {
      const folder = await mkdtemp(join(tmpdir(), 'shalya-no-cookies-'))
      await mkdir(join(folder, 'Default'))
      const profile = { default_content_setting_values: { cookies: BLOCKED } }
      await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }))
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        executablePath: CHROMIUM,
        baseURL: project.use.baseURL,
      })
      await provide(context)
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  page: async ({ blocked }, provide) => {
    const page = await blocked.newPage()
    await provide(page)
    await page.close()
  },
  faults: [
    async ({ page }, provide) => {
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await provide(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

/** What the browser keeps; the test proves nothing where it keeps anything. */
const kept = (page: Page) =>
  page.evaluate(() => {
    document.cookie = 'probe=1; Path=/'
    try {
      return document.cookie + localStorage.length + sessionStorage.length
    } catch {
      return document.cookie
    }
  })

test.skip(CHROMIUM === '', 'the headless shell cannot block cookies: install the whole browser')

const isThanked = (page: Page) => expect(page).toHaveURL(/\/thankyou/, { timeout: 20_000 })

for (const [path, prefix] of [
  ['/treatment/piles', ''],
  ['/hi/treatment/piles', '/hi'],
] as const)
  test(
    `${path}: the live form reaches the thank-you page, and its lead is stored`,
    thoroughUnless(prefix === '' || isItsTurn(path)),
    async ({ page }) => {
      const mobile = someMobile()
      await page.goto(path)
      expect(await kept(page)).toBe('')
      const { form, submitButton } = new LeadFormVisitor(page)
      await form.locator('[name=name]').fill('Asha Rao')
      await expect(form).toHaveAttribute('data-live', 'true')
      await form.locator('[name=mobile]').fill(mobile)
      await form.locator('[name=city]').selectOption({ index: 1 })
      await form.locator('[name=insuranceType][value=Private]').check()
      await submitButton.click()
      await isThanked(page)
      expect(new URL(page.url()).pathname).toBe(`${prefix}/thankyou`)
      expect(await leadsOf(mobile)).toHaveLength(1)
    },
  )

test('the enquiry by chat arrives', async ({ page }) => {
  const mobile = someMobile()
  await page.goto('/chat')
  const form = page.locator('main form[action="/enquiry"]')
  await form.locator('[name=treatment]').focus()
  await expect(form).toHaveAttribute('data-live', 'true')
  const answer = async (fill: () => Promise<unknown>) => {
    await fill()
    await form.locator('button[type=submit]').click()
  }
  await answer(() => form.locator('[name=treatment]').selectOption({ index: 1 }))
  await answer(() => form.locator('[name=city]').selectOption({ index: 1 }))
  await answer(() => form.locator('[name=callNowLaterField]').first().check())
  await answer(() => form.locator('[name=name]').fill('Asha Rao'))
  await answer(() => form.locator('[name=mobile]').fill(mobile))
  await answer(async () => {})
  await isThanked(page)
  expect(await leadsOf(mobile)).toHaveLength(1)
})

test('the form of the modal arrives', async ({ page }) => {
  const mobile = someMobile()
  await page.goto('/treatment/piles#book')
  const visitor = new LeadFormVisitor(page, page.locator('dialog[open] form[data-lead-form]'))
  await visitor.seesLiveForm()
  await visitor.fillsTreatmentForm(mobile)
  await visitor.submitButton.click()
  await isThanked(page)
  expect(await leadsOf(mobile)).toHaveLength(1)
})

for (const path of ['/partner-with-us', '/careers'])
  test(`${path}: the form is thanked for`, async ({ page }) => {
    await page.goto(path)
    const { form, submitButton } = new LeadFormVisitor(page)
    await form.locator('[name=name]').fill('Asha Rao')
    await form.locator('[name=mobile]').fill(someMobile())
    for (const select of await form.locator('select[aria-required=true]:not([name=countryCode])').all())
      await select.selectOption({ index: 1 })
    for (const name of ['email', 'query', 'specializations']) {
      const field = form.locator(`[name=${name}]`).first()
      if ((await field.count()) === 0) continue
      if (name === 'specializations') await field.check()
      else await field.fill(name === 'email' ? 'asha@example.com' : 'A question')
    }
    await submitButton.click()
    await isThanked(page)
  })

test('a form that is posted plainly and wrong comes back filled in, says what is wrong, and is taken once it is right', async ({
  page,
}) => {
  const mobile = someMobile()
  await page.route('**/_next/static/islands/**/*.js', (route) => route.abort())
  await page.goto('/treatment/piles')
  const visitor = new LeadFormVisitor(page)
  await visitor.fillsTreatmentForm('12345', 'Asha <b>Rao</b>')
  const answered = page.waitForResponse((answer) => answer.status() === 422)
  await visitor.submitButton.click()
  const answer = await answered
  expect(await answer.headerValue('cache-control')).toBe('no-store')
  await expect(page.locator('#problem')).toContainText('Please Only Enter a Valid Mobile Number')
  const again = new LeadFormVisitor(page)
  await expect(again.field('Name')).toHaveValue('Asha <b>Rao</b>')
  await expect(again.field('Mobile Number')).toHaveValue('12345')
  await expect(again.field('City').locator('option:checked')).toHaveText('Mumbai')
  await again.field('Mobile Number').fill(mobile)
  await again.submitButton.click()
  await isThanked(page)
  expect(await leadsOf(mobile)).toHaveLength(1)
})
