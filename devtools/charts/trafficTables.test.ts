import { commonWay, shareOf, trafficTables } from './trafficTables'

const figure = (what: string, count: number, place = 0) => ({ what, count, place })
const transitions = [
  figure('idle form.submitted [isValid] → submitting', 30),
  figure('idle form.submitted → idle', 60),
  figure('idle field.changed → –', 10),
  figure('submitting done → succeeded', 25),
  figure('submitting failed → idle', 5),
]
const figures = (hash: string, taken = transitions) => ({
  documents: 400,
  pages: [{ pageType: 'Treatment', count: 100 }],
  funnel: { seen: 400, touched: 50, sent: 30, stored: 28, delivered: 28, called: 20, booked: 10, visited: 5 },
  machines: [
    {
      machine: 'leadForm',
      hash,
      transitions: taken,
      left: [figure('idle', 75), figure('succeeded', 25, 1), figure('submitting', 0, 2)],
    },
  ],
  vitals: [{ metric: 'LCP', pageType: 'Treatment', counts: [80, 20, 0, 0, 0, 0] }],
})

test('a machine’s table says how often and which part of its state, and where pages were left', () => {
  const text = trafficTables(figures('a'))
  expect(text).toContain('400 pages answered; 100 came alive and were counted (25.0 %)')
  expect(text).toContain('| idle form.submitted [isValid] → submitting | 30 | 30.0 % |')
  expect(text).toContain('| submitting failed → idle | 5 | 16.7 % |')
  expect(text).toContain('| idle | 75 | 75.0 % |')
  expect(text).not.toMatch(/\| submitting \| 0/)
  expect(text).toContain('| touched | 50 | 12.5 % |')
  expect(text).toContain('| booked | 10 | 50.0 % |')
  expect(text).toContain('| LCP | Treatment | 80 20 0 0 0 0 |')
})

test('two times stand beside each other, also when the chart has changed', () => {
  const text = trafficTables(
    figures('b'),
    'leadForm',
    figures('a', [figure('idle form.submitted → idle', 40)]),
  )
  expect(text).toContain('chart b, before a')
  expect(text).toContain('| idle form.submitted → idle | 60 | 60.0 % | 40 | 50 % |')
  expect(text).toContain('| submitting done → succeeded | 25 | 83.3 % | 0 | – |')
})

test('the funnel stands beside the one before', () =>
  expect(trafficTables(figures('a'), undefined, figures('a'))).toContain('| sent | 30 | 60.0 % | 30 | 0 % |'))

test('the way that most take ends where it comes round or nobody goes on', () =>
  expect(commonWay(transitions, 'idle')).toEqual(['idle', 'submitting', 'succeeded']))

test('of nothing there is no share', () => expect(shareOf(0, 0)).toBe('–'))
