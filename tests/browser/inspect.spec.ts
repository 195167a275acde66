/** Pages opened with `?inspect` and the second window that shows what their machines do. */
import { type Page, expect, test } from '@playwright/test'
import { someMobile } from '@/tests/support/testNumbers'
import { axeFindings } from './axe'
import { LIVE, lit, moments, watchedLogin } from './liveVisitor'
import { OtpLoginVisitor, codeSentTo } from './otpLoginVisitor'
import { widthOf } from './screens'

const PAGE = '/faq'
/** What only inspection code holds. */
const OF_INSPECTION = /shalya\.machines|xstateinspector/

const value = (live: Page) => live.locator('[data-value]')
const lastTransition = (live: Page) => live.locator('[data-transition]')

test('a login is followed in the second window: lit state, last transition, events, who told whom', async ({
  context,
}) => {
  const { live, visitor } = await watchedLogin(context)
  const mobile = someMobile()
  await visitor.mobile.fill(mobile)
  await expect(live.getByRole('button', { name: /^otpLogin/, pressed: true })).toBeVisible()
  await expect(value(live)).toHaveText('enteringMobile')
  await expect(lit(live, 'otpLogin.enteringMobile')).toHaveCount(1)
  await expect(lastTransition(live)).toHaveText('otpLogin.enteringMobile | mobile.changed')
  await expect(live.locator('[data-context]')).toContainText('"mobile": "•••• (10)"')

  await visitor.submitButton.click()
  await expect(value(live)).toContainText('enteringOtp')
  await expect(lastTransition(live)).toHaveText(/sendOtp done/)
  await expect(moments(live).filter({ hasText: 'mobile.submitted' })).toContainText('the page to otpLogin')
  const sequence = live.getByRole('img', { name: /events between the page/ })
  await expect(sequence.locator('[data-column="sendOtp"]')).toHaveCount(1)
  await expect(sequence).toContainText('done.actor.sendOtp')

  await visitor.typesCode(await codeSentTo(visitor.page, mobile))
  await visitor.submitButton.click()
  await expect(moments(live).filter({ hasText: 'xstate.done.actor.verifyOtp' })).toBeVisible()
  const mainText = await live.locator('main').innerText()
  expect(mainText).not.toContain(mobile)
  // The live view that was there is enough.
  expect(context.pages().map((page) => new URL(page.url()).pathname)).toEqual([LIVE, PAGE])
})

test('one goes back through what was and returns to now', async ({ context }) => {
  const { live, visitor } = await watchedLogin(context)
  await visitor.asksForCode(someMobile())
  await expect(value(live)).toContainText('enteringOtp')
  await moments(live).filter({ hasText: 'mobile.changed' }).first().click()
  await expect(value(live)).toHaveText('enteringMobile')
  await expect(lit(live, 'otpLogin.enteringMobile')).toHaveCount(1)
  await expect(live.getByRole('img', { name: /events between/ })).not.toContainText('done.actor.sendOtp')
  await live.getByRole('button', { name: 'Back to now' }).click()
  await expect(value(live)).toContainText('enteringOtp')
})

