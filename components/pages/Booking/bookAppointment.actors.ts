import { useActor, useSelector } from '@xstate/react'
import { createElement, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { inspected } from '@/components/analytics/inspected'
import { useFormEvents } from '@/components/forms/useFormEvents'
import { usePrefill } from '@/components/forms/usePrefill'
import { otpLoginCopy, problemInWords } from '@/content/copy/otpLogin'
import { countries } from '@/content/catalogue/options/countries'
import type {
  BookAppointmentEvent,
  BookAppointmentInput,
  BookingStart,
  BookInput,
  HoldEndsInput,
  HoldPlaceInput,
  ReadPlacesInput,
  SendCodeInput,
} from '@/machines/bookAppointment/bookAppointment.context'
import {
  BOOK_APPOINTMENT_LABELS,
  bookAppointmentStateOf,
} from '@/machines/bookAppointment/bookAppointment.labels'
import { bookAppointmentMachine } from '@/machines/bookAppointment/bookAppointment.machine'
import { type BookingDetails, birthYearOf, relationNamed } from '@/model/appointments/bookingDetails'
import { bookPath, ownDonePath } from '@/model/appointments/bookingPaths'
import { type Chosen, chosenIn } from '@/model/appointments/shownPlaces'
import { CODE_FIELD } from '@/model/lead/formFields'
import { DEFAULT_COUNTRY_CODE, readMobile } from '@/model/lead/mobile'
import { bookAppointment, holdPlace, readPlaces } from '@/services/appointments'
import { browser } from '@/services/browser'
import { sendOtp } from '@/services/otp'
import type { BookingMachineProps, BookingPageView, BookingShown } from './bookingView'

type Snapshot = SnapshotFrom<typeof bookAppointmentMachine>

/** Ends once the clock says `until`; a phone that stops a page's clock is asked again when the page is seen. */
const holdEnds = fromPromise<void, HoldEndsInput>(
  ({ input: { until }, signal }) =>
    new Promise((done) => {
      const check = () => {
        if (Date.now() >= until) done()
      }
      const timer = setTimeout(check, Math.max(0, until - Date.now()))
      document.addEventListener('visibilitychange', check, { signal })
      signal.addEventListener('abort', () => clearTimeout(timer))
    }),
)

/** One key for one content: a press that is repeated after a lost answer makes no second lead. */
function keysOfBookings(): (holdId: string, details: BookingDetails) => string {
  const known = new Map<string, string>()
  return (holdId, details) => {
    const content = JSON.stringify([holdId, details])
    const key = known.get(content) ?? `${holdId.slice(0, 36)}.${known.size}`
    known.set(content, key)
    return key
  }
}

function liveBooking({ page, doctorId, hospitals, privacyNotice }: BookingPageView) {
  const { language } = page
  const whereOf = (slug: string) => hospitals[slug] ?? slug
  const keyOf = keysOfBookings()
  return bookAppointmentMachine.provide({
    actors: {
      readPlaces: fromPromise(({ input: { day }, signal }: { input: ReadPlacesInput; signal: AbortSignal }) =>
        readPlaces(doctorId, day, whereOf, signal),
      ),
      holdPlace: fromPromise(({ input }: { input: HoldPlaceInput }) => holdPlace(input.placeId, whereOf)),
      holdEnds,
      sendCode: fromPromise(({ input, signal }: { input: SendCodeInput; signal: AbortSignal }) => {
        const { mobile, countryCode } = input.details
        return sendOtp(
          { mobile, isResend: input.isResend, isSignup: false, countryCode: countryCode.replace(/\D/g, '') },
          { signal },
        )
      }),
      book: fromPromise(({ input: { holdId, details, otp } }: { input: BookInput }) =>
        bookAppointment(
          { holdId, details, otp, language, notice: privacyNotice, idempotencyKey: keyOf(holdId, details) },
          whereOf,
        ),
      ),
    },
    actions: {
      openAppointment: ({ context: { booked } }) => {
        if (booked?.token) browser.goTo(ownDonePath(language, booked.token, 'booked'))
      },
    },
  })
}

/** The step at which the server has drawn the page. */
function startOf({ shown }: BookingPageView): BookingStart {
  if (shown.step === 'details') return shown.heldUntil === undefined ? 'late' : 'details'
  if (shown.step === 'code' || shown.step === 'taken') return shown.step
  return shown.free.sessions.length > 0 ? 'place' : 'day'
}

function inputOf({ shown, holdId, year }: BookingPageView): BookAppointmentInput {
  const { free, chosen = null, heldUntil, details, near, waitSeconds } = shown
  return {
    day: free.chosen,
    sessions: free.sessions,
    chosen,
    hold: holdId !== undefined && heldUntil !== undefined ? { id: holdId, until: heldUntil } : null,
    details,
    near,
    waitSeconds: Math.max(0, waitSeconds),
    year,
  }
}

/** Changes where the focus has to move: another step or day, or something that is wrong. */
function momentOf(snapshot: Snapshot): string {
  const { context, value } = snapshot
  const state = bookAppointmentStateOf(value)
  const { step, isLate } = BOOK_APPOINTMENT_LABELS[state]
  const wrong = snapshot.hasTag('error') ? [state, Object.keys(context.problems), context.problem?.kind] : []
  return JSON.stringify([step, isLate, context.day, wrong])
}

/** The view of a state. @param before the previous view, which transient states keep */
function shownOf(snapshot: Snapshot, before: BookingShown, view: BookingPageView): BookingShown {
  const { context, value } = snapshot
  const { step, notice } = BOOK_APPOINTMENT_LABELS[bookAppointmentStateOf(value)]
  const { hold, chosen, problem, booked } = context
  const isBusy = snapshot.hasTag('busy')
  if (step === null) return { ...before, notice: undefined, problem: undefined, isBusy }
  return {
    step,
    notice,
    free: { ...view.shown.free, chosen: context.day, sessions: context.sessions },
    chosen: chosen ?? undefined,
    heldUntil: hold?.until,
    details: context.details,
    problems: context.problems,
    problem: problem ? problemInWords(problem, otpLoginCopy[view.page.language]) : undefined,
    isResent: snapshot.matches({ held: { code: 'resent' } }),
    waitSeconds: context.waitSeconds,
    near: context.near,
    token: booked?.token ?? undefined,
    isBusy,
    moment: isBusy ? before.moment : momentOf(snapshot),
  }
}

const LONGEST = 200

function detailsIn(form: HTMLFormElement): BookingDetails {
  const data = new FormData(form)
  const typed = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim().slice(0, LONGEST) : ''
  }
  const sent = { mobile: typed('mobile'), countryCode: typed('countryCode') || DEFAULT_COUNTRY_CODE }
  return {
    relation: relationNamed(data.get('relation')),
    name: typed('name'),
    birthYear: birthYearOf(typed('birthYear')),
    ...(readMobile(sent.mobile, sent.countryCode, countries) ?? sent),
    isGuardian: data.get('guardian') === 'yes',
  }
}

