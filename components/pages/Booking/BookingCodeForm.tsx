import { PostForm, ProblemNotice } from '@/components/forms/PostForm'
import { CodeFields, ResendForm } from '@/components/account/Login/CodeFields'
import { bookPageCopy } from '@/content/copy/bookPage'
import { interpolate } from '@/content/copy/interpolate'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import type { Language } from '@/model/page/language'

type BookingCodeFormProps = {
  readonly language: Language
  readonly doctor: string
  /** With the dial code, as it is shown. */
  readonly number: string
  readonly problem?: string
  readonly isResent: boolean
  /** Until another code may be asked for; 0 or less when it may. */
  readonly waitSeconds: number
  readonly isCounting: boolean
  /** Where details and number are changed. */
  readonly editHref: string
  /** The button's text, where it is not that of a booking. */
  readonly submit?: string | undefined
}

/** Asks for the code that was sent to the booker's number; with it the appointment is booked. */
export function BookingCodeForm({
  language,
  doctor,
  number,
  problem,
  isResent,
  waitSeconds,
  isCounting,
  editHref,
  submit,
}: BookingCodeFormProps) {
  const copy = bookPageCopy[language]
  const login = otpLoginCopy[language]
  const id = 'booking-code'
  return (
    <>
      {isResent && !problem && (
        <p className="confirmation" role="status">
          {login.resent}
        </p>
      )}
      {problem && <ProblemNotice notice={problem} fields={[{ id, text: problem }]} />}
      <section className="card" id="step" aria-labelledby="booking-code-title">
        <div>
          <h2 id="booking-code-title">{copy.code}</h2>
          <p className="hint numbers">{interpolate(login.sentTo, { mobile: number })}</p>
        </div>
        <PostForm action="/book/code" language={language} labelledBy="booking-code-title" hidden={{ doctor }}>
          <CodeFields {...{ language, id, problem, waitSeconds, isCounting }} />
          <button type="submit">{submit ?? copy.confirm}</button>
        </PostForm>
        <ResendForm id={id} action="/book/resend" language={language} hidden={{ doctor }} />
        <p>
          <a href={editHref}>{copy.editDetails}</a>
        </p>
      </section>
    </>
  )
}
