/**
 * What a first visit costs: gzipped JavaScript at the first sign of a visitor and once letters are typed in the lead form, beside an
 * empty App Router page of the same Next version; the LCP element and the layout shift.
 */
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.mjs'
import { EMPTY_APP, buildEmptyApp } from './emptyApp.mjs'
import { startSite } from './server.mjs'
import { printTable } from './table.mjs'

const PAGES = ['/', '/treatment/piles', '/contact-us', '/marketing/piles', '/thankyou?isquicksurvey=1']
/** Kilobytes of code: three seconds after the first sign, and with the form's first letters. */
const SIGN_BUDGET = 90
const FORM_BUDGET = 150
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
  /** By address: what is fetched ahead is used from the browser's cache. */
  const sizes = new Map()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.set(
        response.url(),
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      )
  })
  const sum = async () => (await Promise.all(sizes.values())).reduce((a, b) => a + b, 0)
  await page.addInitScript(OBSERVE)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 100)
  await page.waitForTimeout(3000)
  const atSign = await sum()
  const paint = await page.evaluate(() => window.__paint)
  const field = page.locator('form[data-lead-form] input[name=name]').first()
  let withForm = atSign
  if (await field.count()) {
    await field.focus()
    await page.keyboard.type('Asha')
    await page.waitForLoadState('networkidle')
    // Parts that fetch others stop for longer than the network counts as idle.
    await page.waitForTimeout(2000)
    withForm = await sum()
  }
  const cls = await page.evaluate(() => window.__paint.cls)
  await context.close()
  return { atSign, withForm, ...paint, cls }
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
    const rows = [['empty app', kilobytes(base.atSign), '', base.lcp, base.cls.toFixed(3)]]
    let within = true
    for (const path of PAGES) {
      const found = await visit(browser, site.url + path)
      within &&=
        found.atSign <= SIGN_BUDGET * 1024 &&
        found.withForm <= FORM_BUDGET * 1024 &&
        found.cls < 0.001 &&
        found.sized
      const own = [kilobytes(found.atSign), kilobytes(found.withForm), found.lcp, found.cls.toFixed(3)]
      rows.push([path, ...own])
    }
    printTable(['page', 'at first sign KB', 'with form KB', 'LCP', 'CLS'], rows)
    if (!within)
      console.log(
        `over budget: at most ${SIGN_BUDGET} KB at the first sign, ${FORM_BUDGET} KB with the form's first letters, CLS 0, LCP text or sized image`,
      )
    return within
  } finally {
    await Promise.all([browser.close(), empty.stop(), site.stop()])
  }
}
