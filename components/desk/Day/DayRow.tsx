import { AccountForm, OneButtonForm, PlainField } from '@/components/account/AccountPages/AccountForm'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { interpolate } from '@/content/copy/interpolate'
import { CLINIC_REASONS } from '@/model/appointments/appointment'
import { type DayAction, type DayAppointment, type DayChoice, needsReason } from '@/model/desk/deskDay'

type ReasonFieldProps = { readonly id: string }

/** Why the clinic declines or cancels. */
export const ReasonField = ({ id }: ReasonFieldProps) => (
  <PlainField
    id={id}
    label={copy.reason}
    control={(attributes) => (
      <select {...attributes} name="reason" defaultValue="">
        <option value="">{copy.chooseReason}</option>
        {CLINIC_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {copy.reasons[reason]}
          </option>
        ))}
      </select>
    )}
  />
)

type ActionProps = {
  readonly action: DayAction
  readonly appointment: DayAppointment
  readonly choice: DayChoice
}

const STEP = '/desk/day/step'

/** The form of an action: a button, or a reason and a button. */
const Action = ({ action, appointment, choice }: ActionProps) => {
  const { id, version, state, name } = appointment
  const label = state === 'noShow' && action === 'arrive' ? copy.cameAfterAll : copy.actions[action]
  const named = interpolate(copy.actionNamed, { action: label, name })
  const hidden = { id, version: String(version), action, date: choice.date, place: choice.place }
  if (!needsReason(action))
    return (
      <OneButtonForm action={STEP} hidden={hidden} look="quiet" label={named}>
        {label}
      </OneButtonForm>
    )
  return (
    <details>
      <summary aria-label={named}>{label}</summary>
      <AccountForm action={STEP} hidden={hidden}>
        <div className="reason">
          <ReasonField id={`${action}-${id}`} />
          <button type="submit" className="quiet" aria-label={named}>
            {label}
          </button>
        </div>
        <p className="hint">{copy.callThem}</p>
      </AccountForm>
    </details>
  )
}

/** What became of a form, for the appointment that it was about. */
export type RowNotice = { readonly words: string; readonly isProblem: boolean }

type DayRowProps = {
  readonly appointment: DayAppointment
  readonly choice: DayChoice
  readonly notice: RowNotice | undefined
}

/** An appointment in the list of a day. */
export const DayRow = ({ appointment, choice, notice }: DayRowProps) => {
  const { id, name, mobile, token, time, lateMinutes, isDisputed, actions } = appointment
  return (
    <li id={notice ? 'outcome' : undefined} tabIndex={notice ? -1 : undefined} data-appointment={id}>
      {notice && (
        <p
          className={notice.isProblem ? 'problem' : 'confirmation'}
          role={notice.isProblem ? 'alert' : 'status'}
        >
          {notice.words}
        </p>
      )}
      <div className="facts">
        <span>{token === null ? time : interpolate(copy.token, { token: String(token), time })}</span>
        <strong>{name}</strong>
        <span>{mobile}</span>
        <a href={`/desk?lead=${id}`} aria-label={interpolate(copy.openLead, { name })}>
          {copy.lead}
        </a>
        {lateMinutes !== null && (
          <span className="hint">{interpolate(copy.late, { minutes: String(lateMinutes) })}</span>
        )}
        {isDisputed && <span className="hint">{copy.disputed}</span>}
      </div>
      {actions.length > 0 && (
        <div className="actions">
          {actions.map((action) => (
            <Action key={action} action={action} appointment={appointment} choice={choice} />
          ))}
        </div>
      )}
    </li>
  )
}
