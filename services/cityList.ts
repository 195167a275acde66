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
 * Fetches the header's cities (specification, section 7) in the page's language, once per page; retried after a
 * failure.
 * @throws on network error or invalid response
 */
export const fetchCityList = oncePerPage(load)
