import type * as t from 'io-ts'
import { CITY_PLACE } from '@/model/calls/placeCalls'
import { decoded } from '@/model/decoded'
import type { Language } from '@/model/page/language'
import { callSite } from './httpClient'
import { addressIn } from './addressIn'
import { oncePerPage } from './oncePerPage'

export type CityPlace = t.TypeOf<typeof CITY_PLACE.answer>

const placeAt = oncePerPage(async (path: string): Promise<CityPlace | undefined> => {
  const { status, data } = await callSite(path, { method: 'GET' })
  return status === 200 ? decoded(CITY_PLACE.answer, data) : undefined
})

/** A city's position, named in the page's language; undefined if unknown. Fetched once a page. */
export const fetchCityPlace = (cityId: number, language: Language): Promise<CityPlace | undefined> =>
  placeAt(addressIn(`${CITY_PLACE.path}?cityId=${cityId}`, language)).catch(() => undefined)
