import { DEFAULT_TIME_ZONE, isTimeZone, localTime, startOfDay } from './timeZone'

test.each([
  ['2026-11-23', DEFAULT_TIME_ZONE, '2026-11-22T18:30:00.000Z'],
  ['2026-11-23', 'Asia/Dubai', '2026-11-22T20:00:00.000Z'],
  // The day on which the clocks go forward, and the one after it.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, moment) => {
  expect(startOfDay(day, zone).toISOString()).toBe(moment)
  expect(localTime(new Date(moment), zone)).toBe(`${day} 00:00:00`)
})

test('a time zone has a name', () => {
  expect(['Asia/Kolkata', 'UTC', 'Asia/Poona', ''].map(isTimeZone)).toEqual([true, true, false, false])
})
