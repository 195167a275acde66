import { type RefObject, useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { otpLoginLabelsOf, otpLoginStateOf } from '@/machines/otpLogin/otpLogin.labels'
import type { otpLoginMachine } from '@/machines/otpLogin/otpLogin.machine'
import type { OtpLoginField, OtpLoginProblem } from '@/model/account/otpLogin'

type Snapshot = SnapshotFrom<typeof otpLoginMachine>
type Place = RefObject<HTMLElement | null>

/** What takes the focus: the three fields, the one button, the place that says how it went. */
export type OtpLoginPlaces = Readonly<Record<OtpLoginField | 'button' | 'told', Place>>

/** What the visitor can mend in the field itself. */
const MENDABLE: readonly OtpLoginProblem['kind'][] = ['mobileInvalid', 'otpInvalid', 'nameMissing']

/** Where the focus goes when a step begins. */
function placeOfStep({ value, context }: Snapshot): keyof OtpLoginPlaces {
  const { step } = otpLoginLabelsOf(value)
  if (step === 'done') return 'told'
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
export function useFocusOnStep(snapshot: Snapshot, places: OtpLoginPlaces): void {
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
