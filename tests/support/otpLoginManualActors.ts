import { SimulatedClock, createActor } from 'xstate'
import { heldCall } from '@/devtools/proof/manualActors'
import type { Me } from '@/model/account/account'
import { boxesOf } from '@/model/account/otpBoxes'
import { otpLoginLabelsOf } from '@/machines/otpLogin/otpLogin.labels'
import { type Proven, RESEND_SECONDS, type SentOtp } from '@/model/account/otpLogin'
import { otpLoginMachine } from '@/machines/otpLogin/otpLogin.machine'

const SECOND = 1000

/** A login whose calls a test ends by hand, with a clock that a test moves on. */
export function openLogin() {
  const clock = new SimulatedClock()
  const sendOtp = heldCall<SentOtp, { mobile: string; isResend: boolean }>()
  const verifyOtp = heldCall<Proven, { mobile: string; otp: string }>()
  const logIn = heldCall<Me, { name: string | undefined }>()
  const readOtp = heldCall<string, unknown>()
  const effects: string[] = []
  const actor = createActor(
    otpLoginMachine.provide({
      actors: {
        sendOtp: sendOtp.actor,
        verifyOtp: verifyOtp.actor,
        logIn: logIn.actor,
        readOtp: readOtp.actor,
      },
      actions: {
        closeModal: () => effects.push('close'),
        trackLocationViewed: () => effects.push('location viewed'),
        announceSession: () => effects.push('announce'),
        openLocation: () => effects.push('open location'),
      },
    }),
    { clock },
  ).start()
  const { send } = actor
  const login = {
    sendOtp,
    verifyOtp,
    logIn,
    readOtp,
    effects,
    send,
    get now() {
      return actor.getSnapshot()
    },
    get button() {
      return otpLoginLabelsOf(actor.getSnapshot().value).button
    },
    get secondsLeft() {
      return actor.getSnapshot().children.resendTimer?.getSnapshot().context.secondsLeft
    },
    // One timer after the other: the clock of tests does not run those that begin on the way.
    passes: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) clock.increment(SECOND)
    },
    waits: (ms: number) => clock.increment(ms),
    types: (value: string) => send({ type: 'mobile.changed', value }),
    entersCode: (code: string) => send({ type: 'otp.changed', boxes: boxesOf(code) }),
    async provesNumber(mobile = '9876543210', waitSeconds = RESEND_SECONDS) {
      login.types(mobile)
      send({ type: 'mobile.submitted' })
      await sendOtp.answers({ waitSeconds })
    },
    async entersRightCode(name: string) {
      await login.provesNumber()
      login.entersCode('123456')
      send({ type: 'otp.submitted' })
      await verifyOtp.answers({ name })
    },
  }
  return login
}
