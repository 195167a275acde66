import fc from 'fast-check'
import type { ScheduleExceptionRow, ScheduleRow } from '@/model/appointments/schedule'
import { dayAt, isoAt, momentOf, weekdayOf } from './localTimes'
import { addDays } from '@/model/catalogue/timeZone'
import { type DoctorSchedule, expectedRange, placesOf, readPlaceId, sessionsOfDay } from './sessions'

const MONDAY = '2026-11-30'
const row: ScheduleRow = {
  slug: 'asha-mon-morning',
  doctor: 'asha-rao',
  hospital: 'andheri',
  weekday: 'mon',
  from: '10:00',
  to: '13:00',
  zone: 'Asia/Kolkata',
  mode: 'times',
  minutes: 20,
  capacity: 9,
  walkIns: 0,
  video: false,
}
const exception: ScheduleExceptionRow = {
  slug: 'away',
  doctor: 'asha-rao',
  date: MONDAY,
  kind: 'leave',
  reason: { en: 'A conference', hi: 'सम्मेलन' },
}
const doctor = (
  schedules: readonly ScheduleRow[],
  exceptions: readonly ScheduleExceptionRow[] = [],
): DoctorSchedule => ({ doctorId: 7, doctor: 'asha-rao', fee: 500, schedules, exceptions })
const places = (some: DoctorSchedule, day = MONDAY) =>
  sessionsOfDay(some, day).map((session) =>
    placesOf(session).map(({ startsAt }) => isoAt(startsAt, session.zone)),
  )
const hours = (some: DoctorSchedule, day = MONDAY) =>
  sessionsOfDay(some, day).map(({ startsAt, endsAt, zone, hospital }) =>
    [hospital, isoAt(startsAt, zone), isoAt(endsAt, zone)].join(' '),
  )

describe('local times', () => {
  it('are the clock’s of the place, whatever the zone of the server', () => {
    expect(momentOf('2026-11-30', '10:00', 'Asia/Kolkata')).toBe(Date.UTC(2026, 10, 30, 4, 30))
    expect(isoAt(Date.UTC(2026, 10, 30, 4, 30), 'Asia/Kolkata')).toBe('2026-11-30T10:00:00+05:30')
    expect(dayAt(Date.UTC(2026, 10, 29, 18, 30), 'Asia/Kolkata')).toBe('2026-11-30')
    expect(dayAt(Date.UTC(2026, 10, 29, 18, 29), 'Asia/Kolkata')).toBe('2026-11-29')
  })

  it('move a time that a day does not have, and take the first of one that it has twice', () => {
    expect(isoAt(momentOf('2026-03-08', '02:30', 'America/New_York'), 'America/New_York')).toBe(
      '2026-03-08T03:30:00-04:00',
    )
    expect(isoAt(momentOf('2026-11-01', '01:30', 'America/New_York'), 'America/New_York')).toBe(
      '2026-11-01T01:30:00-04:00',
    )
    expect(isoAt(momentOf('2026-04-05', '02:30', 'Pacific/Auckland'), 'Pacific/Auckland')).toBe(
      '2026-04-05T02:30:00+13:00',
    )
  })

  it('read back as they were written, at any moment of any zone', () => {
    const zones = [
      'Asia/Kolkata',
      'America/New_York',
      'Pacific/Auckland',
      'Asia/Kathmandu',
      'America/St_Johns',
      'UTC',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: Date.UTC(2020, 0) / 1000, max: Date.UTC(2040, 0) / 1000 }),
        (zone, second) => expect(Date.parse(isoAt(second * 1000, zone))).toBe(second * 1000),
      ),
    )
  })

  it('count days and weekdays through leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01')
    expect([MONDAY, '2026-12-06'].map(weekdayOf)).toEqual([0, 6])
  })
})

