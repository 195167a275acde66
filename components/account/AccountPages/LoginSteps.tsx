import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { accountCopy } from '@/content/copy/account'
import { locationCopy } from '@/content/copy/location'
import { modalCopy } from '@/content/copy/modals'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { MAX_NAME_LENGTH, OTP_LENGTH } from '@/model/account/otpLogin'
import { AccountForm, PlainField, ProblemNotice } from './AccountForm'

type StepProps = { readonly language: Language; readonly problem?: string }

/** The notes below every step (specification, section 5, terms note). */
function SmallPrint({ language }: { readonly language: Language }) {
  const { terms, privacy } = otpLoginCopy[language]
  const own = language === 'hi' ? '/hi' : ''
  return (
    <p className="small-print">
      {terms.before}
      <a href={`${own}/terms-conditions`}>{terms.link}</a>
      {terms.after} {privacy.before}
      <a href={`${own}/privacy`}>{privacy.link}</a>
      {privacy.after}
    </p>
  )
}

/** Step 1: the number. */
export function MobileStep({ language, problem, typed }: StepProps & { readonly typed: string }) {
  const copy = otpLoginCopy[language]
  return (
    <>
      <div className="head">
        <h1>{modalCopy[language].titles.login}</h1>
        <p className="hint">{copy.intro}</p>
      </div>
      {problem && <ProblemNotice notice={problem} fields={[{ id: 'account-mobile', text: problem }]} />}
      <div className="card" id="step">
        <AccountForm action="/login/mobile" language={language}>
          <PlainField
            id="account-mobile"
            label={copy.mobile}
            hint={accountCopy[language].login.mobileHint}
            problem={problem}
            control={(attributes) => (
              <div className="dial">
                <span className="dial-code numbers" aria-hidden="true">
                  +91
                </span>
                <input
                  {...attributes}
                  name="mobile"
                  type="text"
                  inputMode="numeric"
                  autoComplete="tel-national"
                  maxLength={20}
                  defaultValue={typed}
                  required
                />
              </div>
            )}
          />
          <button type="submit">{copy.buttons.verifyMobile}</button>
          <SmallPrint language={language} />
        </AccountForm>
      </div>
    </>
  )
}

type OtpStepProps = StepProps & {
  /** With the dial code, as it is shown. */
  readonly number: string
  readonly isResent: boolean
  /** Until another code may be asked for; 0 or less when it may. */
  readonly waitSeconds: number
}

/** Step 2: the code. */
export function OtpStep({ language, problem, number, isResent, waitSeconds }: OtpStepProps) {
  const copy = otpLoginCopy[language]
  return (
    <>
      <div className="head">
        <h1>{modalCopy[language].titles.login}</h1>
        <p className="hint numbers">{interpolate(copy.sentTo, { mobile: number })}</p>
      </div>
      {isResent && (
        <p className="said" role="status">
          {copy.resent}
        </p>
      )}
      {problem && <ProblemNotice notice={problem} fields={[{ id: 'account-otp', text: problem }]} />}
      <div className="card" id="step">
        <AccountForm action="/login/otp" language={language}>
          <PlainField
            id="account-otp"
            label={copy.otp}
            hint={accountCopy[language].login.otpHint}
            problem={problem}
            control={(attributes) => (
              <div className="code">
                <input
                  {...attributes}
                  name="otp"
                  type="text"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={OTP_LENGTH + 2}
                  required
                />
              </div>
            )}
          />
          <button type="submit">{copy.buttons.verifyOtp}</button>
        </AccountForm>
        <div className="beside">
          <span className="hint">{copy.notReceived}</span>
          <AccountForm action="/login/resend" language={language}>
            <button type="submit" className="text">
              {copy.resend}
            </button>
          </AccountForm>
          {waitSeconds > 0 && (
            <span className="hint numbers">
              {interpolate(copy.resendIn, { seconds: String(waitSeconds) })}
            </span>
          )}
        </div>
        <AccountForm action="/login/edit" language={language}>
          <button type="submit" className="text">
            {copy.editNumber}
          </button>
        </AccountForm>
      </div>
    </>
  )
}

/** The name of who has none (specification, section 4). */
export function NameStep({ language, problem, number }: StepProps & { readonly number: string }) {
  const copy = otpLoginCopy[language]
  return (
    <>
      <div className="head">
        <h1>{locationCopy[language].personalDetails}</h1>
        <p className="hint numbers">
          {interpolate(copy.proven, { mobile: number })} {accountCopy[language].login.nameLead}
        </p>
      </div>
      {problem && <ProblemNotice notice={problem} fields={[{ id: 'account-name', text: problem }]} />}
      <div className="card" id="step">
        <AccountForm action="/login/name" language={language}>
          <PlainField
            id="account-name"
            label={copy.name}
            problem={problem}
            control={(attributes) => (
              <input
                {...attributes}
                name="name"
                type="text"
                autoComplete="name"
                maxLength={MAX_NAME_LENGTH}
                required
              />
            )}
          />
          <button type="submit">{copy.buttons.login}</button>
        </AccountForm>
      </div>
    </>
  )
}
