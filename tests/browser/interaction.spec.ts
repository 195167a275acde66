/**
 * Interaction to next paint with a four times slower processor: menu, search and modals, the first time, when their
 * code is fetched, and the second time. Only the built site is measured, a development server answers with other code.
 * The limit is 200 ms on the machine where it was set. Elsewhere it is as long as what a peer needs there: a bare page
 * that adds a list of so many rows, which took those 200 ms.
 */
import { type Browser, expect, test } from '@playwright/test'
import { nextPaintAfter, slowsDown, watchesInteractions } from './interactionWatch'
import { type Journey, JOURNEYS, JOURNEY_PATH, SLOWER } from './interactionJourneys'

const LIMIT_MS = 200
const PEER_ROWS = 600
/** What else the machine does only makes a step longer: the best of at most so many visits counts. */
const VISITS = 8

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
  await page.goto(JOURNEY_PATH, { waitUntil: 'load' })
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
    const { 'cache-control': kept = '' } = (await request.get(JOURNEY_PATH)).headers()
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