describe('sessions of a day', () => {
  it('are the week’s, on the days for which a row is valid', () => {
    const some = doctor([{ ...row, validFrom: MONDAY, validTo: '2026-12-07' }])
    expect(hours(some)).toEqual(['andheri 2026-11-30T10:00:00+05:30 2026-11-30T13:00:00+05:30'])
    expect(hours(some, '2026-12-07')).toHaveLength(1)
    for (const day of ['2026-11-23', '2026-12-14', '2026-12-01']) expect(hours(some, day)).toEqual([])
  })

  it('end on the next day where they go over midnight', () => {
    const night = doctor([{ ...row, from: '22:00', to: '01:00', minutes: 60, capacity: 3 }])
    expect(places(night)).toEqual([
      ['2026-11-30T22:00:00+05:30', '2026-11-30T23:00:00+05:30', '2026-12-01T00:00:00+05:30'],
    ])
    expect(hours(night, '2026-12-01')).toEqual([])
  })

  it('take place on 29 February', () => {
    const tuesday = doctor([{ ...row, weekday: 'tue' }])
    expect(hours(tuesday, '2028-02-29')).toEqual([
      'andheri 2028-02-29T10:00:00+05:30 2028-02-29T13:00:00+05:30',
    ])
  })

  it('have as many places as fit into the hours that the day has', () => {
    const sunday = doctor([
      {
        ...row,
        weekday: 'sun',
        from: '00:00',
        to: '04:00',
        zone: 'America/New_York',
        minutes: 60,
        capacity: 4,
      },
    ])
    const at = (text: string) => expect.stringContaining(text)
    expect(places(sunday, '2026-03-01')[0]).toEqual([at('T00'), at('T01'), at('T02'), at('T03')])
    expect(places(sunday, '2026-03-08')[0]).toEqual([at('T00'), at('T01'), at('T03:00:00-04:00')])
    expect(places(sunday, '2026-11-01')[0]).toEqual([
      at('T00'),
      at('T01:00:00-04:00'),
      at('T01:00:00-05:00'),
      at('T02'),
    ])
  })

  it('do not take place on leave, at all places or at one', () => {
    const two = [
      row,
      { ...row, slug: 'bandra-mon', hospital: 'bandra', from: '17:00', to: '19:00', capacity: 6 },
    ]
    expect(hours(doctor(two))).toHaveLength(2)
    expect(hours(doctor(two, [exception]))).toEqual([])
    expect(hours(doctor(two, [{ ...exception, hospital: 'andheri' }]))).toEqual([
      'bandra 2026-11-30T17:00:00+05:30 2026-11-30T19:00:00+05:30',
    ])
    expect(hours(doctor(two, [{ ...exception, date: '2026-12-07' }]))).toHaveLength(2)
  })

  it('lose the places of the hours in which the doctor is away', () => {
    const away = doctor([row], [{ ...exception, from: '10:30', to: '12:00' }])
    expect(places(away)).toEqual([
      [
        '2026-11-30T10:00:00+05:30',
        '2026-11-30T12:00:00+05:30',
        '2026-11-30T12:20:00+05:30',
        '2026-11-30T12:40:00+05:30',
      ],
    ])
  })

  it('are changed one by one where a day has two: the one whose beginning is nearest', () => {
    const evening = { ...row, slug: 'evening', from: '17:00', to: '19:00' }
    const later = doctor([row, evening], [{ ...exception, kind: 'changed', from: '18:00', to: '20:00' }])
    const [morning] = hours(doctor([row]))
    expect(hours(later)).toEqual([morning, 'andheri 2026-11-30T18:00:00+05:30 2026-11-30T20:00:00+05:30'])
  })

  it('are changed for a day, keep their id, and come in addition', () => {
    const [before] = sessionsOfDay(doctor([row]), MONDAY)
    const later = doctor(
      [row],
      [{ ...exception, kind: 'changed', from: '11:00', to: '12:00', mode: 'tokens', capacity: 3 }],
    )
    const [after] = sessionsOfDay(later, MONDAY)
    expect(after).toMatchObject({ id: before?.id, mode: 'tokens', capacity: 3, minutes: 20 })
    expect(hours(later)).toEqual(['andheri 2026-11-30T11:00:00+05:30 2026-11-30T12:00:00+05:30'])
    const extra = {
      ...exception,
      slug: 'camp',
      kind: 'extra',
      hospital: 'bandra',
      from: '08:00',
      to: '09:00',
    } as const
    expect(hours(doctor([row], [{ ...extra, mode: 'tokens', minutes: 10, capacity: 5 }]))).toEqual([
      'bandra 2026-11-30T08:00:00+05:30 2026-11-30T09:00:00+05:30',
      'andheri 2026-11-30T10:00:00+05:30 2026-11-30T13:00:00+05:30',
    ])
    expect(hours(doctor([row], [extra]))).toHaveLength(1)
  })

  it('keep the last places for walk-ins', () => {
    const [session] = sessionsOfDay(doctor([{ ...row, mode: 'tokens', walkIns: 4 }]), MONDAY)
    expect(session && placesOf(session).map(({ token }) => token)).toEqual([1, 2, 3, 4, 5])
  })

  it('say a token’s turn as a range of five minutes’ steps, and a time as it is', () => {
    const [tokens] = sessionsOfDay(doctor([{ ...row, mode: 'tokens', minutes: 7, capacity: 5 }]), MONDAY)
    const third = tokens && placesOf(tokens)[2]
    expect(third && expectedRange(third).map((at) => isoAt(at, 'Asia/Kolkata'))).toEqual([
      '2026-11-30T10:10:00+05:30',
      '2026-11-30T10:30:00+05:30',
    ])
  })
})

describe('a place’s id', () => {
  it('names its doctor, session and day', () => {
    for (const mode of ['tokens', 'times'] as const)
      for (const session of sessionsOfDay(doctor([{ ...row, mode }]), MONDAY))
        for (const { id } of placesOf(session))
          expect(readPlaceId(id)).toEqual({ doctorId: 7, sessionId: session.id, day: MONDAY })
  })

  it.each([
    '',
    'x',
    '7.asha-mon-morning.20261130',
    '7.asha-mon-morning.20261130.x5',
    '-7.asha.20261130.t1',
    '7.asha.20261130.t-1',
    "7.asha'; drop table seat; --.20261130.t1",
    '7.asha.20261130.t1\n',
    '7.ÄSHA.20261130.t1',
    '99999999999.asha.20261130.t1',
    `7.${'a'.repeat(200)}.20261130.t1`,
  ])('is refused where it cannot be one: %j', (id) => {
    expect(readPlaceId(id)).toBeUndefined()
  })
})
