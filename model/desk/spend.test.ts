import fc from 'fast-check'
import { addDays } from '@/model/catalogue/timeZone'
import { MOST_RUPEES, spendOf, spendWithin } from './spend'

const typed = (change: Partial<Record<'source' | 'month' | 'rupees', string>>) =>
  spendOf({ source: 'google', month: '2026-10', rupees: '12500', ...change }, '2026-11')

test.each([
  ['12500', 12500],
  [' ₹ 1,25,000 ', 125000],
  ['0', 0],
  [String(MOST_RUPEES), MOST_RUPEES],
])('%s rupees are taken', (rupees, number) => {
  expect(typed({ rupees, source: ' Google ' })).toEqual({
    source: 'google',
    month: '2026-10',
    rupees: number,
  })
})

test.each([
  [{ source: '' }, 'source'],
  [{ source: 'a@b.in' }, 'source'],
  [{ source: '9876543210' }, 'source'],
  [{ source: '=cmd' }, 'source'],
  [{ month: '2026-13' }, 'month'],
  [{ month: '2026-12' }, 'month'],
  [{ month: '' }, 'month'],
  [{ rupees: '' }, 'rupees'],
  [{ rupees: '-5' }, 'rupees'],
  [{ rupees: '12.5' }, 'rupees'],
  [{ rupees: '1e5' }, 'rupees'],
  [{ rupees: String(MOST_RUPEES + 1) }, 'rupees'],
] as const)('%j is refused for its %s', (change, field) => {
  expect(typed(change)).toBe(field)
})

test('the days of a month share its spend, whatever the periods are', () => {
  const day = fc.integer({ min: 0, max: 60 })
  fc.assert(
    fc.property(day, day, day, (one, other, third) => {
      const [from = 0, cut = 0, to = 0] = [one, other, third].sort((a, b) => a - b)
      const at = (days: number) => addDays('2028-02-01', days - 10)
      const spend = { source: 'google', month: '2028-02', rupees: 29_000 }
      const whole = spendWithin(spend, { from: at(from), to: at(to) })
      const parts =
        spendWithin(spend, { from: at(from), to: at(cut) }) +
        spendWithin(spend, { from: at(cut + 1), to: at(to) })
      expect(parts).toBeCloseTo(whole, 6)
    }),
  )
  const february = { from: '2028-02-01', to: '2028-02-29' }
  expect(spendWithin({ source: 'x', month: '2028-02', rupees: 2900 }, february)).toBe(2900)
  expect(
    spendWithin({ source: 'x', month: '2028-02', rupees: 2900 }, { from: '2028-02-29', to: '2028-03-09' }),
  ).toBe(100)
})
