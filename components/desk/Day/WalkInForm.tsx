import { FormField, PostForm, TextField } from '@/components/forms/PostForm'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { interpolate } from '@/content/copy/interpolate'
import type { DayChoice, DayProblem, TypedWalkIn, WalkInSession } from '@/model/desk/deskDay'

type WalkInFormProps = {
  readonly choice: DayChoice
  /** Open sessions of the day. */
  readonly sessions: readonly WalkInSession[]
  /** A form that is sent twice makes one patient. */
  readonly formKey: string
  /** What was wrong with the form when it was sent. */
  readonly problem: DayProblem | undefined
  readonly typed: TypedWalkIn
}

/** Ids of the fields with a problem of their own. */
export const WALK_IN_FIELDS: Readonly<Partial<Record<DayProblem, string>>> = {
  noName: 'walk-in-name',
  badNumber: 'walk-in-mobile',
}

/** Form for a walk-in patient: name, optional number, session. */
export const WalkInForm = ({ choice, sessions, formKey, problem, typed }: WalkInFormProps) =>
  sessions.length === 0 ? null : (
    <section className="card walk-in" id="walk-in" aria-labelledby="walk-in-title">
      <h2 id="walk-in-title">{copy.walkIn.title}</h2>
      <PostForm action="/desk/day/walk-in" hidden={{ key: formKey, date: choice.date, place: choice.place }}>
        <div className="reason">
          <TextField
            id="walk-in-name"
            label={copy.walkIn.name}
            problem={problem === 'noName' ? copy.problems.noName : undefined}
            name="name"
            defaultValue={typed.name}
            required
            maxLength={100}
            autoComplete="off"
          />
          <TextField
            id="walk-in-mobile"
            label={copy.walkIn.number}
            problem={problem === 'badNumber' ? copy.problems.badNumber : undefined}
            name="mobile"
            defaultValue={typed.mobile}
            inputMode="tel"
            autoComplete="off"
            maxLength={20}
          />
          <FormField
            id="walk-in-session"
            label={copy.walkIn.session}
            control={(attributes) => (
              <select {...attributes} name="session" defaultValue={typed.session}>
                {sessions.map(({ id, doctor, from, to, where }) => (
                  <option key={id} value={id}>
                    {interpolate(copy.session, { doctor, from, to })}, {where}
                  </option>
                ))}
              </select>
            )}
          />
          <button type="submit">{copy.walkIn.submit}</button>
        </div>
      </PostForm>
    </section>
  )
