import { SEARCH_QUERIES, type SearchQuality, searchQuality } from '@/tests/support/searchQueries'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { indexShipped } from '@/tests/support/testSearch'

/** Of the first results so many must be right. */
const RIGHT_SHARE = 0.95

let own: TestDatabase
let quality: SearchQuality
beforeAll(async () => {
  own = await createTestDatabase()
  await indexShipped(own.database)
  quality = await searchQuality(own.database)
  // Some thousand searches, on a machine that may do much else.
}, 600_000)
afterAll(() => own.drop())

test('what people type is answered: the first result is right in 95 of 100 queries', () => {
  const right = 1 - quality.wrongFirst.length / quality.requested
  // Names the wrong ones where there are too many.
  expect(right >= RIGHT_SHARE ? [] : quality.wrongFirst).toEqual([])
})

test('no red flag is missed, and nobody else is told to call for help', () => {
  expect(quality.missedCalls).toEqual([])
  expect(quality.needlessCalls).toEqual([])
})

test('nonsense, and what is not here, has no answer', () => expect(quality.answeredNonsense).toEqual([]))

test('a weak match is no match', () => expect(quality.weakMatches).toEqual([]))

test('the table has at least three hundred queries, each once', () => {
  const keys = SEARCH_QUERIES.map(({ query, city, type }) => `${query}|${city ?? ''}|${type ?? ''}`)
  expect(keys.length).toBeGreaterThanOrEqual(300)
  expect(keys.filter((query, at) => keys.indexOf(query) !== at)).toEqual([])
})
