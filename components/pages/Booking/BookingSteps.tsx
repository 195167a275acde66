import { OneButtonForm, ProblemNotice } from '@/components/forms/PostForm'
import { bookPageCopy } from '@/content/copy/bookPage'
import { interpolate } from '@/content/copy/interpolate'
import { dateInWords, zoneInWords } from '@/content/copy/placeInWords'
import { waitingCopy } from '@/content/copy/waiting'
import { bookPath, bookStepPath, calendarPath, ownPath } from '@/model/appointments/bookingPaths'
import { DEFAULT_COUNTRY_CODE, shownNumber } from '@/model/lead/mobile'
import { AwayNotice } from './AwayNotice'
import { BookingCodeForm } from './BookingCodeForm'
import { BookingDetailsForm } from './BookingDetailsForm'
import type { BookingPageView, BookingShown } from './bookingView'
import { ChosenPlace, chosenInWords } from './ChosenPlace'
import { DayStrip } from './DayStrip'
import { SessionPlaces } from './SessionPlaces'
import { daysInWords, WaitForm } from './WaitForm'

type StepProps = { readonly view: BookingPageView; readonly shown: BookingShown }

/** Problem of the last press; with the number to call if booking is unavailable. */
function Notice({ view, shown: { notice } }: StepProps) {
  const { language } = view.page
  const text = notice && bookPageCopy[language].notices[notice]
  if (!text) return null
  return notice === 'away' ? (
    <AwayNotice language={language} text={text} phone={view.phone} />
  ) : (
    <ProblemNotice notice={text} />
  )
}

/** The days, and the places of the chosen one; first the visitor's own held place, which they can return to. */
function Places({ view, shown }: StepProps) {
  const { doctor, page } = view
  const { language } = page
  const { free, chosen, heldUntil } = shown
  const copy = bookPageCopy[language]
  const day = free.chosen
  const lastDay = free.days.at(-1)?.day ?? free.today
  const isUnread = shown.isBusy || shown.notice === 'offline' || shown.notice === 'away'
  const isFull = free.sessions.length === 0 && !isUnread
  return (
    <>
      {chosen && heldUntil !== undefined && (
        <section className="card" aria-label={copy.yourPlace}>
          <ChosenPlace chosen={chosen} heldUntil={heldUntil} language={language} />
          <OneButtonForm
            action="/book/place"
            language={language}
            look="quiet"
            hidden={{ doctor, place: chosen.place.id }}
          >
            {copy.goOn}
          </OneButtonForm>
        </section>
      )}
      {free.days.length === 0 && <p>{copy.noPlaces}</p>}
      {free.days.length > 0 && (
        <section className="card" aria-labelledby="days-title">
          <h2 id="days-title">{copy.days}</h2>
          <DayStrip {...free} language={language} />
        </section>
      )}
      {free.chosen !== '' && (
        <section className="card" id="places" aria-labelledby="places-title">
          <div>
            <h2 id="places-title" tabIndex={-1}>
              {interpolate(copy.placesOf, { day: dateInWords(free.chosen, language) })}
            </h2>
            <p className="hint">{interpolate(copy.zone, { zone: zoneInWords(free.zone, language) })}</p>
          </div>
          {isFull && <p>{copy.fullDay}</p>}
          {free.sessions.map((session) => (
            <SessionPlaces
              key={session.id}
              session={session}
              fee={view.fee}
              language={language}
              action="/book/place"
              hidden={{ doctor }}
              linked={view.linked}
            />
          ))}
        </section>
      )}
      {isFull && free.days.length > 0 && (
        <WaitForm language={language} doctor={doctor} from={day || free.today} to={day || lastDay} />
      )}
    </>
  )
}

/** The days that the patient waits for. */
function WaitedDays({ view, shown: { wait } }: StepProps) {
  const { language } = view.page
  return (
    wait && (
      <section className="card" aria-label={waitingCopy[language].list}>
        <h2>{waitingCopy[language].list}</h2>
        <p>{daysInWords(wait.from, wait.to, language)}</p>
        <p>
          <a href={bookPath(language, view.doctor)}>{bookPageCopy[language].otherPlace}</a>
        </p>
      </section>
    )
  )
}

