import 'server-only'
import { RESEND_SECONDS } from '@/model/account/otpLogin'
import { SEND_CODE } from '@/model/calls/accountCalls'
import {
  type BookingDetails,
  birthYearOf,
  detailProblems,
  relationNamed,
} from '@/model/appointments/bookingDetails'
import {
  type BookingNotice,
  bookNoticePath,
  type BookingStep,
  bookPath,
  bookStepPath,
  ownDonePath,
} from '@/model/appointments/bookingPaths'
import { waitingDonePath } from '@/model/appointments/waiting'
import { isDay } from '@/model/catalogue/timeZone'
import type { Refusal } from '@/model/envelope'
import { CODE_FIELD } from '@/model/lead/formFields'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import { type Language, languageNamed } from '@/model/page/language'
import { sendCode } from '@/server/accounts/otp/otpCalls'
import { refusalOf, sentAtOf } from '@/server/accounts/forms/loginForms'
import { bookAppointment } from '@/server/appointments/bookingCalls'
import { keepPlace } from '@/server/appointments/placeCalls'
import { joinWaitingList } from '@/server/appointments/waiting/waitingCalls'
import { doctorBySlug } from '@/server/catalogue/reads/doctors'
import { sign } from '@/server/config/secret'
import { withBrowserId, withCookies } from '@/server/http/cookies'
import { seeOther } from '@/server/http/envelope'
import { guardedCall, type GuardedHandler, refuseForm } from '@/server/http/guardedCall'
import type { LimitName } from '@/server/http/limits'
import { readForm } from '@/server/http/requestBody'
import { mobileValues } from '@/server/leads/forms/enquiryForm'
import { runtime } from '@/server/runtime'
import { type BookingDraft, bookingDraft } from './bookingDraft'

/*
 * Booking without JavaScript: the calls of the site's own interface (placeCalls.ts, bookingCalls.ts), answered by
 * redirects. The input is kept in a sealed cookie, never in an address.
 */

