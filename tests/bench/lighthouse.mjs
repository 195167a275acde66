/** Lighthouse (mobile) and weight of every important page type, in both languages where a Hindi page exists. */
import { chromium } from '@playwright/test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_FLAGS, ensureChromium } from '../../scripts/chromium.mjs'
import { run } from '../../scripts/process.mjs'
import { visitWeight } from './visitWeight.mjs'
import { startSite } from './server.mjs'
import { median, printTable } from './table.mjs'

const PAGES = {
  home: '/',
  treatment: '/treatment/piles',
  cost: '/treatment/piles-cost-in-delhi',
  condition: '/condition/piles',
  doctors: '/doctors',
  doctor: '/doctor/abraham-chacko-vallikunnel',
  hospital: '/hospital/aravalli-gate-hospital',
  test: '/test/hba1c',
  'test-hi': '/hi/test/hba1c',
  article: '/blog/piles-diet',
  'article-hi': '/hi/blog/ayushman-card-ka-istemal',
  faq: '/faq',
  'faq-hi': '/hi/faq',
  marketing: '/marketing/piles',
  calculator: '/tools/bmi-calculator',
}

const RUNS = Number(process.env.LIGHTHOUSE_RUNS || 3)
const ATTEMPTS = 3
const CLI = join('node_modules', 'lighthouse', 'cli', 'index.js')
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const LEAST = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 }
const KILOBYTE = 1024
/** Kilobytes before intent: Devanagari needs a font of its own. */
const beforeIntentLimit = (path) => (path.startsWith('/hi/') ? 150 : 90)
const HTML_LIMIT = 26
const ELEMENTS_LIMIT = 1400

/** One run with Lighthouse's own defaults, which are a phone's. @throws when it makes no report */
async function audit(url, folder) {
  const file = join(folder, 'report.json')
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].join(' ')
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`]
  const env = { CHROME_PATH: await ensureChromium(), NODE_ENV: '' }
  const words = [CLI, ...args, `--only-categories=${CATEGORIES}`, '--no-enable-error-reporting']
  // On a busy machine Chromium does not always get as far as the page.
  for (let time = 0; (await run(process.execPath, words, { env })) !== 0; time += 1)
    if (time + 1 === ATTEMPTS) throw new Error(`lighthouse failed for ${url}`)
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'))
  const failing = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    categories[name].auditRefs.filter(({ id, weight }) => weight > 0 && audits[id].score === 0),
  )
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
    blocking: audits['total-blocking-time'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
    failing: failing.map(({ id }) => id),
  }
}

async function medianAudit(url) {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-lighthouse-'))
  try {
    const runs = []
    while (runs.length < RUNS) runs.push(await audit(url, folder))
    const medianOf = (value) => median(runs.map(value))
    return {
      scores: Object.fromEntries(CATEGORIES.map((name) => [name, medianOf(({ scores }) => scores[name])])),
      blocking: medianOf(({ blocking }) => blocking),
      lcp: medianOf(({ lcp }) => lcp),
      bytes: medianOf(({ bytes }) => bytes),
      failing: [...new Set(runs.flatMap(({ failing }) => failing))],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Whether a page asks search engines to leave it out: what Lighthouse calls SEO is then not meant. */
async function isLeftOut(url) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return (
    /noindex/.test(answer.headers.get('x-robots-tag') ?? '') ||
    /<meta name="robots" content="[^"]*noindex/.test(await answer.text())
  )
}

/** What of a page misses its budget, in words. */
function missesOf({ path, scores, failing, weight, leftOut }) {
  const low = CATEGORIES.filter((name) => !(name === 'seo' && leftOut) && scores[name] < LEAST[name])
  const limits = [
    ['KB before intent', weight.beforeIntent / KILOBYTE, beforeIntentLimit(path)],
    ['KB of HTML', weight.html / KILOBYTE, HTML_LIMIT],
    ['elements', weight.elements, ELEMENTS_LIMIT],
  ]
  const audits = failing.filter((id) => !(id === 'is-crawlable' && leftOut))
  return [
    ...low.map((name) => `${name} ${scores[name]} (at least ${LEAST[name]})`),
    ...(audits.length ? [`failing: ${audits.join(', ')}`] : []),
    ...limits
      .filter(([, value, limit]) => value > limit)
      .map(([what, value, limit]) => `${Math.round(value)} ${what} (at most ${limit})`),
  ]
}

const kilobytes = (bytes) => (bytes / KILOBYTE).toFixed(1)

const rowOf = ({ path, scores, leftOut, blocking, lcp, bytes, weight }) => [
  path,
  ...CATEGORIES.map((name) => (name === 'seo' && leftOut ? 'noindex' : scores[name])),
  blocking.toFixed(0),
  lcp.toFixed(0),
  kilobytes(bytes),
  kilobytes(weight.beforeIntent),
  kilobytes(weight.prefetched),
  kilobytes(weight.html),
  weight.elements,
]

const HEAD = [
  ...['page', 'performance', 'accessibility', 'best practices', 'seo', 'blocking ms', 'LCP ms', 'total KB'],
  ...['before intent KB', 'prefetched KB', 'HTML gzip KB', 'elements'],
]

/** The named pages, or all. @throws for an unknown name */
function chosen(names) {
  const unknown = names.find((name) => !(name in PAGES))
  if (unknown) throw new Error(`no page '${unknown}'; there are ${Object.keys(PAGES).join(', ')}`)
  return names.length ? names.map((name) => PAGES[name]) : Object.values(PAGES)
}

/**
 * Runs the audits, the median of three each, and prints their table; false when a page misses a budget.
 * @param {readonly string[]} names of pages; none: all
 */
export async function benchLighthouse(names = []) {
  const paths = chosen(names)
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  const site = await startSite({ probe: '/readyz' })
  const found = []
  try {
    for (const path of paths) {
      const url = site.url + path
      const leftOut = await isLeftOut(url)
      found.push({
        path,
        leftOut,
        weight: await visitWeight(browser, url),
        ...(await medianAudit(url)),
      })
    }
  } finally {
    await Promise.all([browser.close(), site.stop()])
  }
  printTable(HEAD, found.map(rowOf))
  const missing = found.filter((page) => missesOf(page).length > 0)
  console.log('')
  for (const page of missing) console.log(`${page.path}: ${missesOf(page).join('; ')}`)
  console.log(`${found.length - missing.length} of ${found.length} pages keep every budget`)
  return missing.length === 0
}
