import { DEFAULT_TIME_ZONE, isTimeZone, isUsableDay, localTime, startOfDay } from './timeZone'

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

test('a day that may be asked for is one of these centuries, so that the days around it have moments too', () => {
  const days = [
    '1900-01-01',
    '2026-02-28',
    '2199-12-31',
    '2026-02-29',
    '0000-01-01',
    '1899-12-31',
    '9999-12-31',
  ]
  expect(days.filter(isUsableDay)).toEqual(['1900-01-01', '2026-02-28', '2199-12-31'])
})
