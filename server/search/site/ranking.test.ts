import { SEARCH_RESULT_TYPE } from '@/model/search/search'
import { queryWords } from './queryWords'
import type { FoundEntry } from './searchEntries'
import { citiesIn, departmentsIn } from './places'
import { type QueryReading, scoreOf } from './ranking'

const entry = (change: Partial<FoundEntry>): FoundEntry => ({
  resultType: SEARCH_RESULT_TYPE.condition,
  id: 1,
  language: 'en',
  name: 'Piles',
  routeId: 'piles',
  url: '/condition/piles',
  cityId: null,
  departmentIds: [1],
  weight: 1,
  phrases: ['pile'],
  ...change,
})
const doctor = (change: Partial<FoundEntry> = {}): FoundEntry =>
  entry({
    resultType: SEARCH_RESULT_TYPE.doctor,
    cityId: 1002,
    departmentIds: [3],
    phrases: ['asha rao'],
    ...change,
  })

/** A query whose words the index knows as they are, and such as are given. */
const ask = (
  query: string,
  like: Readonly<Record<string, Readonly<Record<string, number>>>> = {},
): QueryReading => {
  const words = queryWords(query)
  return {
    words,
    like: words.map(({ word }) => new Map(Object.entries(like[word] ?? { [word]: 1 }))),
    cities: citiesIn(words, () => false),
    departments: departmentsIn(words),
  }
}
const isBetter = (reading: QueryReading, one: FoundEntry, other: FoundEntry) =>
  scoreOf(reading, one) > scoreOf(reading, other)

describe('what answers a query better', () => {
  test('the whole name before a longer one', () => {
    expect(isBetter(ask('piles'), entry({}), entry({ phrases: ['pile food diet'] }))).toBe(true)
  })

  test('the words before what they begin, sound like or are misspelt of', () => {
    const reading = ask('piles', { pile: { pile: 1, pilesar: 0.85, pulse: 0.78 } })
    expect(isBetter(reading, entry({}), entry({ phrases: ['pilesar'] }))).toBe(true)
    expect(isBetter(reading, entry({ phrases: ['pilesar'] }), entry({ phrases: ['pulse'] }))).toBe(true)
  })

  test('both words before one of them, in whatever order', () => {
    const both = entry({ phrases: ['kidney stone'] })
    expect(isBetter(ask('stone kidney'), both, entry({ phrases: ['stone'] }))).toBe(true)
    expect(scoreOf(ask('stone kidney'), both)).toBe(scoreOf(ask('kidney stone'), both))
  })

  test('the treatment when a treatment is asked for, whatever word is used for it', () => {
    const treatment = entry({ resultType: SEARCH_RESULT_TYPE.treatment, phrases: ['pile treatment'] })
    expect(isBetter(ask('piles'), entry({}), treatment)).toBe(true)
    expect(isBetter(ask('piles operation'), treatment, entry({}))).toBe(true)
  })

  test('a doctor of the city before one of another', () => {
    const reading = ask('urologist in pune')
    expect(isBetter(reading, doctor(), doctor({ cityId: 477 }))).toBe(true)
    expect(isBetter(reading, doctor({ cityId: 477 }), doctor({ departmentIds: [1], cityId: 477 }))).toBe(true)
  })

  test("the visitor's own city counts unless the query names another", () => {
    const reading: QueryReading = { ...ask('urologist'), cityId: 477 }
    expect(isBetter(reading, doctor({ cityId: 477 }), doctor())).toBe(true)
    expect(isBetter({ ...ask('urologist pune'), cityId: 477 }, doctor(), doctor({ cityId: 477 }))).toBe(true)
  })

  test('a doctor by name before others of the department', () => {
    expect(isBetter(ask('urologist asha'), doctor(), doctor({ phrases: ['meena shah'] }))).toBe(true)
  })

  test('among guessed doctors those who treat the very subject', () => {
    const reading: QueryReading = {
      ...ask('xyloma doctor'),
      departments: { at: [0], departmentIds: [3], likeness: 0.75, isRequested: false },
      isGuessed: true,
    }
    const treats = doctor({ phrases: ['asha rao', '~xyloma removal'] })
    expect(isBetter(reading, treats, doctor())).toBe(true)
  })

  test('nothing when no word is the same', () => {
    expect(scoreOf(ask('cataract'), entry({}))).toBeLessThan(10)
  })
})
