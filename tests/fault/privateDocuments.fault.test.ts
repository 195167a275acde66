/** A page rendered for one request is not sent to another: no client's input appears in other answers. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import fc from 'fast-check'
import { readAddress } from '@/model/page/address'
import { pageTypeOf } from '@/model/page/pageTypes'
import { until } from '@/tests/support/until'
import { readSitemap } from '@/tests/site/crawl'
import { PAGE_SAMPLES } from '@/tests/site/pageSamples'
import { type RawAnswer, askRaw, marker, markedHeaders, markedQuery, markersIn } from './marker'
import { siteForAll } from './siteForAll'

/** How many addresses of a page type are tried. */
const A_TYPE = 3
const LANES = 4
/** A page whose row an import has removed. */
const GONE = '/campaign/cataract-camp'
const NO_PAGE = [
  GONE,
  '/no-such-page',
  '/hi/no-such-page',
  '/treatment/no-such-treatment',
  '/doctor/no-such-doctor',
]

const site = siteForAll()
let addresses: readonly string[] = []

beforeAll(async () => {
  await removeCampaign()
  const perType = new Map<string, number>()
  const sitemap = (await readSitemap(site.url)).filter(({ path }) => {
    const { route } = pageTypeOf(path)
    perType.set(route, (perType.get(route) ?? 0) + 1)
    return (perType.get(route) ?? 0) <= A_TYPE
  })
  addresses = [
    ...new Set([...NO_PAGE, ...PAGE_SAMPLES.map(({ path }) => path), ...sitemap.map(({ path }) => path)]),
  ]
})

/** @throws when its page is not gone soon */
async function removeCampaign(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-gone-'))
  const file = join(folder, 'campaigns.json')
  await site.catalogue(['export', '--out', folder, 'campaigns'])
  const rows = JSON.parse(readFileSync(file, 'utf8')) as { readonly slug: string }[]
  writeFileSync(file, JSON.stringify(rows.filter(({ slug }) => !GONE.endsWith(slug))))
  await site.catalogue(['import', '--replace', '--kind', 'campaigns', file])
  rmSync(folder, { recursive: true })
  await until('the page is gone', async () => (await askRaw(site.url, GONE)).status === 410, 10_000)
}

/** Runs a check over addresses, a few at a time, and gathers what it finds wrong. */
async function overAll(
  all: readonly string[],
  check: (address: string) => Promise<string[]>,
): Promise<string[]> {
  const wrong: string[] = []
  await pLimit(LANES).map(all, async (address) => {
    wrong.push(...(await check(address)))
  })
  return wrong
}

const withQuery = (address: string, query: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${query}`

const leaked = (address: string, answer: RawAnswer): string[] => {
  const found = markersIn(answer)
  return found.length ? [`${address}: ${found.join(' ')}`] : []
}

test('the addresses are of every page type', () => {
  const tried = new Set(addresses.map((address) => pageTypeOf(address.split('?')[0] ?? '').route))
  for (const { route } of PAGE_SAMPLES) expect(tried).toContain(route)
  expect(addresses.length).toBeGreaterThan(100)
})

test('what the first visitor of a page sends is nowhere in what the next ones get', async () => {
  const wrong = await overAll(addresses, async (address) => {
    await askRaw(site.url, withQuery(address, markedQuery()), markedHeaders())
    // As Next’s own client would ask.
    await askRaw(site.url, withQuery(address, markedQuery()), { ...markedHeaders(), rsc: '1' })
    const plain = await askRaw(site.url, address)
    const zipped = await askRaw(site.url, withQuery(address, 'utm_source=other&x=1'), {
      'accept-encoding': 'gzip',
    })
    return [...leaked(address, plain), ...leaked(address, zipped)]
  })
  expect(wrong).toEqual([])
}, 300_000)

/** Invented addresses: valid ones with other queries, broken encodings, half characters, long ones. */
const madeUp = (known: readonly string[]): fc.Arbitrary<string> => {
  const odd = fc.constantFrom(
    '%00',
    '%ED%A0%80',
    '%2570',
    '%E0%A4',
    '%2e%2e',
    '..',
    '%',
    '%zz',
    '%0d%0aX-A:b',
    '~',
    ';a=1',
  )
  const segment = fc.oneof(
    fc.constantFrom(
      'doctor',
      'hospital',
      'treatment',
      'doctors',
      'hi',
      'en',
      'en-app',
      'blog',
      'list',
      'test',
    ),
    fc.constantFrom('thankyou', 'search', 'login', 'enquiry', 'api', '_next', 'og', 'dev', 'sitemaps'),
    fc.stringMatching(/^[a-zA-Z0-9._-]{0,12}$/),
    fc.string({ unit: 'grapheme', maxLength: 6 }).map(encodeURIComponent),
    odd,
  )
  const path = fc.oneof(
    fc.constantFrom(...known),
    fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
    fc.tuple(fc.constantFrom(...known), odd).map(([start, end]) => `${start.split('?')[0]}/${end}`),
  )
  const name = fc.constantFrom(
    'page',
    'city',
    'sort',
    'source',
    'variant',
    'q',
    'mob',
    'survey',
    '_rsc',
    '%00',
    'x[]',
  )
  const query = fc.oneof(
    fc.constant(''),
    fc.tuple(name, odd).map(([one, value]) => `${one}=${value}`),
    fc.tuple(name, fc.stringMatching(/^[a-z0-9-]{0,20}$/)).map(([one, value]) => `${one}=${value}`),
    fc.constant(`x=${'y'.repeat(8000)}`),
  )
  return fc.tuple(path, query).map(([start, end]) => (end ? withQuery(start, end) : start))
}

const MADE_UP = process.env.TEST_ALL ? 10_000 : 1000

test('made-up addresses get no 5xx, and nothing of another request', async () => {
  const targets = fc.sample(madeUp(addresses), { numRuns: MADE_UP, seed: 11 })
  const wrong = await overAll(
    targets.map((target, at) => withQuery(target, `utm_source=${marker(at)}&source=${marker(`s${at}`)}`)),
    async (target) => {
      const answer = await askRaw(site.url, target).catch((error: Error) => error.message)
      if (typeof answer === 'string') return [`${target}: ${answer}`]
      const own: readonly string[] = markersIn({ text: target })
      // A page for one visitor may repeat what he sent, and the way to another address; a page for everybody repeats nothing.
      const { kind } = readAddress(target)
      const mayRepeat = kind === 'perRequest' || kind === 'redirect' || answer.status === 308
      const foreign = markersIn(answer).filter((found) => !mayRepeat || !own.includes(found))
      return [
        ...(answer.status >= 500 ? [`${target}: ${answer.status}`] : []),
        ...foreign.map((found) => `${target}: ${found}`),
      ]
    },
  )
  expect(wrong).toEqual([])
}, 600_000)
