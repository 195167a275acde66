import { fromPromise } from 'xstate'
import { announceSession } from '@/components/account/Session/sessionSignal'
import type { LogInInput, SendOtpInput, VerifyOtpInput } from '@/machines/otpLogin/otpLogin.context'
import { otpLoginMachine } from '@/machines/otpLogin/otpLogin.machine'
import type { Me } from '@/model/account/account'
import { isOtpRefusal, type Proven, type SentOtp } from '@/model/account/otpLogin'
import { track } from '@/services/analytics'
import { logIn, readOtpMessage, sendOtp, verifyOtp } from '@/services/otp'

type LiveOtpLoginInput = {
  readonly pageType: string
  readonly closeModal: () => void
  readonly openLocation: () => void
}

/** Refusals are shown to the visitor; unexpected errors are logged as well, unless the call was aborted. */
async function logged<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!isOtpRefusal(error) && !signal.aborted) console.error(error)
    throw error
  }
}

/** The login's machine with its calls and effects, provided once a modal. */
export const liveOtpLogin = ({ pageType, closeModal, openLocation }: LiveOtpLoginInput) =>
  otpLoginMachine.provide({
    actors: {
      sendOtp: fromPromise<SentOtp, SendOtpInput>(({ input, signal }) =>
        logged(sendOtp(input, { signal }), signal),
      ),
      readOtp: fromPromise<string>(({ signal }) => readOtpMessage(signal)),
      // Not aborted when the modal is closed: the server has the code, and the visitor is logged in if it is right.
      verifyOtp: fromPromise<Proven, VerifyOtpInput>(async ({ input, signal }) => {
        const proven = await logged(verifyOtp(input), signal)
        if (signal.aborted) announceSession()
        return proven
      }),
      logIn: fromPromise<Me, LogInInput>(({ input, signal }) => logged(logIn(input), signal)),
    },
    actions: {
      closeModal,
      trackLocationViewed: () => track({ event: 'location_viewed', page_type: pageType }),
      announceSession,
      openLocation,
    },
  })
