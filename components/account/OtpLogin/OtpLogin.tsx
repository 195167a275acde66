'use client'

import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import {
  useInsertionEffect,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { announceSession } from '@/components/account/Session/sessionSignal'
import { ProblemLink } from '@/components/ui/ProblemLink'
import type { SnapshotFrom } from 'xstate'
import { otpLoginLabelsOf, otpLoginStateOf } from '@/machines/otpLogin/otpLogin.labels'
import type { otpLoginMachine } from '@/machines/otpLogin/otpLogin.machine'
import type { OtpLoginField, OtpLoginProblem } from '@/model/account/otpLogin'
import { useActor } from '@xstate/react'
import { inspected } from '@/components/analytics/inspected'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { interpolate } from '@/content/copy/interpolate'
import { type OtpLoginCopy, otpLoginCopy, problemInWords } from '@/content/copy/otpLogin'
import { maxMobileDigits } from '@/model/lead/mobile'
import { isWholeOtp } from '@/model/account/otpBoxes'
import { LoginMobileField } from './OtpLoginFields'
import { otpLoginStyle } from './OtpLogin.styles'
import { liveOtpLogin } from './otpLogin.actors'
import { NameStep, OtpStep } from './OtpLoginSteps'
import { TermsNote } from './TermsNote'

type Snapshot = SnapshotFrom<typeof otpLoginMachine>
type Place = RefObject<HTMLElement | null>

/** What takes the focus: the three fields, the one button, the place that says how it went. */
type OtpLoginPlaces = Readonly<Record<OtpLoginField | 'button' | 'outcome', Place>>

/** What the visitor can mend in the field itself. */
const MENDABLE: readonly OtpLoginProblem['kind'][] = ['mobileInvalid', 'otpInvalid', 'nameMissing']

/** What may be the site's own fault: beside it stands the way to report it. */
const UNANSWERED: readonly OtpLoginProblem['kind'][] = ['unanswered', 'loginException']

/** Where the focus goes when a step begins. */
function placeOfStep({ value, context }: Snapshot): keyof OtpLoginPlaces {
  const { step } = otpLoginLabelsOf(value)
  if (step === 'done') return 'outcome'
  return step === 'name' && !context.needsName ? 'button' : step
}

/** Where it goes within a step: to what is to be mended; undefined leaves it where it is. */
function placeOfNews(snapshot: Snapshot, former: Snapshot): keyof OtpLoginPlaces | undefined {
  const { errors, resent } = snapshot.context
  // The button that asked for another code has made room for the countdown.
  if (resent && !former.context.resent) return 'otp'
  if (errors === former.context.errors) return undefined
  if (errors.otp && otpLoginStateOf(former.value) === 'verifyingOtp') return 'otp'
  return (['mobile', 'otp', 'name'] as const).find((field) => {
    const problem = errors[field]
    return problem && MENDABLE.includes(problem.kind)
  })
}

/**
 * The focus goes with the login: to the field of the step that begins, and to what the visitor has to mend. It stays in
 * the modal's title when the login opens, so that no keyboard covers a phone's screen before a field is touched.
 */
function useFocusOnStep(snapshot: Snapshot, places: OtpLoginPlaces): void {
  const before = useRef(snapshot)
  const stable = useRef(places)
  useEffect(() => {
    const former = before.current
    before.current = snapshot
    if (former === snapshot) return
    const isNewStep = otpLoginLabelsOf(former.value).step !== otpLoginLabelsOf(snapshot.value).step
    const place = isNewStep ? placeOfStep(snapshot) : placeOfNews(snapshot, former)
    if (place) stable.current[place].current?.focus()
  }, [snapshot])
}

/** What each step submits. */
const SUBMISSIONS = {
  mobile: { type: 'mobile.submitted' },
  otp: { type: 'otp.submitted' },
  name: { type: 'login.submitted' },
} as const

/** Whether the step's button waits for more digits (specification, section 4). */
function isTooShort({ value, context }: Snapshot): boolean {
  const { step } = otpLoginLabelsOf(value)
  if (step === 'mobile') return context.mobile.length < maxMobileDigits()
  return step === 'otp' && !isWholeOtp(context.otp)
}

/** What a screen reader hears of the countdown: its begin and its end, not each second. */
function countdownInWords(snapshot: Snapshot, copy: OtpLoginCopy): string {
  if (snapshot.matches({ provingNumber: { resend: 'cooling' } }))
    return interpolate(copy.countdownBegins, { seconds: snapshot.context.waitSeconds })
  return snapshot.matches({ provingNumber: { resend: 'ready' } }) ? copy.countdownEnds : ''
}

/** Login and sign-up by a code: the content of the login modal (specification, section 4, OTP login). */
export function OtpLogin({ viewModel, language, close, open, setTitle }: ModalContentProps) {
  useInsertionEffect(() => adoptStyle(otpLoginStyle), [])
  const copy = otpLoginCopy[language]
  const [machine] = useState(() =>
    liveOtpLogin({
      pageType: viewModel.page.pageType,
      closeModal: close,
      openLocation: () => open('location'),
    }),
  )
  const [snapshot, send, actor] = useActor(machine, inspected())
  const { context, value } = snapshot
  const { button, step } = otpLoginLabelsOf(value)
  const isBusy = snapshot.hasTag('busy')
  const isResending = snapshot.matches({ provingNumber: { resend: 'resending' } })
  const isNaming = snapshot.matches('naming')

  const mobile = useRef<HTMLInputElement>(null)
  const otp = useRef<HTMLInputElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const places: OtpLoginPlaces = { mobile, otp, name, button: submitButton, outcome }
  useFocusOnStep(snapshot, places)

  useEffect(() => {
    if (isNaming) setTitle(copy.personalDetails)
  }, [isNaming, copy, setTitle])

  useEffect(
    () => () => {
      // Who closes the modal before the end is logged in all the same.
      if (actor.getSnapshot().hasTag('signedIn')) announceSession()
    },
    [actor],
  )

  const errorOf = (field: OtpLoginField): string | undefined => {
    const problem = context.errors[field]
    return problem && problemInWords(problem, copy)
  }
  const hasFailed = Object.values(context.errors).some(({ kind }) => UNANSWERED.includes(kind))
  const submit = () => {
    if (step !== 'done') send(SUBMISSIONS[step])
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // A disabled button keeps Enter from submitting; whoever presses it hears what is missing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
      return
    event.preventDefault()
    if (!event.repeat) submit()
  }
  const onPress = (event: MouseEvent) => {
    // The second click of a double click is none at the next step's button, which stands in the same place.
    if (event.detail > 1) event.preventDefault()
  }

  return (
    <div className="otp-login">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Enter in its fields, which have keys of their own */}
      <form
        noValidate
        aria-busy={isBusy || isResending || undefined}
        data-otp-login={otpLoginStateOf(value)}
        onSubmit={onSubmit}
        onKeyDown={onKeyDown}
      >
        {step === 'mobile' && (
          <>
            <p className="intro">{copy.intro}</p>
            <LoginMobileField
              copy={copy}
              mobile={context.mobile}
              isLocked={isBusy}
              error={errorOf('mobile')}
              input={mobile}
              onChange={(text) => send({ type: 'mobile.changed', value: text })}
            />
          </>
        )}
        {step === 'otp' && (
          <OtpStep
            copy={copy}
            mobile={context.mobile}
            boxes={context.otp}
            error={errorOf('otp')}
            isVerifying={isBusy}
            isResending={isResending}
            timer={snapshot.children.resendTimer}
            firstBox={otp}
            onEditNumber={() => send({ type: 'number.edited' })}
            onOtp={(boxes) => send({ type: 'otp.changed', boxes })}
            onRefusedOtp={() => send({ type: 'otp.refused' })}
            onResend={() => send({ type: 'resend.requested' })}
          />
        )}
        {step === 'name' && (
          <NameStep
            copy={copy}
            mobile={context.mobile}
            needsName={context.needsName}
            name={context.name}
            errors={{ name: errorOf('name'), otp: errorOf('otp') }}
            isLocked={isBusy}
            input={name}
            onName={(text) => send({ type: 'name.changed', value: text })}
          />
        )}
        <div className="outcome" role="status" tabIndex={-1} ref={outcome}>
          {context.resent && <p>{copy.resent}</p>}
          {step === 'done' && <p className="success">{copy.success}</p>}
        </div>
        {hasFailed && <ProblemLink language={language} />}
        <p className="out-of-sight" role="status">
          {countdownInWords(snapshot, copy)}
        </p>
        {button && (
          <button
            ref={submitButton}
            type="submit"
            disabled={!isBusy && isTooShort(snapshot)}
            aria-disabled={isBusy || isResending || undefined}
            onClick={onPress}
          >
            {copy.buttons[button]}
          </button>
        )}
        {step === 'mobile' && <TermsNote copy={copy} />}
      </form>
    </div>
  )
}
