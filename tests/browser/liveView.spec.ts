/** The live view as one works with it: what is followed, a session as a file, what stays masked, what can be read. */
import { readFile } from 'node:fs/promises'
import { type Page, expect, test } from '@playwright/test'
import { LOG_IN } from '@/model/calls/accountCalls'
import { someMobile } from '@/tests/support/testNumbers'
import { LIVE, lit, moments, watchedLogin } from './liveVisitor'
import { codeSentTo } from './otpLoginVisitor'
import { TALL_DESKTOP, TALL_PHONE } from './screens'

const looksAt = (live: Page, machine: string) =>
  expect(live.getByRole('button', { name: new RegExp(`^${machine}`), pressed: true })).toBeVisible()

test('the login stays in view through Verify OTP; an event leads to its own machine; kinds are left out', async ({
  context,
}) => {
  const { live, visitor } = await watchedLogin(context)
  const mobile = someMobile()
  await visitor.asksForCode(mobile)
  await visitor.typesCode(await codeSentTo(visitor.page, mobile))
  await visitor.submitButton.click()
  await expect(moments(live).filter({ hasText: 'title.changed' }).first()).toBeVisible()
  await expect(moments(live).filter({ hasText: 'xstate.done.actor.verifyOtp' })).toBeVisible()
  await looksAt(live, 'otpLogin')
  await expect(
    live.getByRole('group', { name: /^The chart/ }).locator('[data-state="otpLogin"]'),
  ).toHaveCount(1)

  await moments(live).filter({ hasText: 'title.changed' }).first().click()
  await looksAt(live, 'modals')
  await moments(live).filter({ hasText: 'mobile.submitted' }).click()
  await looksAt(live, 'otpLogin')
  await live.getByRole('checkbox', { name: /^A person/ }).uncheck()
  await expect(moments(live).filter({ hasText: 'mobile.submitted' })).toHaveCount(0)
  await expect(moments(live).filter({ hasText: 'xstate.done.actor.verifyOtp' })).toBeVisible()
})

