import { SAMPLE_NOW, SAMPLE_SETTINGS } from '@/devtools/specimens/sampleLeads'
import { fieldTime, isOpenAt, momentOfField } from './clinicTime'
import { FOLLOW_UP_ACTIONS, type FollowUpEvent } from './followUp'
import { detailProblemOf, needsDetails, plainEvent } from './leadRequest'

const problemOf = (event: FollowUpEvent, settings = SAMPLE_SETTINGS) =>
  detailProblemOf(event, settings, SAMPLE_NOW)

test('a callback needs a time that lies ahead, in opening hours', () => {
  const schedule = (at: string) => problemOf({ type: 'schedule', at })
  expect(schedule('')).toBe('noTime')
  expect(schedule('2026-11-23T06:00:00Z')).toBe('past')
  expect(schedule('2026-11-23T06:00:01Z')).toBeNull()
  // 20:01 in Delhi, and a Sunday.
  expect(schedule('2026-11-23T14:31:00Z')).toBe('closed')
  expect(schedule('2026-11-29T06:30:00Z')).toBe('closed')
  expect(
    problemOf({ type: 'schedule', at: '2026-11-29T06:30:00Z' }, { ...SAMPLE_SETTINGS, openingHours: [] }),
  ).toBeNull()
})

test('an appointment may have no time, or one ahead, whenever the clinic says', () => {
  expect(problemOf({ type: 'book' })).toBeNull()
  expect(problemOf({ type: 'book', at: '2026-11-29T06:30:00Z' })).toBeNull()
  expect(problemOf({ type: 'book', at: '2026-11-22T06:30:00Z' })).toBe('past')
  expect(problemOf({ type: 'book', at: 'soon' })).toBe('noTime')
})

test('reasons are those of the action’s list; a merge needs the lead that stays', () => {
  expect(problemOf({ type: 'lose', reason: 'price' })).toBeNull()
  expect(problemOf({ type: 'lose', reason: 'calledBack' })).toBe('noReason')
  expect(problemOf({ type: 'reopen', reason: 'calledBack' })).toBeNull()
  expect(problemOf({ type: 'unmerge', reason: 'otherPerson' })).toBeNull()
  expect(problemOf({ type: 'unmerge', reason: '' })).toBe('noReason')
  expect(problemOf({ type: 'merge', into: '' })).toBe('noLead')
  expect(problemOf({ type: 'merge', into: 'x' })).toBeNull()
})

test('every action is its event, or asks for more', () => {
  for (const action of FOLLOW_UP_ACTIONS)
    if (needsDetails(action)) expect(() => plainEvent(action)).toThrow(action)
    else expect(plainEvent(action)).toEqual({ type: action })
  expect(problemOf({ type: 'claim' })).toBeNull()
})

test('a field’s time is the clinic’s, also where clocks change', () => {
  expect(momentOfField('2026-11-23T11:30', 'Asia/Kolkata')).toBe('2026-11-23T06:00:00.000Z')
  expect(fieldTime(new Date('2026-11-23T06:00:00Z'), 'Asia/Kolkata')).toBe('2026-11-23T11:30')
  expect(momentOfField('2026-03-29T12:00', 'Europe/Berlin')).toBe('2026-03-29T10:00:00.000Z')
  expect(momentOfField('2026-10-25T01:30', 'Europe/Berlin')).toBe('2026-10-24T23:30:00.000Z')
  for (const text of ['', '2026-11-23', '2026-13-40T25:00'])
    expect(momentOfField(text, 'Asia/Kolkata')).toBe('')
})

test('open is from the first minute to the last, on its days', () => {
  const isOpen = (moment: string) => isOpenAt(new Date(moment), ['Mo-Sa 09:00-20:00'], 'Asia/Kolkata')
  expect(isOpen('2026-11-23T03:30:00Z')).toBe(true)
  expect(isOpen('2026-11-23T03:29:00Z')).toBe(false)
  expect(isOpen('2026-11-23T14:30:00Z')).toBe(true)
  expect(isOpen('2026-11-23T14:31:00Z')).toBe(false)
})
