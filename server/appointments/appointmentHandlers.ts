import 'server-only'
import { makeAppointment } from './bookingCalls'
import { tellCalendar } from './calendarCall'
import { followTurn } from './turnCalls'
import { cancelOwn, comingOwn, disputeOwn, lateOwn, messagesOwn, moveOwn } from './forms/ownForms'
import { resendBookingCode, takeCode, takeDetails, takePlace, takeWait } from './forms/bookingForms'
import { cancelAppointment, confirmComing, disputeAbsence, moveAppointment, tellLate } from './ownCalls'
import { tellNextPlaces } from './nextPlaces'
import { dropHold, holdAPlace, tellPlaces } from './placeCalls'
import { addWaiting } from './waiting/waitingCalls'
import { declineOffer, leaveList, takeOffer } from './waiting/waitingForms'
import {
  BOOK_APPOINTMENT,
  CANCEL_APPOINTMENT,
  CONFIRM_COMING,
  DISPUTE_ABSENCE,
  DOCTOR_PLACES,
  HOLD_PLACE,
  JOIN_WAITING,
  MOVE_APPOINTMENT,
  NEXT_PLACES,
  TELL_LATE,
} from '@/model/calls/appointmentCalls'

/** Calls for appointments (docs/decisions/0081): free places, holds, bookings, the waiting list and the booker's own changes. */
export const APPOINTMENT_HANDLERS = {
  [DOCTOR_PLACES.path]: { [DOCTOR_PLACES.method]: tellPlaces },
  [NEXT_PLACES.path]: { [NEXT_PLACES.method]: tellNextPlaces },
  [HOLD_PLACE.path]: { [HOLD_PLACE.method]: holdAPlace },
  '/api/holds/:holdId': { DELETE: dropHold },
  [BOOK_APPOINTMENT.path]: { [BOOK_APPOINTMENT.method]: makeAppointment },
  [MOVE_APPOINTMENT.path]: { [MOVE_APPOINTMENT.method]: moveAppointment },
  [CANCEL_APPOINTMENT.path]: { [CANCEL_APPOINTMENT.method]: cancelAppointment },
  [CONFIRM_COMING.path]: { [CONFIRM_COMING.method]: confirmComing },
  [TELL_LATE.path]: { [TELL_LATE.method]: tellLate },
  [DISPUTE_ABSENCE.path]: { [DISPUTE_ABSENCE.method]: disputeAbsence },
  [JOIN_WAITING.path]: { [JOIN_WAITING.method]: addWaiting },

  // The same without JavaScript.
  '/book/place': { POST: takePlace },
  '/book/details': { POST: takeDetails },
  '/book/code': { POST: takeCode },
  '/book/resend': { POST: resendBookingCode },
  '/book/wait': { POST: takeWait },
  '/w/take': { POST: takeOffer },
  '/w/decline': { POST: declineOffer },
  '/w/leave': { POST: leaveList },
  '/a/:token.ics': { GET: tellCalendar },
  '/hi/a/:token.ics': { GET: tellCalendar },
  '/q/:token/live': { GET: followTurn },
  '/hi/q/:token/live': { GET: followTurn },
  '/a/move': { POST: moveOwn },
  '/a/cancel': { POST: cancelOwn },
  '/a/coming': { POST: comingOwn },
  '/a/messages': { POST: messagesOwn },
  '/a/late': { POST: lateOwn },
  '/a/dispute': { POST: disputeOwn },
} as const
