import { accountCopy } from '@/content/copy/account'
import { interpolate } from '@/content/copy/interpolate'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import type { Language } from '@/model/page/language'
import { PostForm, OneButtonForm } from '@/components/forms/PostForm'
import { CodeFields, ResendForm } from '@/components/account/Login/CodeFields'

export interface FreshCodeProps {
  readonly language: Language
  /** What the code is for. */
  readonly purpose: 'download' | 'delete'
  /** The account's own, as it is shown. */
  readonly number: string
  readonly problem?: string
  /** Where a code is under way. */
  readonly sent?: { readonly isResent: boolean; readonly waitSeconds: number }
}

const FIELD_ID = 'account-otp'

/** Asks for a fresh code of the own number: sends it, then takes it. */
export function FreshCode({ language, purpose, number, problem, sent }: FreshCodeProps) {
  const copy = accountCopy[language].proof
  const login = otpLoginCopy[language]
  const hidden = { for: purpose }
  return (
    <div className="field" id="code" role="group" aria-labelledby="code-title" tabIndex={-1}>
      <p id="code-title">
        <strong>{copy.title}</strong>
      </p>
      <p className="hint numbers">
        {interpolate(sent ? login.sentTo : copy.lead, { number, mobile: number })}
      </p>
      {sent?.isResent && (
        <p className="confirmation" role="status">
          {login.resent}
        </p>
      )}
      {sent ? (
        <>
          <PostForm action="/profile/code" language={language} labelledBy="code-title" hidden={hidden}>
            <CodeFields language={language} id={FIELD_ID} problem={problem} waitSeconds={sent.waitSeconds} />
            <button type="submit">{login.buttons.verifyOtp}</button>
          </PostForm>
          <ResendForm id={FIELD_ID} action="/profile/code/send" language={language} hidden={hidden} />
        </>
      ) : (
        <>
          {problem && (
            <p className="error" role="alert">
              {problem}
            </p>
          )}
          <OneButtonForm action="/profile/code/send" language={language} look="quiet" hidden={hidden}>
            {copy.send}
          </OneButtonForm>
        </>
      )}
    </div>
  )
}
