/**
 * What a first visit costs: gzipped JavaScript beside an empty App Router page of the same Next version, what the
 * lead form adds when it is first used, the LCP element and the layout shift.
 */
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.mjs'
import { EMPTY_APP, buildEmptyApp } from './emptyApp.mjs'
import { startSite } from './server.mjs'
import { printTable } from './table.mjs'

const PAGES = ['/', '/treatment/piles', '/contact-us', '/marketing/piles', '/thankyou?isquicksurvey=1']
const BUDGET = 1.05
/** Of the empty app's first load: what a form and the page's own code weigh when the form is first used. */
const USE_BUDGET = 1.7
const PHONE = { width: 360, height: 740 }

/** Collects what the largest paint was and how much the layout moved, from the page's own observers. */
const OBSERVE = () => {
  window.__paint = { lcp: '', sized: false, cls: 0 }
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries()) {
      const isImage = element?.tagName === 'IMG'
      window.__paint.lcp = element?.tagName.toLowerCase() ?? ''
      window.__paint.sized = !isImage || (element.hasAttribute('width') && element.hasAttribute('height'))
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__paint.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** One first visit in a fresh profile. Sizes in bytes, gzipped. */
async function visit(browser, url) {
  const context = await browser.newContext({ viewport: PHONE })
  const page = await context.newPage()
  const sizes = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      )
  })
  const sum = async () => (await Promise.all(sizes)).reduce((a, b) => a + b, 0)
  await page.addInitScript(OBSERVE)
  await page.goto(url, { waitUntil: 'networkidle' })
  const first = await sum()
  const paint = await page.evaluate(() => window.__paint)
  const field = page.locator('form[data-lead-form] input[name=name]').first()
  let onUse = 0
  if (await field.count()) {
    await field.focus()
    await page.waitForLoadState('networkidle')
    // Parts that fetch others stop for longer than the network counts as idle.
    await page.waitForTimeout(2000)
    onUse = (await sum()) - first
  }
  const cls = await page.evaluate(() => window.__paint.cls)
  await context.close()
  return { first, onUse, ...paint, cls }
}

const kilobytes = (bytes) => (bytes / 1024).toFixed(1)

/** Runs the benchmark and prints its table; false when a budget is exceeded. */
export async function benchBytes() {
  const executablePath = await ensureChromium()
  await buildEmptyApp()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const empty = await startSite({ folder: EMPTY_APP })
  const site = await startSite({ probe: '/healthz' })
  try {
    const base = await visit(browser, `${empty.url}/`)
    const rows = [['empty app', kilobytes(base.first), '1.000', '', '', base.lcp, base.cls.toFixed(3)]]
    let within = true
    for (const path of PAGES) {
      const found = await visit(browser, site.url + path)
      const ratio = found.first / base.first
      const ratioOnUse = found.onUse / base.first
      within &&= ratio <= BUDGET && ratioOnUse <= USE_BUDGET && found.cls < 0.001 && found.sized
      rows.push([
        path,
        kilobytes(found.first),
        ratio.toFixed(3),
        kilobytes(found.onUse),
        ratioOnUse.toFixed(3),
        found.lcp,
        found.cls.toFixed(3),
      ])
    }
    printTable(['page', 'first load KB', 'of empty', 'form on use KB', 'of empty', 'LCP', 'CLS'], rows)
    if (!within)
      console.log(
        `over budget: first load at most ${BUDGET} of the empty app, with the form's code ${USE_BUDGET}, CLS 0, LCP text or sized image`,
      )
    return within
  } finally {
    await Promise.all([browser.close(), empty.stop(), site.stop()])
  }
}
