import { nextCallTime, readHours } from './openingHours'

describe('hours in text', () => {
  test('are days and times', () => {
    expect(readHours('Mo-We 09:00-20:30')).toEqual({ days: [1, 2, 3], from: 540, to: 1230 })
    expect(readHours('Su 10:00-24:00')).toEqual({ days: [0], from: 600, to: 1440 })
    expect(readHours('Sa-Mo 10:00-11:00')?.days).toEqual([6, 0, 1])
  })

  test.each(['', 'Mo', '9-5', 'Mo 20:00-09:00', 'Mo 09:00-09:00', 'Mo-Xx 09:00-10:00', 'Mo 09:00-24:30'])(
    'are none in %j',
    (text) => expect(readHours(text)).toBeUndefined(),
  )
})

describe('the next call', () => {
  const hours = ['Mo-Sa 09:00-20:00']
  // 23 November 2026 is a Monday; India is 5:30 ahead of UTC.
  const at = (utc: string) => nextCallTime(hours, 'Asia/Kolkata', new Date(utc))

  test.each([
    [
      'before the clinic opens, today from then on',
      '2026-11-23T02:00Z',
      { inDays: 0, weekday: 1, from: 540, to: 1200 },
    ],
    [
      'while it is open, today until it closes',
      '2026-11-23T06:00Z',
      { inDays: 0, weekday: 1, from: null, to: 1200 },
    ],
    [
      'until half an hour before it closes',
      '2026-11-23T14:00Z',
      { inDays: 0, weekday: 1, from: null, to: 1200 },
    ],
    ['later than that, tomorrow', '2026-11-23T14:01Z', { inDays: 1, weekday: 2, from: 540, to: 1200 }],
    [
      'where the day there is another one, by the clinic’s',
      '2026-11-22T20:00Z',
      { inDays: 0, weekday: 1, from: 540, to: 1200 },
    ],
    [
      'before a closed day, on the day after it',
      '2026-11-28T15:00Z',
      { inDays: 2, weekday: 1, from: 540, to: 1200 },
    ],
  ])('comes %s', (_, utc, expected) => expect(at(utc)).toEqual(expected))

  test('comes in the afternoon of a day with a break', () => {
    const broken = ['Mo 14:00-18:00', 'Mo 09:00-12:00']
    expect(nextCallTime(broken, 'UTC', new Date('2026-11-23T11:45Z'))).toMatchObject({ from: 840, to: 1080 })
  })

  test('of a clinic open on one day comes a week later when it has just closed', () =>
    expect(nextCallTime(['Mo 09:00-12:00'], 'UTC', new Date('2026-11-23T13:00Z'))).toMatchObject({
      inDays: 7,
      weekday: 1,
    }))

  test('has no time where the clinic says none', () =>
    expect(nextCallTime([], 'Asia/Kolkata', new Date())).toBeUndefined())
})
