import { hindiPath } from '@/model/page/language'
import { articles, conditions, tests } from '@/content/catalogue/catalogue'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { rowLike } from '@/tests/support/testCatalogue'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { type Runtime, setRuntime } from '@/server/runtime'
import { PAGE_SAMPLES } from '@/tests/site/pageSamples'
import { answerSitemapFile, answerSitemapIndex, sitemapFile, sitemapIndex } from './sitemapFiles'
import {
  SITEMAP_SECTIONS,
  type SitemapEntry,
  type SitemapSection,
  rowSection,
  sectionOf,
} from './sitemapSections'

const SITE = 'https://x.example'

let test_: TestDatabase
beforeAll(async () => {
  test_ = await createTestDatabase()
  const doctors = [3, 1, 2].map((at) => rowLike('doctors', { slug: `doctor-${at}` }, at))
  await importCatalogue(test_.database, { doctors, hospitals: shippedRows('hospitals').slice(0, 2) })
  // Of the runtime only its database is asked for.
  setRuntime({ database: test_.database } as Runtime)
})
afterAll(async () => {
  setRuntime(undefined)
  await test_.drop()
})

const textOf = async (pieces: AsyncIterable<string> | undefined): Promise<string> => {
  let text = ''
  for await (const piece of pieces ?? []) text += piece
  return text
}
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc ?? '')
const pathsIn = async (section: SitemapSection, from = 0, limit = 1000): Promise<SitemapEntry[]> => {
  const entries: SitemapEntry[] = []
  for await (const entry of section.entries(from, limit)) entries.push(entry)
  return entries
}

describe('files of the sitemap', () => {
  const three = {
    'many-things': sectionOf(() => ['/1', '/2', '/3'].map((path) => ({ path }))),
    none: sectionOf(() => []),
  }

  test('hold so many pages each; the index names every file and no empty one', async () => {
    expect(locations(await sitemapIndex(SITE, three, 2))).toEqual([
      `${SITE}/sitemaps/many-things-1.xml`,
      `${SITE}/sitemaps/many-things-2.xml`,
    ])
    const second = await textOf(await sitemapFile('many-things-2.xml', SITE, three, 2))
    expect(locations(second)).toEqual([`${SITE}/3`])
  })

  test.each([
    'many-things-3.xml',
    'none-1.xml',
    'others-1.xml',
    'many-things-0.xml',
    'constructor-1.xml',
    'x',
  ])('%s is none of them', async (name) => expect(await sitemapFile(name, SITE, three, 2)).toBeUndefined())

  test('say when a page changed, and where it is in the other language', async () => {
    const pair = { en: '/faq', hi: '/hi/faq' }
    const one = {
      pages: sectionOf(() => [{ path: '/faq', lastModified: '2026-11-21', pair }, { path: '/a&b' }]),
    }
    const text = await textOf(await sitemapFile('pages-1.xml', SITE, one))
    expect(text).toContain(
      `<url><loc>${SITE}/faq</loc><lastmod>2026-11-21</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="en-IN" href="${SITE}/faq"/>` +
        `<xhtml:link rel="alternate" hreflang="hi-IN" href="${SITE}/hi/faq"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${SITE}/faq"/></url>`,
    )
    expect(text).toContain(`<url><loc>${SITE}/a&amp;b</loc></url>`)
  })
})

describe('the pages of rows in the database', () => {
  const doctors = rowSection('doctors')

  test('come in order of their keys, with the day of their last change', async () => {
    const today = new Date().toISOString().slice(0, 10)
    expect(await doctors.count()).toBe(3)
    expect(await pathsIn(doctors)).toEqual(
      [1, 2, 3].map((at) => {
        const en = `/doctor/doctor-${at}`
        return { path: en, lastModified: today, pair: { en, hi: `/hi${en}` } }
      }),
    )
  })

  test('can be read from a place on, as many as a file holds', async () => {
    const paths = async (from: number, limit: number) =>
      (await pathsIn(doctors, from, limit)).map(({ path }) => path)
    expect(await paths(1, 1)).toEqual(['/doctor/doctor-2'])
    expect(await paths(2, 10)).toEqual(['/doctor/doctor-3'])
  })
})

