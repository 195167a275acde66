import { AccountForm, PlainField, ProblemNotice } from '@/components/account/AccountPages/AccountForm'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { interpolate } from '@/content/copy/interpolate'
import { DAY_GROUPS, DAY_PATH, type DayChoice, type DayGroup, type DaySession } from '@/model/desk/deskDay'
import { DayRoot } from './Day.styles'
import { DayRow, ReasonField, type RowNotice } from './DayRow'

// The keys are DAY_GROUPS' own.
const GROUPS = Object.keys(DAY_GROUPS) as DayGroup[]

type SessionProps = {
  readonly session: DaySession
  readonly choice: DayChoice
  /** Whether the reader may cancel it. */
  readonly mayCancel: boolean
  readonly noticeOf: (id: string) => RowNotice | undefined
}

const Session = ({ session, choice, mayCancel, noticeOf }: SessionProps) => {
  const { id, doctor, from, to, isCancelled, appointments } = session
  const title = interpolate(copy.session, { doctor, from, to })
  return (
    <section className="card" aria-labelledby={`session-${id}`}>
      <h3 id={`session-${id}`}>{title}</h3>
      {isCancelled && <p className="hint">{copy.cancelled}</p>}
      {GROUPS.map((group) => {
        const states: readonly string[] = DAY_GROUPS[group]
        const those = appointments.filter(({ state }) => states.includes(state))
        return (
          those.length > 0 && (
            <div key={group} data-group={group}>
              <h4>{interpolate(copy.group, { group: copy.groups[group], count: String(those.length) })}</h4>
              <ul className="day-list">
                {those.map((one) => (
                  <DayRow key={one.id} appointment={one} choice={choice} notice={noticeOf(one.id)} />
                ))}
              </ul>
            </div>
          )
        )
      })}
      {mayCancel && !isCancelled && (
        <details>
          <summary aria-label={interpolate(copy.actionNamed, { action: copy.cancelSession, name: title })}>
            {copy.cancelSession}
          </summary>
          <AccountForm
            action="/desk/day/session"
            hidden={{ session: id, date: choice.date, place: choice.place }}
          >
            <p className="hint">{copy.cancelSessionNote}</p>
            <div className="reason">
              <ReasonField id={`cancel-${id}`} />
              <button type="submit" className="quiet">
                {copy.cancelSession}
              </button>
            </div>
          </AccountForm>
        </details>
      )}
    </section>
  )
}

type DayViewProps = {
  readonly choice: DayChoice
  readonly sessions: readonly DaySession[]
  readonly places: readonly { readonly slug: string; readonly name: string }[]
  readonly hasMore: boolean
  readonly mayCancel: boolean
  /** What went wrong, and what was done, with no appointment that is shown. */
  readonly problem?: string
  readonly done?: string
  readonly noticeOf: (id: string) => RowNotice | undefined
}

/** Who is expected on a day, has come and was seen, by place and doctor; it needs no script. */
export const DayView = ({ choice, places, hasMore, problem, done, ...shown }: DayViewProps) => (
  <DayRoot>
    <h1>{copy.title}</h1>
    {problem && <ProblemNotice notice={problem} />}
    {done && (
      <p className="confirmation" role="status" id="outcome" tabIndex={-1}>
        {done}
      </p>
    )}
    <form method="get" action={DAY_PATH} className="choice">
      <PlainField
        id="date"
        label={copy.date}
        control={(attributes) => (
          <input {...attributes} type="date" name="date" defaultValue={choice.date} required />
        )}
      />
      <PlainField
        id="place"
        label={copy.place}
        control={(attributes) => (
          <select {...attributes} name="place" defaultValue={choice.place}>
            <option value="">{copy.allPlaces}</option>
            {places.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
        )}
      />
      <button type="submit" className="quiet">
        {copy.show}
      </button>
      <a href={DAY_PATH}>{copy.today}</a>
    </form>
    {hasMore && <p className="hint">{copy.more}</p>}
    {shown.sessions.length === 0 && <p>{copy.none}</p>}
    {[...new Set(shown.sessions.map(({ where }) => where))].map((where) => (
      <section key={where}>
        <h2>{where}</h2>
        {shown.sessions
          .filter((session) => session.where === where)
          .map((session) => (
            <Session
              key={session.id}
              session={session}
              choice={choice}
              mayCancel={shown.mayCancel}
              noticeOf={shown.noticeOf}
            />
          ))}
      </section>
    ))}
  </DayRoot>
)
