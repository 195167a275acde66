/** Analytics (specification, section 7; docs/decisions/0018), rule by rule. */
import { type BrowserContext, type Page, expect, test } from '@playwright/test'
import { someMobile } from '@/tests/support/testNumbers'
import { opensAlive } from './alivePage'
import { axeFindings } from './axe'
import { PHONE, widthOf } from './screens'
import { LeadFormVisitor } from './visitor'

const PAGE = '/treatment/piles'
const LEAD_API = '**/lead/v1/admin/webleadcreate'
/** What a page waits before it pushes, in milliseconds. */
const DELAY = 10_000

type Noted = Readonly<Record<string, unknown>>

/** Every event that pages of this context note, in order; one that leaves its page stays in the list. */
async function notedEvents(page: Page): Promise<Noted[]> {
  const noted: Noted[] = []
  await page.exposeFunction('noteEvent', (event: Noted) => void noted.push(event))
  await page.addInitScript(() => {
    const layer: unknown[] = []
    layer.push = (...entries) => {
      for (const entry of entries) (window as unknown as { noteEvent: (e: unknown) => void }).noteEvent(entry)
      return Array.prototype.push.apply(layer, entries)
    }
    window.dataLayer = layer
  })
  return noted
}

const namesOf = (events: readonly Noted[]) => events.map(({ event }) => event)

/** Addresses of other sites that the pages of a context ask for; each is answered with nothing. */
async function outsideRequests(context: BrowserContext): Promise<string[]> {
  const requested: string[] = []
  await context.route(
    (url) => url.hostname !== 'localhost' && /^https?:$/.test(url.protocol),
    (route) => {
      requested.push(route.request().url())
      return route.fulfill({ status: 200, contentType: 'text/javascript', body: '' })
    },
  )
  return requested
}

