/** The review of changed machines, as its file is opened from a disk. */
import { expect, test } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { differingMachines } from '@/devtools/charts/chartDiff'
import { reviewPage } from '@/devtools/charts/reviewPage'
import { machineNamed } from '@/devtools/machineCatalogue'
import { chartOf } from '@/devtools/proof/chartOf'
import { axeFindings } from './axe'

const after = chartOf(machineNamed('otpLogin').machine)
/** A release without resending the code. */
const before = {
  ...after,
  transitions: after.transitions.filter(({ eventType }) => eventType !== 'otp.resent'),
}
const came = after.transitions.length - before.transitions.length

test('the file opens from a disk, in three kinds of words, on a phone and a desk, and asks nobody', async ({
  page,
}, info) => {
  const machines = (chart: typeof after) => new Map([['otpLogin', { chart, page: '' }]])
  const html = await reviewPage({
    diffs: differingMachines(machines(before), machines(after)),
    since: 'the release before',
    until: 'now',
  })
  const file = info.outputPath('review.html')
  writeFileSync(file, html)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const address = pathToFileURL(file).href
  await page.goto(address)
  const added = page.locator('.changes li[data-kind="added"]')
  await expect(added.filter({ hasText: 'new transition' })).toHaveCount(came)
  const first = added.filter({ hasText: 'otp.resent' }).first()
  const texts = []
  for (const words of ['Code', 'English', 'Hindi']) {
    await page.getByLabel(words, { exact: true }).check()
    texts.push(await first.innerText())
  }
  expect(new Set(texts).size).toBe(3)
  expect(texts[0]).toContain('otp.resent')
  expect(texts[2]).toMatch(/\p{Script=Devanagari}/u)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect([width, overflow]).toEqual([width, 0])
    expect([width, await axeFindings(page)]).toEqual([width, []])
  }
  expect(requested.filter((url) => url !== address && !url.startsWith('data:'))).toEqual([])
})
