import { timeSpan } from './timeSpan'

const HOUR_MS = 60 * 60 * 1000

test('a span is so many hours or days, as long as figures are kept', () => {
  expect(timeSpan('24h')).toBe(24 * HOUR_MS)
  expect(timeSpan('730d')).toBe(730 * 24 * HOUR_MS)
  expect(timeSpan('17520h')).toBe(timeSpan('730d'))
  for (const none of ['731d', '17521h', '0d', '7', 'd', '7w', '-1d']) expect(timeSpan(none)).toBeUndefined()
})
