import type * as t from 'io-ts'
import { decodeRow } from '@/model/catalogue/decodeRows'
import {
  Schedule,
  ScheduleException,
  type ScheduleExceptionRow,
  type ScheduleRow,
  exceptionFaults,
  scheduleFaults,
  sessionMinutes,
} from './schedule'
import { MONDAY_SESSION } from '@/tests/support/testSchedule'

const LEAVE: ScheduleExceptionRow = {
  slug: 'asha-rao-leave',
  doctor: 'asha-rao',
  date: '2027-01-26',
  kind: 'leave',
  reason: { en: 'Republic Day', hi: 'गणतंत्र दिवस' },
}

const faultOf = <Row>(codec: t.Type<Row, unknown>, row: object) => {
  const decoded = decodeRow(codec, row)
  return 'faults' in decoded ? decoded.faults : []
}

describe('a weekly session', () => {
  test('is taken as it is, in India’s zone where it names none', () => {
    expect(decodeRow(Schedule, MONDAY_SESSION)).toEqual({ row: MONDAY_SESSION })
    const { zone, ...without } = MONDAY_SESSION
    expect(decodeRow(Schedule, without)).toEqual({ row: { ...without, zone } })
    expect(scheduleFaults(MONDAY_SESSION)).toEqual([])
  })

  test.each([
    ['weekday', 'someday'],
    ['from', '24:00'],
    ['to', '9'],
    ['zone', 'Asia/Nowhere'],
    ['mode', 'queue'],
    ['capacity', -1],
    ['validFrom', '2026-02-30'],
  ])('is refused for its %s %j', (field, value) =>
    expect(faultOf(Schedule, { ...MONDAY_SESSION, [field]: value }).map((fault) => fault.field)).toEqual([
      field,
    ]),
  )

  test.each<[string, Partial<ScheduleRow>, string[]]>([
    ['without length', { to: '10:00' }, ['to']],
    ['with visits of no length', { minutes: 0 }, ['minutes']],
    ['with visits longer than four hours', { minutes: 241 }, ['minutes']],
    ['without places', { capacity: 0, walkIns: 0 }, ['capacity']],
    ['with more places than fit', { capacity: 19 }, ['capacity']],
    ['with a visit that does not fit once', { minutes: 200, capacity: 1, walkIns: 0 }, ['capacity']],
    ['with more walk-ins than places', { walkIns: 19 }, ['walkIns']],
    ['that ends before it begins', { validFrom: '2026-12-02', validTo: '2026-12-01' }, ['validTo']],
  ])('%s is refused', (_, change, fields) =>
    expect(scheduleFaults({ ...MONDAY_SESSION, ...change }).map(({ field }) => field)).toEqual(fields),
  )

  test('may last past midnight, be for walk-ins alone and take place on one day only', () => {
    const night = { ...MONDAY_SESSION, from: '22:00', to: '01:00' }
    expect(sessionMinutes(night)).toBe(180)
    expect(scheduleFaults(night)).toEqual([])
    expect(scheduleFaults({ ...MONDAY_SESSION, walkIns: 18 })).toEqual([])
    expect(scheduleFaults({ ...MONDAY_SESSION, validFrom: '2026-12-01', validTo: '2026-12-01' })).toEqual([])
  })
})

describe('an exception', () => {
  const EXTRA = {
    ...LEAVE,
    kind: 'extra' as const,
    hospital: 'neem-grove',
    from: '15:00',
    to: '17:00',
    mode: 'times' as const,
    minutes: 20,
    capacity: 6,
  }

  test('is a leave, an extra session or a change', () => {
    const rows = [LEAVE, { ...LEAVE, from: '09:00', to: '12:00' }, EXTRA]
    const changed = [
      { ...LEAVE, kind: 'changed' as const, from: '12:00', to: '14:00' },
      { ...LEAVE, kind: 'changed' as const, capacity: 5 },
    ]
    for (const row of [...rows, ...changed]) {
      expect(decodeRow(ScheduleException, row)).toEqual({ row })
      expect(exceptionFaults(row)).toEqual([])
    }
  })

  test('is refused without a reason in both languages', () =>
    expect(faultOf(ScheduleException, { ...LEAVE, reason: { en: 'Holiday' } })).toMatchObject([
      { field: 'reason.hi' },
    ]))

  test.each<[string, ScheduleExceptionRow, string[]]>([
    ['a leave with one time', { ...LEAVE, from: '10:00' }, ['to']],
    ['a leave with places', { ...LEAVE, capacity: 5, mode: 'times' }, ['mode', 'capacity']],
    ['an extra session without its place', { ...EXTRA, hospital: undefined }, ['hospital']],
    ['an extra session without an end', { ...EXTRA, to: undefined }, ['to']],
    ['an extra session with too many places', { ...EXTRA, capacity: 7 }, ['capacity']],
    ['a change of nothing', { ...LEAVE, kind: 'changed' }, ['from']],
    ['a change of one time', { ...LEAVE, kind: 'changed', to: '12:00' }, ['from']],
  ])('%s is refused', (_, row, fields) =>
    expect(exceptionFaults(row).map(({ field }) => field)).toEqual(fields),
  )
})
