import 'server-only'
import { bookPath, ownDonePath } from '@/model/appointments/bookingPaths'
import {
  type WaitingDone,
  waitingDonePath,
  waitingPath,
  type WaitingProblem,
  waitingProblemPath,
} from '@/model/appointments/waiting'
import { languageNamed } from '@/model/page/language'
import { sign } from '@/server/config/secret'
import { withBrowserId, withCookies } from '@/server/http/cookies'
import { seeOther } from '@/server/http/envelope'
import { guardedCall, type GuardedHandler, refuseForm } from '@/server/http/guardedCall'
import { readForm } from '@/server/http/requestBody'
import { callerOf } from '@/server/http/requestProof'
import { runtime } from '@/server/runtime'
import { bookAppointment } from '../bookingCalls'
import { scheduleOf } from '../doctorSchedules'
import { tokenIn } from '../forms/ownForms'
import { holderOf, holdIdOf, readWaitingToken } from '../holdId'
import { proofCookies, withoutProof } from '../numberProof'
import { placeIdOf } from '../sessions'
import { openEntry, type StoredEntry, waitingEntry } from './waitingRow'
import { changeEntry } from './waitingSteps'

/* Forms of the page of an entry of the waiting list, authorised by the token of its link. */

interface WaitingForm {
  readonly stored: StoredEntry
  readonly token: string
  readonly request: Request
  readonly ip: string
}

const problemFor = (code: number): WaitingProblem =>
  code === 429 ? 'tooMany' : code === 400 || code === 413 || code === 415 ? 'unreadable' : 'away'

/** @param act applies the change, or returns the problem */
const waitingForm = (act: (sent: WaitingForm) => Promise<Response | WaitingProblem>): GuardedHandler =>
  guardedCall(
    {
      proof: 'origin',
      needsDatabase: true,
      limit: ({ ip }) => ['leads', ip],
      readBody: readForm,
      readsBodyFirst: true,
      refuse: (refusal) =>
        refuseForm(refusal) ??
        seeOther(
          waitingProblemPath(
            languageNamed(refusal.body?.get('language')),
            tokenIn(refusal.body),
            problemFor(refusal.code),
          ),
        ),
    },
    async ({ body: form, request: sent, ip }) => {
      const { request, cookies } = withBrowserId(sent)
      const token = tokenIn(form)
      const problem = (name: WaitingProblem) =>
        seeOther(waitingProblemPath(languageNamed(form.get('language')), token, name), cookies)
      const id = readWaitingToken(token)
      const stored = id === undefined ? undefined : await waitingEntry(runtime().database.executeSql, id)
      if (!stored) return problem('unreadable')
      const outcome = await act({ stored, token, request, ip })
      return typeof outcome === 'string' ? problem(outcome) : outcome
    },
  )

/** Books the kept place with the details of the entry, whose number was proven when it joined. */
async function book({ stored, request: sent, ip }: WaitingForm): Promise<Response | undefined> {
  const { id, seat_id, session_id, token, starts_at, country_code, language, notice, offers } = stored
  if (seat_id === null || session_id === null || !starts_at) return undefined
  const { name, birthYear, relation, guardian, mobile } = openEntry(stored)
  const placeId = placeIdOf(session_id, token, starts_at.getTime())
  const request = withCookies(sent, proofCookies({ country_code, mobile }))
  const headers = new Headers(request.headers)
  headers.set('Idempotency-Key', sign(runtime().secret, 'waiting offer', JSON.stringify([id, offers])))
  return bookAppointment({
    request: new Request(request.url, { method: request.method, headers }),
    ip,
    body: {
      holdId: holdIdOf({ seatId: seat_id, placeId }, holderOf(callerOf(request))),
      patient: { name, relation, guardian, ...(birthYear !== null && { birthYear }) },
      MobileNoData: mobile,
      countryCode: country_code,
      language,
      extras: { privacyNotice: { version: notice, language } },
    },
  })
}

/** POST /w/take: books the offered place. */
export const takeOffer = waitingForm(async (sent) => {
  const { stored, token } = sent
  const { id, language } = stored
  const answer = stored.state === 'offered' || stored.state === 'taken' ? await book(sent) : undefined
  if (!answer) return 'gone'
  if (!answer.ok) return answer.status === 409 ? 'gone' : problemFor(answer.status)
  await changeEntry(runtime().database, id, 'bookOffer')
  // An answer of this server (bookingCalls.ts).
  const { data } = (await answer.json()) as { data: { token: string | null } }
  const cookies = withoutProof(answer.headers.getSetCookie())
  if (data.token !== null) return seeOther(ownDonePath(language, data.token, 'booked'), cookies)
  const doctor = await scheduleOf(stored.doctor_id)
  return seeOther(
    doctor ? `${bookPath(language, doctor.doctor)}?requested=1#step` : waitingPath(language, token),
    cookies,
  )
})

const changing = (type: 'refuseOffer' | 'leave', done: WaitingDone): GuardedHandler =>
  waitingForm(async ({ stored: { id, language }, token }) => {
    const state = await changeEntry(runtime().database, id, type)
    if (state === undefined) return 'gone'
    runtime().waitingList?.begin()
    return seeOther(waitingDonePath(language, token, done))
  })

/** POST /w/decline: gives the offered place back and waits for another. */
export const declineOffer = changing('refuseOffer', 'declined')

/** POST /w/leave: ends the entry. */
export const leaveList = changing('leave', 'left')
