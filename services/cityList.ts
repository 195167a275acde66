import type { Language } from '@/model/page/language'
import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { type CityChoice, DEFAULT_CITY } from '@/model/account/cityChoice'
import { HeaderCity } from '@/model/search/options'
import { callSite } from './httpClient'
import { addressIn } from './addressIn'

const CITY_LIST_PATH = '/dmg/v1/web/citylist'

const CityList = t.intersection([
  t.type({
    // The name on Hindi pages, where the list has one.
    results: t.array(t.intersection([HeaderCity, t.partial({ hindi: t.string })])),
  }),
  t.partial({
    // Ids of the cities in which appointments can be arranged; another system's list may not tell.
    serviceable: t.array(t.number),
    // The city that stands where none was chosen.
    data: t.partial({ cityId: t.number }),
  }),
])

async function load(language: Language): Promise<readonly CityChoice[]> {
  const { status, data } = await callSite(addressIn(CITY_LIST_PATH, language), { method: 'GET' })
  const list = CityList.decode(data)
  if (status !== 200 || !isRight(list)) throw new Error(`${CITY_LIST_PATH} answered ${status}`)
  const { results, serviceable, data: standing } = list.right
  const defaultId = standing?.cityId ?? DEFAULT_CITY.cityid
  return results.map(({ hindi, ...city }) => ({
    ...city,
    shown: hindi ?? city.cityname,
    ...(serviceable && { serviceable: serviceable.includes(city.cityid) }),
    ...(city.cityid === defaultId && { isDefault: true }),
  }))
}

/** The list as this page has it: it changes with the catalogue, not while somebody reads. */
let fetched: Promise<readonly CityChoice[]> | undefined

/**
 * The header's cities (specification, section 7), named as the page's language does. They are asked for once a page, and
 * again after a failure.
 * @throws when no answer came, or one that is none
 */
export function fetchCityList(language: Language): Promise<readonly CityChoice[]> {
  return (fetched ??= load(language).catch((error: unknown) => {
    fetched = undefined
    throw error
  }))
}
