import type { ReactNode } from 'react'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { accountCopy } from '@/content/copy/account'
import { locationCopy } from '@/content/copy/location'
import { modalCopy } from '@/content/copy/modals'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { readablePhone, telephoneLink } from '@/content/links/contactLinks'
import { accountPath } from '@/model/account/accountPaths'
import { CODE_FIELD } from '@/model/lead/formFields'
import { MAX_NAME_LENGTH } from '@/model/account/account'
import { TermsNote } from '@/components/account/OtpLogin/TermsNote'
import { AccountForm, OneButtonForm, PlainField, type PlainFieldProps, ProblemNotice } from './AccountForm'

type StepProps = { readonly language: Language; readonly problem?: string }

type StepCardProps = StepProps & {
  readonly heading: string
  readonly hint: ReactNode
  /** Between the heading and what is wrong. */
  readonly news?: ReactNode
  /** The step's one field: its name in the form, label, hint and control. */
  readonly field: {
    readonly name: string
    readonly label: string
    readonly hint?: string
    readonly control: PlainFieldProps['control']
  }
  readonly submit: string
  /** In the form, below the button. */
  readonly smallPrint?: ReactNode
  /** Below the form: what else can be done in this step. */
  readonly children?: ReactNode
}

/** A step of the login: what it is about, what is wrong, and a form with one field. */
function StepCard({
  language,
  problem,
  heading,
  hint,
  news,
  field: { name, label, hint: fieldHint, control },
  submit,
  smallPrint,
  children,
}: StepCardProps) {
  const id = `account-${name}`
  return (
    <>
      <div className="head">
        <h1>{heading}</h1>
        <p className="hint numbers">{hint}</p>
      </div>
      {news}
      {problem && <ProblemNotice notice={problem} fields={[{ id, text: problem }]} />}
      <div className="card" id="step">
        <AccountForm action={`/login/${name}`} language={language}>
          <PlainField id={id} label={label} hint={fieldHint} problem={problem} control={control} />
          <button type="submit">{submit}</button>
          {smallPrint}
        </AccountForm>
        {children}
      </div>
    </>
  )
}

/** Step 1: the number. */
export function MobileStep({ typed, ...step }: StepProps & { readonly typed: string }) {
  const copy = otpLoginCopy[step.language]
  return (
    <StepCard
      {...step}
      heading={modalCopy[step.language].titles.login}
      hint={copy.intro}
      field={{
        name: 'mobile',
        label: copy.mobile,
        hint: accountCopy[step.language].login.mobileHint,
        control: (attributes) => (
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
              defaultValue={typed}
              required
            />
          </div>
        ),
      }}
      submit={copy.buttons.verifyMobile}
      smallPrint={<TermsNote copy={copy} />}
    />
  )
}

type BusyNoticeProps = {
  readonly language: Language
  /** None where the page offers no calls. */
  readonly phone: string | undefined
}

/**
 * While many codes are asked for: who to call, and the login that works out what the server asks for, which needs JavaScript
 * (docs/decisions/0044).
 */
export function BusyNotice({ language, phone }: BusyNoticeProps) {
  const { call, withScript } = accountCopy[language].login
  return (
    <p className="actions">
      {phone && (
        <a className="button button-primary" href={telephoneLink(phone)}>
          {interpolate(call, { phone: readablePhone(phone) })}
        </a>
      )}
      <a className="button" href={accountPath('login', language)} data-opens="login">
        {withScript}
      </a>
    </p>
  )
}

/** The field of a code, by its key in the table of form fields. */
export const CodeInput = (attributes: Parameters<PlainFieldProps['control']>[0]) => (
  <div className="code">
    <input
      {...attributes}
      name={CODE_FIELD}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  </div>
)

type ResendProps = {
  readonly language: Language
  /** Where another code is asked for, and what is sent along. */
  readonly action: string
  readonly hidden?: Readonly<Record<string, string>>
  /** Until another code may be asked for; 0 or less when it may. */
  readonly waitSeconds: number
}

/** Asks for another code. */
export function Resend({ waitSeconds, ...form }: ResendProps) {
  const copy = otpLoginCopy[form.language]
  return (
    <div className="beside">
      <span className="hint">{copy.notReceived}</span>
      <OneButtonForm {...form} look="text">
        {copy.resend}
      </OneButtonForm>
      {waitSeconds > 0 && (
        <span className="hint numbers">{interpolate(copy.resendIn, { seconds: String(waitSeconds) })}</span>
      )}
    </div>
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
export function OtpStep({ number, isResent, waitSeconds, ...step }: OtpStepProps) {
  const { language } = step
  const copy = otpLoginCopy[language]
  return (
    <StepCard
      {...step}
      heading={modalCopy[language].titles.login}
      hint={interpolate(copy.sentTo, { mobile: number })}
      news={
        isResent && (
          <p className="confirmation" role="status">
            {copy.resent}
          </p>
        )
      }
      field={{
        name: 'otp',
        label: copy.otp,
        hint: accountCopy[language].login.otpHint,
        control: CodeInput,
      }}
      submit={copy.buttons.verifyOtp}
    >
      <Resend action="/login/resend" language={language} waitSeconds={waitSeconds} />
      <OneButtonForm action="/login/edit" language={language} look="text">
        {copy.editNumber}
      </OneButtonForm>
    </StepCard>
  )
}

/** The name of who has none (specification, section 4). */
export function NameStep({
  number,
  offered,
  ...step
}: StepProps & {
  readonly number: string
  /** What an enquiry says, to be changed. */
  readonly offered: string
}) {
  const { language } = step
  const copy = otpLoginCopy[language]
  return (
    <StepCard
      {...step}
      heading={locationCopy[language].personalDetails}
      hint={`${interpolate(copy.proven, { mobile: number })} ${accountCopy[language].login.nameLead}`}
      field={{
        name: 'name',
        label: copy.name,
        control: (attributes) => (
          <input
            {...attributes}
            name="name"
            type="text"
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            defaultValue={offered}
            required
          />
        ),
      }}
      submit={copy.buttons.login}
    />
  )
}
