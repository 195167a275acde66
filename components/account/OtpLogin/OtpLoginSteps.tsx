'use client'

import { type RefObject, useEffect } from 'react'
import type { OtpLoginCopy } from '@/content/copy/otpLogin'
import type { OtpBoxes as Boxes } from '@/model/account/otpBoxes'
import { MAX_NAME_LENGTH } from '@/model/account/account'
import { HOME_DIAL_CODE, shownNumber } from '@/model/lead/mobile'
import { errorIdOf, FieldError, OTP_LOGIN_IDS, OtpBoxes } from './OtpLoginFields'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { interpolate } from '@/content/copy/interpolate'
import type { resendTimerMachine } from '@/machines/resendTimer/resendTimer.machine'

/** A sentence with the number in it, which stays in one piece. */
function WithNumber({ text, mobile }: { readonly text: string; readonly mobile: string }) {
  const [before, after] = text.split('{mobile}')
  return (
    <>
      {before}
      <span className="number">{shownNumber(HOME_DIAL_CODE, mobile)}</span>
      {after}
    </>
  )
}

type OtpStepProps = {
  readonly copy: OtpLoginCopy
  readonly mobile: string
  readonly boxes: Boxes
  readonly error?: string
  readonly isVerifying: boolean
  readonly isResending: boolean
  readonly timer: ResendTimer | undefined
  readonly firstBox: RefObject<HTMLInputElement | null>
  readonly onEditNumber: () => void
  readonly onOtp: (boxes: Boxes) => void
  /** A text was put in that has no code. */
  readonly onRefusedOtp: () => void
  readonly onResend: () => void
}

/** Step 2: the code, the way back to the number, and the way to another code. */
export function OtpStep(props: OtpStepProps) {
  const { copy, mobile, error, isVerifying } = props
  const sentId = `${OTP_LOGIN_IDS.otp}-sent`
  const errorId = error ? errorIdOf('otp') : undefined
  return (
    <>
      <p className="sent">
        <span id={sentId}>
          <WithNumber text={copy.sentTo} mobile={mobile} />
        </span>
        <button
          type="button"
          className="text-button"
          aria-disabled={isVerifying || undefined}
          onClick={props.onEditNumber}
        >
          {copy.editNumber}
        </button>
      </p>
      <fieldset
        className="field"
        data-invalid={error ? 'true' : undefined}
        aria-describedby={errorId ? `${sentId} ${errorId}` : sentId}
      >
        <legend>{copy.otp}</legend>
        <OtpBoxes
          copy={copy}
          boxes={props.boxes}
          isLocked={isVerifying}
          errorId={errorId}
          firstBox={props.firstBox}
          onChange={props.onOtp}
          onRefused={props.onRefusedOtp}
        />
        <FieldError id={errorIdOf('otp')} text={error} />
      </fieldset>
      <ResendLine
        copy={copy}
        timer={props.timer}
        isBusy={props.isResending || isVerifying}
        onResend={props.onResend}
      />
    </>
  )
}

type NameStepProps = {
  readonly copy: OtpLoginCopy
  readonly mobile: string
  /** Whether the account has no name, so that one is demanded. */
  readonly needsName: boolean
  readonly name: string
  readonly errors: { readonly name?: string; readonly otp?: string }
  readonly isLocked: boolean
  readonly input: RefObject<HTMLInputElement | null>
  readonly onName: (name: string) => void
}

/** The number is proven: the name, where the user has none. */
export function NameStep(props: NameStepProps) {
  const { copy, mobile, needsName, name, errors, isLocked } = props
  return (
    <>
      <p className="sent">
        <span>
          <WithNumber text={copy.proven} mobile={mobile} />
        </span>
      </p>
      {needsName && (
        <div className="field" data-invalid={errors.name ? 'true' : undefined}>
          <label htmlFor={OTP_LOGIN_IDS.name}>{copy.name}</label>
          <input
            ref={props.input}
            id={OTP_LOGIN_IDS.name}
            type="text"
            autoComplete="name"
            maxLength={MAX_NAME_LENGTH}
            placeholder={copy.namePlaceholder}
            aria-required
            aria-invalid={errors.name ? true : undefined}
            aria-describedby={errors.name ? errorIdOf('name') : undefined}
            readOnly={isLocked}
            value={name}
            onChange={(event) => props.onName(event.target.value)}
          />
          <FieldError id={errorIdOf('name')} text={errors.name} />
        </div>
      )}
      <FieldError id={errorIdOf('otp')} text={errors.otp} />
    </>
  )
}

type ResendTimer = ActorRefFrom<typeof resendTimerMachine>

type ResendLineProps = {
  readonly copy: Pick<OtpLoginCopy, 'resendIn' | 'notReceived' | 'resend'>
  /** The countdown while it runs. */
  readonly timer: ResendTimer | undefined
  readonly isBusy: boolean
  readonly onResend: () => void
}

/** The countdown, and at its end the way to another code (specification, section 4, OTP login). */
function ResendLine({ copy, timer, isBusy, onResend }: ResendLineProps) {
  if (timer) return <Countdown copy={copy} timer={timer} />
  return (
    <p className="resend">
      <span>{copy.notReceived}</span>
      <button type="button" className="text-button" aria-disabled={isBusy || undefined} onClick={onResend}>
        {copy.resend}
      </button>
    </p>
  )
}

/** The only part that is drawn anew each second. It is no live region: OtpLogin says its begin and its end. */
function Countdown({ copy, timer }: Pick<ResendLineProps, 'copy'> & { readonly timer: ResendTimer }) {
  const seconds = useSelector(timer, ({ context }) => context.secondsLeft)
  useLostTime(timer)
  return <p className="resend">{interpolate(copy.resendIn, { seconds })}</p>
}

/** Tells the countdown what it missed while the page was hidden: phones stop the clock of a page in the background. */
function useLostTime(timer: ResendTimer): void {
  useEffect(() => {
    const now = () => ({ left: timer.getSnapshot().context.secondsLeft, at: Date.now() })
    let before = now()
    const onVisibility = () => {
      if (document.visibilityState === 'visible') {
        const { left, at } = now()
        const lost = Math.floor((at - before.at) / 1000) - (before.left - left)
        if (lost > 0) timer.send({ type: 'time.passed', seconds: lost })
      } else before = now()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [timer])
}
