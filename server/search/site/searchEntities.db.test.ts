import fc from 'fast-check'
import { SearchResult } from '@/model/search/searchResult'
import { SEARCH_GROUP_LIMIT, searchGroupOf } from '@/model/search/search'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { indexRows } from './indexRows'
import { type SearchQuestion, searchEntities } from './searchEntities'
import { indexShipped, manyDoctors } from '@/tests/support/testSearch'
import type { Language } from '@/model/page/language'

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
  await indexShipped(own.database)
})
afterAll(() => own.drop())

const search = (query: string, more: Omit<SearchQuestion, 'query'> = {}) =>
  searchEntities(own.database, { query, ...more })
const urls = async (query: string, more?: Omit<SearchQuestion, 'query'>) =>
  (await search(query, more)).map(({ Url }) => Url)

describe('a search', () => {
  test('needs three characters, blanks not counted', async () => {
    expect(await search('pi')).toEqual([])
    expect(await search('  p  ')).toEqual([])
    expect(await urls('pil')).toContain('/condition/piles')
  })

  test('takes no notice of repeated blanks, case and what is beyond its limit', async () => {
    const plain = await search('knee replacement')
    expect(await search('  KNEE \n\t Replacement ')).toEqual(plain)
    expect(await urls(`knee replacement ${'in '.repeat(300)}`)).toEqual(plain.map(({ Url }) => Url))
  })

  test('answers results of the specified shape, with a city where there is one', async () => {
    const results = await search('piles doctor in delhi')
    expect(results.length).toBeGreaterThan(1)
    expect(results.every(SearchResult.is)).toBe(true)
    expect(results[0]?.Url).toBe('/delhi/doctors/proctologist')
    expect(results.find(({ ArticleType }) => ArticleType === 3)).toEqual({
      ArticleType: 3,
      Id: expect.any(Number) as number,
      Name: 'Dr Harshita Bedi',
      RouteId: 'harshita-bedi',
      Url: '/doctor/harshita-bedi',
      CityName: 'Delhi NCR',
      Why: 'Proctologist',
    })
    expect(results.filter(({ ArticleType }) => ArticleType < 3).some((result) => 'CityName' in result)).toBe(
      false,
    )
  })

  test('keeps six of a group at most, articles and tests together', async () => {
    for (const query of ['surgery', 'doctor', 'hospital', 'test', 'blood', 'pain', 'stones']) {
      const counts = new Map<number, number>()
      for (const { ArticleType } of await search(query))
        counts.set(searchGroupOf(ArticleType), (counts.get(searchGroupOf(ArticleType)) ?? 0) + 1)
      expect([query, counts.size]).not.toEqual([query, 0])
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(SEARCH_GROUP_LIMIT)
    }
  })

  test('of one type answers that type only; R is all, another is none', async () => {
    const types = async (type: string) =>
      new Set((await search('piles', { type })).map(({ ArticleType }) => ArticleType))
    expect([...(await types('2'))]).toEqual([2])
    expect([...(await types('3'))]).toEqual([3])
    expect((await types('R')).size).toBeGreaterThan(2)
    expect((await types('9')).size).toBe(0)
    expect((await types('constructor')).size).toBe(0)
  })

  test("puts doctors of the visitor's city first, and takes no notice of a city that is none", async () => {
    const cityOfFirst = async (city?: number) => (await search('gynaecologist', { city }))[0]?.CityName
    expect(await cityOfFirst(568)).toBe('Kolkata')
    expect(await cityOfFirst(477)).toBe('Mumbai')
    const anywhere = await search('gynaecologist')
    expect(await search('gynaecologist', { city: 1 })).toEqual(anywhere)
    expect(await search('gynaecologist', { city: 999_999 })).toEqual(anywhere)
  })

  test('answers articles and tests in the language of the query, or the one that is asked for', async () => {
    const tests = async (query: string, language?: Language) =>
      (await urls(query, { language, type: '6' })).map((url) => url.replace(/\/test\/.*/, ''))
    expect(new Set(await tests('cbc'))).toEqual(new Set(['']))
    expect(new Set(await tests('खून की जांच'))).toEqual(new Set(['/hi']))
    expect(new Set(await tests('cbc', 'hi'))).toEqual(new Set(['/hi']))
  })

  test('answers nothing to what means nothing', async () => {
    expect(await search('qqqzzz wxyzzy')).toEqual([])
    expect(await search('best of the')).toEqual([])
    expect(await search('!!! ??? &&&')).toEqual([])
  })

  test('survives whatever is typed', async () => {
    const hostile = [
      "'; drop table search_entry; --",
      "a' | 'b:*",
      '\\\\\\',
      '%%%',
      'abc\u0000def',
      '{"a":1}',
      '#c514',
      '~~~ <b>',
    ]
    for (const query of hostile) await expect(search(query)).resolves.toEqual(expect.any(Array))
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('piles', 'pune', 'doctor', "'", '|', '\n'),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(word, { maxLength: 6 }), async (words) => {
        expect((await search(words.join(' '))).every(SearchResult.is)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
})

describe('with many doctors', () => {
  beforeAll(() =>
    own.database.transaction((executeSql) => indexRows(executeSql, 'doctors', manyDoctors(6000))),
  )

  test('other types are found as before', async () => {
    for (const query of ['piles', 'knee replacement', 'neem grove', 'cbc', 'pil']) {
      const [first] = await urls(query)
      expect(first).not.toContain('/doctor/')
    }
  })

  test('a name in a city is found among thousands of that name', async () => {
    const results = await search('dr sharma in kochi')
    expect(results.length).toBeGreaterThan(0)
    for (const { Name, CityName } of results.slice(0, 3)) {
      expect(Name).toContain('Sharma')
      expect(CityName).toBe('Kochi')
    }
  })

  test('no question reads all entries', async () => {
    const plans: string[] = []
    const explaining: typeof own.database.executeSql = async (text, values) => {
      // Planned without its values, as a prepared statement is; a plan of another text is never kept under its name.
      const { rows } = await own.database.executeSql<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      return own.database.executeSql(text, values)
    }
    for (const query of [
      'sharma',
      'sha',
      'dr sharma in kochi',
      'shrma',
      'urologist pune',
      'kavira sharma',
      'pathari',
    ])
      await searchEntities({ executeSql: explaining }, { query })
    expect(plans.length).toBeGreaterThan(12)
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on search_(entry|posting|word)/)
  })
})
