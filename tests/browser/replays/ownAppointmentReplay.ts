import { expect, type Page } from '@playwright/test'
import { bookPageCopy } from '@/content/copy/bookPage'
import { interpolate } from '@/content/copy/interpolate'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import type { PathStep } from '@/devtools/proof/machinePaths'
import {
  DONE,
  type OwnAppointmentEvent,
  type OwnChange,
  type ownAppointmentMachine,
} from '@/machines/ownAppointment/ownAppointment.machine'
import { outerState } from '@/machines/stateName'
import { comesAlive } from '@/tests/browser/alivePage'
import { HeldBookingCalls } from '@/tests/browser/heldBookingCalls'
import type { SnapshotFrom } from 'xstate'
import type { Replay } from './replay'

const copy = ownAppointmentCopy.en

type Value = SnapshotFrom<typeof ownAppointmentMachine>['value']
type Context = {
  readonly offers: number
  readonly change: OwnChange['type'] | null
  readonly hasPlaces: boolean
}

export class OwnAppointmentReplay implements Replay {
  private readonly calls: HeldBookingCalls
  private readonly opened: string[] = []

  constructor(private readonly page: Page) {
    this.calls = new HeldBookingCalls(page)
  }

  private get steps() {
    return this.page.locator('main .steps')
  }

  async begin(): Promise<void> {
    await this.calls.takes()
    // The page stays: where it would go to can be seen.
    await this.page.route('**/a/sample?**', (route) => {
      this.opened.push(new URL(route.request().url()).search)
      return route.fulfill({ status: 204 })
    })
    await this.page.goto('/dev/booking')
    await comesAlive(this.page)
    await expect(this.steps).toHaveAttribute('data-live', 'true')
  }

  async does(step: PathStep): Promise<void> {
    const { event } = step
    const actor = /^xstate\.(?:done|error)\.actor\.([^.]+)/.exec(event.type)?.[1]
    if (actor !== undefined) return this.calls.ends(actor, step, 2)
    await this.acts(event as OwnAppointmentEvent)
  }

  private async acts(event: OwnAppointmentEvent): Promise<void> {
    switch (event.type) {
      case 'day.chosen':
        this.calls.read.forget()
        return this.steps.locator('.days a').last().click()
      case 'place.chosen':
        return this.placeOf(event.placeId).click()
      case 'cancel.confirmed':
        await this.unfolds(copy.cancel)
        if (event.reason)
          await this.steps.getByLabel(copy.reasons[event.reason], { exact: true }).check({ force: true })
        return this.presses(copy.cancelSubmit)
      case 'late.told': {
        await this.unfolds(copy.late)
        const minutes = interpolate(copy.minutes, { minutes: event.minutes })
        await this.steps.getByLabel(minutes, { exact: true }).check({ force: true })
        return this.presses(copy.lateSubmit)
      }
      case 'coming.told':
        return this.presses(copy.comingYes)
      case 'absence.disputed':
        return this.presses(copy.dispute)
      default:
        return event satisfies never
    }
  }

  /** The place's button, or where a day has none, the one that is offered in its stead. */
  private placeOf(placeId: string) {
    const offered = this.steps.locator(`form:has(input[name="place"][value="${placeId}"]) button`)
    return offered.or(this.steps.locator(`button.place[value="${placeId}"]`)).first()
  }

  private presses = (name: string) => this.steps.getByRole('button', { name, exact: true }).click()

  private async unfolds(summary: string): Promise<void> {
    const details = this.steps.locator('details', { has: this.page.getByText(summary, { exact: true }) })
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click()
  }

  async sees({ key }: PathStep): Promise<void> {
    const [value, { offers, change, hasPlaces }] = JSON.parse(key) as [Value, Context]
    const state = outerState(value)
    if (state === 'changed' && change)
      return expect.poll(() => this.opened.at(-1)).toBe(`?done=${DONE[change]}`)
    if (state === 'overtaken') return expect.poll(() => this.opened.at(-1)).toBe('?problem=notPossible')
    const { read, hold, change: changing } = this.calls
    const call = { readingPlaces: read, holding: hold, changing, viewing: undefined }[state as string]
    await expect(this.steps.locator('.busy')).toHaveText(call ? bookPageCopy.en.busy : '')
    if (call) return void (await call.isOnItsWay())
    const seen = typeof value === 'object' && 'viewing' in value ? value.viewing : 'open'
    const alert = this.steps.getByRole('alert')
    if (seen === 'open') await expect(alert).toHaveCount(0)
    else await expect(alert).toContainText(copy.problems[seen])
    await expect(this.steps.getByRole('region', { name: bookPageCopy.en.taken.lead })).toHaveCount(
      offers ? 1 : 0,
    )
    await expect(this.steps.locator('button.place')).toHaveCount(hasPlaces ? 2 : 0)
  }
}
