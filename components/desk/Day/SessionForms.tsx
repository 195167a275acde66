import { useRef } from 'react'
import { FormField, OneButtonForm, PostForm } from '@/components/forms/PostForm'
import { deskDayCopy as copy } from '@/content/copy/deskDay'
import { interpolate } from '@/content/copy/interpolate'
import { callNext, type DayStep } from '@/model/desk/dayChanges'
import { type DayChoice, type DaySession, DELAYS, nextOf } from '@/model/desk/deskDay'

type SessionFormsProps = {
  readonly session: DaySession
  readonly choice: DayChoice
  /** Takes a step in place of its form; undefined until the list is alive. */
  readonly onStep: ((step: DayStep) => void) | undefined
  /** Whether the key of `call next` is for this session. */
  readonly showsKey: boolean
}

/** What can be done with a session as a whole: call the next patient, say that it is late, close it. */
export const SessionForms = ({ session, choice, onStep, showsKey }: SessionFormsProps) => {
  const delayField = useRef<HTMLDivElement>(null)
  const { id, state, delayMinutes, appointments } = session
  const hidden = { session: id, date: choice.date, place: choice.place }
  const next = nextOf(session)
  const inside = appointments.find((one) => one.state === 'inConsultation')
  const isClosed = state === 'closed'
  const onNext = () => {
    const step = callNext(session)
    if (step) onStep?.(step)
  }
  const onSession = (action: 'close' | 'reopen' | 'delay', minutes: (typeof DELAYS)[number] = 0) =>
    onStep?.({ kind: 'session', session: id, action, minutes })
  const onDelay = () => {
    const chosen = delayField.current?.querySelector('select')?.value
    onSession(
      'delay',
      DELAYS.find((minutes) => String(minutes) === chosen),
    )
  }
  return (
    <div className="actions session-actions">
      {next ? (
        <PostForm
          action="/desk/day/next"
          onSubmit={onStep && onNext}
          hidden={{
            ...{ ...hidden, id: next.id, version: String(next.version) },
            ...(inside && { inside: inside.id, insideVersion: String(inside.version) }),
          }}
        >
          <button type="submit">
            <span data-key={showsKey ? 'n' : undefined}>{interpolate(copy.next, { name: next.name })}</span>
          </button>
        </PostForm>
      ) : (
        <span className="hint">{copy.noNext}</span>
      )}
      {!isClosed && (
        <PostForm
          action="/desk/day/session"
          hidden={{ ...hidden, action: 'delay' }}
          onSubmit={onStep && onDelay}
        >
          <div className="reason" ref={delayField}>
            <FormField
              id={`delay-${id}`}
              label={copy.delay}
              control={(attributes) => (
                <select {...attributes} name="minutes" defaultValue={String(delayMinutes)}>
                  {DELAYS.map((minutes) => (
                    <option key={minutes} value={minutes}>
                      {minutes === 0
                        ? copy.onTime
                        : interpolate(copy.delayMinutes, { minutes: String(minutes) })}
                    </option>
                  ))}
                </select>
              )}
            />
            <button type="submit" className="quiet">
              {copy.delaySubmit}
            </button>
          </div>
        </PostForm>
      )}
      <OneButtonForm
        action="/desk/day/session"
        hidden={{ ...hidden, action: isClosed ? 'reopen' : 'close' }}
        look="quiet"
        onSubmit={onStep && (() => onSession(isClosed ? 'reopen' : 'close'))}
      >
        {isClosed ? copy.reopen : copy.close}
      </OneButtonForm>
    </div>
  )
}
