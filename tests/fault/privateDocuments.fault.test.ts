/** A page that was made for one request is never given to another: what a client sends stands in no other's answer. */
import { pageTypeOf } from '@/model/pageTypes'
import { BuiltSite } from '../site/builtSite'
import { readSitemap } from '../site/crawl'
import { PAGE_SAMPLES } from '../site/pageSamples'
import { type RawAnswer, askRaw, markedHeaders, markedQuery, markersIn } from './marker'

/** How many addresses of a page type are tried. */
const A_TYPE = 3
const LANES = 4
const NO_PAGE = [
  '/no-such-page',
  '/hi/no-such-page',
  '/treatment/no-such-treatment',
  '/doctor/no-such-doctor',
]

let site: BuiltSite
let addresses: readonly string[] = []

beforeAll(async () => {
  site = await BuiltSite.create()
  await site.start()
  const perType = new Map<string, number>()
  const sitemap = (await readSitemap(site.url)).filter(({ path }) => {
    const { route } = pageTypeOf(path)
    perType.set(route, (perType.get(route) ?? 0) + 1)
    return (perType.get(route) ?? 0) <= A_TYPE
  })
  addresses = [
    ...new Set([...NO_PAGE, ...PAGE_SAMPLES.map(({ path }) => path), ...sitemap.map(({ path }) => path)]),
  ]
}, 90_000)

afterAll(() => site.dispose())

/** Runs a check over all addresses, a few at a time, and gathers what it finds wrong. */
async function overAll(check: (address: string) => Promise<string[]>): Promise<string[]> {
  const waiting = [...addresses]
  const wrong: string[] = []
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      wrong.push(...(await check(next)))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
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
  const wrong = await overAll(async (address) => {
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
