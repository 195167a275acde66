import type { TestModel } from '@/devtools/proof/testModel'
import type { AppointmentPlace } from '@/model/appointments/appointment'
import type { AppointmentContext, AppointmentEvent } from './appointment.machine'

const HOUR = 60 * 60 * 1000
const at = Date.UTC(2026, 10, 23, 6, 30)
const by = { id: 'meera' }
const startsAt = at + 24 * HOUR
const place: AppointmentPlace = { sessionId: 'morning', token: 4, startsAt, endsAt: startsAt + HOUR }
const later: AppointmentPlace = { ...place, token: 9, startsAt: startsAt + HOUR, endsAt: startsAt + 2 * HOUR }

export const appointmentTestModel: TestModel<AppointmentEvent, AppointmentContext, undefined> = {
  input: undefined,
  events: [
    { label: 'the patient books the held place', event: { type: 'confirm', at, place } },
    { label: 'the patient asks for the held place', event: { type: 'request', at, place } },
    { label: 'the clinic accepts', event: { type: 'accept', at, by } },
    { label: 'the clinic declines', event: { type: 'decline', at, by, reason: 'full' } },
    { label: 'the patient takes another place', event: { type: 'move', at, place: later } },
    { label: 'the patient cancels', event: { type: 'cancel', at, reason: 'better' } },
    {
      label: 'the patient cancels when it is over',
      event: { type: 'cancel', at: at + 48 * HOUR, reason: null },
    },
    { label: 'the clinic cancels', event: { type: 'cancelByClinic', at, by, reason: 'equipment' } },
    { label: 'the doctor goes on leave', event: { type: 'displace', at, reason: 'leave' } },
    { label: 'the patient is coming', event: { type: 'coming', at } },
    { label: 'the patient is late', event: { type: 'late', at, minutes: 20 } },
    { label: 'the patient arrives', event: { type: 'arrive', at: startsAt, by } },
    { label: 'the patient is called in', event: { type: 'begin', at: startsAt, by } },
    { label: 'the patient is called and not there', event: { type: 'skip', at: startsAt, by } },
    { label: 'the skipped patient is back', event: { type: 'comeBack', at: startsAt, by } },
    { label: 'the last step was a mistake', event: { type: 'undo', at: startsAt, by } },
    { label: 'the visit ends', event: { type: 'finish', at: startsAt + HOUR, by } },
    { label: 'the patient does not come', event: { type: 'missed', at: startsAt + 3 * HOUR } },
    { label: 'the clinic says that nobody came', event: { type: 'missed', at: startsAt + HOUR, by } },
    { label: 'the session has not begun yet', event: { type: 'missed', at } },
    { label: 'the patient says to have been there', event: { type: 'dispute', at: startsAt + 5 * HOUR } },
    {
      label: 'the patient says so after a week',
      event: { type: 'dispute', at: startsAt + HOUR + 7 * 24 * HOUR },
    },
    { label: 'nobody answers in time', event: { type: 'lapse', at: startsAt + 3 * HOUR } },
  ],
  stateKey: ({ place: has, revision, comingAt, lateMinutes, isDisputed, reason }) => ({
    has: has?.token ?? null,
    revision: Math.min(revision, 1),
    isComing: comingAt !== null,
    lateMinutes,
    isDisputed,
    reason,
  }),
}
