import { FIRST_LEAD, sampleRow } from '@/devtools/specimens/sampleLeads'
import { isRight } from 'fp-ts/Either'
import { alertOf, defaultAlertChoice, isMailAddress, PushBrowser } from './alerts'

const row = { ...sampleRow(FIRST_LEAD), state: 'queued' as const, reason: null, isSuspectedSpam: false }

test('what the feed tells of is what waits for somebody now', () => {
  expect(
    ['arrived', 'becameLate', 'callbackDue', 'claim'].map((type) => alertOf({ type, row }, 'meera')),
  ).toEqual(['new', 'late', 'due', undefined])
  const followed = (reason: string | null) =>
    alertOf({ type: 'followedAppointment', row: { ...row, reason } }, 'meera')
  expect([followed('displaced'), followed('noShow')]).toEqual(['displaced', undefined])
  expect(alertOf({ type: 'arrived', row: { ...row, isSuspectedSpam: true } }, 'meera')).toBeUndefined()
  expect(alertOf({ type: 'arrived', row: { ...row, state: 'booked' } }, 'meera')).toBeUndefined()
})

test.each(['give', 'assigned'])('a lead that is assigned (%s) is told to its person alone', (type) => {
  const change = { type, row: { ...row, state: 'claimed' as const, owner: { id: 'meera', name: 'Meera' } } }
  expect([alertOf(change, 'meera'), alertOf(change, 'asha')]).toEqual(['assigned', undefined])
})

test('managers are told of late leads unless they choose otherwise; nobody hears a sound by default', () => {
  const lateOf = (role: 'owner' | 'manager' | 'agent') => defaultAlertChoice(role).push.includes('late')
  expect([lateOf('owner'), lateOf('manager'), lateOf('agent')]).toEqual([true, true, false])
  expect(defaultAlertChoice('owner').sound).toBe(false)
})

test('a browser’s keys and a mail address have their form', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
  const endpoint = 'https://push.example/x'
  const isOne = (value: unknown) => isRight(PushBrowser.decode(value))
  expect(isOne({ endpoint, keys, expirationTime: null })).toBe(true)
  expect(isOne({ endpoint, keys: { ...keys, auth: 'A' } })).toBe(false)
  expect(isOne({ endpoint: `${endpoint}\r\nHost: x`, keys })).toBe(false)
  expect(['meera@clinic.example', 'x', `${'x'.repeat(250)}@clinic.example`].map(isMailAddress)).toEqual([
    true,
    false,
    false,
  ])
})
