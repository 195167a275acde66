import 'server-only'
import { interpolate } from '@/content/copy/interpolate'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import { dateInWords, timeInWords } from '@/content/copy/placeInWords'
import { turnCopy } from '@/content/copy/turn'
import type { AppointmentState } from '@/model/appointments/appointment'
import type { TurnWords } from '@/model/appointments/turnWords'
import type { Language } from '@/model/page/language'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { dayAt } from './localTimes'
import { type OwnAppointment, ownAppointment } from './ownAppointment'
import { type PatientTurn, patientTurn } from './patientQueue'
import { expectedRange } from './sessions'

/** A patient's turn on the day of the visit, or why there is none. */
export interface OwnTurn {
  readonly own: OwnAppointment
  /** The day of the visit as seen from now. */
  readonly day: 'before' | 'today' | 'past'
  /** Known from an hour before the session, while the patient is expected or waits. */
  readonly turn: PatientTurn | undefined
}

/** Whether now is on the day of the visit, or on the next one for a session over midnight. */
export function dayOfVisit(
  { day, zone, appointment: { place } }: OwnAppointment,
  now: number,
): OwnTurn['day'] {
  const today = dayAt(now, zone)
  const last = place ? dayAt(place.endsAt, zone) : day
  return today < day ? 'before' : today > last ? 'past' : 'today'
}

/** The turn of an appointment; undefined where there is no such one. @throws the database's error */
export async function ownTurn(
  executeSql: ExecuteSql,
  id: string,
  now = Date.now(),
): Promise<OwnTurn | undefined> {
  const own = await ownAppointment(executeSql, id)
  if (!own) return undefined
  const day = dayOfVisit(own, now)
  return { own, day, turn: day === 'today' ? await patientTurn(executeSql, id, now) : undefined }
}

/** How many are before the patient, when the turn is expected, and when that was worked out. */
export function turnInWords({ before, from, to, at }: PatientTurn, zone: string, language: Language) {
  const clock = (moment: number) => timeInWords(moment, zone, language)
  const { before: some, next, range, workedOut } = turnCopy[language]
  return {
    main: before === 0 ? next : interpolate(some, { count: String(before) }),
    range: interpolate(range, { from: clock(from), to: clock(to) }),
    workedOut: interpolate(workedOut, { at: clock(at) }),
  }
}

const EXPECTED: readonly AppointmentState[] = ['confirmed', 'arrived']
/** Nothing comes after them. */
const FINAL: readonly AppointmentState[] = ['cancelledByPatient', 'cancelledByClinic', 'expired']

/** What the page of a turn says. */
export function ownTurnInWords({ own, day, turn }: OwnTurn, language: Language): TurnWords {
  const { appointment, zone, delayMinutes } = own
  const { state, place } = appointment
  const copy = turnCopy[language]
  const none = { range: null, workedOut: null, delay: null }
  if (!EXPECTED.includes(state) || !place) {
    const [main, note] = ownAppointmentCopy[language].states[state]
    return { ...none, main, note, isFollowed: day === 'today' && !FINAL.includes(state) }
  }
  const date = dateInWords(own.day, language)
  if (day === 'past') return { ...none, main: copy.past, note: '', isFollowed: false }
  if (day === 'before')
    return { ...none, main: interpolate(copy.onDay, { day: date }), note: copy.later, isFollowed: false }
  const delay =
    delayMinutes > 0 ? interpolate(ownAppointmentCopy[language].delay, { minutes: delayMinutes }) : null
  if (turn) {
    const note = state === 'arrived' ? copy.here : copy.comeEarly
    return { ...turnInWords(turn, zone, language), note, delay, isFollowed: true }
  }
  const [from] = expectedRange({ ...place, id: '' })
  const main = interpolate(copy.today, { time: timeInWords(from, zone, language) })
  return { ...none, main, note: copy.later, delay, isFollowed: true }
}
