/** What pages count of themselves, in a real browser: the figures are what was done, and nothing tells who did it. */
import { type Page, expect, test } from '@playwright/test'
import { chartHash, transitionsOf } from '@/machines/chartPlaces'
import { leadFormMachine } from '@/machines/leadForm/leadForm.machine'
import { type PageTraffic, TRAFFIC_PATH } from '@/model/page/traffic'
import { someMobile } from '@/tests/support/testNumbers'
import { opensAlive, opensIdle } from './alivePage'
import { LeadFormVisitor } from './visitor'

/** Keeps what the page sends as it is left: Playwright sees no body of it. */
const keepsSent = (page: Page) =>
  page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob)
        void body.text().then((text) => (document.documentElement.dataset.sent = text))
      return send(url, body)
    }
  })

/** Leaves the page as far as its code can tell, so that what it sends can be seen. */
const leaves = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')))

/** Every call of the page so far. */
function callsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

const submitted = transitionsOf(leadFormMachine).flatMap(({ eventType }, place) =>
  eventType === 'form.submitted' ? [place] : [],
)

test('a form that was sent empty twice and left is counted so, without a word of what was typed', async ({
  page,
}) => {
  const mobile = someMobile()
  await keepsSent(page)
  await opensAlive(page, '/treatment/piles')
  const visitor = new LeadFormVisitor(page, page.locator('#enquiry'))
  await visitor.field('Name').fill('Padmavathi Iyer')
  await visitor.seesLiveForm()
  await visitor.submitButton.click()
  await visitor.field('Mobile Number').fill(mobile)
  await visitor.submitButton.click()

  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith(TRAFFIC_PATH)),
    leaves(page),
  ])
  expect(answer.status()).toBe(204)
  const html = page.locator('html[data-sent]')
  const sent = JSON.parse((await html.getAttribute('data-sent')) ?? '') as PageTraffic
  expect(sent).toMatchObject({ pageType: 'Treatment', isBack: false })
  const form = sent.machines.find(({ id }) => id === 'leadForm')
  expect(form?.hash).toBe(chartHash(leadFormMachine))
  const submits = form?.taken.filter(([place]) => submitted.includes(place)).map(([, count]) => count) ?? []
  expect(submits.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(form?.left.reduce((sum, [, count]) => sum + count, 0)).toBe(1)
  expect(sent.vitals.map(([metric]) => metric)).toContain('LCP')
  expect(JSON.stringify(sent)).not.toMatch(new RegExp(`Padmavathi|Iyer|${mobile}`))
})

test('a page that nobody meant to use sends nothing', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto('/treatment/piles')
  await leaves(page)
  await page.goto('/condition/piles')
  expect(calls).not.toContain(TRAFFIC_PATH)
})

for (const isRequested of [false, true])
  test(
    isRequested ? 'where the browser asks for privacy nothing is sent' : 'a page that is alive sends once',
    async ({ page }) => {
      if (isRequested)
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
        )
      const calls = callsOf(page)
      await opensIdle(page, '/treatment/piles')
      await leaves(page)
      await page.waitForLoadState('networkidle')
      expect(calls.filter((path) => path === TRAFFIC_PATH)).toHaveLength(isRequested ? 0 : 1)
    },
  )
