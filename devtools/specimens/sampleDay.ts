import type { DayPage, DayStep } from '@/model/desk/dayChanges'
import type { DayAppointment, DayChoice, DaySession } from '@/model/desk/deskDay'

/** A day of appointments, for the machine's tests and for the developers' page. */
export const SAMPLE_CHOICE: DayChoice = { date: '2026-11-23', place: '' }
export const SAMPLE_SESSION = '1.morning.20261123'
export const FIRST_PATIENT = '00000000-0000-4000-8000-000000000011'
export const SECOND_PATIENT = '00000000-0000-4000-8000-000000000012'

const NAMES: Readonly<Record<string, string>> = {
  [FIRST_PATIENT]: 'Ravi Kumar',
  [SECOND_PATIENT]: 'Sunita Devi',
}

export const sampleAppointment = (id: string, own: Partial<DayAppointment> = {}): DayAppointment => ({
  ...{ id, version: 1, state: 'confirmed', name: NAMES[id] ?? 'Lata Joshi', mobile: '98XXXXXX10' },
  ...{ token: Number(id.slice(-1)), time: '10:00', lateMinutes: null, isDisputed: false },
  ...{ actions: ['arrive', 'cancelByClinic'], changedBy: null },
  ...own,
})

/** The sample session with two patients who are expected, or with these. */
export const sampleSession = (
  appointments: readonly DayAppointment[] = [
    sampleAppointment(FIRST_PATIENT),
    sampleAppointment(SECOND_PATIENT),
  ],
): DaySession => ({
  ...{ id: SAMPLE_SESSION, doctor: 'Dr Harshita Bedi', hospital: 'andheri', where: 'Andheri' },
  ...{ from: '10:00', to: '13:00', state: 'open', delayMinutes: 0 },
  appointments,
})

export const sampleDay = (sessions: readonly DaySession[] = [sampleSession()], position = '10'): DayPage => ({
  sessions,
  hasMore: false,
  position,
})

/** The first patient arrives, as the session then is. */
export const ARRIVED = sampleSession([
  sampleAppointment(FIRST_PATIENT, {
    ...{ version: 2, state: 'arrived', actions: ['begin', 'skip', 'undo'], changedBy: 'Meera Nair' },
  }),
  sampleAppointment(SECOND_PATIENT),
])

export const arriveStep = (id: string): DayStep => ({
  ...{ kind: 'appointment', id, version: 1 },
  ...{ action: 'arrive', reason: null },
})
