/** What a visitor does and sees in the header's search bar, and the server's side of it. */
import { type CityChoice, isAllOfIndia } from '@/model/account/cityChoice'
import { expect, type Page } from '@playwright/test'
import { headerCopy } from '@/content/copy/header'
import { headerSearchCopy } from '@/content/copy/headerSearch'
import { selectCityCopy } from '@/content/copy/selectCity'
import { HeldCall } from './heldCall'

const copy = headerSearchCopy.en
const cityCopy = selectCityCopy.en

export const heldSearch = () => new HeldCall('**/api/search/entities?**')
export const heldCityList = () => new HeldCall('**/dmg/v1/web/citylist')

/** The call's answer behind a machine's cities: all of India is the page's own. */
export const answeredCities = (cities: unknown) => ({
  results: (cities as readonly CityChoice[]).filter((city) => !isAllOfIndia(city)),
})

export class SearchVisitor {
  constructor(readonly page: Page) {}

  get form() {
    return this.page.locator('#site-search')
  }
  get field() {
    return this.page.getByPlaceholder(headerCopy.en.searchPlaceholder, { exact: true })
  }
  get results() {
    return this.page.getByRole('listbox', { name: copy.results })
  }
  /** Whatever lies over the page under the field: results, or a word about them. */
  get panel() {
    return this.form.locator('.panel')
  }
  get options() {
    return this.results.getByRole('option')
  }
  get active() {
    return this.results.getByRole('option', { selected: true })
  }
  get opener() {
    return this.page.locator('.search-opener')
  }
  get cityButton() {
    return this.form.getByRole('button', { name: new RegExp(`^${copy.city}: `) })
  }
  get cities() {
    return this.page.getByRole('dialog', { name: cityCopy.title })
  }
  get cityFilter() {
    return this.cities.getByRole('combobox', { name: cityCopy.findCity })
  }
  /** The city that the form is sent with. */
  get calculatorCity() {
    return this.form.locator('select[name=city]')
  }

  /** Opens a page and touches the field, so that the search is there. */
  async opens(path: string): Promise<void> {
    await this.page.goto(path)
    if (await this.opener.isVisible()) await this.opener.click()
    await this.field.focus()
    await this.seesLiveSearch()
  }

  async seesLiveSearch(): Promise<void> {
    await expect(this.field).toHaveRole('combobox')
  }

  async choosesCity(name: string): Promise<void> {
    await this.cityButton.click()
    await this.cities.getByRole('option', { name, exact: true }).click()
    await expect(this.cities).toHaveCount(0)
  }
}
