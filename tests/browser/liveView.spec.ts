/** The live view as one works with it: what is followed, a session as a file, what stays masked, what can be read. */
import { readFile } from 'node:fs/promises'
import { type Page, expect, test } from '@playwright/test'
import { INSPECTION_CHANNEL } from '@/devtools/inspection/inspectionMessages'
import { someMobile } from '@/tests/support/testNumbers'
import { LIVE, moments, watchedLogin } from './liveVisitor'
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

test('a build for production cannot be unmasked', async ({ context }) => {
  const { live, visitor } = await watchedLogin(context)
  await expect(live.getByText('unmasked')).toHaveCount(0)
  await live.evaluate((name) => {
    new BroadcastChannel(name).postMessage({ type: 'view.unmasked', isOn: true })
  }, INSPECTION_CHANNEL)
  const mobile = someMobile()
  await visitor.mobile.fill(mobile)
  await expect(live.locator('[data-context]')).toContainText('"mobile": "•••• (10)"')
  expect(await live.locator('main').innerText()).not.toContain(mobile)
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
  await page.getByRole('button', { name: 'Fit' }).click()
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
  await page.goto('/dev/machines/logout')
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