test('a session is saved, masked, and opens in a live view that heard nothing; a file that is none says why', async ({
  context,
  browser,
}) => {
  const { live, visitor } = await watchedLogin(context)
  const mobile = someMobile()
  await visitor.asksForCode(mobile)
  await expect(live.locator('[data-value]')).toContainText('enteringOtp')
  const download = live.waitForEvent('download')
  await live.getByRole('button', { name: 'Save this session as a file' }).click()
  const saved = await (await download).path()
  expect(await readFile(saved, 'utf8')).not.toContain(mobile)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(LIVE)
  const input = other.getByLabel('Open a saved session')
  const file = (content: string | Buffer) => ({
    name: 'session.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })
  await expect(async () => {
    await input.setInputFiles(file('{"format": 1}'))
    await expect(other.getByRole('alert').first()).toContainText('is no session', { timeout: 1000 })
  }).toPass()
  await input.setInputFiles(file(await readFile(saved)))
  await looksAt(other, 'otpLogin')
  await expect(other.locator('[data-value]')).toContainText('enteringOtp')
  await expect(other.locator('[data-state="otpLogin"]')).toHaveCount(1)
  // What is refused while a session is open takes nothing away.
  await input.setInputFiles(file('{"format": 1}'))
  await expect(other.getByRole('alert').first()).toContainText('is no session')
  await expect(other.locator('[data-value]')).toContainText('enteringOtp')
  await input.setInputFiles(file(await readFile(saved)))
  await expect(other.getByRole('alert').first()).toHaveText('')
  await elsewhere.close()
})

test('what was typed is shown on one’s own machine by a switch that says so, and masked again', async ({
  context,
}) => {
  const { live, visitor } = await watchedLogin(context)
  const mobile = someMobile()
  await visitor.mobile.fill(mobile)
  const knows = live.locator('[data-context]')
  await expect(knows).toContainText('"mobile": "•••• (10)"')
  const unmask = live.getByRole('checkbox', { name: /names, numbers and codes stand here readable/ })
  await unmask.check()
  await expect(knows).toContainText(`"mobile": "${mobile}"`)
  await unmask.uncheck()
  await expect(knows).toContainText('"mobile": "•••• (10)"')
  expect(await live.locator('main').innerText()).not.toContain(mobile)
})

/** Sends the machine that is looked at an event by hand. */
async function sends(live: Page, event: object): Promise<void> {
  await live.getByLabel('The event, as JSON').fill(JSON.stringify(event))
  await live.getByRole('button', { name: 'Send', exact: true }).click()
}

test('an action that throws is a row with the reason and the code; the machine stands in error', async ({
  context,
}) => {
  const { live, visitor } = await watchedLogin(context)
  await visitor.mobile.fill(someMobile())
  await expect(live.locator('[data-value]')).toHaveText('enteringMobile')
  await sends(live, { type: 'no.such.event' })
  await expect(live.locator('[data-fate=passedOver]').first()).toContainText(
    'it has no transition for it there',
  )
  await sends(live, { type: 'mobile.changed' })
  const failed = live.locator('[data-fate=failed]')
  await expect(failed).toContainText('mobile.changed')
  await expect(failed).toContainText('the page to otpLogin: enteringMobile')
  await expect(failed).toContainText('the machine stopped: TypeError: Cannot read properties of undefined')
  await expect(live.locator('[data-status=error]')).toBeVisible()
  await expect(live.getByRole('button', { name: /^otpLogin error/, pressed: true })).toBeVisible()
  await live.getByText('Where in the code').click()
  await expect(live.locator('details[open] pre')).toContainText(/^at .+:\d+:\d+/)
})

test('one goes on from a past moment in a copy; the page stays where it is', async ({ context }) => {
  const { live, visitor } = await watchedLogin(context)
  await visitor.asksForCode(someMobile())
  await expect(live.locator('[data-value]')).toContainText('enteringOtp')
  await moments(live).filter({ hasText: 'mobile.submitted' }).click()
  await live.getByRole('button', { name: 'Go on from here in a copy' }).click()
  await expect(lit(live, 'otpLogin.sendingOtp')).toHaveCount(1)
  await live.getByRole('button', { name: 'sending gets no answer', exact: true }).click()
  await expect(lit(live, 'otpLogin.enteringMobile')).toHaveCount(1)
  await expect(visitor.submitButton).toHaveText('Verify OTP')
  await live.getByRole('button', { name: 'Leave the copy' }).click()
  await live.getByRole('button', { name: 'Back to now' }).click()
  await expect(live.locator('[data-value]')).toContainText('enteringOtp')
})

for (const width of [1280, 1600])
  test(`at ${width} px chart, log and what is lit are on one screen, and stay there`, async ({ context }) => {
    const { live, visitor } = await watchedLogin(context)
    await live.setViewportSize({ width, height: 900 })
    const mobile = someMobile()
    await visitor.asksForCode(mobile)
    const inChart = async (id: string) => {
      const box = await live.locator('.chart-box').boundingBox()
      const state = await lit(live, id).locator('rect').first().boundingBox()
      return (
        box !== null &&
        state !== null &&
        state.x >= box.x - 1 &&
        state.y >= box.y - 1 &&
        state.x + state.width <= box.x + box.width + 1 &&
        state.y + state.height <= box.y + box.height + 1 &&
        box.y + box.height <= 900
      )
    }
    const leaves = (code: string) => [
      `otpLogin.provingNumber.code.${code}`,
      'otpLogin.provingNumber.resend.cooling',
    ]
    for (const id of leaves('enteringOtp.listening')) await expect.poll(() => inChart(id)).toBe(true)
    await expect(moments(live).first()).toBeInViewport()
    expect(await live.evaluate(() => scrollY)).toBe(0)

    let letGo = () => {}
    const held = new Promise<void>((done) => (letGo = done))
    await visitor.page.route(`**${LOG_IN.path}`, async (route) => {
      await held
      await route.continue()
    })
    await visitor.typesCode(await codeSentTo(visitor.page, mobile))
    await visitor.submitButton.click()
    for (const id of leaves('verifyingOtp')) await expect.poll(() => inChart(id)).toBe(true)
    await live.getByRole('button', { name: 'Fit' }).click()
    await expect
      .poll(() => live.locator('.chart-box').evaluate((box) => box.scrollHeight - box.clientHeight))
      .toBeLessThan(3)
    await expect
      .poll(() => live.locator('.chart-box').evaluate((box) => box.scrollWidth - box.clientWidth))
      .toBeLessThan(3)
    letGo()
  })

test('the chart is read at 360 px: no text is smaller than 12 px, and the map leads to what is lit', async ({
  page,
}) => {
  await page.setViewportSize(TALL_PHONE)
  await page.goto('/dev/machines/otpLogin')
  const chart = page.getByRole('group', { name: /^The chart/ })
  const smallest = () =>
    chart.locator('svg').evaluate((svg: SVGSVGElement) => {
      const scale = svg.getScreenCTM()?.a ?? 0
      return Math.min(
        ...[...svg.querySelectorAll('text')].map(
          (text) => parseFloat(getComputedStyle(text).fontSize) * scale,
        ),
      )
    })
  await page.getByRole('button', { name: 'Smaller' }).click()
  expect(await smallest()).toBeGreaterThanOrEqual(12)
  await expect(chart.locator('[data-state="otpLogin.enteringMobile"][data-active]')).toHaveCount(1)
  await chart.evaluate((box) => box.scrollTo(box.scrollWidth, box.scrollHeight))
  const map = page.getByRole('button', { name: /^Map of the whole chart/ })
  await map.press('Enter')
  await expect(chart.locator('[data-state="otpLogin.enteringMobile"]')).toBeInViewport()
})

test('a chart is fitted both ways', async ({ page }) => {
  await page.setViewportSize(TALL_DESKTOP)
  await page.goto('/dev/machines/resendTimer')
  const chart = page.getByRole('group', { name: /^The chart/ })
  const width = async () => (await chart.locator('svg').boundingBox())?.width ?? 0
  const own = await width()
  await expect(async () => {
    await page.getByRole('button', { name: 'Fit' }).click()
    expect(await width()).toBeGreaterThan(own)
  }).toPass()
  const fitted = await width()
  for (let times = 0; times < 3; times++) await page.getByRole('button', { name: 'Larger' }).click()
  expect(await width()).toBeGreaterThan(fitted)
  await page.getByRole('button', { name: 'Fit' }).click()
  await expect.poll(width).toBeCloseTo(fitted, 0)
})
