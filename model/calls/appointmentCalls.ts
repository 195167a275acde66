import * as t from 'io-ts'
import { SESSION_MODES } from '@/model/appointments/schedule'
import { oneOf } from '@/model/oneOf'
import { siteCall } from './siteCall'

/** A free place by itself, in the answers that name some. */
export const NearPlace = t.intersection([
  t.type({
    placeId: t.string,
    date: t.string,
    hospitalSlug: t.string,
    zone: t.string,
    expectedFrom: t.string,
    expectedTo: t.string,
  }),
  t.partial({ token: t.number, startsAt: t.string }),
])
export type NearPlace = t.TypeOf<typeof NearPlace>

const Place = t.intersection([
  t.type({ placeId: t.string, expectedFrom: t.string }),
  t.partial({ token: t.number }),
])
const Session = t.type({
  sessionId: t.string,
  hospitalSlug: t.string,
  mode: oneOf(SESSION_MODES, 'SessionMode'),
  from: t.string,
  to: t.string,
  zone: t.string,
  video: t.boolean,
  places: t.array(Place),
})

/** The sessions of a doctor's days (`:doctorId`, `?from=&days=`). */
export const DOCTOR_PLACES = siteCall(
  'GET',
  '/api/doctors/:doctorId/places',
  t.type({ data: t.array(t.type({ date: t.string, sessions: t.array(Session) })) }),
)
/** How many doctors one call may ask for. */
export const MOST_DOCTORS_ASKED = 20
/** How far ahead the next places are looked for. */
export const NEXT_PLACES_DAYS = 14

/** The next free places of several doctors (`?doctors=1,2,3`), with the clinic's day now. */
export const NEXT_PLACES = siteCall(
  'GET',
  '/api/places',
  t.type({
    data: t.type({
      today: t.string,
      doctors: t.array(t.type({ doctorId: t.number, doctor: t.string, places: t.array(NearPlace) })),
    }),
  }),
)
export const HOLD_PLACE = siteCall(
  'POST',
  '/api/holds',
  t.type({ data: t.type({ holdId: t.string, expiresInMs: t.number }) }),
)
/** `token` is null where the wish was kept as a lead, without an appointment. */
export const BOOK_APPOINTMENT = siteCall(
  'POST',
  '/api/appointments',
  t.type({ data: t.type({ token: t.union([t.string, t.null]), state: t.string }) }),
)
/** Changes an appointment by its token: to the place of a hold, away, or by what the clinic is told. */
const changeCall = <Path extends `/api/appointments/:token/${string}`>(path: Path) =>
  siteCall('POST', path, t.type({ data: t.type({ state: t.string }) }))
export const MOVE_APPOINTMENT = changeCall('/api/appointments/:token/move')
export const CANCEL_APPOINTMENT = changeCall('/api/appointments/:token/cancel')
export const CONFIRM_COMING = changeCall('/api/appointments/:token/coming')
export const TELL_LATE = changeCall('/api/appointments/:token/late')
export const DISPUTE_ABSENCE = changeCall('/api/appointments/:token/dispute')
/** Puts a patient on a doctor's waiting list: `{ DoctorId, from, to }` and the person as of a booking. */
export const JOIN_WAITING = siteCall(
  'POST',
  '/api/waiting',
  t.type({ data: t.type({ token: t.string, url: t.string }) }),
)
