import 'server-only'
import type { ReactNode } from 'react'
import { OneButtonForm, ProblemNotice } from '@/components/account/AccountPages/AccountForm'
import { BookingCodeForm } from '@/components/pages/Booking/BookingCodeForm'
import { BookingDetailsForm } from '@/components/pages/Booking/BookingDetailsForm'
import { ChosenPlace, chosenInWords } from '@/components/pages/Booking/ChosenPlace'
import { DayStrip } from '@/components/pages/Booking/DayStrip'
import { SessionPlaces } from '@/components/pages/Booking/SessionPlaces'
import { bookPageCopy } from '@/content/copy/bookPage'
import { interpolate } from '@/content/copy/interpolate'
import { dateInWords, zoneInWords } from '@/content/copy/placeInWords'
import { type BookingDetails, detailProblems } from '@/model/appointments/bookingDetails'
import {
  bookDayPath,
  type BookingNotice,
  type BookingStep,
  bookPath,
  bookStepPath,
} from '@/model/appointments/bookingPaths'
import { RESEND_SECONDS } from '@/model/account/otpLogin'
import { DEFAULT_COUNTRY_CODE, shownNumber } from '@/model/lead/mobile'
import type { Language } from '@/model/page/language'
import { sessionOf } from '@/server/accounts/sessions/sessions'
import type { BookableDoctor } from '@/server/appointments/doctorSchedules'
import type { BookingDraft } from '@/server/appointments/forms/bookingDraft'
import { findPlace, nearestPlaces } from '@/server/appointments/freePlaces'
import { readPlaceId } from '@/server/appointments/sessions'
import { noticeNow } from '@/server/privacy/consent/notices'
import { runtime } from '@/server/runtime'
import { problemOf } from '@/app/(perRequest)/codeUnderWay'
import { chosenPlace, freeDays } from '@/app/(perRequest)/freeDays'

/** What a step is drawn from. */
export interface BookingView {
  readonly language: Language
  readonly doctor: BookableDoctor
  readonly request: Request
  /** The booking of this browser with this doctor. */
  readonly draft: BookingDraft | undefined
  readonly notice: BookingNotice | undefined
  /** The day that is asked for. */
  readonly day: string | undefined
}

const hiddenOf = ({ doctor }: BookingView) => ({ doctor: doctor.doctor })

/** Whether the place is still this browser's. */
const isKept = ({ holdId, heldUntil }: BookingDraft): boolean =>
  holdId !== undefined && (heldUntil ?? 0) > Date.now()

/** Draws a step; without what it needs, the choice of a place. @throws the database's error */
export async function drawStep(view: BookingView, step: BookingStep | undefined): Promise<ReactNode> {
  const { draft } = view
  if (!draft || step === undefined) return drawPlaces(view)
  switch (step) {
    case 'taken':
      return drawTaken(view, draft)
    case 'code':
      return draft.details && draft.sentAt !== undefined
        ? drawCode(view, { ...draft, details: draft.details })
        : drawDetails(view, draft)
    case 'details':
      return drawDetails(view, draft)
  }
}

/** The days, and the places of the chosen one. */
async function drawPlaces(view: BookingView) {
  const { language, doctor, draft, notice } = view
  const copy = bookPageCopy[language]
  const shown = await freeDays(doctor, view.day, language, (day) => bookDayPath(language, doctor.doctor, day))
  const { days, sessions, chosen, zone } = shown
  const own = draft && isKept(draft) ? await chosenPlace(doctor, draft.placeId, language) : undefined
  return (
    <>
      {notice && <ProblemNotice notice={copy.notices[notice]} />}
      {own && draft && (
        <section className="card" aria-label={copy.yourPlace}>
          <ChosenPlace chosen={own} heldUntil={draft.heldUntil} language={language} />
          <p className="actions">
            <a className="button" href={bookStepPath(language, doctor.doctor, 'details')}>
              {copy.goOn}
            </a>
          </p>
        </section>
      )}
      {days.length === 0 && <p>{copy.noPlaces}</p>}
      {days.length > 0 && (
        <section className="card" aria-labelledby="days-title">
          <h2 id="days-title">{copy.days}</h2>
          <DayStrip {...shown} language={language} />
        </section>
      )}
      {chosen !== '' && (
        <section className="card" id="places" aria-labelledby="places-title">
          <div>
            <h2 id="places-title">{interpolate(copy.placesOf, { day: dateInWords(chosen, language) })}</h2>
            <p className="hint">{interpolate(copy.zone, { zone: zoneInWords(zone, language) })}</p>
          </div>
          {sessions.length === 0 && <p>{copy.fullDay}</p>}
          {sessions.map((session) => (
            <SessionPlaces
              key={session.id}
              session={session}
              language={language}
              action="/book/place"
              hidden={hiddenOf(view)}
            />
          ))}
        </section>
      )}
    </>
  )
}

