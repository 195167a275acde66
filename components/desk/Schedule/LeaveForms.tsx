import { Card, FormField, PostForm } from '@/components/forms/PostForm'
import { deskScheduleCopy as copy, leaveReasonCopy } from '@/content/copy/deskSchedule'
import { shortDate } from '@/content/copy/placeInWords'
import { interpolate } from '@/content/copy/interpolate'
import type { StaffMember } from '@/model/desk/staff'
import {
  type DoctorWeek,
  LEAVE_REASONS,
  type Leave,
  type LeaveEffect,
  SCHEDULE_PATH,
} from '@/model/desk/deskSchedule'

/** Day, place and reason of a leave as they were typed. */
export type TypedLeave = Readonly<Record<Exclude<keyof Leave, 'doctor'>, string>>

type LeaveFormProps = {
  readonly week: DoctorWeek
  readonly typed: TypedLeave
  readonly today: string
  readonly branches: StaffMember['branches']
}

/** Asks what a leave would do: a form that changes nothing. */
export const LeaveForm = ({ week, typed, today, branches }: LeaveFormProps) => (
  <Card id="leave" title={copy.leave}>
    <form method="get" action={`${SCHEDULE_PATH}#effect`} className="reason">
      <input type="hidden" name="doctor" value={week.slug} />
      {(['from', 'to'] as const).map((field) => (
        <FormField
          key={field}
          id={`leave-${field}`}
          label={copy[field]}
          control={(attributes) => (
            <input
              {...attributes}
              type="date"
              name={field}
              min={today}
              defaultValue={typed[field]}
              required={field === 'from'}
            />
          )}
        />
      ))}
      <FormField
        id="leave-place"
        label={copy.place}
        control={(attributes) => (
          <select {...attributes} name="place" defaultValue={typed.place}>
            {branches === null && <option value="">{copy.allPlaces}</option>}
            {week.places
              .filter(({ slug }) => branches === null || branches.includes(slug))
              .map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
          </select>
        )}
      />
      <FormField
        id="leave-reason"
        label={copy.reason}
        control={(attributes) => (
          <select {...attributes} name="reason" defaultValue={typed.reason} required>
            <option value="">{copy.chooseReason}</option>
            {LEAVE_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {leaveReasonCopy[reason].en}
              </option>
            ))}
          </select>
        )}
      />
      <button type="submit">{copy.preview}</button>
    </form>
    <p className="hint">{copy.previewHint}</p>
  </Card>
)

type LeavePreviewProps = { readonly name: string; readonly leave: Leave; readonly effect: LeaveEffect }

/** What a leave would do, and the button that does it. */
export const LeavePreview = ({ name, leave, effect }: LeavePreviewProps) => {
  const { days, sessions, patients } = effect
  const [from, to] = [shortDate(leave.from, 'en'), shortDate(leave.to, 'en')]
  const hasNothing = days.length === 0 && patients === 0
  return (
    <Card id="effect" title={copy.effect}>
      <p>{interpolate(leave.from === leave.to ? copy.effectOfDay : copy.effectOf, { name, from, to })}</p>
      <ul>
        <li>
          {days.length === 0
            ? copy.noDays
            : interpolate(copy.days, { days: days.map((day) => shortDate(day, 'en')).join(', ') })}
        </li>
        <li>
          {patients === 0
            ? copy.nobody
            : interpolate(copy.patients, { patients: String(patients), sessions: String(sessions) })}
        </li>
        {patients > 0 && (
          <li>
            {effect.unreachable === 0
              ? copy.reachable
              : interpolate(copy.unreachable, { count: String(effect.unreachable) })}
          </li>
        )}
      </ul>
      {hasNothing ? (
        <p className="hint">{copy.nothing}</p>
      ) : (
        <PostForm action="/desk/schedule/leave" hidden={{ ...leave, version: effect.version }}>
          <div className="actions">
            <button type="submit">{copy.confirm}</button>
            <a href="#leave">{copy.back}</a>
          </div>
        </PostForm>
      )}
    </Card>
  )
}
