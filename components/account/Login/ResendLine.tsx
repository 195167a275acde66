'use client'

import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { interpolate } from '@/content/copy/interpolate'
import type { OtpLoginCopy } from '@/content/copy/otpLogin'
import type { resendTimerMachine } from '@/machines/resendTimer/resendTimer.machine'

type ResendTimer = ActorRefFrom<typeof resendTimerMachine>

type ResendLineProps = {
  readonly copy: Pick<OtpLoginCopy, 'resendIn' | 'notReceived' | 'resend'>
  /** The countdown while it runs. */
  readonly timer: ResendTimer | undefined
  readonly isBusy: boolean
  readonly onResend: () => void
}

/** The countdown, and at its end the way to another code (specification, section 4, OTP login). */
export function ResendLine({ copy, timer, isBusy, onResend }: ResendLineProps) {
  if (timer) return <Countdown copy={copy} timer={timer} />
  return (
    <p className="beside">
      <span className="hint">{copy.notReceived}</span>
      <button type="button" className="text" aria-disabled={isBusy || undefined} onClick={onResend}>
        {copy.resend}
      </button>
    </p>
  )
}

/** The only part rendered each second. It is not a live region: OtpLogin announces its begin and its end. */
function Countdown({ copy, timer }: Pick<ResendLineProps, 'copy'> & { readonly timer: ResendTimer }) {
  const seconds = useSelector(timer, ({ context }) => context.secondsLeft)
  useLostTime(timer)
  return (
    <p className="beside">
      <span className="hint numbers">{interpolate(copy.resendIn, { seconds })}</span>
    </p>
  )
}

/** Corrects the countdown after the page was hidden: phones stop the timers of background pages. */
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
