import { afterOpenMinutes } from './openTime'

const HOURS = ['Mo-Fr 09:00-13:00', 'Mo-Fr 14:00-18:00', 'Sa 10:00-12:00']
const INDIA = 'Asia/Kolkata'
/** A moment of the week that begins on Monday, 23 November 2026, in India. */
const at = (day: number, time: string) => Date.parse(`2026-11-${22 + day}T${time}:00+05:30`)
const after = (from: number, minutes: number, zone = INDIA) =>
  new Date(afterOpenMinutes(from, minutes, HOURS, zone)).toISOString()
const iso = (ms: number) => new Date(ms).toISOString()

test.each([
  ['within the hours', at(1, '09:30'), 30, at(1, '10:00')],
  ['over a break', at(1, '12:50'), 30, at(1, '14:20')],
  ['up to the end of the day: the next open moment', at(1, '17:30'), 30, at(2, '09:00')],
  ['over the night', at(1, '17:50'), 30, at(2, '09:20')],
  ['before the hours', at(1, '03:00'), 15, at(1, '09:15')],
  ['over a Sunday', at(6, '11:50'), 30, at(8, '09:20')],
  ['on a Sunday, none: the next open moment', at(7, '11:00'), 0, at(8, '09:00')],
  ['none while open', at(1, '09:30'), 0, at(1, '09:30')],
  ['many days', at(1, '09:00'), 8 * 60 + 1, at(2, '09:01')],
])('%s', (_what, from, minutes, expected) => {
  expect(after(from, minutes)).toBe(iso(expected))
})

test('clocks that are changed in between do not matter', () => {
  // Berlin goes from summer to winter time on 25 October 2026.
  expect(after(Date.parse('2026-10-24T11:50:00+02:00'), 30, 'Europe/Berlin')).toBe('2026-10-26T08:20:00.000Z')
})

test('without hours it is always open', () => {
  expect(afterOpenMinutes(at(7, '23:50'), 30, [], INDIA)).toBe(at(7, '23:50') + 30 * 60_000)
})

test('milliseconds are kept', () => {
  expect(afterOpenMinutes(at(1, '09:30') + 7, 1, HOURS, INDIA)).toBe(at(1, '09:31') + 7)
})