/** The place that a form or one of its buttons names. */
const placeIdIn = (form: HTMLFormElement, submitter: HTMLElement | null): string =>
  submitter instanceof HTMLButtonElement && submitter.name === 'place'
    ? submitter.value
    : String(new FormData(form).get('place') ?? '')

/** Event of a pressed place. */
function placeEvent({ context, value }: Snapshot, placeId: string): BookAppointmentEvent | undefined {
  const { chosen, hold, sessions, day, near } = context
  if (chosen?.place.id === placeId) {
    if (hold) return { type: 'place.continued' }
    if (BOOK_APPOINTMENT_LABELS[bookAppointmentStateOf(value)].isLate) return { type: 'place.retaken' }
  }
  const found: Chosen | undefined =
    near.find(({ place }) => place.id === placeId) ?? chosenIn(sessions, day, placeId)
  return found && { type: 'place.chosen', chosen: found }
}

function eventOf(
  snapshot: Snapshot,
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): BookAppointmentEvent | undefined {
  switch (form.getAttribute('action')) {
    case '/book/place':
      return placeEvent(snapshot, placeIdIn(form, submitter))
    case '/book/details':
      return { type: 'details.submitted', details: detailsIn(form) }
    case '/book/code':
      return { type: 'code.submitted', otp: String(new FormData(form).get(CODE_FIELD) ?? '') }
    case '/book/resend':
      return { type: 'resend.requested' }
    default:
      return undefined
  }
}

function linkEvent(
  { search, pathname }: HTMLAnchorElement,
  view: BookingPageView,
): BookAppointmentEvent | undefined {
  if (pathname !== bookPath(view.page.language, view.doctor)) return undefined
  const query = new URLSearchParams(search)
  const day = query.get('day')
  if (day !== null) return { type: 'day.chosen', day }
  return { type: query.get('step') === 'details' ? 'details.edited' : 'place.reopened' }
}

/** Prefills the details form with known data of the visitor. */
function Prefill({ view, root }: Pick<BookingMachineProps, 'view' | 'root'>): null {
  const form = useRef<HTMLFormElement>(null) as RefObject<HTMLFormElement | null>
  useLayoutEffect(() => {
    form.current = root.current?.querySelector('form[action="/book/details"]') ?? null
  }, [root])
  usePrefill(form, null, view.page)
  return null
}

/** The machine behind the forms of a booking: it receives their events, and reports what to show. */
export function LiveBooking({ view, root, onShown }: BookingMachineProps) {
  const [machine] = useState(() => liveBooking(view))
  const [snapshot, send, actor] = useActor(machine, { input: inputOf(view), ...inspected() })
  const timer = snapshot.children.resendTimer
  const waitSeconds = useSelector(timer, (found) => found?.context.secondsLeft ?? 0)
  const last = useRef(view.shown)
  const { step } = BOOK_APPOINTMENT_LABELS[bookAppointmentStateOf(snapshot.value)]

  useFormEvents(root, send, {
    ofForm: (form, submitter) => eventOf(actor.getSnapshot(), form, submitter),
    ofLink: (link) => linkEvent(link, view),
  })
  useLayoutEffect(() => {
    send({ type: 'page.opened', start: startOf(view) })
    const element = root.current
    if (!element) return
    const onInput = ({ target }: Event) => {
      const form =
        target instanceof Element && target.closest<HTMLFormElement>('form[action="/book/details"]')
      if (form) send({ type: 'details.changed', details: detailsIn(form) })
    }
    element.addEventListener('input', onInput)
    return () => element.removeEventListener('input', onInput)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the machine takes the forms over
  }, [])

  useLayoutEffect(() => {
    if (snapshot.matches('opening')) return
    const shown = { ...shownOf(snapshot, last.current, view), waitSeconds }
    last.current = shown
    onShown(shown)
  }, [snapshot, waitSeconds, view, onShown])

  return step === 'details' ? createElement(Prefill, { view, root }) : null
}
