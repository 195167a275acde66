/** What moves on a page by itself: the browser's own layout-shift entries, with what moved and by how much. */
import type { Page } from '@playwright/test'

type Shift = { readonly value: number; readonly moved: readonly string[] }

/** Runs in the page before anything else: collects every shift from the first paint on. */
function collectShifts(): void {
  type Source = { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
  type Entry = PerformanceEntry & { value: number; sources?: Source[] }
  const shifts: Shift[] = []
  // A name that nothing else on the page has.
  Object.assign(window, { shiftsSeen: shifts })
  const box = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'a node that is gone'
    const classes = typeof element.className === 'string' ? element.className.split(' ').slice(-1)[0] : ''
    const text = (node?.textContent ?? '').trim().slice(0, 30)
    return `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''}${classes ? `.${classes}` : ''} “${text}”`
  }
  new PerformanceObserver((list) => {
    // The entry type's own members are in no TypeScript library yet.
    for (const { value, sources = [] } of list.getEntries() as Entry[])
      shifts.push({
        value,
        moved: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${box(previousRect)} to ${box(currentRect)}`,
        ),
      })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Watches every page that is opened from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(collectShifts)
}

/** What has moved on the page so far, a line each; none is what a visitor wants. */
export async function shiftsOn(page: Page): Promise<readonly string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shiftsSeen: Shift[] }).shiftsSeen)
  return shifts.flatMap(({ value, moved }) => moved.map((what) => `${value.toFixed(4)} ${what}`))
}

type Summed = { shiftSum: number }

/** Sums every layout shift from now on, those after a touch included. */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = window as unknown as Summed
    seen.shiftSum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shiftSum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
export const shifts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Summed).shiftSum)
