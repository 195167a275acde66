import { durationInWords, momentInWords } from './deskTimes'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  [-5, '0 min'],
  [59_999, '0 min'],
  [4 * MINUTE, '4 min'],
  [HOUR, '1 h'],
  [2 * HOUR + 10 * MINUTE, '2 h 10 min'],
  [24 * HOUR, '1 d'],
  [76 * HOUR, '3 d 4 h'],
])('%d ms are %s', (ms, words) => {
  expect(durationInWords(ms)).toBe(words)
})

test.each([
  ['2026-11-23T06:00:00Z', '11:30'],
  ['2026-11-22T18:29:00Z', '22 Nov, 23:59'],
  ['2025-01-02T06:00:00Z', '2 Jan 2025, 11:30'],
])('%s is %s on the clinic’s clock', (moment, words) => {
  expect(momentInWords(moment, 'Asia/Kolkata', Date.parse('2026-11-23T07:00:00Z'))).toBe(words)
})
