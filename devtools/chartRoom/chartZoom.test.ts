import { TEXT } from '@/devtools/machineChart/chartText'
import { fitting } from './ChartView'

const BOX = { width: 1000, height: 700 }

test('a small chart is made larger, a chart with little room is not made unreadable', () => {
  expect(fitting({ width: 500, height: 300 }, BOX)).toBe(2)
  expect(fitting({ width: 500, height: 600 }, BOX)).toBeCloseTo(700 / 600)
  expect(fitting({ width: 100, height: 50 }, BOX)).toBe(4)
  for (const width of [320, 1000])
    expect(
      fitting({ width: 3000, height: 2000 }, { ...BOX, width }) *
        Math.min(...Object.values(TEXT).map(({ size }) => size)),
    ).toBeGreaterThanOrEqual(12)
})
