import fc from 'fast-check'
import {
  COPAY_CHOICES,
  COST_START,
  COVER_CHOICES,
  type CostBasis,
  type CostEstimate,
  estimateCost,
  rangeOver,
} from './costEstimate'

const BASIS: CostBasis = {
  cities: [
    { slug: 'delhi', name: 'Delhi NCR', minimum: 35_000, average: 55_000, maximum: 95_000 },
    { slug: 'pune', name: 'Pune', minimum: 30_000, average: 50_000, maximum: 85_000 },
  ],
}

function estimate(change: Record<string, string> = {}): CostEstimate {
  const read = estimateCost({ ...COST_START, ...change }, BASIS)
  if (!read.ok) throw new Error('not reckoned')
  return read.result
}

describe('the cost estimate', () => {
  test('begins with all cities together, and no insurance', () => {
    expect(estimate()).toMatchObject({
      city: undefined,
      low: 30_000,
      expected: 52_500,
      high: 95_000,
      insurerPays: 0,
      youPay: 52_500,
    })
  })

  test('of a city is that city’s', () => {
    expect(estimate({ place: 'pune' })).toMatchObject({
      city: 'Pune',
      low: 30_000,
      expected: 50_000,
      high: 85_000,
    })
  })

  test('moves with room and materials', () => {
    const expected = (change: Record<string, string>) => estimate({ place: 'pune', ...change }).expected
    expect(expected({ room: 'shared' })).toBe(45_000)
    expect(expected({ room: 'single' })).toBe(57_500)
    expect(expected({ room: 'single', material: 'advanced' })).toBe(66_000)
  })

  test('parts the bill between policy and patient: share, co-pay, sum insured', () => {
    const parted = (change: Record<string, string>) => {
      const { insurerPays, youPay } = estimate({ place: 'pune', ...change })
      return [insurerPays, youPay]
    }
    expect(parted({ cover: '80' })).toEqual([40_000, 10_000])
    expect(parted({ cover: '80', copay: '10' })).toEqual([36_000, 14_000])
    expect(parted({ cover: '100', limit: '20,000' })).toEqual([20_000, 30_000])
  })

  test.each(['abc', '999', '100000001'])('does not take %j for a sum insured', (limit) => {
    expect(estimateCost({ ...COST_START, limit }, BASIS)).toEqual({ ok: false, errors: { limit: 'limit' } })
  })

  test('takes what it does not know for the usual choice', () => {
    const junk = { place: 'atlantis', room: 'palace', material: 'gold', cover: '1e9', copay: '-5' }
    expect(estimate(junk)).toEqual(estimate())
  })

  test('stays within the known range, and its parts make the whole', () => {
    const choice = fc.record({
      place: fc.constantFrom('', 'delhi', 'pune'),
      room: fc.constantFrom('shared', 'twin', 'single'),
      material: fc.constantFrom('standard', 'advanced'),
      cover: fc.constantFrom(...COVER_CHOICES),
      copay: fc.constantFrom(...COPAY_CHOICES),
      limit: fc.constantFrom('', '5000', '50000'),
    })
    fc.assert(
      fc.property(choice, (values) => {
        const { low, expected, high, insurerPays, youPay } = estimate(values)
        const known = BASIS.cities.filter(({ slug }) => values.place === '' || slug === values.place)
        const { minimum, maximum } = rangeOver(known)
        expect([minimum <= low, low <= expected, expected <= high, high <= maximum]).toEqual([
          true,
          true,
          true,
          true,
        ])
        expect(insurerPays + youPay).toBe(expected)
        expect(youPay).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
