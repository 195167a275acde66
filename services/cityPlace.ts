import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Language } from '@/model/page/language'
import { callSite } from './httpClient'
import { addressIn } from './addressIn'

const CityPlace = t.type({ name: t.string, latitude: t.number, longitude: t.number })
export type CityPlace = t.TypeOf<typeof CityPlace>

const fetched = new Map<string, Promise<CityPlace | undefined>>()

async function load(path: string): Promise<CityPlace | undefined> {
  const { status, data } = await callSite(path, { method: 'GET' })
  const place = CityPlace.decode(data)
  return status === 200 && isRight(place) ? place.right : undefined
}

/** Where a city is, named as the page's language does; undefined where the site does not know. Asked once a page. */
export function fetchCityPlace(cityId: number, language: Language): Promise<CityPlace | undefined> {
  const path = addressIn(`/api/cities/place?cityId=${cityId}`, language)
  const place = fetched.get(path) ?? load(path).catch(() => void fetched.delete(path))
  fetched.set(path, place)
  return place
}
