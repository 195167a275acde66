import fc from 'fast-check'
import { createActor } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { APPOINTMENT_STATES, type AppointmentPlace, PLACED_STATES } from '@/model/appointments/appointment'
import {
  type Appointment,
  type AppointmentEvent,
  appointmentMachine,
  NEW_APPOINTMENT,
  nextAppointment,
} from './appointment.machine'
import { appointmentTestModel } from './appointment.testModel'

const MINUTE = 60_000
const NOON = Date.UTC(2026, 10, 23, 6, 30)
const START = NOON + 60 * MINUTE
const by = { id: 'meera' }
const place: AppointmentPlace = { sessionId: 'a', token: 3, startsAt: START, endsAt: START + 10 * MINUTE }
const other: AppointmentPlace = {
  sessionId: 'b',
  token: null,
  startsAt: START + 60 * MINUTE,
  endsAt: START + 75 * MINUTE,
}

function after(...events: readonly AppointmentEvent[]): Appointment {
  return events.reduce((row, event) => {
    const next = nextAppointment(row, event)
    if (!next) throw new Error(`${event.type} does not fit ${row.state}`)
    return next
  }, NEW_APPOINTMENT)
}
const confirm = { type: 'confirm', at: NOON, place } as const
const request = { type: 'request', at: NOON, place } as const
const displace = { type: 'displace', at: NOON, reason: 'leave' } as const
const missed = { type: 'missed', at: START + 30 * MINUTE } as const
const move = (at = NOON): AppointmentEvent => ({ type: 'move', at, place: other })
const fits = (row: Appointment, event: AppointmentEvent) => nextAppointment(row, event) !== undefined

