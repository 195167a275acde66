import 'server-only'
import * as t from 'io-ts'
import { bookingCopy } from '@/content/copy/booking'
import { CANCEL_REASONS } from '@/model/appointments/appointment'
import { decoded } from '@/model/decoded'
import { fieldOf } from '@/model/fieldOf'
import { oneOf } from '@/model/oneOf'
import { jsonCall } from '@/server/accounts/accountGuards'
import { fail, ok } from '@/server/http/envelope'
import { callerOf } from '@/server/http/requestProof'
import { metrics } from '@/server/metrics/metrics'
import { runtime } from '@/server/runtime'
import { changeOwn, type OwnEvent } from './appointmentSteps'
import { holderOf, readHoldId, readToken } from './holdId'
import { namedPlace, pathPart, refuseWithOthers } from './placeCalls'

const NO_SEAT = '00000000-0000-0000-0000-000000000000'

/** Reads a call's event; undefined for an invalid body. */
type ReadEvent = (body: unknown, request: Request) => OwnEvent | undefined

const changing = (read: ReadEvent) =>
  jsonCall(async ({ body, request }) => {
    const id = readToken(pathPart(request, 'appointments'))
    if (id === undefined) return fail(404)
    if (!runtime().intake.breaker.isAvailable) return fail(503)
    const event = read(body, request)
    if (!event) return fail(400)
    const answer = await changeOwn(runtime().database, id, event)
    metrics().bookings.inc({ outcome: answer.kind === 'changed' ? event.type : answer.kind })
    switch (answer.kind) {
      case 'changed': {
        const { state, revision } = answer.appointment
        if (event.type === 'move' || event.type === 'cancel') {
          runtime().delivery()?.wake()
          runtime().waitingList?.begin()
        }
        return ok({ state, revision })
      }
      case 'unknown':
        return fail(404)
      case 'notPossible':
        return fail(409, { reason: 'notPossible', errors: [bookingCopy.en.notPossible] })
      case 'expired': {
        const hold = readHoldId(String(fieldOf(body, 'holdId')), holderOf(callerOf(request)))
        return refuseWithOthers('expired', hold && (await namedPlace(hold.placeId)))
      }
    }
  })

/** POST /api/appointments/:token/move: takes the place of a hold; id, links and calendar entry stay. */
export const moveAppointment = changing((body, request) => {
  const holdId = fieldOf(body, 'holdId')
  if (typeof holdId !== 'string') return undefined
  const hold = readHoldId(holdId, holderOf(callerOf(request)))
  // Another visitor's hold is none: the database finds no seat of this id.
  return { type: 'move', seatId: hold?.seatId ?? NO_SEAT }
})

const Cancel = t.partial({ reason: t.union([oneOf(CANCEL_REASONS, 'CancelReason'), t.null]) })

/** POST /api/appointments/:token/cancel: gives the place back, at once free for others. */
export const cancelAppointment = changing((body) => {
  const read = decoded(Cancel, body)
  return read && { type: 'cancel', at: Date.now(), reason: read.reason ?? null }
})

/** POST /api/appointments/:token/coming: says that the patient comes. */
export const confirmComing = changing(() => ({ type: 'coming', at: Date.now() }))

/** POST /api/appointments/:token/dispute: says that the patient was there. */
export const disputeAbsence = changing(() => ({ type: 'dispute', at: Date.now() }))

const LATE_MINUTES = { least: 5, most: 120 }

/** POST /api/appointments/:token/late: says by how many minutes the patient will be late. */
export const tellLate = changing((body) => {
  const minutes = fieldOf(body, 'minutes')
  const isPossible =
    typeof minutes === 'number' &&
    Number.isInteger(minutes) &&
    minutes >= LATE_MINUTES.least &&
    minutes <= LATE_MINUTES.most
  return isPossible ? { type: 'late', at: Date.now(), minutes } : undefined
})
