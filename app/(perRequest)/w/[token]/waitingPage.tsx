import 'server-only'
import type { ReactNode } from 'react'
import { AppointmentFacts, type ShownAppointment } from '@/app/(perRequest)/a/[token]/AppointmentFacts'
import { linkPage, named } from '@/app/(perRequest)/linkPage'
import type { Query } from '@/app/(perRequest)/perRequest'
import { OneButtonForm, ProblemNotice } from '@/components/forms/PostForm'
import { daysInWords } from '@/components/pages/Booking/WaitForm'
import { interpolate } from '@/content/copy/interpolate'
import { timeInWords } from '@/content/copy/placeInWords'
import { waitingCopy } from '@/content/copy/waiting'
import { bookPath } from '@/model/appointments/bookingPaths'
import { WAITING_DONE, WAITING_PROBLEMS, waitingPath, type WaitingState } from '@/model/appointments/waiting'
import { doctorName } from '@/model/catalogue/doctor'
import type { Language } from '@/model/page/language'
import { findPlace } from '@/server/appointments/freePlaces'
import { scheduleOf } from '@/server/appointments/doctorSchedules'
import { readWaitingToken } from '@/server/appointments/holdId'
import { expectedRange, placeIdOf, readPlaceId } from '@/server/appointments/sessions'
import { entryOf, type StoredEntry, waitingEntry } from '@/server/appointments/waiting/waitingRow'
import { doctorById } from '@/server/catalogue/reads/doctors'
import { hospitalBySlug } from '@/server/catalogue/reads/hospitals'
import { runtime } from '@/server/runtime'
import { whereOf } from '@/app/(perRequest)/a/[token]/ownView'

interface WaitingView {
  readonly state: WaitingState
  readonly doctor: string
  readonly doctorSlug: string | undefined
  readonly from: string
  readonly to: string
  /** The place that is kept. */
  readonly offered: { readonly shown: ShownAppointment; readonly until: number } | undefined
}

/** The place of an offer as an appointment's page shows one; undefined where the schedule has none such any more. */
async function offeredOf(
  stored: StoredEntry,
  doctor: string,
  language: Language,
): Promise<WaitingView['offered']> {
  const { offer, state } = entryOf(stored)
  const schedule = await scheduleOf(stored.doctor_id)
  if (!offer || !schedule || state !== 'offered' || offer.until <= Date.now()) return undefined
  const { sessionId, token, startsAt } = offer.place
  const placeId = placeIdOf(sessionId, token, startsAt)
  const wanted = readPlaceId(placeId)
  const found = wanted && findPlace(schedule, wanted, placeId)
  if (!found) return undefined
  const { day, zone, hospital } = found.session
  const [expectedFrom, expectedTo] = expectedRange(found.place)
  const where = whereOf(await hospitalBySlug(hospital), hospital, language)
  const shown = { day, zone, token, expectedFrom, expectedTo, doctor, where, fee: schedule.fee }
  return { shown, until: offer.until }
}

/** The entry that a link opens; undefined for a link that opens none. @throws the database's error */
async function waitingView(token: string, language: Language): Promise<WaitingView | undefined> {
  const id = readWaitingToken(token)
  const stored = id === undefined ? undefined : await waitingEntry(runtime().database.executeSql, id)
  if (!stored) return undefined
  const found = await doctorById(stored.doctor_id)
  const doctor = found ? doctorName(found, language) : ''
  const offered = await offeredOf(stored, doctor, language)
  return {
    // Until the next run of the job the row says 'offered'.
    state: stored.state === 'offered' && !offered ? 'lapsed' : stored.state,
    doctor,
    doctorSlug: found?.slug,
    from: stored.from_day,
    to: stored.to_day,
    offered,
  }
}

/** The page of an entry of the waiting list in one language. */
export const waitingPage = (language: Language) =>
  linkPage(language, {
    pageType: 'Waiting',
    path: '/w',
    copy: waitingCopy[language],
    pathOf: waitingPath,
    read: waitingView,
    draw: drawn,
  })

function drawn(view: WaitingView, token: string, query: Query, language: Language): ReactNode {
  const copy = waitingCopy[language]
  const { state, offered, doctor, doctorSlug, from, to } = view
  const [title, meaning] = copy.states[state]
  const done = named(WAITING_DONE, query.done)
  const problem = named(WAITING_PROBLEMS, query.problem)
  const isOpen = state === 'waiting' || state === 'offered'
  const button = (action: string, look: 'quiet' | 'text' | undefined, text: string) => (
    <OneButtonForm action={action} language={language} look={look} hidden={{ token }}>
      {text}
    </OneButtonForm>
  )
  return (
    <>
      {done && (
        <p className="confirmation" role="status">
          {copy.done[done]}
        </p>
      )}
      {problem && <ProblemNotice notice={copy.problems[problem]} />}
      <div className="head">
        <h1>{title}</h1>
        <p>{meaning}</p>
      </div>
      <section className="card" aria-label={copy.title}>
        {offered ? (
          <>
            <AppointmentFacts shown={offered.shown} language={language} />
            <p>
              <strong>
                {interpolate(copy.keptUntil, {
                  time: timeInWords(offered.until, offered.shown.zone, language),
                })}
              </strong>
            </p>
            {button('/w/take', undefined, copy.take)}
            {button('/w/decline', 'text', copy.decline)}
          </>
        ) : (
          <p>{[doctor, daysInWords(from, to, language)].filter(Boolean).join(' · ')}</p>
        )}
        {isOpen && button('/w/leave', 'text', copy.leave)}
        {isOpen && <p className="hint">{copy.keepLink}</p>}
      </section>
      {doctorSlug !== undefined && !offered && (
        <p className="actions">
          <a className="button" href={bookPath(language, doctorSlug)}>
            {copy.bookAnother}
          </a>
        </p>
      )}
    </>
  )
}
