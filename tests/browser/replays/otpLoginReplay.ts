import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { modalCopy } from '@/content/copy/modals'
import { otpLoginCopy, problemInWords } from '@/content/copy/otpLogin'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { completeUser } from '@/machines/otpLogin/otpLogin.testModel'
import type { otpLoginMachine } from '@/machines/otpLogin/otpLogin.machine'
import {
  OTP_LOGIN_LABELS,
  type OtpLoginStateName,
  otpLoginStateOf,
} from '@/machines/otpLogin/otpLogin.labels'
import type { OtpLoginEvent } from '@/machines/otpLogin/otpLogin.context'
import { type OtpLoginField, type OtpLoginProblem, isOtpRefusal } from '@/model/account/otpLogin'
import { CALLS, refusal, success } from '@/tests/browser/accountCalls'
import {
  HeldOtpCall,
  MessageReader,
  OtpLoginVisitor,
  codeSentTo,
  comesBackAfter,
} from '@/tests/browser/otpLoginVisitor'
import { someMobile } from '@/tests/support/testNumbers'
import type { Replay } from './replay'

const PAGE = '/faq'
const copy = otpLoginCopy.en

/** What the cases' calls answer. */
type Output = { name?: string; suggestedName?: string; selectedCity?: unknown }

type Context = {
  mobile: string
  otp: string
  name: string
  needsName: boolean
  errors: Partial<Record<OtpLoginField, OtpLoginProblem>>
  resent: boolean
  hasCity: boolean
}
type Value = SnapshotFrom<typeof otpLoginMachine>['value']
type Resend = Exclude<Value, string>['provingNumber']['resend']

/** Codes are those that were sent, and the server answers by itself where the path succeeds. */
export class OtpLoginReplay implements Replay {
  private readonly visitor: OtpLoginVisitor
  private readonly reader: MessageReader
  private readonly signup = new HeldOtpCall(CALLS.signup)
  private readonly login = new HeldOtpCall(CALLS.login)
  private readonly me = new HeldOtpCall(CALLS.me)
  /** The case's number and codes, in this test. */
  private readonly mobile = someMobile()
  private sent = ''
  /** What the server knows: the name in the cases' answers is put in on the way. */
  private isNamed = false

  constructor(private readonly page: Page) {
    this.visitor = new OtpLoginVisitor(page)
    this.reader = new MessageReader(page)
  }

  private numberOf = (mobile: string) => (mobile === completeUser.mobileNo ? this.mobile : mobile)
  /** Whole codes of the cases are the one that was sent; five digits of it are too few. */
  private codeOf = (code: string) => this.sent.slice(0, code.length)

  async begin(): Promise<void> {
    for (const call of [this.signup, this.login, this.me]) await call.takes(this.page)
    await this.reader.takesPart()
    await this.page.clock.install()
    await this.visitor.opens(PAGE)
    await this.page.clock.pauseAt(Date.now() + 3_600_000)
  }

  /** Does what a person does, or answers as the server would. */
  async does(step: PathStep): Promise<void> {
    const { event } = step
    const [, kind, name = ''] = /^xstate\.(done\.actor|error\.actor|after)\.([^.]+)/.exec(event.type) ?? []
    if (kind === 'after') return this.passes(1000)
    if (kind) return this.ends(name, step)
    return this.acts(event as OtpLoginEvent)
  }

  private async acts(event: OtpLoginEvent): Promise<void> {
    const { visitor, page } = this
    switch (event.type) {
      case 'mobile.changed':
        return visitor.mobile.fill(this.numberOf(event.value))
      case 'mobile.submitted':
        return visitor.mobile.press('Enter')
      case 'otp.changed':
        return visitor.typesCode(this.codeOf(event.boxes.join('')))
      case 'otp.refused':
        return visitor.boxes.first().fill('a text without a code')
      case 'otp.submitted':
        await visitor.boxes.first().focus()
        return page.keyboard.press('Enter')
      // A person can press what says that it is busy.
      case 'resend.requested':
        return visitor.resend.click({ force: true })
      case 'number.edited':
        return visitor.editNumber.click({ force: true })
      case 'name.changed':
        this.isNamed = event.value.trim() !== ''
        return visitor.name.fill(event.value)
      case 'login.submitted':
        return visitor.submitButton.click()
      case 'otp.resent':
        throw new Error('the machine’s own event')
      default:
        return event satisfies never
    }
  }

