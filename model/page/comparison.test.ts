import { readAddress } from './address'
import { COMPARED_LIMIT, comparisonHref, readComparison } from './comparison'

/** The parameters of an address as Next hands them over. */
const parametersOf = (address: string): Record<string, string | string[]> => {
  const search = new URL(address, 'http://site').searchParams
  return Object.fromEntries([...search.keys()].map((key) => [key, search.getAll(key)]))
}

describe('what an address compares', () => {
  test('is read by kind, in its order, each once, with the city and the treatment', () => {
    const query = readComparison(
      parametersOf('/compare?doctors=asha&doctors=Bina&doctors=asha&hospitals=neem&city=514&treatment=piles'),
    )
    expect(query).toEqual({
      slugs: { doctors: ['asha', 'bina'], hospitals: ['neem'], treatments: [] },
      cityId: 514,
      treatmentSlug: 'piles',
    })
  })

  test.each([
    ['a text that is no slug', { doctors: ['<script>', '../x', '', 'a'.repeat(81)], treatment: 'X Y' }],
    ['a city that is no number', { city: 'pune' }],
    ['a city with a sign', { city: '-5' }],
    ['parameters that nobody knows', { gclid: 'x', nurses: 'asha' }],
    ['nothing', {}],
  ])('%s is not read', (_, parameters) => {
    expect(readComparison(parameters)).toEqual({
      slugs: { doctors: [], hospitals: [], treatments: [] },
      cityId: undefined,
      treatmentSlug: undefined,
    })
  })

  test('is bounded, however much is written', () => {
    const many = Array.from({ length: 5000 }, (_, at) => `doctor-${at}`)
    expect(readComparison({ doctors: many }).slugs.doctors).toHaveLength(12)
  })

  test('is written as it is read, in both languages', () => {
    const one = { kind: 'hospitals', slugs: ['neem', 'lotus'], cityId: 514, treatmentSlug: 'piles' } as const
    const address = comparisonHref('hi', one)
    expect(address).toBe('/hi/compare?hospitals=neem&hospitals=lotus&treatment=piles&city=514')
    expect(readComparison(parametersOf(address))).toEqual({
      slugs: { doctors: [], hospitals: ['neem', 'lotus'], treatments: [] },
      cityId: 514,
      treatmentSlug: 'piles',
    })
    expect(comparisonHref('en', { kind: 'doctors', slugs: [] })).toBe('/compare')
    expect(COMPARED_LIMIT).toBe(3)
  })

  test('fills no store: its page is made for each request', () => {
    for (const address of ['/compare', '/compare?doctors=a&doctors=b', '/hi/compare?treatments=x'])
      expect([address, readAddress(address)]).toEqual([address, { kind: 'perRequest' }])
  })
})
