import { PostForm } from '@/components/forms/PostForm'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { interpolate } from '@/content/copy/interpolate'
import type { DayStep } from '@/model/desk/dayChanges'
import { DAY_GROUPS, type DayChoice, type DayGroup, type DaySession } from '@/model/desk/deskDay'
import { DayRow, type OnAct, ReasonField, type RowNotice } from './DayRow'
import { SessionForms } from './SessionForms'

// The keys are DAY_GROUPS' own.
const GROUPS = Object.keys(DAY_GROUPS) as DayGroup[]

/** The appointments of a session by group, in the order in which they are shown. */
const grouped = ({ appointments }: DaySession) =>
  GROUPS.map((group) => {
    const states: readonly string[] = DAY_GROUPS[group]
    return { group, those: appointments.filter(({ state }) => states.includes(state)) }
  }).filter(({ those }) => those.length > 0)

/** The ids of all appointments in the order in which they are shown. */
export const shownOrder = (sessions: readonly DaySession[]): readonly string[] =>
  sessions.flatMap((session) => grouped(session).flatMap(({ those }) => those.map(({ id }) => id)))

/** What every session of the list is shown with. */
export type DaySessionParts = {
  readonly choice: DayChoice
  /** Whether the reader may cancel it. */
  readonly mayCancel: boolean
  readonly mayChange: boolean
  /** Take steps in place of forms; undefined until the list is alive. */
  readonly onAct: OnAct | undefined
  readonly onStep: ((step: DayStep) => void) | undefined
  readonly areKeysOn: boolean
  readonly selected: string | null
  /** The session that the key of `call next` is for. */
  readonly callsNext: string | undefined
  readonly noticeOf: (id: string) => RowNotice | undefined
  /** Whether a step of an appointment or a session has no answer yet. */
  readonly isPending: (id: string) => boolean
}

type DaySessionViewProps = DaySessionParts & { readonly session: DaySession }

/** A session of the day with its appointments. */
export const DaySessionView = ({ session, choice, mayCancel, mayChange, ...parts }: DaySessionViewProps) => {
  const { id, doctor, from, to, state: sessionState, delayMinutes } = session
  const { onAct, onStep, areKeysOn, selected, callsNext, noticeOf, isPending } = parts
  const isCancelled = sessionState === 'cancelled'
  const title = interpolate(copy.session, { doctor, from, to })
  const notice = noticeOf(id)
  return (
    <section className="card" aria-labelledby={`session-${id}`}>
      <h3 id={`session-${id}`}>{title}</h3>
      {isCancelled && <p className="hint">{copy.cancelled}</p>}
      {sessionState === 'closed' && <p className="hint">{copy.closed}</p>}
      {delayMinutes > 0 && (
        <p className="hint">{interpolate(copy.delayed, { minutes: String(delayMinutes) })}</p>
      )}
      {notice && (
        <p
          className={notice.isProblem ? 'problem' : 'confirmation'}
          role={notice.isProblem ? 'alert' : 'status'}
        >
          {notice.words}
        </p>
      )}
      {isPending(id) && <p className="hint">{copy.notSent}</p>}
      {mayChange && !isCancelled && (
        <SessionForms
          session={session}
          choice={choice}
          onStep={onStep}
          showsKey={areKeysOn && onStep !== undefined && id === callsNext}
        />
      )}
      {grouped(session).map(({ group, those }) => (
        <div key={group} data-group={group}>
          <h4>{interpolate(copy.group, { group: copy.groups[group], count: String(those.length) })}</h4>
          <ul className="day-list">
            {those.map((one) => (
              <DayRow
                key={one.id}
                appointment={one}
                choice={choice}
                notice={noticeOf(one.id)}
                onAct={onAct}
                isSelected={one.id === selected}
                areKeysOn={areKeysOn}
                isPending={isPending(one.id)}
              />
            ))}
          </ul>
        </div>
      ))}
      {mayCancel && !isCancelled && (
        <details>
          <summary aria-label={interpolate(copy.actionNamed, { action: copy.cancelSession, name: title })}>
            {copy.cancelSession}
          </summary>
          <PostForm
            action="/desk/day/session"
            hidden={{ session: id, action: 'cancel', date: choice.date, place: choice.place }}
          >
            <p className="hint">{copy.cancelSessionNote}</p>
            <div className="reason">
              <ReasonField id={`cancel-${id}`} />
              <button type="submit" className="quiet">
                {copy.cancelSession}
              </button>
            </div>
          </PostForm>
        </details>
      )}
    </section>
  )
}
