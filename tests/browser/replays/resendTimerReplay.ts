import { expect, type Page } from '@playwright/test'
import { interpolate } from '@/content/copy/interpolate'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { resendTimerTestModel } from '@/machines/resendTimer/resendTimer.testModel'
import type { ResendTimerEvent } from '@/machines/resendTimer/resendTimer.machine'
import { CALLS, success } from '@/tests/browser/accountCalls'
import { OtpLoginVisitor, comesBackAfter } from '@/tests/browser/otpLoginVisitor'
import { pausesClock } from '@/tests/browser/placeVisitor'
import { someMobile } from '@/tests/support/testNumbers'
import type { Replay } from './replay'

const COUNTING = /^Resend OTP in \d+ secs$/
/** What the login counts down from. */
const SECONDS = 30

/** The countdown of a login that waits for its code. */
export class ResendTimerReplay implements Replay {
  private readonly visitor: OtpLoginVisitor

  constructor(private readonly page: Page) {
    this.visitor = new OtpLoginVisitor(page)
  }

  /** The cases begin with the last few seconds. */
  async begin(): Promise<void> {
    const { page, visitor } = this
    await page.route(CALLS.signup, (route) => route.fulfill(success()))
    await page.clock.install()
    await visitor.opens('/faq')
    await pausesClock(page)
    await visitor.asksForCode(someMobile())
    await this.seesSeconds(SECONDS)
    const { seconds } = resendTimerTestModel.input
    for (let left = SECONDS - 1; left >= seconds; left -= 1) await page.clock.runFor(1000)
    await this.seesSeconds(seconds)
  }

  async does({ event }: PathStep): Promise<void> {
    if (event.type.startsWith('xstate.after.')) return this.page.clock.runFor(1000)
    // Only the cases' events are left.
    await comesBackAfter(this.page, (event as ResendTimerEvent).seconds * 1000)
  }

  /** Sees what the state shows. */
  async sees({ value, key }: PathStep): Promise<void> {
    const [, secondsLeft] = JSON.parse(key) as [unknown, number]
    if (value === 'counting') return this.seesSeconds(secondsLeft)
    await expect(this.visitor.resend).toBeVisible()
    await expect(this.visitor.form.getByText(COUNTING)).toHaveCount(0)
  }

  private async seesSeconds(seconds: number): Promise<void> {
    const context = interpolate(otpLoginCopy.en.resendIn, { seconds })
    await expect(this.visitor.form.getByText(context, { exact: true })).toBeVisible()
  }
}