const NOTHING_TYPED: BookingDetails = {
  relation: 'self',
  name: '',
  birthYear: '',
  mobile: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  isGuardian: false,
}

/** Who is to be seen; a logged-in visitor's name and number are filled in and can be changed. */
async function drawDetails(view: BookingView, draft: BookingDraft) {
  const { language, doctor, request } = view
  const copy = bookPageCopy[language]
  const chosen = await chosenPlace(doctor, draft.placeId, language)
  if (!chosen) return drawPlaces({ ...view, notice: 'gone' })
  const user = (await sessionOf(request))?.user
  const own = user && {
    ...NOTHING_TYPED,
    name: user.name,
    mobile: user.mobile,
    countryCode: `+${user.country_code}`,
  }
  const needsCode = runtime().config.bookingProof !== 'none'
  const kept = isKept(draft)
  const serverProblem = draft.problem !== undefined && problemOf(draft, language)
  return (
    <>
      {!kept && (
        <div id="problem" className="problem" role="alert" tabIndex={-1}>
          <p>{copy.expired.title}</p>
          <p className="hint">{copy.expired.lead}</p>
        </div>
      )}
      <section className="card" aria-label={copy.yourPlace}>
        <ChosenPlace
          chosen={chosen}
          heldUntil={kept ? draft.heldUntil : undefined}
          otherHref={bookPath(language, doctor.doctor)}
          language={language}
        />
        {!kept && (
          <OneButtonForm
            action="/book/place"
            language={language}
            look="quiet"
            hidden={{ ...hiddenOf(view), place: draft.placeId }}
          >
            {copy.expired.again}
          </OneButtonForm>
        )}
      </section>
      {serverProblem && <ProblemNotice notice={serverProblem} />}
      <BookingDetailsForm
        language={language}
        doctor={doctor.doctor}
        details={draft.details ?? own ?? NOTHING_TYPED}
        problems={draft.details ? detailProblems(draft.details, new Date().getFullYear()) : {}}
        proof={needsCode ? (user ? 'loggedIn' : 'code') : 'none'}
        notice={noticeNow(language).version}
      />
    </>
  )
}

/** The code that was sent to the number of the details. */
async function drawCode(
  view: BookingView,
  draft: BookingDraft & Required<Pick<BookingDraft, 'details'>>,
): Promise<ReactNode> {
  const { language, doctor } = view
  const chosen = await chosenPlace(doctor, draft.placeId, language)
  if (!chosen) return drawPlaces({ ...view, notice: 'gone' })
  const { mobile, countryCode } = draft.details
  const details = bookStepPath(language, doctor.doctor, 'details')
  return (
    <>
      <section className="card" aria-label={bookPageCopy[language].yourPlace}>
        <ChosenPlace chosen={chosen} heldUntil={draft.heldUntil} language={language} />
      </section>
      <BookingCodeForm
        language={language}
        doctor={doctor.doctor}
        number={shownNumber(countryCode.replace(/\D/g, ''), mobile)}
        problem={draft.problem === undefined ? undefined : problemOf(draft, language)}
        isResent={draft.resent === true}
        waitSeconds={Math.ceil(RESEND_SECONDS - (Date.now() - (draft.sentAt ?? 0)) / 1000)}
        editHref={details}
      />
    </>
  )
}

/** The free places nearest to a place that is taken. */
async function drawTaken(view: BookingView, draft: BookingDraft) {
  const { language, doctor } = view
  const copy = bookPageCopy[language]
  const named = readPlaceId(draft.placeId)
  const found = named && findPlace(doctor, named, draft.placeId)
  const ids = found ? await nearestPlaces(runtime().database.executeSql, doctor, found, Date.now()) : []
  const near = await Promise.all(ids.map((id) => chosenPlace(doctor, id, language)))
  return (
    <>
      <div id="step" className="problem" role="alert" tabIndex={-1}>
        <p>{copy.taken.title}</p>
        <p className="hint">{ids.length > 0 ? copy.taken.lead : copy.taken.none}</p>
      </div>
      <section className="card" aria-label={copy.taken.title}>
        {near.map(
          (place) =>
            place && (
              <OneButtonForm
                key={place.place.id}
                action="/book/place"
                language={language}
                look="quiet"
                hidden={{ ...hiddenOf(view), place: place.place.id }}
              >
                {chosenInWords(place, language)}
              </OneButtonForm>
            ),
        )}
        <p>
          <a href={bookPath(language, doctor.doctor)}>{copy.otherPlace}</a>
        </p>
      </section>
    </>
  )
}
