import 'server-only'
import type { ReactNode } from 'react'
import { linkPage, named } from '@/app/(perRequest)/linkPage'
import type { Query } from '@/app/(perRequest)/perRequest'
import { freeDays, placeName, placesOfDoctor } from '@/app/(perRequest)/freeDays'
import { AppointmentFacts, whenInWords } from './AppointmentFacts'
import { Island } from '@/components/layout/islands/Island'
import { OwnClient } from '@/components/pages/Appointment/OwnClient'
import { MessagesForm } from '@/components/pages/Appointment/OwnForms'
import type { OwnFormsView } from '@/components/pages/Appointment/ownView'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import { interpolate } from '@/content/copy/interpolate'
import { dateInWords } from '@/content/copy/placeInWords'
import { turnCopy } from '@/content/copy/turn'
import { directionsCopy } from '@/content/copy/directions'
import { whatsappLink } from '@/model/page/contactLinks'
import {
  bookPath,
  calendarPath,
  OWN_DONE,
  OWN_PROBLEMS,
  ownMovePath,
  ownPath,
} from '@/model/appointments/bookingPaths'
import { OPEN_STATES } from '@/model/appointments/appointment'
import type { Language } from '@/model/page/language'
import { turnPath } from '@/model/appointments/turnWords'
import { turnInWords } from '@/server/appointments/ownTurn'
import { runtime } from '@/server/runtime'
import { type OwnView, ownView } from './ownView'

/** The page of an appointment in one language. */
export const ownPage = (language: Language) =>
  linkPage(language, {
    pageType: 'Appointment',
    path: '/a',
    copy: ownAppointmentCopy[language],
    pathOf: ownPath,
    read: ownView,
    draw: drawn,
  })

/** '4 before you, about 11:20 am to 11:40 am, worked out at 10:52 am', with the page that keeps up. */
function Turn({ view, token, language }: { view: OwnView; token: string; language: Language }) {
  if (!view.turn) return null
  const { main, range, workedOut } = turnInWords(view.turn, view.shown.zone, language)
  return (
    <p>
      <strong>{[main, range, workedOut].join(', ')}</strong>{' '}
      <a href={turnPath(language, token)}>{turnCopy[language].follow}</a>
    </p>
  )
}

async function drawn(view: OwnView, token: string, query: Query, language: Language): Promise<ReactNode> {
  const copy = ownAppointmentCopy[language]
  const { shown, state, lateMinutes, isDisputed, doctorSlug, directions } = view
  const [title, meaning] = copy.states[state]
  const done = named(OWN_DONE, query.done)
  const share = interpolate(copy.shareText, {
    day: dateInWords(shown.day, language),
    time: whenInWords(shown, language),
    place: shown.where,
  })
  const feed = `${runtime().config.siteUrl.replace(/^https?:/, 'webcal:')}${calendarPath(language, token)}`
  return (
    <>
      {done && (
        <p className="confirmation" role="status">
          {copy.done[done]}
        </p>
      )}
      <div className="head">
        <h1>{title}</h1>
        <p>{meaning}</p>
      </div>
      <section className="card" aria-label={copy.title}>
        <AppointmentFacts shown={shown} language={language} />
        {shown.token !== null && view.isAhead && <p className="hint">{copy.tokenNote}</p>}
        <Turn view={view} token={token} language={language} />
        {view.isAhead && view.delayMinutes > 0 && (
          <p className="hint">{interpolate(copy.delay, { minutes: view.delayMinutes })}</p>
        )}
        {lateMinutes !== null && (
          <p className="hint">{interpolate(copy.lateKnown, { minutes: lateMinutes })}</p>
        )}
        {isDisputed && <p className="hint">{copy.disputed}</p>}
        {view.isAhead && (
          <p className="actions">
            <a className="button" href={calendarPath(language, token)} download>
              {copy.calendar}
            </a>
            <a className="button" href={whatsappLink('', share)} target="_blank" rel="noopener noreferrer">
              {copy.share}
            </a>
            {directions !== undefined && (
              <a className="button" href={directions} rel="noopener noreferrer" referrerPolicy="no-referrer">
                {directionsCopy[language].directions}
              </a>
            )}
          </p>
        )}
        {view.isAhead && (
          <p className="hint">
            <a href={feed}>{copy.subscribe}</a>
          </p>
        )}
        <p className="hint">{copy.keepLink}</p>
      </section>
      <Island
        name="ownAppointment"
        of={OwnClient}
        props={{ view: await formsView(view, token, query, language) }}
      />
      {view.isAhead && <MessagesForm language={language} token={token} isWanted={view.wantsMessages} />}
      {!view.isAhead && !view.actions.includes('move') && doctorSlug !== undefined && (
        <p className="actions">
          <a className="button" href={bookPath(language, doctorSlug)}>
            {copy.bookAnother}
          </a>
        </p>
      )}
    </>
  )
}

/** What can be done with it, for its forms. */
async function formsView(
  { actions, isAhead, schedule, state }: OwnView,
  token: string,
  query: Query,
  language: Language,
): Promise<OwnFormsView> {
  const day = typeof query.day === 'string' ? query.day : undefined
  const problem = named(OWN_PROBLEMS, query.problem)
  const isMovable = schedule && actions.includes('move')
  const [free, places] = isMovable
    ? await Promise.all([
        freeDays(schedule, day, language, (one) => ownMovePath(language, token, one)),
        placesOfDoctor(schedule),
      ])
    : []
  return {
    ...{ language, token, actions, isAhead, isOver: !OPEN_STATES.includes(state) },
    doctorId: schedule?.doctorId ?? 0,
    hospitals: Object.fromEntries(
      [...(places ?? [])].map(([slug, place]) => [slug, placeName(place, slug, language)]),
    ),
    shown: {
      isOpen: day !== undefined,
      near: [],
      isBusy: false,
      ...(problem && { problem }),
      ...(free && { free }),
    },
  }
}