describe('the appointment machine', () => {
  provesMachine(appointmentMachine, appointmentTestModel)

  it('begins with a held place', () => {
    const { value, context } = createActor(appointmentMachine).getSnapshot()
    expect({ ...context, state: value }).toEqual(NEW_APPOINTMENT)
  })

  it('has the states that are stored with an appointment', () => {
    expect(Object.keys(appointmentMachine.root.states).sort()).toEqual([...APPOINTMENT_STATES].sort())
  })

  it('keeps everything through a move but the place, whose revision is raised', () => {
    const booked = after(
      confirm,
      { type: 'coming', at: NOON + 1 },
      { type: 'late', at: NOON + 2, minutes: 15 },
    )
    expect(booked).toMatchObject({
      state: 'confirmed',
      place,
      revision: 0,
      comingAt: NOON + 1,
      lateMinutes: 15,
    })
    // What was said of the place before says nothing of the new one.
    expect(nextAppointment(booked, move())).toEqual({
      ...NEW_APPOINTMENT,
      state: 'confirmed',
      place: other,
      revision: 1,
    })
    expect(after(request, move())).toMatchObject({ state: 'requested', place: other, revision: 1 })
    expect(after(confirm, displace, move())).toEqual({
      ...NEW_APPOINTMENT,
      state: 'confirmed',
      place: other,
      revision: 1,
    })
  })

  it('takes nothing from a patient when it is over, and no absence before it has begun', () => {
    const booked = after(confirm)
    for (const at of [place.endsAt, place.endsAt + 1])
      for (const event of [
        move(at),
        { type: 'cancel', at, reason: null },
        { type: 'coming', at },
        { type: 'late', at, minutes: 5 },
      ] as const)
        expect([event.type, fits(booked, event)]).toEqual([event.type, false])
    expect(fits(booked, { type: 'cancel', at: place.endsAt - 1, reason: null })).toBe(true)
    expect(fits(booked, { type: 'missed', at: START - 1 })).toBe(false)
    expect(fits(booked, { type: 'missed', at: START })).toBe(true)
    for (const row of [after(request), after(confirm, displace)]) {
      expect(fits(row, { type: 'lapse', at: START - 1 })).toBe(false)
      expect(nextAppointment(row, { type: 'lapse', at: START })?.state).toBe('expired')
    }
  })

  it('puts a wrong absence right, whether the patient objects or not', () => {
    const missing = after(confirm, missed)
    expect(missing.state).toBe('noShow')
    const disputed = nextAppointment(missing, { type: 'dispute', at: START + 60 * MINUTE })
    expect(disputed).toMatchObject({ state: 'noShow', isDisputed: true })
    // Once, and within a week.
    const week = place.endsAt + 7 * 24 * 60 * MINUTE
    expect(disputed && fits(disputed, { type: 'dispute', at: START + 61 * MINUTE })).toBe(false)
    expect([week - 1, week].map((at) => fits(missing, { type: 'dispute', at }))).toEqual([true, false])
    for (const row of [missing, disputed ?? missing])
      expect(nextAppointment(row, { type: 'arrive', at: START + 90 * MINUTE, by })).toMatchObject({
        state: 'arrived',
        isDisputed: false,
      })
  })

  it('goes from the clinic’s yes to the visit', () => {
    const events = ['accept', 'arrive', 'begin', 'finish'] as const
    expect(after(request, ...events.map((type) => ({ type, at: START, by }))).state).toBe('seen')
    expect(after(request, { type: 'decline', at: NOON, by, reason: 'full' })).toMatchObject({
      state: 'cancelledByClinic',
      reason: 'full',
    })
    expect(after(confirm, { type: 'cancel', at: NOON, reason: 'better' })).toMatchObject({
      state: 'cancelledByPatient',
      reason: 'better',
    })
  })

  it('takes a wrong click back, and lets others go before who is not there', () => {
    const steps = (...types: readonly ('arrive' | 'begin' | 'finish' | 'skip' | 'comeBack' | 'undo')[]) =>
      after(confirm, ...types.map((type) => ({ type, at: START, by }))).state
    expect(steps('arrive', 'undo')).toBe('confirmed')
    expect(steps('arrive', 'begin', 'undo')).toBe('arrived')
    expect(steps('arrive', 'begin', 'finish', 'undo')).toBe('inConsultation')
    expect(steps('arrive', 'begin', 'skip')).toBe('skipped')
    expect(steps('arrive', 'skip', 'comeBack')).toBe('arrived')
    expect(steps('arrive', 'skip', 'begin')).toBe('inConsultation')
    expect(after(confirm, missed, { type: 'undo', at: START, by }).state).toBe('confirmed')
  })

  it('has another place after one that was given back or missed, as a move and with nothing of the former one', () => {
    const disputed = { type: 'dispute', at: START + 60 * MINUTE } as const
    const rows = [
      after(confirm, { type: 'late', at: NOON, minutes: 5 }, { type: 'cancel', at: NOON, reason: 'better' }),
      after(confirm, { type: 'cancelByClinic', at: NOON, by, reason: 'leave' }),
      after(request, { type: 'lapse', at: START }),
      after(confirm, missed, disputed),
    ]
    for (const row of rows)
      for (const [type, state] of [
        ['confirm', 'confirmed'],
        ['request', 'requested'],
      ] as const) {
        const again = { ...NEW_APPOINTMENT, state, place: other, revision: 1 }
        expect(nextAppointment(row, { type, at: START + 90 * MINUTE, place: other })).toEqual(again)
      }
    for (const row of [after(request), after(confirm), after(confirm, displace)])
      expect([fits(row, confirm), fits(row, request)]).toEqual([false, false])
  })

  it('has a place wherever it keeps one, counts further places alone, and leaves its ends by another booking', () => {
    const event = fc.constantFrom(...appointmentTestModel.events.map((one) => one.event))
    const ends = ['expired', 'cancelledByPatient', 'cancelledByClinic']
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let row = NEW_APPOINTMENT
        for (const one of events) {
          const next = nextAppointment(row, one)
          if (!next) continue
          const isBooking = one.type === 'confirm' || one.type === 'request'
          if (ends.includes(row.state)) expect(isBooking).toBe(true)
          const isFurther = one.type === 'move' || (isBooking && row.state !== 'held')
          expect(next.revision - row.revision).toBe(isFurther ? 1 : 0)
          if (PLACED_STATES.includes(next.state)) expect(next.place).not.toBeNull()
          row = next
        }
      }),
    )
  })
})