test.describe('with no adapter configured', () => {
  test('window.dataLayer is an array that holds the page view, and nothing leaves the site', async ({
    page,
    context,
  }) => {
    const outside = await outsideRequests(context)
    await page.clock.install()
    await page.goto(`${PAGE}?source=google&utm_campaign=autumn`)
    await expect
      .poll(() => page.evaluate(() => window.dataLayer))
      .toEqual([{ event: 'page_viewed', page_type: 'Treatment', page_path: PAGE, language: 'en-IN' }])
    await page.clock.fastForward(10 * DELAY)
    expect(outside).toEqual([])
    await expect(page.getByRole('region', { name: 'May we count this visit?' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0)
  })

  test('the content security policy lets in no other site', async ({ request }) => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toContain('https:')
  })

  test('clicks on call and WhatsApp links are noted with their place, without the number', async ({
    page,
    context,
  }) => {
    await outsideRequests(context)
    const noted = await notedEvents(page)
    await page.goto(PAGE)
    await page.evaluate(() =>
      // A click on a number would ask the system for a telephone.
      document.addEventListener('click', (event) => event.preventDefault()),
    )
    await page.locator('header a[href^="tel:"]').click()
    await page.locator('header a[href^="https://wa.me/"]').click()
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.locator('.floating a[href^="https://wa.me/"]').click()
    await expect
      .poll(() => noted.slice(1))
      .toEqual([
        { event: 'call_clicked', page_type: 'Treatment', place: 'header' },
        { event: 'whatsapp_clicked', page_type: 'Treatment', place: 'header' },
        { event: 'whatsapp_clicked', page_type: 'Treatment', place: 'floating' },
      ])
  })

  test('a lead is noted as submitted and succeeded, without a word of who sent it', async ({ page }) => {
    const noted = await notedEvents(page)
    const mobile = someMobile()
    await page.goto(PAGE)
    const visitor = new LeadFormVisitor(page)
    await visitor.fillsTreatmentForm(mobile, 'Asha Rao')
    await visitor.submitButton.click()
    await expect(page).toHaveURL(/\/thankyou/)
    await expect.poll(() => namesOf(noted)).toContain('lead_succeeded')
    const lead = { page_type: 'Treatment', form_variant: '1' }
    expect(noted.slice(1, 3)).toEqual([
      { event: 'lead_submitted', ...lead },
      { event: 'lead_succeeded', ...lead },
    ])
    expect(JSON.stringify(noted)).not.toContain(mobile)
    expect(JSON.stringify(noted)).not.toContain('Asha')
  })

  test('a lead that fails is noted with its reason', async ({ page }) => {
    const noted = await notedEvents(page)
    await page.route(LEAD_API, (route) => route.abort())
    await page.goto(PAGE)
    const visitor = new LeadFormVisitor(page)
    await visitor.fillsTreatmentForm(someMobile())
    await visitor.seesLiveForm()
    await visitor.submitButton.click()
    await expect.poll(() => noted.at(-1)).toMatchObject({ event: 'lead_failed', reason: 'network' })
  })
})

test.describe('with a tag manager configured', () => {
  test.use({
    baseURL: async ({ baseURL }, provide) => {
      const address = new URL(baseURL ?? '')
      address.port = String(Number(address.port) + 1)
      await provide(address.origin)
    },
  })

  const TAG_MANAGER = 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST123'
  const question = (page: Page) => page.getByRole('region', { name: 'May we count this visit?' })
  const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true })

  test.beforeEach(async ({ page }) => {
    await page.clock.install()
  })

  test('no third party is asked for anything before the visitor has agreed, then after 10 s', async ({
    page,
    context,
  }) => {
    const outside = await outsideRequests(context)
    await opensAlive(page, PAGE)
    await expect(question(page)).toBeVisible()
    await page.clock.fastForward(10 * DELAY)
    expect(outside).toEqual([])

    await answer(page, 'Agree').click()
    await expect(question(page)).toBeHidden()
    await page.clock.fastForward(DELAY - 1500)
    expect(outside).toEqual([])
    await page.clock.fastForward(2000)
    await expect.poll(() => outside).toEqual([TAG_MANAGER])

    await opensAlive(page, '/')
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    await page.clock.fastForward(DELAY)
    await expect.poll(() => outside).toEqual([TAG_MANAGER, TAG_MANAGER])
  })

  test('who does not agree is not asked again, and nothing is ever loaded', async ({ page, context }) => {
    const outside = await outsideRequests(context)
    await opensAlive(page, PAGE)
    await answer(page, 'Do not agree').click()
    await opensAlive(page, '/')
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible()
    await page.clock.fastForward(10 * DELAY)
    await expect(question(page)).toHaveCount(0)
    expect(outside).toEqual([])
  })

  test('Global Privacy Control is a refusal: no question, no third party', async ({ page, context }) => {
    const outside = await outsideRequests(context)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
      localStorage.setItem('trackingAllowed', '1')
    })
    await page.goto(PAGE, { waitUntil: 'networkidle' })
    await page.clock.fastForward(10 * DELAY)
    await expect(question(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toHaveCount(0)
    expect(outside).toEqual([])
  })

  test('an answer can be taken back: the page begins anew without the third party', async ({
    page,
    context,
  }) => {
    const outside = await outsideRequests(context)
    await opensAlive(page, PAGE)
    await answer(page, 'Agree').click()
    await page.clock.fastForward(DELAY)
    await expect.poll(() => outside).toHaveLength(1)
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await Promise.all([page.waitForEvent('load'), answer(page, 'Do not agree').click()])
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible()
    await page.clock.fastForward(10 * DELAY)
    expect(outside).toHaveLength(1)
  })

  test('the events of a page that is left at once arrive on the next one, before the tag manager', async ({
    page,
    context,
  }) => {
    await outsideRequests(context)
    await opensAlive(page, PAGE)
    await answer(page, 'Agree').click()
    const visitor = new LeadFormVisitor(page)
    await visitor.fillsTreatmentForm(someMobile())
    await visitor.submitButton.click()
    await expect(page).toHaveURL(/\/thankyou/)
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible()
    await page.clock.fastForward(DELAY)
    const names = () =>
      page.evaluate(() =>
        (window.dataLayer ?? []).map((entry) =>
          typeof entry === 'object' && entry && 'event' in entry ? entry.event : null,
        ),
      )
    await expect
      .poll(names)
      .toEqual(['page_viewed', 'lead_submitted', 'lead_succeeded', 'page_viewed', 'gtm.js'])
  })

  for (const path of ['/search?query=piles', '/chat', '/chat/ai']) {
    test(`${path} may hold typed text: nothing is asked and nothing is loaded there`, async ({
      page,
      context,
    }) => {
      const outside = await outsideRequests(context)
      await page.addInitScript(() => localStorage.setItem('trackingAllowed', '1'))
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.clock.fastForward(10 * DELAY)
      await expect(question(page)).toHaveCount(0)
      expect(outside).toEqual([])
    })
  }

  test('the question is answered by keyboard, both answers look alike, and axe finds nothing', async ({
    page,
  }) => {
    await opensAlive(page, PAGE)
    const looks = await Promise.all(
      ['Agree', 'Do not agree'].map((name) =>
        answer(page, name).evaluate((button) => {
          const { backgroundColor, color, fontSize, fontWeight, borderTopColor } = getComputedStyle(button)
          return { backgroundColor, color, fontSize, fontWeight, borderTopColor }
        }),
      ),
    )
    expect(looks[0]).toEqual(looks[1])
    for (const name of ['Agree', 'Do not agree'])
      expect((await answer(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await axeFindings(page)).toEqual([])
    await answer(page, 'Do not agree').focus()
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeHidden()
  })

  test('the question speaks Hindi on Hindi pages and leaves a phone’s page readable', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await opensAlive(page, '/hi/blog')
    const hindi = page.getByRole('region', { name: 'क्या हम इस विज़िट को गिन सकते हैं?' })
    await expect(hindi.getByRole('button', { name: 'सहमत नहीं हूँ' })).toBeVisible()
    expect((await hindi.boundingBox())?.height).toBeLessThan(400)
    expect(await widthOf(page)).toBe(360)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('there is no question and no third party', async ({ page, context }) => {
      const outside = await outsideRequests(context)
      await page.goto(PAGE)
      await expect(question(page)).toHaveCount(0)
      expect(await page.content()).not.toContain('googletagmanager')
      expect(outside).toEqual([])
    })
  })
})
