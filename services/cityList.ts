import type { Language } from '@/model/page/language'
import * as t from 'io-ts'
import { type CityChoice, DEFAULT_CITY } from '@/model/account/cityChoice'
import { HeaderCity } from '@/model/search/options'
import { callSite } from './httpClient'
import { addressIn } from './addressIn'
import { oncePerPage } from './oncePerPage'
import { readAnswer } from './readAnswer'

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
  const answer = await callSite(addressIn(CITY_LIST_PATH, language), { method: 'GET' })
  const { results, serviceable, data: standing } = readAnswer(CITY_LIST_PATH, answer, CityList)
  const defaultId = standing?.cityId ?? DEFAULT_CITY.cityid
  return results.map(({ hindi, ...city }) => ({
    ...city,
    shown: hindi ?? city.cityname,
    ...(serviceable && { serviceable: serviceable.includes(city.cityid) }),
    ...(city.cityid === defaultId && { isDefault: true }),
  }))
}

/**
 * The header's cities (specification, section 7), named as the page's language does. They are asked for once a page (they
 * change with the catalogue, not while somebody reads), and again after a failure.
 * @throws when no answer came, or one that is none
 */
export const fetchCityList = oncePerPage(load)
