/** Weight of a page before any interaction. */
import { fetchDocument } from './document.mjs'

const PHONE = { width: 360, height: 740 }
/** Prefetches begin when the network is idle; a page without interaction hydrates after ten seconds. */
const WATCH_MS = 3000
/** What is fetched to be seen or run now, by Chromium's types of resources; a prefetch is of another. */
const NEEDED = ['Document', 'Stylesheet', 'Font', 'Image', 'Script', 'Media', 'Manifest']

const isPrefetch = ({ type, priority }) => !NEEDED.includes(type) && ['Low', 'VeryLow'].includes(priority)

/** Every finished request of a page. @returns {Promise<readonly { type: string, priority: string, bytes: number }[]>} */
async function transfers(page, url) {
  const requests = new Map()
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) =>
    requests.set(requestId, { type, priority: request.initialPriority, bytes: 0 }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(WATCH_MS)
  return [...requests.values()]
}

const sum = (transferred) => transferred.reduce((total, { bytes }) => total + bytes, 0)

/**
 * A first visit by phone without a touch.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{ beforeIntent: number, prefetched: number, html: number, elements: number }>} bytes as transferred,
 *   with headers; html: of the document with gzip, without headers
 */
export async function visitWeight(browser, url) {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true })
  try {
    const page = await context.newPage()
    const all = await transfers(page, url)
    return {
      beforeIntent: sum(all.filter((one) => !isPrefetch(one))),
      prefetched: sum(all.filter(isPrefetch)),
      html: (await fetchDocument(url)).body.length,
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
    }
  } finally {
    await context.close()
  }
}
