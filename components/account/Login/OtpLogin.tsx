'use client'

import { useActor } from '@xstate/react'
import { useCallback, useEffect, useInsertionEffect, useRef, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { announceSession } from '@/components/account/Session/sessionSignal'
import { inspected } from '@/components/analytics/inspected'
import { mobileKeys } from '@/components/forms/mobileKeys'
import { ProblemLink } from '@/components/ui/ProblemLink'
import { adoptStyle } from '@/components/ui/theme/adoptStyle'
import { interpolate } from '@/content/copy/interpolate'
import { type OtpLoginCopy, otpLoginCopy, problemInWords } from '@/content/copy/otpLogin'
import { otpLoginLabelsOf, otpLoginStateOf } from '@/machines/otpLogin/otpLogin.labels'
import type { otpLoginMachine } from '@/machines/otpLogin/otpLogin.machine'
import { judgeLoginMobile, type OtpLoginField, type OtpLoginProblem } from '@/model/account/otpLogin'
import { HOME_DIAL_CODE, shownNumber } from '@/model/lead/mobile'
import type { Language } from '@/model/page/language'
import { LoginForm, loginFieldId } from './LoginForm'
import { liveOtpLogin } from './otpLogin.actors'
import { otpLoginStyle } from './OtpLogin.styles'

type Snapshot = SnapshotFrom<typeof otpLoginMachine>

/** Focus targets: the three fields, the button, the outcome. */
type FocusPlace = OtpLoginField | 'button' | 'outcome'

const SELECTORS: Readonly<Record<FocusPlace, string>> = {
  mobile: `#${loginFieldId('otp-login', 'mobile')}`,
  otp: `#${loginFieldId('otp-login', 'otp')}`,
  name: `#${loginFieldId('otp-login', 'name')}`,
  button: '.otp-login [type=submit]',
  outcome: '.otp-login .outcome',
}

/** Problems that the visitor can correct in the field itself. */
const MENDABLE: readonly OtpLoginProblem['kind'][] = ['mobileInvalid', 'otpInvalid', 'nameMissing']

/** Problems that may be the site's own fault: shown with the report link. */
const UNANSWERED: readonly OtpLoginProblem['kind'][] = ['unanswered', 'loginException']

/** Where the focus goes when a step begins. */
function placeOfStep({ value, context }: Snapshot): FocusPlace {
  const { step } = otpLoginLabelsOf(value)
  if (step === 'done') return 'outcome'
  return step === 'name' && !context.needsName ? 'button' : step
}

/** Focus target within a step: the field to correct; undefined leaves the focus where it is. */
function placeOfNews(snapshot: Snapshot, former: Snapshot): FocusPlace | undefined {
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
 * Moves the focus with the login: to the field of a new step, and to fields to correct. It stays in the modal's title
 * when the login opens, so that no keyboard covers a phone's screen before a field is touched.
 */
function useFocusOnStep(snapshot: Snapshot): void {
  const before = useRef(snapshot)
  useEffect(() => {
    const former = before.current
    before.current = snapshot
    if (former === snapshot) return
    const isNewStep = otpLoginLabelsOf(former.value).step !== otpLoginLabelsOf(snapshot.value).step
    const place = isNewStep ? placeOfStep(snapshot) : placeOfNews(snapshot, former)
    if (place) document.querySelector<HTMLElement>(SELECTORS[place])?.focus()
  }, [snapshot])
}

/** Screen reader text of the countdown: its begin and its end, not each second. */
function countdownInWords(snapshot: Snapshot, copy: OtpLoginCopy): string {
  if (snapshot.matches({ provingNumber: { resend: 'cooling' } }))
    return interpolate(copy.countdownBegins, { seconds: snapshot.context.waitSeconds })
  return snapshot.matches({ provingNumber: { resend: 'ready' } }) ? copy.countdownEnds : ''
}

/** The keys of the number's input, by the browser's own events: React's lack the kind of the input. */
function useMobileKeys(onText: (text: string) => void) {
  const [keys] = useState(() => mobileKeys(judgeLoginMobile))
  const ref = useCallback(
    (field: HTMLInputElement | null) => {
      if (!field) return
      const listening = new AbortController()
      const { signal } = listening
      field.addEventListener('keydown', (event) => keys.onKeyDown(event, field), { signal })
      field.addEventListener('beforeinput', (event) => keys.onBeforeInput(event, field), { signal })
      const onPaste = (event: ClipboardEvent) => {
        const text = keys.onPaste(event)
        if (text !== undefined) onText(text)
      }
      field.addEventListener('paste', onPaste, { signal })
      return () => listening.abort()
    },
    [keys, onText],
  )
  return { ref, textOf: keys.textOf }
}

/** The login form in the dialog, with its machine. */
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
  const isNaming = snapshot.matches('naming')
  const onMobile = useCallback((text: string) => send({ type: 'mobile.changed', value: text }), [send])
  const { ref, textOf } = useMobileKeys(onMobile)
  useFocusOnStep(snapshot)

  useEffect(() => {
    if (isNaming) setTitle(copy.personalDetails)
  }, [isNaming, copy, setTitle])

  useEffect(
    () => () => {
      // The login applies even if the modal is closed before the end.
      if (actor.getSnapshot().hasTag('signedIn')) announceSession()
    },
    [actor],
  )

  return (
    <div className="otp-login">
      <LoginForm
        language={language}
        idPrefix="otp-login"
        state={otpLoginStateOf(value)}
        mobile={context.mobile}
        number={shownNumber(HOME_DIAL_CODE, context.mobile)}
        name={context.name}
        problems={problemsInWords(context.errors, copy)}
        live={{
          snapshot,
          send,
          mobileInput: { ref, onChange: (event) => onMobile(textOf(event.target)) },
          outcome: <Outcome snapshot={snapshot} language={language} />,
        }}
      />
    </div>
  )
}

type Problems = Snapshot['context']['errors']

const problemsInWords = (problems: Problems, copy: OtpLoginCopy) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, problemInWords(problem, copy)]),
  )

/** Outcome of the last step, and the screen reader text of the countdown. */
function Outcome({ snapshot, language }: { readonly snapshot: Snapshot; readonly language: Language }) {
  const copy = otpLoginCopy[language]
  const { resent, errors } = snapshot.context
  return (
    <>
      <div className="outcome" role="status" tabIndex={-1}>
        {resent && <p>{copy.resent}</p>}
        {otpLoginLabelsOf(snapshot.value).step === 'done' && <p className="success">{copy.success}</p>}
      </div>
      {Object.values(errors).some(({ kind }) => UNANSWERED.includes(kind)) && (
        <ProblemLink language={language} />
      )}
      <p className="out-of-sight" role="status">
        {countdownInWords(snapshot, copy)}
      </p>
    </>
  )
}