/** The place that is chosen; an expired one has a notice, and is taken again by one press. */
function WantedPlace({ view, shown }: StepProps) {
  const { doctor, page } = view
  const { language } = page
  const { chosen, heldUntil } = shown
  const copy = bookPageCopy[language]
  if (!chosen) return null
  return (
    <>
      {heldUntil === undefined && (
        <div id="problem" className="problem" role="alert" tabIndex={-1}>
          <p>{copy.expired.title}</p>
          <p className="hint">{copy.expired.lead}</p>
        </div>
      )}
      <section className="card" aria-label={copy.yourPlace}>
        <ChosenPlace
          chosen={chosen}
          heldUntil={heldUntil}
          otherHref={bookPath(language, doctor)}
          language={language}
        />
        {heldUntil === undefined && (
          <OneButtonForm
            action="/book/place"
            language={language}
            look="quiet"
            hidden={{ doctor, place: chosen.place.id }}
          >
            {copy.expired.again}
          </OneButtonForm>
        )}
      </section>
    </>
  )
}

/** The details step, of a place or of the waiting list. */
function Details({ view, shown }: StepProps) {
  const { doctor, page, proof, privacyNotice } = view
  const { language } = page
  const { chosen, wait, details, problems, problem } = shown
  if (!chosen && !wait) return null
  return (
    <>
      {wait ? <WaitedDays view={view} shown={shown} /> : <WantedPlace view={view} shown={shown} />}
      {problem && <ProblemNotice notice={problem} />}
      <BookingDetailsForm
        language={language}
        doctor={doctor}
        details={details}
        problems={problems}
        proof={proof}
        notice={privacyNotice}
        submit={wait && waitingCopy[language].askSubmit}
      />
    </>
  )
}

/** The code that was sent to the number of the details. */
function Code({ view, shown }: StepProps) {
  const { doctor, page } = view
  const { language } = page
  const { chosen, wait, heldUntil, details, problem, isResent, waitSeconds } = shown
  const dialCode = (details.countryCode || DEFAULT_COUNTRY_CODE).replace(/\D/g, '')
  return (
    <>
      {chosen && (
        <section className="card" aria-label={bookPageCopy[language].yourPlace}>
          <ChosenPlace
            chosen={chosen}
            heldUntil={heldUntil}
            otherHref={bookPath(language, doctor)}
            language={language}
          />
        </section>
      )}
      <WaitedDays view={view} shown={shown} />
      <BookingCodeForm
        language={language}
        doctor={doctor}
        number={shownNumber(dialCode, details.mobile)}
        problem={problem}
        isResent={isResent}
        waitSeconds={waitSeconds}
        isCounting={shown.moment !== undefined}
        editHref={bookStepPath(language, doctor, 'details')}
        submit={wait && waitingCopy[language].askSubmit}
      />
    </>
  )
}

/** The free places nearest to one that is taken. */
function Taken({ view, shown: { near } }: StepProps) {
  const { doctor, page } = view
  const { language } = page
  const copy = bookPageCopy[language]
  return (
    <>
      <div id="step" className="problem" role="alert" tabIndex={-1}>
        <p>{copy.taken.title}</p>
        <p className="hint">{near.length > 0 ? copy.taken.lead : copy.taken.none}</p>
      </div>
      <section className="card" aria-label={copy.taken.title}>
        {near.map((place) => (
          <OneButtonForm
            key={place.place.id}
            action="/book/place"
            language={language}
            look="quiet"
            hidden={{ doctor, place: place.place.id }}
          >
            {chosenInWords(place, language)}
          </OneButtonForm>
        ))}
        <p>
          <a href={bookPath(language, doctor)}>{copy.otherPlace}</a>
        </p>
      </section>
    </>
  )
}

/** The end: the appointment with its calendar entry, or that the clinic calls. */
function Ended({ view, shown: { step, token } }: StepProps) {
  const { language } = view.page
  const copy = bookPageCopy[language]
  return (
    <>
      <div className="confirmation" role="status" id="step" tabIndex={-1}>
        {step === 'confirmed' ? copy.booked : copy.requested}
      </div>
      {token !== undefined && (
        <p className="actions">
          <a className="button button-primary" href={ownPath(language, token)}>
            {copy.openOwn}
          </a>
          {step === 'confirmed' && (
            <a className="button" href={calendarPath(language, token)}>
              {copy.calendar}
            </a>
          )}
        </p>
      )}
    </>
  )
}

const PARTS = {
  places: Places,
  details: Details,
  code: Code,
  taken: Taken,
  confirmed: Ended,
  requested: Ended,
}

/** A booking at a step: plain forms, which the machine takes over where it runs (BookingClient.tsx). */
export function BookingSteps({ view, shown }: StepProps) {
  const Part = PARTS[shown.step]
  return (
    <>
      <Notice view={view} shown={shown} />
      <Part view={view} shown={shown} />
      <p className="hint busy" role="status">
        {shown.isBusy ? bookPageCopy[view.page.language].busy : ''}
      </p>
    </>
  )
}
