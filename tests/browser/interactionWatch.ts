/** Interaction to next paint, as the browser itself measures it (Event Timing), on a slowed-down processor. */
import type { Browser, Page } from '@playwright/test'

type EventTiming = { readonly name: string; readonly duration: number }

/** The shortest event that browsers report, in milliseconds; what is shorter counts as this. */
const THRESHOLD_MS = 16

/** Runs in the page before anything else: notes how long each interaction's events took until the next paint. */
function watchInteractions(threshold: number): void {
  type Entry = PerformanceEntry & { readonly interactionId: number }
  const timings: EventTiming[] = []
  // A name that nothing else on the page has.
  Object.assign(window, { interactionsSeen: timings })
  // The option is in no TypeScript library yet.
  const options = { type: 'event', durationThreshold: threshold, buffered: true } as PerformanceObserverInit
  new PerformanceObserver((list) => {
    // Entries of this type have this member.
    for (const { name, duration, interactionId } of list.getEntries() as Entry[])
      if (interactionId > 0) timings.push({ name, duration })
  }).observe(options)
}

/** Watches every page that is opened from now on. */
export async function watchesInteractions(page: Page): Promise<void> {
  await page.addInitScript(watchInteractions, THRESHOLD_MS)
}

/** Makes the processor so many times slower from now on. */
export async function slowsDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
}

type Watched = Window & { readonly interactionsSeen: EventTiming[] }

/** The longest time from what a visitor does to the next paint, in milliseconds, of all that happens during `act`. */
export async function nextPaintAfter(page: Page, act: () => Promise<void>): Promise<number> {
  // The script above has put it there.
  await page.evaluate(() => (window as unknown as Watched).interactionsSeen.splice(0))
  await act()
  await page.waitForTimeout(400)
  const timings = await page.evaluate(async () => {
    // Entries are reported after a frame is painted, and the observer runs in a separate task.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await new Promise((done) => setTimeout(done))
    return (window as unknown as Watched).interactionsSeen
  })
  return Math.max(THRESHOLD_MS, ...timings.map(({ duration }) => duration))
}

type StyleUpdate = { readonly name: string; readonly args?: { readonly elementCount?: number } }

/** How many elements the browser computes styles for during `act`. */
export async function restyledDuring(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await act()
  // As Chromium writes it.
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly StyleUpdate[]
  }
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0)
}
