import { expect, type Page } from '@playwright/test'
import { bookPageCopy } from '@/content/copy/bookPage'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import type { PathStep } from '@/devtools/proof/machinePaths'
import type {
  BookAppointmentContext,
  BookAppointmentEvent,
} from '@/machines/bookAppointment/bookAppointment.context'
import {
  BOOK_APPOINTMENT_LABELS,
  bookAppointmentStateOf,
} from '@/machines/bookAppointment/bookAppointment.labels'
import { bookAppointmentTestModel } from '@/machines/bookAppointment/bookAppointment.testModel'
import type { BookingDetails } from '@/model/appointments/bookingDetails'
import { comesAlive } from '@/tests/browser/alivePage'
import { HeldBookingCalls } from '@/tests/browser/heldBookingCalls'
import type { Replay } from './replay'

const copy = bookPageCopy.en
const BEGINS = Date.parse('2030-03-05T09:50:00+05:30')
const TEN_MINUTES = 600_000

type Value = Parameters<typeof bookAppointmentStateOf>[0]
type Context = Pick<BookAppointmentContext, 'problems' | 'problem'> & {
  readonly isHolding: boolean
  readonly mayResend: boolean
}

export class BookAppointmentReplay implements Replay {
  private readonly calls: HeldBookingCalls
  /** By its clock. */
  private now = BEGINS
  /** The number of the token that was chosen last, and of the one that is asked for. */
  private token = 1
  private asked = 1

  constructor(private readonly page: Page) {
    this.calls = new HeldBookingCalls(page)
  }

  private get steps() {
    return this.page.locator('main .steps')
  }
  private button(name: string) {
    return this.steps.getByRole('button', { name, exact: true })
  }

  async begin(first?: PathStep): Promise<void> {
    await this.calls.takes()
    // The page stays, so that what it shows at the end can be seen.
    await this.page.route('**/a/abc?**', (route) => route.fulfill({ status: 204 }))
    await this.page.clock.install({ time: BEGINS })
    // The first case opens the page.
    const { start } = first?.event as Extract<BookAppointmentEvent, { type: 'page.opened' }>
    await this.page.goto(`/dev/booking?start=${start}`)
    await comesAlive(this.page)
    await expect(this.steps).toHaveAttribute('data-live', 'true')
    this.now += 60_000
    await this.page.clock.pauseAt(this.now)
  }

  async does(step: PathStep): Promise<void> {
    const { event } = step
    const actor = /^xstate\.(?:done|error)\.actor\.([^.]+)/.exec(event.type)?.[1]
    if (actor === undefined) await this.acts(event as BookAppointmentEvent)
    else if (actor === 'resendTimer') await this.passes(3_000)
    else if (actor === 'holdEnds') await this.comesBackLate()
    else {
      await this.calls.ends(actor, step, 3 - this.asked)
      if (actor === 'holdPlace' && event.type.startsWith('xstate.done')) this.token = this.asked
    }
    // What waits for the next frame: the focus.
    await this.passes(50)
  }

  private async passes(ms: number): Promise<void> {
    this.now += ms
    await this.page.clock.runFor(ms)
  }

  /** A phone whose page stood still until the place was no longer kept. */
  private async comesBackLate(): Promise<void> {
    this.now += 2 * TEN_MINUTES
    await this.page.clock.setSystemTime(this.now)
    await this.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  }

  private async fills({ name, mobile }: BookingDetails): Promise<void> {
    await this.steps.getByLabel(copy.name).fill(name)
    await this.steps.getByLabel(copy.mobile).fill(mobile)
  }