  private passes = (ms: number) => this.page.clock.runFor(ms)

  /** Ends what is on its way: in the server's own way where the path succeeds. */
  private async ends(actor: string, { event }: PathStep): Promise<void> {
    const error = 'error' in event ? event.error : undefined
    if (actor === 'resendTimer') {
      // A call that is on its way would run out of time with the page's clock.
      return this.login.isHeld ? comesBackAfter(this.page, 30_000) : this.passes(30_000)
    }
    if (actor === 'readOtp') return error ? this.reader.refuses() : this.reader.reads(this.sent)
    const call = { sendOtp: this.signup, resendOtp: this.signup, verifyOtp: this.login, logIn: this.me }[
      actor
    ]
    if (isOtpRefusal(error)) return call?.fulfills(refusal(429, error.message, error.code))
    if (error) return call?.isCut()
    const output = 'output' in event ? (event.output as Output | undefined) : {}
    // The server itself waits for thirty seconds, which only the page's clock has seen.
    if (actor === 'resendOtp') return call?.fulfills(success())
    await call?.goesOn((data) => {
      if (actor === 'verifyOtp')
        Object.assign(data, { name: output?.name, suggestedName: output?.suggestedName })
      if (actor === 'logIn' && output?.selectedCity) data.selectedCity = output.selectedCity
    })
    if (actor === 'sendOtp') this.sent = await codeSentTo(this.page, this.mobile)
    if (actor === 'logIn') this.me.isHolding = false
  }

  /** Sees what the state shows. */
  async sees(step: PathStep): Promise<void> {
    // The key is the machine's value and what the cases name of its context.
    const [value, context] = JSON.parse(step.key) as [Value, Context]
    const state = otpLoginStateOf(value)
    const { visitor } = this
    if (state === 'closed') return this.seesTheEnd(context)
    await expect(visitor.form).toHaveAttribute('data-otp-login', state)
    const { button } = OTP_LOGIN_LABELS[state]
    if (button) await expect(visitor.submitButton).toHaveText(copy.buttons[button])
    await expect(visitor.errors).toHaveText(
      Object.values(context.errors).map((problem) => problemInWords(problem, copy)),
    )
    await expect(visitor.form.getByText(copy.resent, { exact: true })).toHaveCount(context.resent ? 1 : 0)
    await this.seesFields(state, context)
    if (typeof value !== 'string') await this.seesResend(value.provingNumber.resend)
  }

  private async seesFields(state: OtpLoginStateName, context: Context): Promise<void> {
    const { visitor } = this
    const { step } = OTP_LOGIN_LABELS[state]
    if (step === 'mobile') await expect(visitor.mobile).toHaveValue(this.numberOf(context.mobile))
    if (step === 'otp') await expect.poll(() => visitor.code()).toBe(this.codeOf(context.otp).padEnd(6, '.'))
    await expect(visitor.name).toHaveCount(step === 'name' && context.needsName ? 1 : 0)
    if (step === 'name' && context.needsName) await expect(visitor.name).toHaveValue(context.name)
    if (step === 'done') await expect(visitor.form.getByText(copy.success, { exact: true })).toBeVisible()
  }

  private async seesResend(resend: Resend): Promise<void> {
    const { form, resend: link } = this.visitor
    await expect(link).toHaveCount(resend === 'cooling' ? 0 : 1)
    await expect(form.getByText(/^Resend OTP in \d+ secs$/)).toHaveCount(resend === 'cooling' ? 1 : 0)
  }

  private async seesTheEnd({ hasCity }: Context): Promise<void> {
    await expect(this.visitor.form).toHaveCount(0)
    const events = () => this.page.evaluate(() => window.dataLayer)
    await expect.poll(events).toContainEqual({ event: 'location_viewed', page_type: 'Faq' })
    // A new account has no city, and a name if one was typed.
    if (hasCity) await expect(this.visitor.dialog).toBeHidden()
    else
      await expect(this.visitor.dialog).toHaveAccessibleName(
        this.isNamed ? modalCopy.en.titles.location : copy.personalDetails,
      )
    await expect(this.visitor.headerLogin).toBeHidden()
  }
}
