import { useRef } from 'react'
import { DAY_KEYS } from '@/components/desk/useKeys'
import { PostForm, OneButtonForm, FormField } from '@/components/forms/PostForm'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { interpolate } from '@/content/copy/interpolate'
import { CLINIC_REASONS, type ClinicReason } from '@/model/appointments/appointment'
import { type DayAction, type DayAppointment, type DayChoice, needsReason } from '@/model/desk/deskDay'

type ReasonFieldProps = { readonly id: string }

/** Why the clinic declines or cancels. */
export const ReasonField = ({ id }: ReasonFieldProps) => (
  <FormField
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
  /** Takes the step in place of the form; undefined until the list is alive. */
  readonly onAct: OnAct | undefined
  readonly showsKey: boolean
}

/** A step on an appointment. */
export type OnAct = (appointment: DayAppointment, action: DayAction, reason: ClinicReason | null) => void

const keyOf = (action: DayAction): string | undefined =>
  Object.hasOwn(DAY_KEYS, action) ? DAY_KEYS[action as keyof typeof DAY_KEYS] : undefined

const STEP = '/desk/day/step'

/** The form of an action: a button, or a reason and a button. */
const Action = ({ action, appointment, choice, onAct, showsKey }: ActionProps) => {
  const form = useRef<HTMLDivElement>(null)
  const { id, version, state, name } = appointment
  const label = state === 'noShow' && action === 'arrive' ? copy.cameAfterAll : copy.actions[action]
  const named = interpolate(copy.actionNamed, { action: label, name })
  const hidden = { id, version: String(version), action, date: choice.date, place: choice.place }
  if (!needsReason(action))
    return (
      <OneButtonForm
        action={STEP}
        hidden={hidden}
        look="quiet"
        label={named}
        onSubmit={onAct && (() => onAct(appointment, action, null))}
      >
        <span data-key={showsKey ? keyOf(action) : undefined}>{label}</span>
      </OneButtonForm>
    )
  const reasonOf = () => {
    const chosen = form.current?.querySelector('select')?.value
    return CLINIC_REASONS.find((reason) => reason === chosen) ?? null
  }
  return (
    <details>
      <summary aria-label={named}>{label}</summary>
      <PostForm
        action={STEP}
        hidden={hidden}
        onSubmit={onAct && (() => onAct(appointment, action, reasonOf()))}
      >
        <div className="reason" ref={form}>
          <ReasonField id={`${action}-${id}`} />
          <button type="submit" className="quiet" aria-label={named}>
            {label}
          </button>
        </div>
        <p className="hint">{copy.callThem}</p>
      </PostForm>
    </details>
  )
}

/** What became of a form, for the appointment that it was about. */
export type RowNotice = { readonly words: string; readonly isProblem: boolean }

type DayRowProps = {
  readonly appointment: DayAppointment
  readonly choice: DayChoice
  readonly notice: RowNotice | undefined
  readonly onAct: OnAct | undefined
  /** Whether single keys are for this appointment. */
  readonly isSelected: boolean
  readonly areKeysOn: boolean
  /** Whether a step of it has no answer yet. */
  readonly isPending: boolean
}

/** An appointment in the list of a day. */
export const DayRow = ({
  appointment,
  choice,
  notice,
  onAct,
  isSelected,
  areKeysOn,
  isPending,
}: DayRowProps) => {
  const { id, name, mobile, token, time, lateMinutes, isDisputed, actions } = appointment
  return (
    <li
      id={notice ? 'outcome' : undefined}
      tabIndex={notice || onAct ? -1 : undefined}
      data-appointment={id}
      data-selected={isSelected || undefined}
    >
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
        <span className="number">{mobile}</span>
        <a href={`/desk?lead=${id}`} aria-label={interpolate(copy.openLead, { name })}>
          {copy.lead}
        </a>
        {lateMinutes !== null && (
          <span className="hint">{interpolate(copy.late, { minutes: String(lateMinutes) })}</span>
        )}
        {isDisputed && <span className="hint">{copy.disputed}</span>}
        {isPending && <span className="hint">{copy.notSent}</span>}
      </div>
      {actions.length > 0 && (
        <div className="actions">
          {actions.map((action) => (
            <Action
              key={action}
              action={action}
              appointment={appointment}
              choice={choice}
              onAct={onAct}
              showsKey={isSelected && areKeysOn}
            />
          ))}
        </div>
      )}
    </li>
  )
}