  private async acts(event: BookAppointmentEvent): Promise<void> {
    switch (event.type) {
      case 'page.opened':
        return
      case 'day.chosen':
        return this.steps.locator('.days a').last().click()
      case 'place.chosen': {
        this.calls.hold.forget()
        const near = this.steps.locator('form[action="/book/place"] button:not(.place)')
        this.asked = 3 - this.token
        if (await this.steps.locator('#places').count())
          return this.steps.locator(`button.place[value$=".t${this.asked}"]`).click()
        this.asked = Number(/Token (\d)/.exec(await near.innerText())?.[1])
        return near.click()
      }
      case 'place.continued':
        return this.button(copy.goOn).click()
      case 'place.reopened':
        return this.steps.getByRole('link', { name: copy.otherPlace }).click()
      case 'place.retaken':
        this.asked = this.token
        return this.button(copy.expired.again).click()
      case 'details.changed':
        return this.fills(event.details)
      case 'details.submitted':
        this.asked = this.token
        await this.fills(event.details)
        return this.button(copy.continue).click()
      case 'details.edited':
        return this.steps.getByRole('link', { name: copy.editDetails }).click()
      case 'code.submitted':
        await this.steps.getByLabel(otpLoginCopy.en.otp).fill(event.otp)
        return this.button(copy.confirm).click()
      case 'resend.requested':
        return this.button(otpLoginCopy.en.resend).click()
      default:
        return event satisfies never
    }
  }

  async sees({ key }: PathStep): Promise<void> {
    const [value, context] = JSON.parse(key) as [Value, Context]
    const state = bookAppointmentStateOf(value)
    const { step, notice, isLate } = BOOK_APPOINTMENT_LABELS[state]
    await expect(this.steps.locator('.busy')).toHaveText(this.callOf(state) ? copy.busy : '')
    await this.callOf(state)?.isOnItsWay()
    if (notice) await expect(this.steps.getByRole('alert')).toContainText(copy.notices[notice])
    switch (step) {
      case 'places':
        return this.seesPlaces(state, context)
      case 'details':
        return this.seesDetails(context, isLate === true, state === 'held.details.refused')
      case 'code':
        return this.seesCode(state, context)
      case 'taken':
        return expect(this.steps.getByRole('alert')).toContainText(copy.taken.title)
      case 'confirmed':
        return expect(this.steps.getByText(copy.booked)).toBeVisible()
      case 'requested':
        return expect(this.steps.getByText(copy.requested)).toBeVisible()
      case null:
    }
  }

  /** The call that a state waits for. */
  private callOf(state: ReturnType<typeof bookAppointmentStateOf>) {
    const { read, hold, book, code } = this.calls
    if (state === 'readingPlaces') return read
    if (state === 'holding') return hold
    if (state === 'confirming') return book
    return state === 'held.sendingCode' || state === 'held.resending' ? code : undefined
  }

  private async seesPlaces(state: string, { isHolding }: Context): Promise<void> {
    await expect(this.steps.getByRole('heading', { name: copy.days, exact: true })).toBeVisible()
    const kept = this.steps.getByRole('region', { name: copy.yourPlace })
    await expect(kept).toHaveCount(isHolding ? 1 : 0)
    if (isHolding) await expect(kept).toContainText(`Token ${this.token},`)
    if (state === 'readingPlaces') return
    await expect(this.steps.locator('button.place')).toHaveCount(
      state.startsWith('choosingPlace')
        ? (bookAppointmentTestModel.input.sessions[0]?.places.length ?? 0)
        : 0,
    )
    await expect(this.steps.getByText(copy.fullDay)).toHaveCount(state === 'choosingDay.full' ? 1 : 0)
  }

  private async seesDetails({ problems }: Context, isLate: boolean, isRefused: boolean): Promise<void> {
    await expect(this.steps.getByRole('heading', { name: copy.details, exact: true })).toBeVisible()
    await expect(this.steps.getByText(copy.expired.title)).toHaveCount(isLate ? 1 : 0)
    await expect(this.steps.locator('.field .error, .guardian .error')).toHaveCount(
      Object.keys(problems).length,
    )
    if (isRefused) await expect(this.steps.getByRole('alert')).toContainText('No')
  }

  private async seesCode(state: string, { mayResend, problem }: Context): Promise<void> {
    await expect(this.steps.getByRole('heading', { name: copy.code, exact: true })).toBeVisible()
    const resent = this.steps.getByText(otpLoginCopy.en.resent, { exact: true })
    await expect(resent).toHaveCount(state === 'held.code.resent' ? 1 : 0)
    if (state === 'held.resending') return
    await expect(this.button(otpLoginCopy.en.resend)).toBeEnabled({ enabled: mayResend })
    await expect(this.steps.getByRole('alert')).toHaveCount(problem ? 1 : 0)
  }
}
