import { existsSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { MACHINES } from '@/devtools/machineCatalogue'
import { axeFindings } from './axe'
import { lit } from './liveVisitor'
import { TALL_PHONE } from './screens'
import { thoroughUnless } from './thorough'

/** Presses what can happen, by its words, in the simulation. */
async function happens(page: Page, ...labels: string[]): Promise<void> {
  await expect(page.locator('.moments li').first()).toBeVisible()
  for (const label of labels) {
    const before = await page.locator('.moments li').count()
    await page.locator('.choices').getByRole('button', { name: label, exact: true }).click()
    await expect(page.locator('.moments li')).toHaveCount(before + 1)
  }
}

test('the gallery lists every machine and finds one by its words', async ({ page }) => {
  await page.goto('/dev/machines')
  await expect(page.locator('.gallery li')).toHaveCount(MACHINES.length)
  await page.getByLabel('Find a machine').fill('code sent to it')
  await expect(page.locator('.gallery a')).toHaveText(['otpLogin'])
  await page.locator('.gallery a').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('otpLogin')
})

test.describe('every machine is drawn with all its states, and told in tables', () => {
  for (const { machine } of MACHINES)
    test(machine.id, thoroughUnless(machine.id === 'leadForm'), async ({ page }) => {
      await page.goto(`/dev/machines/${machine.id}`)
      const rows = await page.locator('table').first().locator('tbody tr').count()
      await expect(page.locator('[data-state]')).toHaveCount(rows + 1)
    })
})

test('a flow is walked without the site: states light up, one goes back and on from there', async ({
  page,
}) => {
  await page.goto('/dev/machines/leadForm')
  await happens(page, 'types a name', 'types a valid number', 'sends the form')
  await expect(lit(page, 'leadForm.submitting')).toHaveCount(1)
  await happens(page, 'the network is cut')
  await expect(lit(page, 'leadForm.idle.failed')).toHaveCount(1)
  await page.locator('.moments li').nth(3).getByRole('button').click()
  await expect(lit(page, 'leadForm.submitting')).toHaveCount(1)
  await happens(page, 'the lead is stored')
  await expect(lit(page, 'leadForm.succeeded')).toHaveCount(1)
})

test('time is advanced by hand', async ({ page }) => {
  await page.goto('/dev/machines/search')
  await happens(page, 'types three letters', 'waits: typingPause')
  await expect(lit(page, 'search.searching')).toHaveCount(1)
})

test('a state is found by its words, and what draws it is named', async ({ page }) => {
  await page.goto('/dev/machines/leadForm')
  await page.getByLabel('Find a state').fill('notice offers')
  await page.getByLabel('Find a state').press('Enter')
  const state = page.locator('[data-chosen="leadForm.idle.failed"]')
  await expect(state).toContainText('components/forms/LeadForm')
  await expect(state.getByRole('link', { name: 'see it in its states' })).toHaveAttribute(
    'href',
    /\/dev\/components\?group=.+#LeadForm$/,
  )
})

test('the chart is made larger and moved by keys alone', async ({ page }) => {
  await page.goto('/dev/machines/otpLogin')
  const chart = page.getByRole('group', { name: /^The chart/ })
  const width = async () => (await chart.locator('svg').boundingBox())?.width ?? 0
  await chart.focus()
  await expect(async () => {
    const before = await width()
    await page.keyboard.press('+')
    expect(await width()).toBeGreaterThan(before)
  }).toPass()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => chart.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
})

test('the chart is told in English and Hindi as well, and the run goes on in it', async ({ page }) => {
  await page.goto('/dev/machines/otpLogin')
  const chart = page.getByRole('group', { name: /^The chart/ })
  await expect(chart).toContainText('mobile.submitted')
  const words = page.getByRole('navigation', { name: 'Words of the chart' })
  await words.getByRole('link', { name: 'Hindi' }).click()
  await expect(chart).not.toContainText('mobile.submitted')
  await expect(chart).toContainText(/\p{Script=Devanagari}/u)
  await expect(words.locator('[aria-current]')).toHaveText('Hindi')
  await expect(chart.locator('[data-active]')).not.toHaveCount(0)
  await page.getByRole('link', { name: 'What visitors did in the last seven days' }).click()
  await expect(words.locator('[aria-current]')).toHaveText('Hindi')
})

test('on a phone a chart opens where its machine is, and moves with it', async ({ page }) => {
  await page.setViewportSize(TALL_PHONE)
  await page.goto('/dev/machines/leadForm')
  const chart = page.getByRole('group', { name: /^The chart/ })
  const innermost = chart.locator('[data-active]').last()
  await expect(innermost).toBeInViewport()
  const inside = async () => {
    const [box, lit] = [await chart.boundingBox(), await innermost.boundingBox()]
    return box && lit && lit.x + lit.width / 2 > box.x && lit.x + lit.width / 2 < box.x + box.width
  }
  expect(await inside()).toBe(true)
})

test('a review of what changed since a commit is made on request; what is no revision is refused in words', async ({
  page,
}) => {
  await page.goto('/dev/review')
  expect(await axeFindings(page)).toEqual([])
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.getByLabel('Since which commit, branch or tag').fill('HEAD')
  await page.getByRole('button', { name: 'Show what changed' }).click()
  // An unpacked archive has no former revisions.
  const text = existsSync('.git') ? 'From HEAD to now.' : 'The review could not be made.'
  await expect(page.getByText(text)).toBeVisible()
  if (existsSync('.git')) expect(errors).toEqual([])
  for (const since of ['--output=/tmp/x', 'no-such-branch']) {
    const answer = await page.request.get(`/dev/review/file?${new URLSearchParams({ since })}`)
    expect([since, answer.ok(), (await answer.text()).length > 20]).toEqual([since, false, true])
  }
})

for (const width of [360, 1280])
  test(`axe finds nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/dev/machines', '/dev/machines/leadForm']) {
      await page.goto(path)
      expect(await axeFindings(page)).toEqual([])
    }
  })

test('the funnel and the traffic on a chart are there for developers', async ({ page }) => {
  await page.goto('/dev/funnel?since=24h')
  await expect(page.getByRole('row')).toHaveCount(9)
  await page.goto('/dev/machines/leadForm?traffic=24h')
  await expect(page.getByRole('heading', { name: 'What visitors did, last 24h' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
