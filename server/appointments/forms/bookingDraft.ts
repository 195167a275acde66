import 'server-only'
import * as t from 'io-ts'
import { RELATIONS } from '@/model/appointments/appointment'
import type { BookingDetails } from '@/model/appointments/bookingDetails'
import { oneOf } from '@/model/oneOf'
import { signedCookie } from '@/server/http/cookies'

const Draft = t.intersection([
  t.type({
    /** The doctor's slug. */
    doctor: t.string,
    /** The place that is wanted; '' where none is free. */
    placeId: t.string,
  }),
  t.partial({
    /** The days for which a place of the waiting list is wanted. */
    wait: t.type({ from: t.string, to: t.string }),
    /** Of the place while it is kept, or was. */
    holdId: t.string,
    /** Until when, ms since 1970. */
    heldUntil: t.number,
    details: t.type({
      relation: oneOf(RELATIONS, 'Relation'),
      name: t.string,
      birthYear: t.string,
      mobile: t.string,
      countryCode: t.string,
      isGuardian: t.boolean,
    }),
    /** The version of the privacy notice that was shown with them. */
    notice: t.string,
    /** When the last code was sent, ms since 1970. */
    sentAt: t.number,
    resent: t.boolean,
    /** The server's error about the number or the code. */
    problem: t.string,
    /** Why it was refused (model/account/otpLogin.ts), where that is the problem. */
    code: t.unknown,
  }),
])

/** A booking in progress without JavaScript: the place, and the input. */
export type BookingDraft = Readonly<t.TypeOf<typeof Draft>> & { readonly details?: BookingDetails }

const LIFE_S = 60 * 60

/**
 * It outlives the hold: afterwards the typed details are still there, and the place can be taken again. Sealed: it
 * names a patient.
 */
export const bookingDraft = signedCookie<BookingDraft>({
  name: 'booking',
  purpose: 'booking',
  seconds: LIFE_S,
  codec: Draft,
  isSealed: true,
})
