import type { ComponentProps, InputHTMLAttributes, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { FormField, PostForm, TextField } from '@/components/forms/PostForm'
import { accountCopy } from '@/content/copy/account'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import type { OtpLoginEvent } from '@/machines/otpLogin/otpLogin.context'
import { OTP_LOGIN_LABELS, type OtpLoginStateName } from '@/machines/otpLogin/otpLogin.labels'
import type { otpLoginMachine } from '@/machines/otpLogin/otpLogin.machine'
import { MAX_NAME_LENGTH } from '@/model/account/account'
import { isWholeOtp } from '@/model/account/otpBoxes'
import type { OtpLoginField } from '@/model/account/otpLogin'
import { DEFAULT_COUNTRY_CODE, maxMobileDigits } from '@/model/lead/mobile'
import type { Language } from '@/model/page/language'
import { CodeFields, ResendForm } from './CodeFields'
import { OtpBoxes } from './OtpBoxes'
import { ResendLine } from './ResendLine'

type IdPrefix = 'account' | 'otp-login'

/** Id of a field; the dialog may be open on the page, so each has its own prefix. */
export const loginFieldId = (prefix: IdPrefix, field: OtpLoginField): string => `${prefix}-${field}`

const SUBMISSIONS = {
  mobile: { type: 'mobile.submitted' },
  otp: { type: 'otp.submitted' },
  name: { type: 'login.submitted' },
} as const

type LoginFormProps = {
  readonly language: Language
  readonly idPrefix: IdPrefix
  readonly state: OtpLoginStateName
  /** The number as it was typed, in the first step. */
  readonly mobile?: string
  /** The number with its dial code, in the later ones. */
  readonly number: string
  readonly name?: string
  /** Error messages by field. */
  readonly problems: Readonly<Partial<Record<OtpLoginField, string>>>
  /** Seconds until another code may be requested, in a posted form; 0 or less: now. */
  readonly waitSeconds?: number
  /** The machine that has taken the form over; without one each step is posted. */
  readonly live?: {
    readonly snapshot: SnapshotFrom<typeof otpLoginMachine>
    readonly send: (event: OtpLoginEvent) => void
    /** Keeps the keys of the number's input to digits. */
    readonly mobileInput: Pick<ComponentProps<'input'>, 'ref' | 'onChange'>
    /** Outcome of the last step, above the button. */
    readonly outcome: ReactNode
  }
}

/** Login and sign-up by a code (specification, section 4, OTP login): the fields of one step, and its button. */
export function LoginForm(props: LoginFormProps) {
  const { language, idPrefix, state, live } = props
  const copy = otpLoginCopy[language]
  const { button, step } = OTP_LOGIN_LABELS[state]
  const isBusy = live?.snapshot.hasTag('busy')
  const isResending = live?.snapshot.matches({ provingNumber: { resend: 'resending' } })
  const submit = live && (() => step !== 'done' && live.send(SUBMISSIONS[step]))
  return (
    <>
      <PostForm
        action={`/login/${step}`}
        language={language}
        data-otp-login={state}
        aria-busy={isBusy || isResending || undefined}
        onSubmit={submit}
        onKeyDown={submit && onEnter(submit)}
      >
        {step === 'mobile' && <MobileFields {...props} />}
        {step === 'otp' && <OtpFields {...props} />}
        {step === 'name' && <NameFields {...props} />}
        {live?.outcome}
        {button && (
          <button
            type="submit"
            disabled={live && !isBusy && isTooShort(live.snapshot, step)}
            aria-disabled={isBusy || isResending || undefined}
            onClick={live && preventSecondClick}
          >
            {copy.buttons[button]}
          </button>
        )}
        {step === 'mobile' && <TermsNote language={language} />}
      </PostForm>
      {!live && step === 'otp' && (
        <>
          <ResendForm id={loginFieldId(idPrefix, 'otp')} action="/login/resend" language={language} />
          <PostForm id={EDIT_FORM} action="/login/edit" language={language} />
        </>
      )}
    </>
  )
}

const EDIT_FORM = 'account-edit-number'

/** A disabled button would block Enter; here Enter submits, so that the visitor sees what is missing. */
const onEnter = (submit: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
    return
  event.preventDefault()
  if (!event.repeat) submit()
}

/** Prevents the second click of a double click from pressing the next step's button in the same place. */
function preventSecondClick(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}

/** Whether the step's button waits for more digits (specification, section 4). */
function isTooShort(
  { context }: { context: { mobile: string; otp: Parameters<typeof isWholeOtp>[0] } },
  step: string,
) {
  if (step === 'mobile') return context.mobile.length < maxMobileDigits()
  return step === 'otp' && !isWholeOtp(context.otp)
}

/** A text input's value: the machine's, or the page's initial one. */
const valueOf = (
  { live }: Pick<LoginFormProps, 'live'>,
  value: string | undefined,
  eventOf: (value: string) => OtpLoginEvent,
): InputHTMLAttributes<HTMLInputElement> =>
  live
    ? {
        value,
        readOnly: live.snapshot.hasTag('busy'),
        onChange: (event) => live.send(eventOf(event.target.value)),
      }
    : { defaultValue: value }

/** Step 1: the number, after India's fixed dial code (specification, section 5, mobile input behaviour). */
function MobileFields(props: LoginFormProps) {
  const { language, idPrefix, mobile, problems, live } = props
  const copy = otpLoginCopy[language]
  const id = loginFieldId(idPrefix, 'mobile')
  return (
    <>
      <p className="hint">{copy.intro}</p>
      <FormField
        id={id}
        label={copy.mobile}
        hint={accountCopy[language].login.mobileHint}
        problem={problems.mobile}
        isProblemAlert={Boolean(live)}
        describedBy={`${id}-code`}
        control={(attributes) => (
          <div className="dial">
            <span className="dial-code numbers" id={`${id}-code`}>
              {DEFAULT_COUNTRY_CODE}
            </span>
            <input
              {...attributes}
              name="mobile"
              // Not 'tel': HTML knows the number without its country code as a text only.
              type="text"
              inputMode="numeric"
              autoComplete="tel-national"
              required
              {...valueOf(props, mobile, (value) => ({ type: 'mobile.changed', value }))}
              {...live?.mobileInput}
            />
          </div>
        )}
      />
    </>
  )
}

/** A sentence with the number in it, which stays in one piece. */
function WithNumber({ text, number }: { readonly text: string; readonly number: string }) {
  const [before, after] = text.split('{mobile}')
  return (
    <>
      {before}
      <span className="number numbers">{number}</span>
      {after}
    </>
  )
}

/** Step 2: the code, the way back to the number, and the way to another code. */
function OtpFields({ language, idPrefix, number, problems, waitSeconds, live }: LoginFormProps) {
  const copy = otpLoginCopy[language]
  const id = loginFieldId(idPrefix, 'otp')
  const isVerifying = live?.snapshot.hasTag('busy') ?? false
  return (
    <>
      <p className="beside">
        <span className="hint" id={`${id}-sent`}>
          <WithNumber text={copy.sentTo} number={number} />
        </span>
        <button
          type={live ? 'button' : 'submit'}
          form={live ? undefined : EDIT_FORM}
          className="text"
          aria-disabled={isVerifying || undefined}
          onClick={live && (() => live.send({ type: 'number.edited' }))}
        >
          {copy.editNumber}
        </button>
      </p>
      <CodeFields
        language={language}
        id={id}
        problem={problems.otp}
        describedBy={`${id}-sent`}
        waitSeconds={waitSeconds}
        live={
          live && {
            boxes: (attributes) => (
              <OtpBoxes
                {...attributes}
                copy={copy}
                boxes={live.snapshot.context.otp}
                isLocked={isVerifying}
                onChange={(boxes) => live.send({ type: 'otp.changed', boxes })}
                onRefused={() => live.send({ type: 'otp.refused' })}
              />
            ),
            resend: (
              <ResendLine
                copy={copy}
                timer={live.snapshot.children.resendTimer}
                isBusy={isVerifying || live.snapshot.matches({ provingNumber: { resend: 'resending' } })}
                onResend={() => live.send({ type: 'resend.requested' })}
              />
            ),
          }
        }
      />
    </>
  )
}

/** The number is proven: the name, where the user has none. */
function NameFields(props: LoginFormProps) {
  const { language, idPrefix, number, name, problems, live } = props
  const copy = otpLoginCopy[language]
  const needsName = live?.snapshot.context.needsName ?? true
  return (
    <>
      <p className="hint">
        <WithNumber text={copy.proven} number={number} />
        {needsName && ` ${accountCopy[language].login.nameLead}`}
      </p>
      {needsName && (
        <TextField
          id={loginFieldId(idPrefix, 'name')}
          name="name"
          label={copy.name}
          problem={problems.name}
          isProblemAlert={Boolean(live)}
          autoComplete="name"
          maxLength={MAX_NAME_LENGTH}
          required
          {...valueOf(props, name, (value) => ({ type: 'name.changed', value }))}
        />
      )}
      {problems.otp && (
        <p className="error" role="alert">
          {problems.otp}
        </p>
      )}
    </>
  )
}

/** Terms accepted by logging in (specification, section 5, terms note). */
function TermsNote({ language }: { readonly language: Language }) {
  const { terms, privacy, adult } = otpLoginCopy[language]
  return (
    <p className="small-print">
      {terms.before}
      <a href={terms.href}>{terms.link}</a>
      {terms.after} {privacy.before}
      <a href={privacy.href}>{privacy.link}</a>
      {privacy.after} {adult}
    </p>
  )
}
