import type { ReactNode } from 'react'
import { PostForm, OneButtonForm } from '@/components/forms/PostForm'
import { RadioGroup } from '@/components/ui/RadioGroup'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import { interpolate } from '@/content/copy/interpolate'
import { CANCEL_REASONS } from '@/model/appointments/appointment'
import { LATE_MINUTES } from '@/model/appointments/bookingPaths'
import type { Language } from '@/model/page/language'

type OwnFormProps = {
  readonly language: Language
  /** Opens the appointment. */
  readonly token: string
}

const Folded = ({ summary, children }: { readonly summary: string; readonly children: ReactNode }) => (
  <details>
    <summary>{summary}</summary>
    {children}
  </details>
)

/** Says by how much one is late. */
export function LateForm({ language, token }: OwnFormProps) {
  const copy = ownAppointmentCopy[language]
  return (
    <Folded summary={copy.late}>
      <PostForm action="/a/late" language={language} hidden={{ token }}>
        <p className="hint">{copy.lateLead}</p>
        <RadioGroup
          id="late"
          title={copy.lateMinutes}
          name="minutes"
          options={LATE_MINUTES.map((minutes) => ({
            value: String(minutes),
            label: interpolate(copy.minutes, { minutes }),
          }))}
          required
          optionalHint=""
          selected={String(LATE_MINUTES[0])}
        />
        <button type="submit" className="quiet">
          {copy.lateSubmit}
        </button>
      </PostForm>
    </Folded>
  )
}

/** Cancels; the clinic's rule is said before. */
export function CancelForm({ language, token }: OwnFormProps) {
  const copy = ownAppointmentCopy[language]
  return (
    <Folded summary={copy.cancel}>
      <PostForm action="/a/cancel" language={language} hidden={{ token }}>
        <p className="hint">{copy.cancelRule}</p>
        <RadioGroup
          id="cancel"
          title={copy.cancelReason}
          name="reason"
          options={[
            ...CANCEL_REASONS.map((value) => ({ value: value as string, label: copy.reasons[value] })),
            { value: '', label: copy.noReason },
          ]}
          required
          optionalHint=""
          selected=""
        />
        <button type="submit" className="grave">
          {copy.cancelSubmit}
        </button>
      </PostForm>
    </Folded>
  )
}

/** Says that one was there, against a note that one was not. */
export const DisputeForm = ({ language, token }: OwnFormProps) => (
  <div>
    <p className="hint">{ownAppointmentCopy[language].disputeLead}</p>
    <OneButtonForm action="/a/dispute" language={language} look="quiet" hidden={{ token }}>
      {ownAppointmentCopy[language].dispute}
    </OneButtonForm>
  </div>
)

/** The answers to a reminder: coming, another time, cancel. */
export const ComingForm = ({ language, token }: OwnFormProps) => {
  const copy = ownAppointmentCopy[language]
  return (
    <section className="card" id="coming" aria-labelledby="coming-title">
      <h2 id="coming-title">{copy.coming}</h2>
      <div className="actions">
        <OneButtonForm action="/a/coming" language={language} look="quiet" hidden={{ token }}>
          {copy.comingYes}
        </OneButtonForm>
        <a className="button" href="#move">
          {copy.comingMove}
        </a>
        <a className="button" href="#change">
          {copy.comingCancel}
        </a>
      </div>
    </section>
  )
}

/** Whether the number gets messages. */
export const MessagesForm = ({
  language,
  token,
  isWanted,
}: OwnFormProps & { readonly isWanted: boolean }) => {
  const copy = ownAppointmentCopy[language]
  return (
    <section className="card" aria-labelledby="messages-title">
      <div>
        <h2 id="messages-title">{copy.messages}</h2>
        <p className="hint">{isWanted ? copy.messagesLead : copy.messagesStopped}</p>
      </div>
      <OneButtonForm
        action="/a/messages"
        language={language}
        look="text"
        hidden={{ token, wanted: isWanted ? 'no' : 'yes' }}
      >
        {isWanted ? copy.messagesStop : copy.messagesAgain}
      </OneButtonForm>
    </section>
  )
}
