/**
 * Interaction to next paint with a four times slower processor: menu, search and modals, the first time, when their
 * code is fetched, and the second time. Only the built site is measured, a development server answers with other code.
 * The limit is 200 ms on the machine where it was set. Elsewhere it is as long as what a peer needs there: a bare page
 * that adds a list of so many rows, which took those 200 ms.
 */
import { type Browser, type Page, expect, test } from '@playwright/test'
import { nextPaintAfter, slowsDown, watchesInteractions } from './interactionWatch'
import { DESKTOP, PHONE } from './screens'

const LIMIT_MS = 200
const PEER_ROWS = 600
const SLOWER = 4
/** What else the machine does only makes a step longer: the best of at most so many visits counts. */
const VISITS = 8
const PATH = '/treatment/piles'

type Step = { readonly name: string; readonly act: (page: Page) => Promise<void> }
type Journey = {
  readonly name: string
  readonly viewport: typeof PHONE
  readonly steps: readonly Step[]
}

const opensModal =
  (opener: string): Step['act'] =>
  async (page) => {
    await page.locator(opener).locator('visible=true').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').locator('.modal-content > *').first()).toBeVisible()
  }
const closesModal: Step['act'] = async (page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** A modal opened twice: its code is fetched the first time. */
const modal = (name: string, opener: string): Journey => ({
  name,
  viewport: PHONE,
  steps: [
    { name: 'opens for the first time', act: opensModal(opener) },
    { name: 'closes', act: closesModal },
    { name: 'opens again', act: opensModal(opener) },
  ],
})

const clicks =
  (selector: string): Step['act'] =>
  (page) =>
    page.locator(selector).first().click()

const JOURNEYS: readonly Journey[] = [
  {
    name: 'mega menu on wide screens',
    viewport: DESKTOP,
    steps: [
      { name: 'opens for the first time', act: clicks('[data-entry=departments] > summary') },
      { name: 'shows a department', act: clicks('[data-department=cardiology] > summary') },
      { name: 'shows another department', act: clicks('[data-department=urology] > summary') },
      { name: 'closes', act: (page) => page.keyboard.press('Escape') },
      { name: 'opens again', act: clicks('[data-entry=departments] > summary') },
    ],
  },
  {
    name: 'side menu on phones',
    viewport: PHONE,
    steps: [
      { name: 'opens for the first time', act: clicks('.site-menu details.menu > summary') },
      { name: 'opens an accordion', act: clicks('[data-entry=departments] > summary') },
      { name: 'opens a department', act: clicks('[data-department=cardiology] > summary') },
      { name: 'closes', act: clicks('.site-menu details.menu > summary') },
      { name: 'opens again', act: clicks('.site-menu details.menu > summary') },
    ],
  },
  {
    name: 'search',
    viewport: DESKTOP,
    steps: [
      { name: 'takes the focus', act: clicks('form#site-search input.query') },
      {
        name: 'is typed in',
        act: async (page) => {
          await page.keyboard.type('piles', { delay: 120 })
          await expect(page.locator('#site-search-results')).toBeVisible()
        },
      },
      { name: 'goes through the results', act: (page) => page.keyboard.press('ArrowDown') },
      {
        name: 'is typed in again',
        act: async (page) => {
          await page.keyboard.type(' diet', { delay: 120 })
          await expect(page.locator('#site-search-results')).toBeVisible()
        },
      },
    ],
  },
  modal('lead form modal', '[data-opens=leadForm]'),
  modal('login modal', '[data-opens=login]'),
]

/** A page that does nothing but add its list when it is asked to. */
const PEER_PAGE = `<!doctype html><meta charset=utf-8><title>Peer</title><button>Adds the list</button><ul></ul><script>
document.querySelector('button').addEventListener('click', () => {
  for (let row = 0; row < ${PEER_ROWS}; row++) {
    const item = document.createElement('li')
    item.innerHTML = '<a href="#">Row ' + row + '</a> <span>of the list</span>'
    document.querySelector('ul').append(item)
  }
})
</script>`

type Visit = { readonly steps: readonly number[]; readonly peer: number }

/** One visit: how long each step took until the next paint, and how long the peer took just before. */
async function visit(browser: Browser, baseURL: string, { viewport, steps }: Journey): Promise<Visit> {
  const context = await browser.newContext({ viewport, baseURL })
  const page = await context.newPage()
  await watchesInteractions(page)
  await page.route('**/peer', (route) => route.fulfill({ contentType: 'text/html', body: PEER_PAGE }))
  await page.goto('/peer')
  await slowsDown(page, SLOWER)
  const peer = await nextPaintAfter(page, () => page.getByRole('button').click())
  await slowsDown(page, 1)
  await page.goto(PATH, { waitUntil: 'load' })
  await slowsDown(page, SLOWER)
  const times: number[] = []
  for (const { act } of steps) times.push(await nextPaintAfter(page, () => act(page)))
  await context.close()
  return { steps: times, peer }
}

for (const journey of JOURNEYS)
  test(`${journey.name}: each step is painted within ${LIMIT_MS} ms of the machine where that was set`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const { 'cache-control': kept = '' } = (await request.get(PATH)).headers()
    test.skip(!kept.includes('s-maxage'), 'a development server says nothing about the built site')
    test.setTimeout(240_000)
    let best = journey.steps.map(() => Infinity)
    let peer = Infinity
    const limit = () => Math.max(LIMIT_MS, peer)
    for (let at = 0; at < VISITS && (peer === Infinity || best.some((ms) => ms >= limit())); at++) {
      const visited = await visit(browser, baseURL ?? '', journey)
      best = best.map((ms, step) => Math.min(ms, visited.steps[step] ?? Infinity))
      peer = Math.min(peer, visited.peer)
    }
    const found = journey.steps.map(({ name }, at) => ({ name, ms: best[at] ?? Infinity }))
    const summary = [...found, { name: 'peer', ms: peer }]
      .map(({ name, ms }) => `${name}: ${ms} ms`)
      .join(', ')
    test.info().annotations.push({ type: 'interaction to next paint', description: summary })
    console.info(`${journey.name}: ${summary}`)
    expect(
      found.filter(({ ms }) => ms >= limit()),
      `slower than ${limit()} ms`,
    ).toEqual([])
  })
