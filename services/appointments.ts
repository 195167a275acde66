import * as t from 'io-ts'
import type { BookingDetails } from '@/model/appointments/bookingDetails'
import type { Chosen, ShownSession } from '@/model/appointments/shownPlaces'
import { isOtpRefusalCode } from '@/model/account/otpLogin'
import {
  BOOK_APPOINTMENT,
  CANCEL_APPOINTMENT,
  CONFIRM_COMING,
  DISPUTE_ABSENCE,
  DOCTOR_PLACES,
  HOLD_PLACE,
  MOVE_APPOINTMENT,
  NearPlace,
  TELL_LATE,
} from '@/model/calls/appointmentCalls'
import { decoded } from '@/model/decoded'
import { fieldOf } from '@/model/fieldOf'
import type { Language } from '@/model/page/language'
import { type Answer, getJson, isTokenRefused, postJson } from './httpClient'
import { refusalOf, UNPROVEN } from './lead'

/** Name of a place of consultation by slug. */
export type WhereOf = (slug: string) => string

const Near = t.type({ near: t.array(NearPlace) })
const Words = t.type({ error: t.array(t.string) })

const chosenOf = (
  { placeId, date, token, expectedFrom, hospitalSlug, zone }: NearPlace,
  whereOf: WhereOf,
): Chosen => ({
  day: date,
  place: { id: placeId, token: token ?? null, expectedFrom: Date.parse(expectedFrom) },
  session: { where: whereOf(hospitalSlug), zone },
})

/**
 * The sessions of a doctor's day that have free places.
 * @param day `YYYY-MM-DD`
 * @throws `{ kind }`: network, timeout or away
 */
export async function readPlaces(
  doctorId: number,
  day: string,
  whereOf: WhereOf,
  signal?: AbortSignal,
): Promise<readonly ShownSession[]> {
  const path = DOCTOR_PLACES.path.replace(':doctorId', String(doctorId))
  const answer = await getJson(`${path}?${new URLSearchParams({ from: day, days: '1' })}`, { signal })
  const read = answer.status === 200 ? decoded(DOCTOR_PLACES.answer, answer.data) : undefined
  if (!read) throw { kind: 'away' }
  return read.data
    .flatMap(({ sessions }) => sessions)
    .filter(({ places }) => places.length > 0)
    .map(({ sessionId, hospitalSlug, mode, from, to, zone, video, places }) => ({
      id: sessionId,
      startsAt: Date.parse(from),
      endsAt: Date.parse(to),
      zone,
      mode,
      hasVideo: video,
      where: whereOf(hospitalSlug),
      places: places.map(({ placeId, token = null, expectedFrom }) => ({
        id: placeId,
        token,
        expectedFrom: Date.parse(expectedFrom),
      })),
    }))
}

/** A refusal as a tagged error. */
function failureOf(answer: Answer, whereOf: WhereOf): object {
  const { status, data } = answer
  if (isTokenRefused(answer)) return UNPROVEN
  if (status === 409) {
    const near = decoded(Near, data)?.near ?? []
    const kind = fieldOf(data, 'code') === 'taken' ? 'taken' : 'expired'
    return { kind, near: near.map((place) => chosenOf(place, whereOf)) }
  }
  if (status === 404 || status === 400) return { kind: 'gone' }
  return { kind: status === 429 ? 'tooMany' : 'away' }
}

/**
 * Holds a place for this visitor.
 * @returns the hold's id, and its end (epoch milliseconds, by this device's clock)
 * @throws `{ kind }`: taken (with `near`), gone, tooMany, unproven, away, network or timeout
 */
export async function holdPlace(
  placeId: string,
  whereOf: WhereOf,
): Promise<{ readonly id: string; readonly until: number }> {
  const sentAt = Date.now()
  const answer = await postJson(HOLD_PLACE.path, { placeId })
  const held = answer.status === 200 ? decoded(HOLD_PLACE.answer, answer.data) : undefined
  if (!held) throw failureOf(answer, whereOf)
  return { id: held.data.holdId, until: sentAt + held.data.expiresInMs }
}

export interface BookingSent {
  readonly holdId: string
  readonly details: BookingDetails
  /** '' if not required. */
  readonly otp: string
  readonly language: Language
  /** Version of the shown privacy notice. */
  readonly notice: string
  readonly idempotencyKey: string
}

/** Refused details by field; undefined if none is named. */
function problemsIn({ status, data }: Answer): object | undefined {
  const code = fieldOf(data, 'code')
  if (code === 'guardianMissing') return { guardian: code }
  if (code === 'bookedByChild') return { birthYear: code }
  const refusal = refusalOf(status, data)
  return refusal.kind === 'invalid' ? refusal.fields : undefined
}

function bookingFailureOf(answer: Answer, hasCode: boolean, whereOf: WhereOf): object {
  const { status, data } = answer
  const code = fieldOf(data, 'code')
  if (code === 'needsCode') return { kind: code }
  // Of a hold, 409 says the same word.
  if (hasCode && status !== 409 && isOtpRefusalCode(code))
    return { kind: 'refused', message: decoded(Words, data)?.error[0] ?? '', code }
  const problems = status === 400 && problemsIn(answer)
  if (problems) return { kind: 'invalid', problems }
  return status === 400 ? { kind: 'away' } : failureOf(answer, whereOf)
}

/**
 * Books a held place.
 * @returns its token and state; without a token the request was stored, and the clinic calls
 * @throws `{ kind }`: needsCode, refused (an OtpRefusal), invalid (with `problems`), expired, tooMany, unproven,
 * away, network or timeout
 */
export async function bookAppointment(
  { holdId, details, otp, language, notice, idempotencyKey }: BookingSent,
  whereOf: WhereOf,
): Promise<{ readonly token: string | null; readonly state: string }> {
  const { name, relation, birthYear, mobile, countryCode, isGuardian } = details
  const body = {
    holdId,
    patient: { name, relation, guardian: isGuardian, ...(birthYear && { birthYear: Number(birthYear) }) },
    MobileNoData: mobile,
    countryCode,
    language,
    ...(otp && { otp }),
    extras: { privacyNotice: { version: notice, language } },
  }
  const answer = await postJson(BOOK_APPOINTMENT.path, body, {
    headers: { 'Idempotency-Key': idempotencyKey },
  })
  const booked = answer.status === 200 ? decoded(BOOK_APPOINTMENT.answer, answer.data) : undefined
  if (!booked) throw bookingFailureOf(answer, otp !== '', whereOf)
  return booked.data
}

const CHANGES = {
  move: MOVE_APPOINTMENT,
  cancel: CANCEL_APPOINTMENT,
  coming: CONFIRM_COMING,
  late: TELL_LATE,
  dispute: DISPUTE_ABSENCE,
}

/**
 * Changes the appointment of a token.
 * @param change the action, with its data
 * @throws `{ kind }`: notPossible, expired (with `near`), tooMany, unproven, away, network or timeout
 */
export async function changeAppointment(
  token: string,
  { type, ...body }: { readonly type: keyof typeof CHANGES },
  whereOf: WhereOf,
): Promise<void> {
  const call = CHANGES[type]
  const answer = await postJson(call.path.replace(':token', token), body)
  if (answer.status === 200 && decoded(call.answer, answer.data)) return
  if (fieldOf(answer.data, 'code') === 'notPossible' || answer.status === 404) throw { kind: 'notPossible' }
  throw failureOf(answer, whereOf)
}
