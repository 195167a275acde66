/**
 * Interaction to next paint with a four times slower processor. Besides the time that the browser reports it sums the main
 * thread's processor time between input and paint, which other programs on the machine do not lengthen.
 */
import { type Browser, type Page, chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '@/scripts/chromium.mjs'
import { type Journey, JOURNEYS, JOURNEY_PATH, SLOWER } from '@/tests/browser/interactionJourneys'
import { slowsDown } from '@/tests/browser/interactionWatch'
import { startSite } from './server.mjs'
import { printTable } from './table.mjs'

const LIMIT_MS = 100
const VISITS = Number(process.env.BENCH_VISITS || 5)
const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']
/** The browser reports an interaction after its frame. */
const SETTLE_MS = 500

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly id?: string
  readonly id2?: { readonly local?: string }
  readonly args?: { readonly data?: { readonly interactionId?: number }; readonly name?: string }
}
/** In milliseconds: from input to paint, and of it the main thread's processor time. */
type Times = { readonly wall: number; readonly processor: number }

const idOf = ({ id, id2 }: TraceEvent) => id ?? id2?.local

/** The longest interaction of a trace; zeros without any. */
function longestOf(events: readonly TraceEvent[]): Times {
  const timings = events.filter(({ name }) => name === 'EventTiming')
  const spans = timings.flatMap((begin) => {
    // Chromium uses an id again once its event has ended.
    const end = timings.find(
      (other) => other.ph === 'e' && idOf(other) === idOf(begin) && other.ts >= begin.ts,
    )
    return begin.ph === 'b' && begin.args?.data?.interactionId && end
      ? [{ pid: begin.pid, from: begin.ts, to: end.ts }]
      : []
  })
  const found = spans.map(({ pid, from, to }) => {
    const main = events.find((one) => one.pid === pid && one.args?.name === 'CrRendererMain')?.tid
    let processor = 0
    for (const { name, pid: itsPid, tid, ts, dur = 0, tdur = 0 } of events) {
      if (name !== 'RunTask' || itsPid !== pid || tid !== main) continue
      const within = Math.min(ts + dur, to) - Math.max(ts, from)
      if (within > 0 && dur > 0) processor += (tdur * within) / dur
    }
    return { wall: (to - from) / 1000, processor: processor / 1000 }
  })
  const longest = (what: keyof Times) => Math.max(0, ...found.map((times) => times[what]))
  return { wall: longest('wall'), processor: longest('processor') }
}

async function timesOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<Times> {
  await browser.startTracing(page, { categories: CATEGORIES })
  await act()
  await page.waitForTimeout(SETTLE_MS)
  const trace = await browser.stopTracing()
  // As Chromium writes it.
  return longestOf((JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents)
}

/** One visit in a fresh profile. */
async function visit(browser: Browser, baseURL: string, { viewport, steps }: Journey) {
  const context = await browser.newContext({ viewport, baseURL })
  const page = await context.newPage()
  await page.goto(JOURNEY_PATH, { waitUntil: 'networkidle' })
  await slowsDown(page, SLOWER)
  const times: Times[] = []
  for (const { act } of steps) times.push(await timesOf(browser, page, () => act(page)))
  await context.close()
  return times
}

const least = (all: readonly Times[]): Times => ({
  wall: Math.min(...all.map(({ wall }) => wall)),
  processor: Math.min(...all.map(({ processor }) => processor)),
})

async function main(): Promise<void> {
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const site = await startSite({ probe: '/readyz' })
  const rows: { readonly name: string; readonly times: Times }[] = []
  try {
    for (const journey of JOURNEYS) {
      const visits: Times[][] = []
      while (visits.length < VISITS) visits.push(await visit(browser, site.url, journey))
      journey.steps.forEach(({ name }, at) =>
        rows.push({
          name: `${journey.name} ${name}`,
          times: least(visits.flatMap((times) => times[at] ?? [])),
        }),
      )
    }
  } finally {
    await Promise.all([browser.close(), site.stop()])
  }
  printTable(
    ['step', 'to the next paint ms', 'of it processor ms'],
    rows.map(({ name, times }) => [name, times.wall.toFixed(0), times.processor.toFixed(0)]),
  )
  const slow = rows.filter(({ times }) => times.processor > LIMIT_MS)
  for (const { name } of slow) console.log(`${name}: more than ${LIMIT_MS} ms of the main thread`)
  process.exitCode = slow.length ? 1 : 0
}

void main()
