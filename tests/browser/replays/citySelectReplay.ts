import { expect, type Page } from '@playwright/test'
import { selectCityCopy } from '@/content/copy/selectCity'
import type { CitySelectEvent } from '@/machines/citySelect/citySelect.machine'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { DEFAULT_CITY } from '@/model/account/cityChoice'
import type { NearmeFailureKind, Place } from '@/model/account/location'
import { opensAlive } from '@/tests/browser/alivePage'
import { HeldPlace } from '@/tests/browser/placeVisitor'
import { SearchVisitor, answeredCities, heldCityList } from '@/tests/browser/searchVisitor'
import type { Replay } from './replay'

const PAGE = '/faq'
const copy = selectCityCopy.en

type Context = {
  typed: string
  matching: number
  active: number | null
  cityId: number | null
  nearmeFailure: NearmeFailureKind | null
}

export class CitySelectReplay implements Replay {
  private readonly visitor: SearchVisitor
  private readonly call = heldCityList()
  private readonly place: HeldPlace

  constructor(private readonly page: Page) {
    this.visitor = new SearchVisitor(page)
    this.place = new HeldPlace(page)
  }

  async begin(): Promise<void> {
    await this.call.takes(this.page)
    await this.place.takes()
    await opensAlive(this.page, PAGE)
    await expect(this.visitor.cityButton).toBeVisible()
  }

  /** Does what a person does, or answers as the server or the device would. */
  async does({ event }: PathStep): Promise<void> {
    const output: unknown = 'output' in event ? event.output : undefined
    const isDone = event.type.startsWith('xstate.done')
    if (event.type.endsWith('.fetchCities'))
      return isDone ? this.call.answers(answeredCities(output)) : this.call.fails()
    // The cases say where the device is.
    if (event.type.endsWith('.findPlace'))
      return isDone ? this.place.isIn(output as Place) : this.place.failsWith(1)
    const { cityButton, cityFilter, cities } = this.visitor
    // Only the cases' events are left.
    const did = event as CitySelectEvent
    if (did.type === 'list.opened') {
      this.call.forget()
      return cityButton.click()
    }
    if (did.type === 'list.dismissed') return this.page.keyboard.press('Escape')
    if (did.type === 'filter.changed') return cityFilter.fill(did.value)
    if (did.type === 'option.moved') return cityFilter.press(did.move === 'next' ? 'ArrowDown' : 'ArrowUp')
    if (did.type === 'option.entered') return cityFilter.press('Enter')
    if (did.type === 'city.chosen') return cities.getByRole('option', { name: 'Pune', exact: true }).click()
    await this.place.forget()
    await cities.getByRole('button', { name: copy.nearme }).click()
  }

  /** Sees what the state shows. */
  async sees({ value, key }: PathStep): Promise<void> {
    const [, context] = JSON.parse(key) as [unknown, Context]
    const { cities, cityFilter, calculatorCity } = this.visitor
    const state = JSON.stringify(value)
    await expect(cities).toHaveCount(value === 'closed' ? 0 : 1)
    await expect(calculatorCity).toHaveValue(String(context.cityId ?? DEFAULT_CITY.cityid))
    if (value === 'closed') return
    await expect(cityFilter).toHaveValue(context.typed)
    await expect(cities.getByRole('option')).toHaveCount(context.matching)
    await expect(cities.locator('[data-active]')).toHaveCount(context.active === null ? 0 : 1)
    const isLocating = state.includes('locating')
    await expect(cities.getByRole('button', { name: copy.locating })).toHaveCount(isLocating ? 1 : 0)
    await expect(cities.locator('.nearme-status')).toHaveText(
      context.nearmeFailure ? copy.nearmeFailure[context.nearmeFailure] : '',
    )
    if (isLocating) await this.place.isRequested()
    if (state === '{"open":"loading"}') await this.call.isOnItsWay()
  }
}
