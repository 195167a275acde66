import { expect, test } from '@playwright/test'
import { withoutLanguage } from '@/model/page/language'
import { pageTypeOf } from '@/model/page/pageTypes'
import { claimsIn } from '@/tests/site/claims'
import { demoWordsIn } from '@/tests/site/demoWords'
import { crawl, readSitemap } from '@/tests/site/crawl'
import { CRAWL_CHECKS, type Crawled, jsonLdFiles, pagesOf } from '@/tests/site/crawlChecks'
import { PAGE_SAMPLES } from '@/tests/site/pageSamples'
import { ANY_PAGE_BUDGET, PAGE_BUDGET, tooHeavy } from '@/tests/site/pageWeight'
import { IS_THOROUGH, isItsTurn } from './thorough'

/** For all pages eight minutes are too short on a slow machine. */
const CRAWL_LIMIT_MS = (IS_THOROUGH ? 32 : 8) * 60_000
const DAYS = 8
/** Of one doctor, hospital, condition, test, article, or something in a city; treatments lead to most other pages. */
const MANY = /\{city\}|^\/(?!treatment\/).*\{slug\}/
const SAMPLES = new Set(PAGE_SAMPLES.map(({ path }) => path))

/**
 * Each page of these types is looked at once in so many days, on the day of its twin in the other language, all of them with
 * `npm run test:all`; that links and the sitemap name each is seen every day, and so is a page of each type.
 */
const isOfAnotherDay = (address: string): boolean =>
  MANY.test(pageTypeOf(address).route) && !SAMPLES.has(address) && !isItsTurn(withoutLanguage(address), DAYS)

/** Of thousands of pages the first that are wrong say enough. */
const SHOWN = 40

/** Scripts, styles, fonts, icons, pictures and films that pages load or name, and that are not there. */
async function missingFiles(crawled: Crawled): Promise<string[]> {
  const files = new Set([
    ...pagesOf(crawled).flatMap(({ facts }) => [...facts.files]),
    ...jsonLdFiles(crawled),
  ])
  const missing: string[] = []
  for (const file of files) {
    const { origin, href } = new URL(file, crawled.site)
    if (origin !== new URL(crawled.site).origin) continue
    const answer = await fetch(href)
    const body = await answer.text()
    if (!answer.ok) missing.push(`${answer.status} ${file}`)
    if (!answer.headers.get('content-type')?.startsWith('text/css')) continue
    for (const [, address = ''] of body.matchAll(/url\(["']?([^"')]+)/g)) {
      const font = await fetch(new URL(address, href), { method: 'HEAD' })
      if (!font.ok) missing.push(`${font.status} ${address} in ${file}`)
    }
  }
  return files.size > 5 ? missing : ['hardly any file']
}

/** Of every page type the picture that messengers show, where it is none. */
async function missingPictures({ answers }: Crawled): Promise<string[]> {
  const missing: string[] = []
  for (const { path, status, isListed } of PAGE_SAMPLES) {
    if (status || !isListed) continue
    const picture = answers.get(path)?.facts?.sharePicture
    const answer = picture ? await fetch(picture) : undefined
    const bytes = (await answer?.arrayBuffer())?.byteLength ?? 0
    if (answer?.headers.get('content-type') !== 'image/png' || bytes < 5000)
      missing.push(`${path}: ${picture} ${answer?.status} ${bytes}`)
  }
  return missing
}

const heavy = (address: string, html: string): string[] =>
  tooHeavy(html, SAMPLES.has(address) ? PAGE_BUDGET : ANY_PAGE_BUDGET).map((what) => `${address}: ${what}`)

/** A page with a footer or with rows that does not say that they are a demonstration. */
const silent = (address: string, html: string): string[] =>
  /^(\/hi)?\/(thankyou|chat)\b/.test(address) || demoWordsIn(html).length > 0 ? [] : [address]

/** The error pages, which the crawl does not reach: path and HTML. */
const errorPages = (site: string): Promise<(readonly [path: string, html: string])[]> =>
  Promise.all(
    PAGE_SAMPLES.filter(({ status }) => status).map(
      async ({ path }) => [path, await (await fetch(site + path)).text()] as const,
    ),
  )

// One test with a step a check: every check looks at the same crawl, and one that fails stops no other.
test('the whole site, as a search engine without JavaScript finds it from its first page', async ({}, info) => {
  test.setTimeout(CRAWL_LIMIT_MS)
  const site = info.project.use.baseURL ?? ''
  const claims: string[] = []
  const tooMuch: string[] = []
  const silentPages: string[] = []
  const found = await crawl(site, {
    also: PAGE_SAMPLES.filter(({ status }) => !status).map(({ path }) => path),
    leavesOut: isOfAnotherDay,
    onPage: (address, { text }, html) => {
      claims.push(...claimsIn(text).map((claim) => `${address}: ${claim}`))
      tooMuch.push(...heavy(address, html))
      if (SAMPLES.has(address)) silentPages.push(...silent(address, html))
    },
  })
  const sitemap = await readSitemap(site)
  // Their English pages lead to them, and are looked at on the same day.
  const twins = sitemap.filter(({ alternates }) => found.leftOut.has(alternates['en-IN'] ?? ''))
  const leftOut = new Set([...found.leftOut, ...twins.map(({ path }) => path)])
  const reached = new Set([...found.reached, ...leftOut])
  const crawled: Crawled = { ...found, leftOut, reached, site, sitemap, claims }
  expect(pagesOf(crawled).length + crawled.leftOut.size).toBeGreaterThan(1000)
  expect(crawled.sitemap.length).toBeGreaterThan(1000)

  const none = (what: string, wrong: readonly string[]) =>
    test.step(what, () => {
      const more = wrong.length > SHOWN ? [`and ${wrong.length - SHOWN} more`] : []
      expect.soft([...wrong.slice(0, SHOWN), ...more], what).toEqual([])
    })
  for (const [what, check] of Object.entries(CRAWL_CHECKS)) await none(what, check(crawled))
  const errors = await errorPages(site)
  await none('every page keeps within its budget of bytes and elements', [
    ...tooMuch,
    ...errors.flatMap(([path, html]) => heavy(path, html)),
  ])
  await none('every page type says that the shipped catalogue is a demonstration', [
    ...silentPages,
    ...errors.flatMap(([path, html]) => silent(path, html)),
  ])
  await none('what pages load is there: scripts, styles, fonts, pictures', await missingFiles(crawled))
  await none('every page type has a picture for messengers', await missingPictures(crawled))
})
