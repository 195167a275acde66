import * as fc from 'fast-check'
import { type ScheduleRow, WEEKDAYS, minuteOfDay, sessionMinutes } from './schedule'
import { schedules } from './scheduleKinds'
import { overlap } from './sessionOverlaps'
import { MONDAY_SESSION } from '@/tests/support/testSchedule'

const SESSION: ScheduleRow = { ...MONDAY_SESSION, slug: 'one' }
const other = (change: Partial<ScheduleRow>): ScheduleRow => ({
  ...SESSION,
  slug: 'other',
  hospital: 'lotus-lane',
  ...change,
})

describe('two sessions are at the same time', () => {
  test.each<[string, Partial<ScheduleRow>]>([
    ['at the same hours of another place', {}],
    ['where one begins before the other ends', { from: '12:59', to: '15:00' }],
    ['where one lasts past midnight into the other', { weekday: 'sun', from: '22:00', to: '10:01' }],
    ['where both hold on one day only', { validFrom: '2027-01-01' }],
    ['in another zone, at the same moment', { zone: 'Asia/Dubai', from: '08:30', to: '09:00' }],
  ])('%s', (_, change) => {
    const row = { ...SESSION, ...(change.validFrom && { validTo: change.validFrom }) }
    expect([overlap(row, other(change)), overlap(other(change), row)]).toEqual([true, true])
  })

  test.each<[string, Partial<ScheduleRow>]>([
    ['on another day', { weekday: 'tue' }],
    ['where one begins when the other ends', { from: '13:00', to: '15:00' }],
    ['where one ends when the other begins', { from: '08:00', to: '10:00' }],
    ['where one ends at midnight', { weekday: 'sun', from: '20:00', to: '00:00' }],
    ['in another zone, at the same hours of its clock', { zone: 'America/New_York' }],
    ['where one has ended before the other begins', { validFrom: '2027-01-02' }],
  ])('not %s', (_, change) => {
    const row = { ...SESSION, ...(change.validFrom && { validTo: '2027-01-01' }) }
    expect([overlap(row, other(change)), overlap(other(change), row)]).toEqual([false, false])
  })

  test('as a count of the week’s minutes finds them', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
      .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
    const session = fc
      .record({ weekday: fc.constantFrom(...WEEKDAYS), from: time, to: time })
      .map((hours) => ({ ...SESSION, ...hours }))
    const minutesOf = (row: ScheduleRow) => {
      const start = WEEKDAYS.indexOf(row.weekday) * 1440 + minuteOfDay(row.from)
      return new Set(Array.from({ length: sessionMinutes(row) }, (_, minute) => (start + minute) % 10_080))
    }
    fc.assert(
      fc.property(session, session, (one, two) => {
        const own = minutesOf(one)
        expect(overlap(one, two)).toBe([...minutesOf(two)].some((minute) => own.has(minute)))
      }),
      { seed: 20261126, numRuns: 300 },
    )
  })
})

test('of a doctor’s rows the later of two at the same time is wrong', () => {
  const rows = [SESSION, other({ weekday: 'tue' }), other({ slug: 'third', from: '11:00', to: '12:00' })]
  expect([...(schedules.faultsAmong?.(rows) ?? [])]).toEqual([
    [
      'third',
      {
        field: 'from',
        message: 'is during another session of the doctor, mon 10:00 to 13:00 at neem-grove (one)',
      },
    ],
  ])
})
