import {
  type AppointmentStep,
  isMessageTrue,
  type MessageSubject,
  messagesOfStep,
  waitsForMorning,
} from './messages'

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 10, 23, 6, 30)
const LEADS = { dayBefore: 24 * HOUR, soon: 2 * HOUR }
const confirm = (startsAt: number): AppointmentStep => ({
  type: 'confirm',
  at: NOON,
  state: 'confirmed',
  startsAt,
})
const kinds = (step: AppointmentStep, leads = LEADS) => messagesOfStep(step, leads).map(({ kind }) => kind)

describe('what a patient is told of a step', () => {
  it('plans reminders whose time is still to come, and those alone', () => {
    expect(messagesOfStep(confirm(NOON + 30 * HOUR), LEADS)).toEqual([
      { kind: 'booked', dueAt: NOON },
      { kind: 'dayBefore', dueAt: NOON + 6 * HOUR },
      { kind: 'soon', dueAt: NOON + 28 * HOUR },
    ])
    expect(kinds(confirm(NOON + 24 * HOUR))).toEqual(['booked', 'soon'])
    expect(kinds(confirm(NOON + HOUR))).toEqual(['booked'])
    expect(kinds(confirm(NOON + 30 * HOUR), { dayBefore: 0, soon: 0 })).toEqual(['booked'])
  })

  it('has a message for each step that the patient has to know of', () => {
    const startsAt = NOON + HOUR
    const of = (type: string, state: AppointmentStep['state']) => kinds({ type, at: NOON, state, startsAt })
    expect(of('request', 'requested')).toEqual(['requested'])
    expect(of('accept', 'confirmed')).toEqual(['accepted'])
    expect(of('decline', 'cancelledByClinic')).toEqual(['declined'])
    expect(of('cancelByClinic', 'cancelledByClinic')).toEqual(['cancelled'])
    expect(of('displace', 'displaced')).toEqual(['displaced'])
    expect(of('move', 'confirmed')).toEqual(['moved'])
    expect(of('move', 'requested')).toEqual(['requested'])
    for (const type of ['cancel', 'coming', 'late', 'arrive', 'begin', 'finish', 'missed', 'lapse'])
      expect(of(type, 'confirmed')).toEqual([])
  })
})

describe('whether a message is true when it is sent', () => {
  const subject: MessageSubject = {
    ...{ state: 'confirmed', revision: 1, delayMinutes: 0 },
    ...{ startsAt: NOON, endsAt: NOON + HOUR },
  }
  it('asks for the revision, the state, and time to act on it', () => {
    expect(isMessageTrue('moved', 1, subject, NOON - HOUR)).toBe(true)
    expect(isMessageTrue('moved', 0, subject, NOON - HOUR)).toBe(false)
    expect(isMessageTrue('soon', 1, { ...subject, state: 'arrived' }, NOON - HOUR)).toBe(false)
    expect(isMessageTrue('soon', 1, subject, NOON - HOUR / 2)).toBe(false)
    expect(isMessageTrue('dayBefore', 1, subject, NOON - 6 * HOUR)).toBe(false)
    expect(isMessageTrue('turnNear', 1, subject, NOON + HOUR / 2)).toBe(true)
    expect(isMessageTrue('turnNear', 1, subject, NOON + HOUR)).toBe(false)
    expect(isMessageTrue('delayed', 1, { ...subject, delayMinutes: 20 }, NOON)).toBe(true)
    expect(isMessageTrue('delayed', 1, subject, NOON)).toBe(false)
  })

  it('waits for the morning, but for an answer to the patient and a cancelled visit of the early morning', () => {
    const morning = NOON - 4 * HOUR
    expect(waitsForMorning('dayBefore', subject, morning)).toBe(true)
    expect(waitsForMorning('dayBefore', subject, undefined)).toBe(false)
    expect(waitsForMorning('booked', subject, morning)).toBe(false)
    expect(waitsForMorning('cancelled', subject, morning)).toBe(true)
    expect(waitsForMorning('cancelled', subject, NOON - HOUR)).toBe(false)
  })
})