test('an event is sent by hand: the page follows; what is no event is refused', async ({ context }) => {
  const { live, visitor } = await watchedLogin(context)
  await visitor.asksForCode(someMobile())
  const json = live.getByLabel('The event, as JSON')
  await expect(value(live)).toContainText('enteringOtp')
  await json.fill('{"type": 1}')
  await live.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(
    live.getByRole('alert').filter({ hasText: 'An event is an object with a "type".' }),
  ).toBeVisible()
  await live.getByLabel('A test case').selectOption({ label: 'edits the number' })
  await expect(json).toHaveValue(/"type": "/)
  await live.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(value(live)).toHaveText('enteringMobile')
  await expect(visitor.mobile).toBeVisible()
})

test('the second window opens with the first machine; the page’s button brings it back', async ({
  context,
}) => {
  const page = await context.newPage()
  const opened = context.waitForEvent('page')
  await new OtpLoginVisitor(page).opens(`${PAGE}?inspect`)
  const live = await opened
  await expect(live.getByRole('button', { name: /^otpLogin/ })).toBeVisible()
  await live.close()
  await page.keyboard.press('Escape')
  const again = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Watch the machines' }).click()
  await expect((await again).getByRole('button', { name: /^otpLogin/ })).toBeVisible()
})

test('the next pages of the tab are watched as well, until it is ended; a live view that comes later hears all', async ({
  context,
}) => {
  const page = await context.newPage()
  const visitor = new OtpLoginVisitor(page)
  const opener = page.getByRole('button', { name: 'Watch the machines' })
  const opened = context.waitForEvent('page')
  await visitor.opens(`${PAGE}?inspect`)
  await (await opened).close()
  await visitor.opens('/contact-us')
  await expect(opener).toBeAttached()
  const live = await context.newPage()
  await live.goto(LIVE)
  await expect(live.getByRole('combobox', { name: /^Page/ })).toContainText('/contact-us at')
  await expect(live.getByRole('button', { name: /^otpLogin/ })).toBeVisible()
  await visitor.opens(`${PAGE}?inspect=off`)
  await expect(live.getByRole('combobox', { name: /^Page/ })).toContainText('(left)')
  await visitor.opens(`${PAGE}?again`)
  await visitor.asksForCode(someMobile())
  await expect(opener).toHaveCount(0)
})

test('the public inspector is told the same, masked, by the same protocol', async ({ context }) => {
  await context.route('https://stately.ai/inspect', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<pre></pre><script>
        addEventListener('message', ({ data }) => document.querySelector('pre').append(JSON.stringify(data)))
        opener.postMessage({ type: '@statelyai.connected' }, '*')
      </script>`,
    }),
  )
  const page = await context.newPage()
  const visitor = new OtpLoginVisitor(page)
  await visitor.opens(`${PAGE}?inspect=public`)
  await page.keyboard.press('Escape')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open the public inspector' }).click()
  const log = (await opened).locator('pre')
  await visitor.headerLogin.click()
  const mobile = someMobile()
  await visitor.mobile.fill(mobile)
  await expect(log).toContainText('"type":"@xstate.actor"')
  await expect(log).toContainText('"type":"mobile.changed"')
  await expect(log).toContainText('"value":"enteringMobile"')
  await expect(log).not.toContainText(mobile)
})

test.describe('who does not ask for it', () => {
  const scriptsOf = (page: Page): Promise<string>[] => {
    const texts: Promise<string>[] = []
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script') texts.push(answer.text().catch(() => ''))
    })
    return texts
  }

  test('gets no inspection code, whatever is used; who asks gets it', async ({ page, context }) => {
    const usual = scriptsOf(page)
    const visitor = new OtpLoginVisitor(page)
    await visitor.opens(PAGE)
    await visitor.asksForCode(someMobile())
    expect(usual.length).toBeGreaterThan(3)
    expect((await Promise.all(usual)).filter((text) => OF_INSPECTION.test(text))).toEqual([])

    const asking = await context.newPage()
    const fetched = scriptsOf(asking)
    await new OtpLoginVisitor(asking).opens(`${PAGE}?inspect`)
    await expect(asking.getByRole('button', { name: 'Watch the machines' })).toBeAttached()
    expect((await Promise.all(fetched)).filter((text) => OF_INSPECTION.test(text))).not.toEqual([])
  })

  test('is not watched where the developers’ pages are switched off', async ({ context }) => {
    await context.route(LIVE, (route) =>
      route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.continue(),
    )
    const live = await context.newPage()
    await live.goto(LIVE)
    const page = await context.newPage()
    const refused = page.waitForResponse((answer) => answer.url().endsWith(LIVE))
    const visitor = new OtpLoginVisitor(page)
    await visitor.opens(`${PAGE}?inspect`)
    await refused
    await visitor.asksForCode(someMobile())
    await expect(page.getByRole('button', { name: 'Watch the machines' })).toHaveCount(0)
    await expect(live.getByText('No page tells anything yet')).toBeVisible()
  })
})

for (const width of [360, 1280])
  test(`axe finds nothing in the live view at ${width} px, and it is no wider`, async ({ context }) => {
    const { live, visitor } = await watchedLogin(context)
    await live.setViewportSize({ width, height: 900 })
    await visitor.asksForCode(someMobile())
    await expect(value(live)).toContainText('enteringOtp')
    await expect(live.locator('.chart-box')).toBeVisible()
    expect(await axeFindings(live)).toEqual([])
    expect(await widthOf(live)).toBe(width)
  })
