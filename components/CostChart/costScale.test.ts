import { treatmentBySlug } from '@/content/catalogue'
import { axisMarks, costRows, overallCost, rupees, shortRupees } from './costScale'

describe('prices', () => {
  test('are written with Indian grouping and no paise', () => {
    expect(rupees(105000)).toBe('₹1,05,000')
  })

  test.each([
    [950, '₹950'],
    [35000, '₹35k'],
    [105000, '₹1.05 L'],
    [2500000, '₹25 L'],
  ])('%i is short as %s', (amount, words) => {
    expect(shortRupees(amount)).toBe(words)
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
  const piles = treatmentBySlug('piles')!
  expect(costRows(piles, 'en').map(({ label }) => label)).toContain('Mumbai')
  expect(costRows(piles, 'hi').map(({ label }) => label)).toContain('मुंबई')
  expect(costRows(piles, 'en')).toHaveLength(piles.cost.byCity.length)
})

test('a treatment costs from the lowest to the highest amount of its cities', () => {
  const piles = treatmentBySlug('piles')!
  const overall = overallCost(piles, 'en')
  expect(overall.label).toBe('Piles Treatment')
  for (const { minimum, maximum } of piles.cost.byCity) {
    expect(overall.minimum).toBeLessThanOrEqual(minimum)
    expect(overall.maximum).toBeGreaterThanOrEqual(maximum)
  }
  expect(overall.average).toBeGreaterThan(overall.minimum)
  expect(overall.average).toBeLessThan(overall.maximum)
})
