import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { locationCopy } from '@/content/copy/location'
import { selectCityCopy } from '@/content/copy/selectCity'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { LOCATION_LABELS, locationStateOf } from '@/machines/location/location.labels'
import type { LocationEvent, locationMachine } from '@/machines/location/location.machine'
import { ASHA } from '@/machines/session/session.testModel'
import type { LocationField, NearmeFailureKind, Place } from '@/model/account/location'
import { CALLS } from '@/tests/browser/accountCalls'
import {
  HeldPlace,
  LocationVisitor,
  countsLoads,
  isLoggedIn,
  pausesClock,
  expectInvalid,
} from '@/tests/browser/placeVisitor'
import { HeldCall } from '@/tests/browser/heldCall'
import { answeredCities, heldCityList } from '@/tests/browser/searchVisitor'
import type { Replay } from './replay'

const PAGE = '/faq'
const copy = selectCityCopy.en

type Context = {
  cities: number
  name: string
  city: number | null
  faulty: LocationField[]
  nearmeFailure: NearmeFailureKind | null
}

export class LocationReplay implements Replay {
  private readonly visitor: LocationVisitor
  private readonly cities = heldCityList()
  private readonly update = new HeldCall(CALLS.update)
  private readonly place: HeldPlace
  private readonly loads: () => number

  constructor(private readonly page: Page) {
    this.visitor = new LocationVisitor(page)
    this.place = new HeldPlace(page)
    this.loads = countsLoads(page)
  }

  async begin(): Promise<void> {
    await isLoggedIn(this.page, { name: '' })
    await this.cities.takes(this.page)
    await this.update.takes(this.page)
    await this.place.takes()
    await this.page.clock.install()
    await this.visitor.opens(PAGE)
    await pausesClock(this.page)
  }

  /** Does what a person does, or answers as the server or the device would. */
  async does({ event }: PathStep): Promise<void> {
    if (event.type.startsWith('xstate.after.')) return this.page.clock.runFor(1000)
    const output: unknown = 'output' in event ? event.output : undefined
    const isDone = event.type.startsWith('xstate.done')
    if (event.type.endsWith('.fetchCities'))
      return isDone ? this.cities.answers(answeredCities(output)) : this.cities.fails()
    if (event.type.endsWith('.saveLocation'))
      return isDone ? this.update.answers({ status: { code: 200 }, data: ASHA }) : this.update.fails()
    // The cases say where the device is.
    if (event.type.endsWith('.findPlace'))
      return isDone ? this.place.isIn(output as Place) : this.place.failsWith(1)
    this.update.forget()
    // Only the cases' events are left.
    const did = event as LocationEvent
    if (did.type === 'name.changed') return this.visitor.name.fill(did.value)
    if (did.type === 'city.chosen') return void (await this.visitor.city.selectOption(String(did.cityId)))
    if (did.type === 'form.submitted') return this.visitor.submitButton.click()
    await this.place.forget()
    await this.visitor.nearme.click()
  }

  /** Sees what the state shows. */
  async sees({ key }: PathStep): Promise<void> {
    const [state, context] = JSON.parse(key) as [SnapshotFrom<typeof locationMachine>['value'], Context]
    const { visitor } = this
    const { button } = LOCATION_LABELS[locationStateOf(state)]
    if (state === 'reloading') return expect.poll(this.loads).toBe(2)
    if (state === 'updated') return expect(visitor.dialog.locator('.done')).toBeVisible()
    await expect(visitor.name).toHaveValue(context.name)
    await expect(visitor.city).toHaveValue(context.city === null ? '' : String(context.city))
    await expect(visitor.errors).toHaveCount(context.faulty.length)
    for (const field of ['name', 'city'] as const)
      await expectInvalid(visitor[field], context.faulty.includes(field))
    const choosing = typeof state === 'object' ? state.choosing : undefined
    await expect(visitor.dialog.locator('.notice')).toHaveText(
      choosing?.attempt === 'failed' ? locationCopy.en.failed : '',
    )
    await expect(visitor.submitButton).toHaveText(locationCopy.en[button])
    if (state === 'loadingCities') return void (await this.cities.isOnItsWay())
    if (state === 'submitting') return void (await this.update.isOnItsWay())
    await expect(visitor.locating).toHaveCount(choosing?.by === 'locating' ? 1 : 0)
    await expect(visitor.dialog.locator('.nearme-status')).toContainText(
      context.nearmeFailure ? copy.nearmeFailure[context.nearmeFailure] : '',
    )
  }
}
