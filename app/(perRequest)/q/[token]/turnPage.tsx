import 'server-only'
import type { ReactNode } from 'react'
import { FactList } from '@/app/(perRequest)/a/[token]/FactList'
import { whereOf } from '@/app/(perRequest)/a/[token]/ownView'
import { linkPage } from '@/app/(perRequest)/linkPage'
import type { Query } from '@/app/(perRequest)/perRequest'
import { Island } from '@/components/layout/islands/Island'
import { LiveTurn } from '@/components/pages/Turn/LiveTurn'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import { turnCopy } from '@/content/copy/turn'
import { ownPath } from '@/model/appointments/bookingPaths'
import { liveTurnPath, turnPath, type TurnWords } from '@/model/appointments/turnWords'
import type { Language } from '@/model/page/language'
import { readToken } from '@/server/appointments/holdId'
import { ownTurn, ownTurnInWords } from '@/server/appointments/ownTurn'
import { hospitalBySlug } from '@/server/catalogue/reads/hospitals'
import { runtime } from '@/server/runtime'

interface TurnView {
  readonly words: TurnWords
  /** Null where the appointment is at a time. */
  readonly tokenNumber: number | null
  readonly where: string
}

/** The turn that a link opens; undefined for a link that opens none. @throws the database's error */
async function turnView(token: string, language: Language): Promise<TurnView | undefined> {
  const id = readToken(token)
  const found = id === undefined ? undefined : await ownTurn(runtime().database.executeSql, id)
  if (!found) return undefined
  const { hospital, appointment } = found.own
  return {
    words: ownTurnInWords(found, language),
    tokenNumber: appointment.place?.token ?? null,
    where: whereOf(await hospitalBySlug(hospital), hospital, language),
  }
}

/** The page of a patient's turn on the day of the visit, in one language. */
export const turnPage = (language: Language) =>
  linkPage(language, {
    pageType: 'Turn',
    path: '/q',
    copy: turnCopy[language],
    pathOf: turnPath,
    read: turnView,
    draw: drawn,
  })

function drawn(view: TurnView, token: string, _query: Query, language: Language): ReactNode {
  const { again, live, pause, paused, resume, lost, title, open } = turnCopy[language]
  const { facts } = ownAppointmentCopy[language]
  const { words, tokenNumber, where } = view
  const rows = [
    ...(tokenNumber === null ? [] : [{ name: facts.token, value: String(tokenNumber), isMain: true }]),
    { name: facts.place, value: where, isMain: false },
  ]
  return (
    <>
      <div className="head">
        <h1>{title}</h1>
      </div>
      <section className="card" aria-label={title}>
        <Island
          name="liveTurn"
          of={LiveTurn}
          props={{
            words,
            page: turnPath(language, token),
            stream: liveTurnPath(language, token),
            copy: { again, live, pause, paused, resume, lost },
          }}
        />
        <FactList facts={rows} />
      </section>
      <p className="actions">
        <a className="button" href={ownPath(language, token)}>
          {open}
        </a>
      </p>
    </>
  )
}
