import { OneButtonForm, ProblemNotice } from '@/components/forms/PostForm'
import { chosenInWords } from '@/components/pages/Booking/ChosenPlace'
import { DayStrip } from '@/components/pages/Booking/DayStrip'
import { SessionPlaces } from '@/components/pages/Booking/SessionPlaces'
import { bookPageCopy } from '@/content/copy/bookPage'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import { CancelForm, ComingForm, DisputeForm, LateForm } from './OwnForms'
import type { OwnFormsView, OwnShown } from './ownView'

type StepsProps = { readonly view: OwnFormsView; readonly shown: OwnShown }

/** The free places nearest to a taken one. */
const Near = ({ view: { language, token }, shown: { near } }: StepsProps) =>
  near.length > 0 && (
    <section className="card" aria-label={bookPageCopy[language].taken.lead}>
      <p>{bookPageCopy[language].taken.lead}</p>
      {near.map((place) => (
        <OneButtonForm
          key={place.place.id}
          action="/a/move"
          language={language}
          look="quiet"
          hidden={{ token, place: place.place.id }}
        >
          {chosenInWords(place, language)}
        </OneButtonForm>
      ))}
    </section>
  )

/** The places that the appointment may be moved to, folded until a day is chosen. */
function Move({ view: { language, token, isOver }, shown: { free, isOpen } }: StepsProps) {
  if (!free) return null
  const copy = ownAppointmentCopy[language]
  return (
    <section className="card" id="move" aria-labelledby="move-title">
      <div>
        <h2 id="move-title">{isOver ? copy.again : copy.move}</h2>
        <p className="hint">{isOver ? copy.againLead : copy.moveLead}</p>
      </div>
      <details open={isOpen}>
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

/** What can be done with an appointment: plain forms, which the machine takes over where it runs (OwnClient.tsx). */
export function OwnSteps({ view, shown }: StepsProps) {
  const { language, token, actions, isAhead } = view
  const copy = ownAppointmentCopy[language]
  return (
    <>
      {shown.problem && <ProblemNotice notice={copy.problems[shown.problem]} />}
      <Near view={view} shown={shown} />
      {actions.includes('coming') && <ComingForm language={language} token={token} />}
      {isAhead && (
        <section className="card" aria-labelledby="bring-title">
          <h2 id="bring-title">{copy.bring}</h2>
          <ul className="items">
            {copy.bringItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      )}
      {actions.includes('move') && <Move view={view} shown={shown} />}
      {actions.some((action) => action !== 'move' && action !== 'coming') && (
        <section className="card" id="change" aria-labelledby="change-title">
          <h2 id="change-title">{copy.change}</h2>
          {actions.includes('late') && <LateForm language={language} token={token} />}
          {actions.includes('cancel') && <CancelForm language={language} token={token} />}
          {actions.includes('dispute') && <DisputeForm language={language} token={token} />}
        </section>
      )}
      <p className="hint busy" role="status">
        {shown.isBusy ? bookPageCopy[language].busy : ''}
      </p>
    </>
  )
}