/** A form of a booking. */
interface BookingForm {
  readonly form: URLSearchParams
  /** Of a browser that is known by its id. */
  readonly request: Request
  readonly ip: string
  readonly language: Language
  /** The doctor's slug. */
  readonly doctor: string
  /** Set-Cookie values that every answer carries. */
  readonly cookies: readonly string[]
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_SLUG = 120

const doctorIn = (form?: URLSearchParams): string => {
  const slug = form?.get('doctor') ?? ''
  return slug.length <= LONGEST_SLUG && SLUG.test(slug) ? slug : ''
}

const noticeFor = (code: number): BookingNotice =>
  code === 429 ? 'tooMany' : code === 400 || code === 413 || code === 415 ? 'unreadable' : 'away'

/** Whatever happens, the answer leads back to the doctor's places. */
const bookingForm = (limit: LimitName, handle: (sent: BookingForm) => Promise<Response>): GuardedHandler =>
  guardedCall(
    {
      proof: 'origin',
      limit: ({ ip }) => [limit, ip],
      readBody: readForm,
      readsBodyFirst: true,
      refuse: (refusal) =>
        refuseForm(refusal) ??
        seeOther(
          placesOf(
            { language: languageNamed(refusal.body?.get('language')), doctor: doctorIn(refusal.body) },
            noticeFor(refusal.code),
          ),
        ),
    },
    ({ body: form, ip, request: sent }) => {
      const { request, cookies } = withBrowserId(sent)
      const language = languageNamed(form.get('language'))
      return handle({ form, ip, request, cookies, language, doctor: doctorIn(form) })
    },
  )

const placesOf = (
  { language, doctor }: Pick<BookingForm, 'language' | 'doctor'>,
  notice: BookingNotice,
): string => (doctor ? bookNoticePath(language, doctor, notice) : '/doctors')

const withNotice = ({ language, doctor, cookies }: BookingForm, notice: BookingNotice): Response =>
  seeOther(placesOf({ language, doctor }, notice), cookies)

const atStep = (
  { language, doctor, cookies }: BookingForm,
  step: BookingStep,
  draft: BookingDraft,
): Response => seeOther(bookStepPath(language, doctor, step), [...cookies, bookingDraft.set(draft)])

/** The booking of this browser with this doctor. */
function draftOf({ request, doctor }: BookingForm): BookingDraft | undefined {
  const draft = bookingDraft.of(request)
  return draft?.doctor === doctor ? draft : undefined
}

type Kept =
  | { readonly kind: 'kept'; readonly draft: BookingDraft }
  | { readonly kind: 'taken' }
  | { readonly kind: BookingNotice }

/** Has a place kept for this browser; its own hold is kept for another while. */
async function keep({ request, ip }: BookingForm, draft: BookingDraft): Promise<Kept> {
  const answer = await keepPlace({ body: { placeId: draft.placeId }, request, ip })
  if (answer.status === 409) return { kind: 'taken' }
  if (answer.status === 404 || answer.status === 400) return { kind: 'gone' }
  if (!answer.ok) return { kind: noticeFor(answer.status) }
  // An answer of this server (placeCalls.ts).
  const { data } = (await answer.json()) as { data: { holdId: string; expiresInMs: number } }
  return {
    kind: 'kept',
    draft: { ...draft, holdId: data.holdId, heldUntil: Date.now() + data.expiresInMs },
  }
}

/** POST /book/place: holds the chosen place, then shows the details step; earlier input is kept. */
export const takePlace = bookingForm('holds', async (sent) => {
  const { details, notice } = draftOf(sent) ?? {}
  const wanted = { doctor: sent.doctor, placeId: sent.form.get('place') ?? '', details, notice }
  if (!runtime().intake.breaker.isAvailable) return withNotice(sent, 'away')
  const kept = await keep(sent, wanted)
  if (kept.kind === 'kept') return atStep(sent, 'details', kept.draft)
  return kept.kind === 'taken' ? atStep(sent, 'taken', wanted) : withNotice(sent, kept.kind)
})

/** POST /book/wait: asks for the details of a patient who waits for a place of these days. */
export const takeWait = bookingForm('leads', async (sent) => {
  const { details, notice } = draftOf(sent) ?? {}
  const [from, to] = [sent.form.get('from') ?? '', sent.form.get('to') ?? '']
  if (!isDay(from) || !isDay(to)) return withNotice(sent, 'unreadable')
  return atStep(sent, 'details', { doctor: sent.doctor, placeId: '', wait: { from, to }, details, notice })
})

/** Longer than any valid name or number: longer input is not kept. */
const LONGEST = 200
const typed = (form: URLSearchParams, name: string): string => (form.get(name) ?? '').trim().slice(0, LONGEST)

function detailsIn(form: URLSearchParams): BookingDetails {
  const { mobile, countryCode } = mobileValues(
    typed(form, 'mobile'),
    typed(form, 'countryCode') || DEFAULT_COUNTRY_CODE,
  )
  return {
    relation: relationNamed(form.get('relation')),
    name: typed(form, 'name'),
    birthYear: birthYearOf(typed(form, 'birthYear')),
    mobile,
    countryCode,
    isGuardian: form.get('guardian') === 'yes',
  }
}

const thisYear = (): number => new Date().getFullYear()

/** One key for one content: a second press, or the same form sent again, makes no second appointment. */
function withKey(request: Request, { holdId, details }: BookingDraft): Request {
  const headers = new Headers(request.headers)
  headers.set('Idempotency-Key', sign(runtime().secret, 'booking form', JSON.stringify([holdId, details])))
  return new Request(request.url, { method: request.method, headers })
}

/** Books the kept place, or joins the waiting list; with a code where the number has to be proven by one. */
async function book(
  { request, ip, language, doctor }: BookingForm,
  draft: BookingDraft,
  otp?: string,
): Promise<Response> {
  const { details, holdId, notice, wait } = draft
  const { name, relation, birthYear, mobile, countryCode, isGuardian } = details ?? {}
  const person = {
    patient: { name, relation, guardian: isGuardian, ...(birthYear && { birthYear: Number(birthYear) }) },
    MobileNoData: mobile,
    countryCode,
    language,
    ...(otp !== undefined && { otp }),
    extras: { privacyNotice: { version: notice, language } },
  }
  if (!wait) return bookAppointment({ request: withKey(request, draft), ip, body: { holdId, ...person } })
  const DoctorId = (await doctorBySlug(doctor))?.DoctorId
  return joinWaitingList({ request, ip, body: { DoctorId, ...wait, ...person } })
}

/** Result of a booking, or of a request that could not be booked at once. */
async function booked(sent: BookingForm, { wait }: BookingDraft, answer: Response): Promise<Response> {
  const { language, doctor, cookies } = sent
  // An answer of this server (bookingCalls.ts, waitingCalls.ts).
  const { data } = (await answer.json()) as { data: { token: string | null } }
  const kept = [...cookies, ...answer.headers.getSetCookie(), bookingDraft.cleared()]
  if (data.token === null) return seeOther(`${bookPath(language, doctor)}?requested=1#step`, kept)
  return seeOther(
    wait ? waitingDonePath(language, data.token, 'joined') : ownDonePath(language, data.token, 'booked'),
    kept,
  )
}

/** Sends a code to the number of the details. */
async function askForCode(sent: BookingForm, draft: BookingDraft, isResend: boolean): Promise<Response> {
  const { request, ip } = sent
  const { details, sentAt } = draft
  const body = { mobileNo: details?.mobile, countryCode: details?.countryCode, resend: isResend ? 1 : 0 }
  const answer = await sendCode({ body, ip, request }, SEND_CODE.path)
  if (answer.ok) {
    const now = { sentAt: isResend ? Date.now() : await sentAtOf(answer), resent: isResend }
    return atStep(sent, 'code', { ...draft, ...now, problem: undefined, code: undefined })
  }
  const refusal = { ...draft, ...(await refusalOf(answer)) }
  // If the number was refused, it is corrected in the details step.
  return atStep(sent, sentAt === undefined ? 'details' : 'code', refusal)
}

/** Next step after a failed booking. */
async function notBooked(
  sent: BookingForm,
  draft: BookingDraft,
  answer: Response,
  isFirst: boolean,
): Promise<Response> {
  // An answer of this server (bookingCalls.ts).
  const { code } = (await answer.clone().json()) as Refusal
  if (code === 'needsCode') return askForCode(sent, draft, false)
  if (answer.status === 409 && isFirst && !draft.wait) {
    // The hold has expired: one press takes the place again, if it is still free.
    const proven = answer.headers.getSetCookie()
    const again = {
      ...sent,
      request: withCookies(sent.request, proven),
      cookies: [...sent.cookies, ...proven],
    }
    const kept = await keep(again, draft)
    if (kept.kind === 'taken') return atStep(again, 'taken', draft)
    if (kept.kind !== 'kept') return withNotice(again, kept.kind)
    const second = await book(again, kept.draft)
    return second.ok ? booked(again, kept.draft, second) : notBooked(again, kept.draft, second, false)
  }
  if (answer.status >= 500) return withNotice(sent, 'away')
  return atStep(sent, draft.sentAt === undefined ? 'details' : 'code', {
    ...draft,
    ...(await refusalOf(answer)),
  })
}

/** POST /book/details: books where the number needs no code, else sends one. */
export const takeDetails = bookingForm('leads', async (sent) => {
  const draft = draftOf(sent)
  if (!draft) return withNotice(sent, sent.cookies.length ? 'noCookies' : 'unreadable')
  const details = detailsIn(sent.form)
  const { doctor, placeId, holdId, heldUntil, wait } = draft
  const filled = { doctor, placeId, holdId, heldUntil, wait, details, notice: typed(sent.form, 'notice') }
  if (Object.keys(detailProblems(details, thisYear())).length) return atStep(sent, 'details', filled)
  const isKept = wait !== undefined || (holdId !== undefined && (heldUntil ?? 0) > Date.now())
  const kept =
    isKept || !runtime().intake.breaker.isAvailable
      ? { kind: 'kept' as const, draft: filled }
      : await keep(sent, filled)
  if (kept.kind === 'taken') return atStep(sent, 'taken', filled)
  if (kept.kind !== 'kept') return withNotice(sent, kept.kind)
  const answer = await book(sent, kept.draft)
  return answer.ok ? booked(sent, kept.draft, answer) : notBooked(sent, kept.draft, answer, true)
})

/** POST /book/code: books with the code. */
export const takeCode = bookingForm('leads', async (sent) => {
  const draft = draftOf(sent)
  if (!draft?.details) return withNotice(sent, sent.cookies.length ? 'noCookies' : 'unreadable')
  const answer = await book(sent, draft, sent.form.get(CODE_FIELD) ?? '')
  return answer.ok ? booked(sent, draft, answer) : notBooked(sent, draft, answer, true)
})

/** POST /book/resend: sends another code, 30 seconds after the last one. */
export const resendBookingCode = bookingForm('leads', async (sent) => {
  const draft = draftOf(sent)
  if (!draft?.details) return withNotice(sent, sent.cookies.length ? 'noCookies' : 'unreadable')
  // The page says how long to wait; nothing was asked too often yet.
  if (Date.now() - (draft.sentAt ?? 0) < RESEND_SECONDS * 1000) return atStep(sent, 'code', draft)
  return askForCode(sent, draft, true)
})
