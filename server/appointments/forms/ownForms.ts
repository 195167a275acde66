import 'server-only'
import { CANCEL_REASONS } from '@/model/appointments/appointment'
import {
  LATE_MINUTES,
  type OwnDone,
  ownDonePath,
  type OwnProblem,
  ownProblemPath,
} from '@/model/appointments/bookingPaths'
import { type Language, languageNamed } from '@/model/page/language'
import { changeOwn, type OwnEvent } from '@/server/appointments/appointmentSteps'
import { holderOf, readHoldId, readToken } from '@/server/appointments/holdId'
import { setWantsMessages } from '@/server/appointments/messages/messageConsent'
import { keepPlace } from '@/server/appointments/placeCalls'
import { withBrowserId } from '@/server/http/cookies'
import { seeOther } from '@/server/http/envelope'
import { guardedCall, type GuardedHandler, refuseForm } from '@/server/http/guardedCall'
import { readForm } from '@/server/http/requestBody'
import { callerOf } from '@/server/http/requestProof'
import { metrics } from '@/server/metrics/metrics'
import { runtime } from '@/server/runtime'

/* Actions on the own appointment without JavaScript, authorised by the token of its link. */

interface OwnForm {
  readonly form: URLSearchParams
  readonly request: Request
  readonly ip: string
}

const TOKEN_LENGTH = 100
/** The token that a form names; 'unknown' for what cannot be one. */
export const tokenIn = (form?: URLSearchParams): string => {
  const token = form?.get('token') ?? ''
  return /^[\w-]+$/.test(token) && token.length <= TOKEN_LENGTH ? token : 'unknown'
}
const languageIn = (form?: URLSearchParams): Language => languageNamed(form?.get('language'))

const problemFor = (code: number): OwnProblem =>
  code === 429 ? 'tooMany' : code === 400 || code === 413 || code === 415 ? 'unreadable' : 'away'

type Read = OwnEvent | OwnProblem | Promise<OwnEvent | OwnProblem>
type Done = { readonly done: OwnDone }

/**
 * A form of an appointment's page, which redirects to it with the outcome.
 * @param act applies the change, or returns the problem
 */
const tokenForm = (act: (sent: OwnForm, id: string) => Promise<Done | OwnProblem>): GuardedHandler =>
  guardedCall(
    {
      proof: 'origin',
      needsDatabase: true,
      limit: ({ ip }) => ['leads', ip],
      readBody: readForm,
      readsBodyFirst: true,
      refuse: (refusal) => {
        const { body, code } = refusal
        return (
          refuseForm(refusal) ?? seeOther(ownProblemPath(languageIn(body), tokenIn(body), problemFor(code)))
        )
      },
    },
    async ({ body: form, request: sent, ip }) => {
      const { request, cookies } = withBrowserId(sent)
      const [language, token] = [languageIn(form), tokenIn(form)]
      const problem = (name: OwnProblem) => seeOther(ownProblemPath(language, token, name), cookies)
      const id = readToken(token)
      if (id === undefined) return problem('unreadable')
      const outcome = await act({ form, request, ip }, id)
      if (typeof outcome === 'string') return problem(outcome)
      return seeOther(ownDonePath(language, token, outcome.done), cookies)
    },
  )

/**
 * A form that makes a step of the appointment.
 * @param read the requested event, or the problem
 */
const ownForm = (done: OwnDone, read: (sent: OwnForm) => Read): GuardedHandler =>
  tokenForm(async (sent, id) => {
    const event = await read(sent)
    if (typeof event === 'string') return event
    const answer = await changeOwn(runtime().database, id, event)
    metrics().bookings.inc({ outcome: answer.kind === 'changed' ? event.type : answer.kind })
    if (answer.kind === 'expired') return 'taken'
    if (answer.kind !== 'changed') return 'notPossible'
    runtime().delivery()?.wake()
    runtime().waitingList?.begin()
    return { done }
  })

/** POST /a/move: takes another place; the former one is given back in the same step. */
export const moveOwn = ownForm('moved', async ({ form, request, ip }) => {
  const answer = await keepPlace({ body: { placeId: form.get('place') ?? '' }, request, ip })
  if (answer.status === 429) return 'tooMany'
  if (!answer.ok) return answer.status >= 500 ? 'away' : 'taken'
  // An answer of this server (placeCalls.ts).
  const { data } = (await answer.json()) as { data: { holdId: string } }
  const hold = readHoldId(data.holdId, holderOf(callerOf(request)))
  return hold ? { type: 'move', seatId: hold.seatId } : 'taken'
})

/** POST /a/cancel: gives the place back. */
export const cancelOwn = ownForm('cancelled', ({ form }) => ({
  type: 'cancel',
  at: Date.now(),
  reason: CANCEL_REASONS.find((reason) => reason === form.get('reason')) ?? null,
}))

/** POST /a/late: says by how much the patient will be late. */
export const lateOwn = ownForm('late', ({ form }) => {
  const minutes = LATE_MINUTES.find((one) => String(one) === form.get('minutes'))
  return minutes === undefined ? 'unreadable' : { type: 'late', at: Date.now(), minutes }
})

/** POST /a/dispute: says that the patient was there. */
export const disputeOwn = ownForm('disputed', () => ({ type: 'dispute', at: Date.now() }))

/** POST /a/coming: says that the patient comes. */
export const comingOwn = ownForm('coming', () => ({ type: 'coming', at: Date.now() }))

/** POST /a/messages: whether the number gets messages. */
export const messagesOwn = tokenForm(async ({ form }, id) => {
  const wanted = form.get('wanted')
  if (wanted !== 'yes' && wanted !== 'no') return 'unreadable'
  await setWantsMessages(runtime().database.executeSql, id, wanted === 'yes')
  return { done: wanted === 'yes' ? 'messages' : 'noMessages' }
})
