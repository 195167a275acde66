import 'server-only'
import type { ReactNode } from 'react'
import { publicPage } from '@/app/_document/edition'
import { type Query, privateMetadata, type QueryProps } from '@/app/(perRequest)/perRequest'
import { freeDays } from '@/app/(perRequest)/freeDays'
import { ProblemNotice } from '@/components/account/AccountPages/AccountForm'
import { EditionStyle, SiteShell } from '@/components/layout/Shell/SiteShell'
import { AppointmentFacts, whenInWords } from '@/components/pages/Appointment/AppointmentFacts'
import { CancelForm, DisputeForm, LateForm } from '@/components/pages/Appointment/OwnForms'
import { AwayNotice } from '@/components/pages/Booking/AwayNotice'
import { BookingRoot } from '@/components/pages/Booking/Booking.styles'
import { DayStrip } from '@/components/pages/Booking/DayStrip'
import { SessionPlaces } from '@/components/pages/Booking/SessionPlaces'
import { callNumber } from '@/content/brand'
import { headerCopy } from '@/content/copy/header'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import { interpolate } from '@/content/copy/interpolate'
import { dateInWords } from '@/content/copy/placeInWords'
import { directionsCopy } from '@/content/copy/directions'
import { whatsappLink } from '@/content/links/contactLinks'
import {
  bookPath,
  calendarPath,
  OWN_DONE,
  OWN_PROBLEMS,
  ownMovePath,
  ownPath,
} from '@/model/appointments/bookingPaths'
import { IN_APP_SOURCE } from '@/model/page/inApp'
import { type Language, otherLanguage } from '@/model/page/language'
import { runtime } from '@/server/runtime'
import { type OwnView, ownView } from './ownView'

type Props = QueryProps & { readonly params: Promise<{ readonly token: string }> }

const named = <Name extends string>(names: readonly Name[], value: Query[string]): Name | undefined =>
  names.find((name) => name === value)

/** The page of an appointment in one language. Its link is the permission to read it; the page changes nothing. */
export function ownPage(language: Language) {
  const copy = ownAppointmentCopy[language]
  const metadata = privateMetadata(copy.title)
  // Its address opens the appointment: no lead, log or form of the page is to carry it.
  const page = publicPage({ pageType: 'Appointment', pageName: copy.title, path: '/a', language })

  async function Page({ params, searchParams }: Props) {
    const [{ token }, query] = [await params, await searchParams]
    const other = otherLanguage(language)
    const isAway = !runtime().intake.breaker.isAvailable
    const view = isAway ? undefined : await ownView(token, language)
    return (
      <SiteShell page={page}>
        {query.source === IN_APP_SOURCE && <EditionStyle />}
        <BookingRoot lang={language === 'hi' ? 'hi' : undefined}>
          {isAway && (
            <>
              <h1>{copy.title}</h1>
              <AwayNotice language={language} text={copy.away} phone={callNumber(page)} />
            </>
          )}
          {!isAway && !view && (
            <div className="head">
              <h1>{copy.unknown.title}</h1>
              <p>{copy.unknown.lead}</p>
            </div>
          )}
          {view && (await drawn(view, token, query, language))}
          <p>
            <a href={ownPath(other, token)} hrefLang={other} lang={other}>
              {headerCopy[language].languageSwitch}
            </a>
          </p>
        </BookingRoot>
      </SiteShell>
    )
  }

  return { metadata, Page }
}

async function drawn(view: OwnView, token: string, query: Query, language: Language): Promise<ReactNode> {
  const copy = ownAppointmentCopy[language]
  const { shown, state, actions, lateMinutes, isDisputed, doctorSlug, directions } = view
  const [title, meaning] = copy.states[state]
  const done = named(OWN_DONE, query.done)
  const problem = named(OWN_PROBLEMS, query.problem)
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
      {problem && <ProblemNotice notice={copy.problems[problem]} />}
      <div className="head">
        <h1>{title}</h1>
        <p>{meaning}</p>
      </div>
      <section className="card" aria-label={copy.title}>
        <AppointmentFacts shown={shown} language={language} />
        {shown.token !== null && view.isAhead && <p className="hint">{copy.tokenNote}</p>}
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
      {view.isAhead && (
        <section className="card" aria-labelledby="bring-title">
          <h2 id="bring-title">{copy.bring}</h2>
          <ul className="items">
            {copy.bringItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )}
      {actions.includes('move') && (await drawMove(view, token, query, language))}
      {actions.some((action) => action !== 'move') && (
        <section className="card" aria-labelledby="change-title">
          <h2 id="change-title">{copy.change}</h2>
          {actions.includes('late') && <LateForm language={language} token={token} />}
          {actions.includes('cancel') && <CancelForm language={language} token={token} />}
          {actions.includes('dispute') && <DisputeForm language={language} token={token} />}
        </section>
      )}
      {!view.isAhead && doctorSlug !== undefined && (
        <p className="actions">
          <a className="button" href={bookPath(language, doctorSlug)}>
            {copy.bookAnother}
          </a>
        </p>
      )}
    </>
  )
}

/** The places that the appointment may be moved to, folded until a day is chosen. */
async function drawMove(
  { schedule }: OwnView,
  token: string,
  query: Query,
  language: Language,
): Promise<ReactNode> {
  if (!schedule) return null
  const copy = ownAppointmentCopy[language]
  const day = typeof query.day === 'string' ? query.day : undefined
  const free = await freeDays(schedule, day, language, (one) => ownMovePath(language, token, one))
  return (
    <section className="card" id="move" aria-labelledby="move-title">
      <div>
        <h2 id="move-title">{copy.move}</h2>
        <p className="hint">{copy.moveLead}</p>
      </div>
      <details open={day !== undefined}>
        <summary>{copy.moveChoose}</summary>
        <div className="places">
          <DayStrip {...free} language={language} />
          {free.sessions.map((session) => (
            <SessionPlaces
              key={session.id}
              session={session}
              language={language}
              action="/a/move"
              hidden={{ token }}
            />
          ))}
        </div>
      </details>
    </section>
  )
}
