import { COLOURS } from '@/components/ui/theme/tokens'
import { figureRange, rangeQuery, PLOT_COLOURS } from './figures'

const range = (query: string) => figureRange(new URLSearchParams(query), '2026-11-23')

test.each([
  ['', '2026-10-27', '2026-11-23', 28],
  ['days=7', '2026-11-17', '2026-11-23', 7],
  ['days=90', '2026-08-26', '2026-11-23', 90],
  ['from=2026-02-27&to=2026-03-01', '2026-02-27', '2026-03-01', 3],
  ['from=2026-11-20&to=2027-01-01', '2026-11-20', '2026-11-23', 4],
])('%s is a range of days, none of them to come', (query, from, to, days) => {
  expect(range(query)).toMatchObject({ from, to, days, isRefused: false })
  expect(range(rangeQuery(range(query)))).toMatchObject({ from, to, days })
})

test.each([
  'days=8',
  'from=2026-11-20',
  'from=2026-11-20&to=2026-11-19',
  'from=2026-02-30&to=2026-03-01',
  "from=2026-01-01'&to=2026-03-01",
  'from=2025-01-01&to=2026-11-01',
])('%s is refused, and said to be', (query) => {
  expect(range(query)).toMatchObject({ days: 28, isRefused: true })
})

test('plots have the colours of the look', () => {
  for (const [name, colour] of Object.entries(PLOT_COLOURS))
    if (name in COLOURS) expect([name, colour]).toEqual([name, COLOURS[name as keyof typeof COLOURS]])
})