describe('the site’s own sections', () => {
  const section = async (name: string) => pathsIn(SITEMAP_SECTIONS[name]!)

  test('hold every page once', async () => {
    const all = (await Promise.all(Object.keys(SITEMAP_SECTIONS).map(section))).flat().map(({ path }) => path)
    expect(all.filter((path, at) => all.indexOf(path) !== at)).toEqual([])
    expect(all.filter((path) => !/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(path))).toEqual([])
    expect(all.length).toBeGreaterThan(700)
  })

  test('know the fixed pages, in both languages where they exist, and none that is no answer to a search', async () => {
    const pages = await section('pages')
    const paths = pages.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/doctors', '/hi/faq', '/services/second-opinion', '/chat']),
    )
    expect(paths.filter((path) => /thankyou|marketing|search|chat\/ai|\{/.test(path))).toEqual([])
    expect(pages.find(({ path }) => path === '/hi/faq')?.pair).toEqual({ en: '/faq', hi: '/hi/faq' })
    expect(pages.find(({ path }) => path === '/careers')?.pair).toBeUndefined()
  })

  test('name a page of every type that search engines may show, and none of the others', async () => {
    const names = Object.keys(SITEMAP_SECTIONS).filter((name) => !/doctors|hospitals/.test(name))
    const named = new Set((await Promise.all(names.map(section))).flat().map(({ path }) => path))
    // Doctors and hospitals of these tests are few and their own: see below.
    const inMemory = PAGE_SAMPLES.filter(
      ({ route }) => !/^(\/hi)?\/(doctor|hospital|\{city\})\/[^i]/.test(route),
    )
    expect(inMemory.filter(({ path, isListed }) => named.has(path) !== isListed)).toEqual([])
    expect(inMemory.length).toBeGreaterThan(40)
  })

  test('say when a medical text was last reviewed', async () => {
    const [first] = await section('conditions')
    expect(first).toMatchObject({
      path: `/condition/${conditions()[0]?.slug}`,
      lastModified: conditions()[0]?.lastReview,
    })
  })

  test('join the languages of tests and articles where both exist', async () => {
    const pairs = [...(await section('tests')), ...(await section('articles'))].flatMap(({ path, pair }) =>
      pair ? [[path, pair] as const] : [],
    )
    for (const [path, pair] of pairs) expect(Object.values(pair)).toContain(path)
    const hindi = [...tests('hi'), ...articles('hi').filter(({ pairSlug }) => pairSlug)]
    expect(pairs.filter(([path]) => path.startsWith('/hi/'))).toHaveLength(hindi.length)
  })

  test('name the Hindi page of everything that has one, with its pair', async () => {
    for (const [name, en] of [
      ['pages', '/'],
      ['treatments', '/treatment/piles'],
      ['conditions', '/condition/piles'],
      ['doctors-hindi', '/doctor/doctor-1'],
    ] as const) {
      const pair = { en, hi: hindiPath(en) }
      expect(await section(name)).toContainEqual(expect.objectContaining({ path: pair.hi, pair }))
    }
  })

  test('name lists by city only where the city has somebody', async () => {
    const lists = await section('doctors-by-city')
    expect(lists.length).toBeGreaterThan(0)
    // In both languages.
    expect(lists.length).toBeLessThanOrEqual(6)
    for (const { path, pair } of lists) {
      expect(path).toMatch(/^(\/hi)?\/[a-z-]+\/doctors\/[a-z-]+$/)
      expect([pair?.en, pair?.hi]).toContain(path)
    }
    expect(lists.filter(({ path }) => path.startsWith('/hi/'))).toHaveLength(lists.length / 2)
  })
})

describe('what search engines get', () => {
  test('the index and its files as XML', async () => {
    const index = await answerSitemapIndex()
    expect(index.headers.get('content-type')).toMatch(/^application\/xml/)
    const [first = ''] = locations(await index.text())
    const file = await answerSitemapFile(first.split('/').at(-1) ?? '')
    expect(file.status).toBe(200)
    expect(await file.text()).toMatch(/^<\?xml .*<urlset .*<\/urlset>\n$/s)
    expect((await answerSitemapFile('nothing-1.xml')).status).toBe(404)
  })

  test('no sitemap at all while the database is unavailable, rather than one without its pages', async () => {
    const away = { executeSql: () => Promise.reject(new Error('away')) }
    // Of the runtime only its database is asked for.
    setRuntime({ database: away } as unknown as Runtime)
    const answers = await Promise.all([answerSitemapIndex(), answerSitemapFile('doctors-1.xml')])
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
  })
})
