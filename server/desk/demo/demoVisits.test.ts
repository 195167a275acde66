import {
  nextAppointment,
  NEW_APPOINTMENT,
  type AppointmentEvent,
} from '@/machines/appointment/appointment.machine'
import { WEEKDAYS } from '@/model/appointments/schedule'
import { addDays } from '@/model/catalogue/timeZone'
import { appointmentPlace, type FoundPlace } from '@/server/appointments/freePlaces'
import { momentOf } from '@/server/appointments/localTimes'
import { sessionsOfDay } from '@/server/appointments/sessions'
import { scheduleRow } from '@/tests/support/testClinic'
import { demoVisits, type Visit, type VisitStep } from './demoVisits'

const FIRST_DAY = '2026-11-01'
const tokens = { slug: 'morning', doctor: 'a', walkIns: 3 } as const
const times = { slug: 'evening', doctor: 'a', mode: 'times', from: '17:00', to: '20:00' } as const
const doctor = {
  ...{ doctorId: 1, doctor: 'a', fee: 500, exceptions: [] },
  schedules: WEEKDAYS.flatMap((weekday) => [
    scheduleRow({ ...tokens, weekday, slug: `morning-${weekday}` }),
    scheduleRow({ ...times, weekday, slug: `evening-${weekday}` }),
  ]),
}
const sessions = Array.from({ length: 56 }, (_, at) => addDays(FIRST_DAY, at)).flatMap((day) =>
  sessionsOfDay(doctor, day),
)

/** An event of a step as the machine takes it. */
function eventOf(step: VisitStep): AppointmentEvent {
  if (step.type === 'move') return { type: 'move', at: step.at, place: appointmentPlace(step.to) }
  return { by: { id: 's' }, reason: 'other', ...step } as AppointmentEvent
}

const stepsOf = ({ steps }: Visit): readonly VisitStep[] => [...steps].sort((a, b) => a.at - b.at)
const lastPlace = (visit: Visit): FoundPlace =>
  visit.steps.reduce((place, step) => (step.type === 'move' ? step.to : place), visit.place)

test('the machine takes every step, in the order of their times', () => {
  for (const visit of demoVisits(sessions.slice(0, 42), { seed: 1 })) {
    const place = appointmentPlace(visit.place)
    const steps = stepsOf(visit)
    let row = nextAppointment(NEW_APPOINTMENT, { type: 'confirm', at: visit.bookedAt, place })
    for (const step of steps) row = row && nextAppointment(row, eventOf(step))
    expect([steps, row?.state]).toEqual([steps, expect.any(String)])
    expect(Math.min(...steps.map(({ at }) => at))).toBeGreaterThanOrEqual(visit.bookedAt)
  }
})

test('no two patients have one place, and one is with the doctor at a time', () => {
  const visits = demoVisits(sessions, { seed: 1 })
  const stays = visits.filter(({ steps }) => !steps.some(({ type }) => type.startsWith('cancel')))
  const taken = stays.map((visit) => lastPlace(visit).place.id)
  expect(new Set(taken).size).toBe(taken.length)
  const booked = visits.map(({ place }) => place.place.id)
  expect(new Set(booked).size).toBe(booked.length)
  const inside = visits
    .flatMap((visit) => {
      const timeOf = (type: VisitStep['type']) => visit.steps.find((step) => step.type === type)?.at
      const [from, to] = [timeOf('begin'), timeOf('finish')]
      return from === undefined || to === undefined
        ? []
        : [{ session: lastPlace(visit).session.id, from, to }]
    })
    .sort((one, other) => one.session.localeCompare(other.session) || one.from - other.from)
  for (const [at, { session, from }] of inside.entries()) {
    const before = inside[at - 1]
    if (before?.session === session) expect(from).toBeGreaterThanOrEqual(before.to)
  }
  expect(inside.length).toBeGreaterThan(300)
})

test('has absences, moves, cancellations and walk-ins in believable numbers', () => {
  const visits = demoVisits(sessions, { seed: 1 })
  const part = (fits: (visit: Visit) => boolean) => visits.filter(fits).length / visits.length
  const having = (type: VisitStep['type']) => part(({ steps }) => steps.some((step) => step.type === type))
  expect(having('missed')).toBeCloseTo(0.09, 1)
  for (const type of ['cancel', 'move', 'cancelByClinic', 'skip', 'comeBack', 'coming', 'late'] as const) {
    expect(having(type)).toBeGreaterThan(0)
    expect(having(type)).toBeLessThan(0.2)
  }
  expect(part(({ source }) => source === 'walk-in')).toBeGreaterThan(0.02)
})

test('is the same for a seed, and fills a day on which a place is waited for', () => {
  const day = addDays(FIRST_DAY, 30)
  const by = momentOf(addDays(day, -2), '09:00', 'Asia/Kolkata')
  const full = demoVisits(sessions, { seed: 5, full: { day, by } })
  expect(demoVisits(sessions, { seed: 5, full: { day, by } })).toEqual(full)
  const ofDay = full.filter(({ place, source }) => place.session.day === day && source !== 'walk-in')
  expect(ofDay).toHaveLength(9 + 12)
  for (const { bookedAt } of ofDay) expect(bookedAt).toBeLessThanOrEqual(by)
})
