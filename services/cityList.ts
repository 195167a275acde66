import type { Language } from '@/model/page/language'
import { CITY_LIST } from '@/model/calls/placeCalls'
import { type CityChoice, DEFAULT_CITY } from '@/model/account/cityChoice'
import { callSite } from './httpClient'
import { addressIn } from './addressIn'
import { oncePerPage } from './oncePerPage'
import { readAnswer } from './readAnswer'

async function load(language: Language): Promise<readonly CityChoice[]> {
  const answer = await callSite(addressIn(CITY_LIST.path, language), { method: 'GET' })
  const { results, serviceable, data: standing } = readAnswer(CITY_LIST, answer)
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
