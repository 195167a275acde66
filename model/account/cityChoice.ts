import { type HeaderCity, POPULAR_CITY_IDS } from '@/model/catalogue/optionLists'
import type { City } from '@/model/catalogue/city'
import type { SelectedCity } from './session'
import { ALL_OF_INDIA_ID } from './visitorMarks'

/** Default city (specification, section 9). */
export const DEFAULT_CITY: SelectedCity = {
  cityid: POPULAR_CITY_IDS[0],
  cityname: 'Delhi NCR',
  type: 'popular',
}

/** The choice of no city: search, lists and forms know none then, and distances are not reckoned. */
export const ALL_OF_INDIA: SelectedCity = { cityid: ALL_OF_INDIA_ID, cityname: 'All of India', type: 'all' }

/** Whether a choice is all of India, and no city. */
export const isAllOfIndia = ({ cityid }: { readonly cityid: number }): boolean => cityid === ALL_OF_INDIA_ID

/** A city to choose from, with the name that is shown: on Hindi pages that is the Hindi one. */
export type CityChoice = HeaderCity & {
  readonly shown: string
  /** Whether appointments can be arranged there, where it is known. */
  readonly serviceable?: boolean
  /** True for the default city. */
  readonly isDefault?: boolean
}

/** What is kept of a city that was chosen. */
export const selectedOf = ({
  cityid,
  cityname,
  citytype,
  serviceable,
}: Pick<CityChoice, 'cityid' | 'cityname' | 'citytype' | 'serviceable'>): SelectedCity => ({
  cityid,
  cityname,
  type: citytype,
  ...(serviceable !== undefined && { serviceable }),
})

/** What is kept of a city of the catalogue. */
export const selectedCityOf = (city: City): SelectedCity => selectedOf({ ...city, serviceable: city.served })

/** A kept city as one to choose, for a list that lacks it. */
export const choiceOf = (
  { cityid, cityname, type, serviceable }: SelectedCity,
  shown = cityname,
): CityChoice => ({
  cityid,
  cityname,
  aliasname: '',
  citytype: type,
  webIconPrimary: '',
  webIconSecondary: '',
  shown,
  ...(serviceable !== undefined && { serviceable }),
})

const isPopular = ({ cityid }: { readonly cityid: number }): boolean =>
  POPULAR_CITY_IDS.some((id) => id === cityid)

/**
 * All of India where it is among them, then the popular cities, split out by their ids in their fixed order, then the
 * others as they come (section 9).
 */
export function popularFirst<Item extends { readonly cityid: number }>(cities: readonly Item[]): Item[] {
  const popular = POPULAR_CITY_IDS.flatMap((id) => cities.find(({ cityid }) => cityid === id) ?? [])
  const others = cities.filter((city) => !isPopular(city) && !isAllOfIndia(city))
  return [...cities.filter(isAllOfIndia), ...popular, ...others]
}

/** How many of cities in that order are popular ones. */
export const popularCount = (cities: readonly { readonly cityid: number }[]): number =>
  cities.filter(isPopular).length

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim()

/** The cities whose shown, English or older name begins with what was typed, then those that contain it. */
export function citiesMatching(cities: readonly CityChoice[], typed: string): readonly CityChoice[] {
  const query = plain(typed)
  if (query === '') return cities
  const names = (city: CityChoice) => [city.shown, city.cityname, city.aliasname].map(plain)
  const begins = (city: CityChoice) => names(city).some((name) => name.startsWith(query))
  const contains = (city: CityChoice) => names(city).some((name) => name.includes(query))
  return [...cities.filter(begins), ...cities.filter((city) => !begins(city) && contains(city))]
}
