/**
 * A page before hydration: none of its code runs before the first sign of use, and earlier input is not lost, on a
 * slow line (Slow 4G) and a processor four times slower.
 */
import { type Page, expect, test } from '@playwright/test'
import { LeadFormVisitor } from './visitor'
import { slowsDown } from './interactionWatch'
import { DESKTOP, PHONE } from './screens'
import { isItsTurn, thoroughUnless } from './thorough'

const PAGE = '/treatment/piles'

const isAlive = (page: Page) => page.evaluate(() => 'alive' in document.documentElement.dataset)
const becomesAlive = (page: Page) =>
  expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 20_000 })
const startScriptRuns = (page: Page) =>
  expect.poll(() => page.evaluate(() => Array.isArray(Reflect.get(window, 'dataLayer')))).toBe(true)

/** Lighthouse's Slow 4G: 1.6 Mbit/s, 150 ms. */
async function isOnSlowLine(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  })
}

/** Opens a page that is slow in everything, and returns as soon as its start script runs. */
async function opensSlowly(page: Page, path: string): Promise<void> {
  // Nothing is there ahead of time.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await startScriptRuns(page)
  await isOnSlowLine(page)
  await slowsDown(page, 4)
  expect(await isAlive(page)).toBe(false)
}

test.describe('before anybody does anything', () => {
  test('no code of the page runs; its visit is noted all the same', async ({ page }) => {
    await page.goto(`${PAGE}?utm_campaign=winter`, { waitUntil: 'load' })
    await page.waitForTimeout(2000)
    expect(await isAlive(page)).toBe(false)
    expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
      { event: 'page_viewed', page_type: 'Treatment', page_path: PAGE, language: 'en-IN' },
    ])
    expect(await page.evaluate(() => localStorage.getItem('visitPageViews'))).toContain('utm_campaign=winter')
  })

  test('the code is fetched ahead, with the lowest priority, and not for who saves data', async ({
    browser,
    baseURL,
  }) => {
    const fetched = async (saveData: boolean) => {
      const page = await browser.newPage({ baseURL })
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: value } })
        // Removes the timer that starts an idle page: on a busy machine it may come before an idle moment.
        const { setTimeout } = window
        const shortOnly = (work: () => void, ms = 0) => (ms > 5_000 ? 0 : setTimeout(work, ms))
        Object.assign(window, { setTimeout: shortOnly })
      }, saveData)
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      await page.goto(PAGE, { waitUntil: 'load' })
      const ahead = () => requested.filter((path) => /^\/_next\/static\/islands\/site\//.test(path)).length
      if (saveData) await page.waitForTimeout(1500)
      else await expect.poll(ahead, { timeout: 30_000 }).toBeGreaterThan(0)
      expect(await isAlive(page)).toBe(false)
      await page.close()
      return ahead()
    }
    await fetched(false)
    expect(await fetched(true)).toBe(0)
  })

  test('the page is alive before a visit counts, after ten seconds', async ({ page }) => {
    await page.clock.install()
    await page.goto('/faq', { waitUntil: 'load' })
    await startScriptRuns(page)
    expect(await isAlive(page)).toBe(false)
    // What it fetches then takes as long as the machine is busy.
    await page.clock.fastForward(10_000)
    await becomesAlive(page)
  })
})

test.describe('the page comes alive', () => {
  test.use({ viewport: DESKTOP })
  const SIGNS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'a mouse that moves': async (page) => {
      await page.mouse.move(300, 300)
      await page.mouse.move(310, 305)
    },
    'the Tab key': (page) => page.keyboard.press('Tab'),
    'the wheel': (page) => page.mouse.wheel(0, 200),
    'a fragment': (page) => page.evaluate(() => void (location.hash = 'faqs')),
  }
  for (const [name, act] of Object.entries(SIGNS))
    test(`by ${name}`, thoroughUnless(isItsTurn(name)), async ({ page }) => {
      await page.goto(PAGE, { waitUntil: 'load' })
      await startScriptRuns(page)
      expect(await isAlive(page)).toBe(false)
      await act(page)
      await becomesAlive(page)
    })

  for (const path of [`${PAGE}#book`, '/faq?inspect'])
    test(`at once at ${path}`, thoroughUnless(isItsTurn(path)), async ({ page }) => {
      await page.goto(path, { waitUntil: 'load' })
      await becomesAlive(page)
    })

  test('by a touch', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, viewport: PHONE, hasTouch: true, isMobile: true })
    await page.goto(PAGE, { waitUntil: 'load' })
    await startScriptRuns(page)
    await page.touchscreen.tap(180, 400)
    await becomesAlive(page)
    await page.close()
  })
})

