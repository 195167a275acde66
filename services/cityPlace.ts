import * as t from 'io-ts'
import { decoded } from '@/model/decoded'
import type { Language } from '@/model/page/language'
import { callSite } from './httpClient'
import { addressIn } from './addressIn'
import { oncePerPage } from './oncePerPage'

const CityPlace = t.type({ name: t.string, latitude: t.number, longitude: t.number })
export type CityPlace = t.TypeOf<typeof CityPlace>

const placeAt = oncePerPage(async (path: string): Promise<CityPlace | undefined> => {
  const { status, data } = await callSite(path, { method: 'GET' })
  return status === 200 ? decoded(CityPlace, data) : undefined
})

/** Where a city is, named as the page's language does; undefined where the site does not know. Asked once a page. */
export const fetchCityPlace = (cityId: number, language: Language): Promise<CityPlace | undefined> =>
  placeAt(addressIn(`/api/cities/place?cityId=${cityId}`, language)).catch(() => undefined)
