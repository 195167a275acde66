import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { searchEntities } from './searchEntities'
import { SEARCH_QUALITY } from '@/tests/support/searchQualityTable'
import { indexShipped } from '@/tests/support/testSearch'

let own: TestDatabase
beforeAll(async () => {
  own = await createTestDatabase()
  await indexShipped(own.database)
})
afterAll(() => own.drop())

describe.each(Object.entries(SEARCH_QUALITY))('what comes first for %s', (_, rows) => {
  test.each(rows)('$query: $first', async ({ first, ...question }) => {
    const results = await searchEntities(own.database, question)
    expect(results.slice(0, 3).map(({ Url }) => Url)).toEqual([
      first,
      ...results.slice(1, 3).map(({ Url }) => Url),
    ])
  })
})

test('the table has at least ninety queries, each once', () => {
  const asked = Object.values(SEARCH_QUALITY)
    .flat()
    .map(({ query, city, type }) => `${query}|${city ?? ''}|${type ?? ''}`)
  expect(asked.length).toBeGreaterThanOrEqual(90)
  expect(new Set(asked).size).toBe(asked.length)
})