// Every day the first sign in a form, in turn by mouse and by the address; with test:all everything that a visitor may touch first.
test.describe('on a slow line and a slow processor nothing is lost:', () => {
  test.use({ viewport: DESKTOP })
  const dialog = (page: Page) => page.getByRole('dialog').locator('.modal-content > *').first()

  test('a click on Login opens it', thoroughUnless(isItsTurn('Login')), async ({ page }) => {
    await opensSlowly(page, PAGE)
    await page.locator('header [data-opens=login]').first().click()
    await expect(dialog(page)).toBeVisible({ timeout: 30_000 })
    expect(new URL(page.url()).pathname).toBe(PAGE)
  })

  test('Enter on Login opens it', thoroughUnless(false), async ({ page }) => {
    await opensSlowly(page, PAGE)
    await page.locator('header [data-opens=login]').first().focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible({ timeout: 30_000 })
  })

  test('a tap on the booking button opens the form', thoroughUnless(false), async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, viewport: PHONE, hasTouch: true, isMobile: true })
    await opensSlowly(page, PAGE)
    await page.locator('[data-opens=leadForm]').locator('visible=true').first().tap()
    await expect(dialog(page)).toBeVisible({ timeout: 30_000 })
    await page.close()
  })

  test('letters in the search stay and find something', thoroughUnless(false), async ({ page }) => {
    await opensSlowly(page, PAGE)
    const field = page.locator('form#site-search input.query')
    await field.click()
    await page.keyboard.type('gallstones', { delay: 60 })
    await expect(page.locator('#site-search-results')).toBeVisible({ timeout: 30_000 })
    await expect(field).toHaveValue('gallstones')
  })

  test('letters in the form stay, wherever the typing began', async ({ page }) => {
    await opensSlowly(page, PAGE)
    const visitor = new LeadFormVisitor(page)
    await visitor.field('Mobile Number').click()
    await page.keyboard.type('98765', { delay: 50 })
    await visitor.field('Name').click()
    await page.keyboard.type('Asha Rao of Pune', { delay: 50 })
    await expect(visitor.form).toHaveAttribute('data-live', 'true', { timeout: 30_000 })
    await page.keyboard.type('!', { delay: 50 })
    await expect(visitor.field('Name')).toHaveValue('Asha Rao of Pune!')
    await expect(visitor.field('Mobile Number')).toHaveValue('98765')
    await expect(visitor.field('Name')).toBeFocused()
  })

  test('a menu that was opened stays open', thoroughUnless(false), async ({ page }) => {
    await opensSlowly(page, PAGE)
    await page.locator('[data-entry=departments] > summary').click()
    await becomesAlive(page)
    await expect(page.locator('[data-department=cardiology] > summary')).toBeVisible({ timeout: 30_000 })
  })

  test('buttons float once the page has been scrolled', thoroughUnless(false), async ({ page }) => {
    await opensSlowly(page, PAGE)
    await page.mouse.wheel(0, 1500)
    await expect(page.locator('section.floating')).toBeVisible({ timeout: 30_000 })
  })

  test('the city list opens', thoroughUnless(false), async ({ page }) => {
    await opensSlowly(page, PAGE)
    await page.mouse.move(300, 300)
    await page.mouse.move(310, 305)
    await page.locator('#site-search [data-opens=selectCity]').click({ timeout: 30_000 })
    await expect(page.getByRole('listbox')).toBeVisible({ timeout: 30_000 })
  })

  test('a deep link opens its modal', thoroughUnless(isItsTurn('deep link')), async ({ page }) => {
    await isOnSlowLine(page)
    await slowsDown(page, 4)
    await page.goto(`${PAGE}#login`, { waitUntil: 'domcontentloaded' })
    await expect(dialog(page)).toBeVisible({ timeout: 30_000 })
  })
})

test.describe('where the code does not come the page is the plain page:', () => {
  test.use({ viewport: DESKTOP })

  test('Login leads to its page', async ({ page }) => {
    await page.route('**/_next/static/islands/**/*.js', (route) => route.abort())
    await page.goto(PAGE, { waitUntil: 'load' })
    await startScriptRuns(page)
    await page.locator('header [data-opens=login]').first().click()
    await page.waitForURL('**/login')
  })

  test('a form is sent without code', async ({ page }) => {
    await page.route('**/_next/static/islands/**/*.js', (route) => route.abort())
    await page.goto(PAGE, { waitUntil: 'load' })
    const visitor = new LeadFormVisitor(page)
    await visitor.fillsTreatmentForm('12')
    await visitor.submitButton.click()
    await page.waitForURL('**/enquiry/**')
    await visitor.seesError('Please Only Enter a Valid Mobile Number')
  })

  test('without start.js everything that is a link or a form works', async ({ page }) => {
    await page.route('**/start.js*', (route) => route.abort())
    await page.goto(PAGE, { waitUntil: 'load' })
    await page.locator('header [data-opens=login]').first().click()
    await page.waitForURL('**/login')
  })
})
