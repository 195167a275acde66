import { costsOf, treatmentBySlug, treatments } from '@/content/catalogue/catalogue'
import { axisMarks, costRows, overallCost } from './costScale'
import { rupees, shortRupees } from '@/content/copy/rupees'

describe('prices', () => {
  test('are written with Indian grouping and no paise', () => {
    expect(rupees(105000)).toBe('₹1,05,000')
  })

  test.each([
    [950, '₹950'],
    [35000, '₹35k'],
    [105000, '₹1.05 L'],
    [2500000, '₹25 L'],
  ])('%i is short as %s', (amount, copy) => {
    expect(shortRupees(amount)).toBe(copy)
  })
})

describe('the axis of a cost chart', () => {
  test.each([106000, 95000, 250000, 3400000, 1])('reaches %i in at most six round marks', (highest) => {
    const marks = axisMarks(highest)
    expect(marks[0]).toBe(0)
    expect(marks[marks.length - 1]).toBeGreaterThanOrEqual(highest)
    expect(marks.length).toBeLessThanOrEqual(6)
  })
})

test('a cost row carries the name of its city in the language of the page', () => {
  const costs = costsOf('piles')
  expect(costRows(costs, 'en').map(({ label }) => label)).toContain('Mumbai')
  expect(costRows(costs, 'hi').map(({ label }) => label)).toContain('मुंबई')
  expect(costRows(costs, 'en')).toHaveLength(costs.length)
})

test.each(treatments().map((treatment) => [treatment.slug, treatment] as const))(
  '%s costs from the lowest to the highest amount of its cities',
  (slug, treatment) => {
    const overall = overallCost(treatment, 'en')
    if (!overall) throw new Error('no price')
    expect(overall.label).toBe(treatment.ProcedureName)
    for (const { minimum, maximum } of costsOf(slug)) {
      expect(overall.minimum).toBeLessThanOrEqual(minimum)
      expect(overall.maximum).toBeGreaterThanOrEqual(maximum)
    }
    expect(overall.average).toBeGreaterThan(overall.minimum)
    expect(overall.average).toBeLessThan(overall.maximum)
  },
)

test('a treatment without prices has no range', () => {
  const piles = treatmentBySlug('piles')!
  expect(overallCost({ ...piles, slug: 'no-such-treatment' }, 'en')).toBeUndefined()
})
