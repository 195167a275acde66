import * as t from 'io-ts'
import { SelectedCity } from '@/model/account/session'
import { HeaderCity } from '@/model/catalogue/optionLists'
import { siteCall } from './siteCall'

export const CITY_LIST = siteCall(
  'GET',
  '/dmg/v1/web/citylist',
  t.intersection([
    t.type({
      // The name on Hindi pages, where the list has one.
      results: t.array(t.intersection([HeaderCity, t.partial({ hindi: t.string })])),
    }),
    t.partial({
      // Ids of the cities in which appointments can be arranged; another system's list may not name them.
      serviceable: t.array(t.number),
      // The city of a visitor who has chosen none.
      data: t.partial({ cityId: t.number }),
    }),
  ]),
)
export const CITY_PLACE = siteCall(
  'GET',
  '/api/cities/place',
  t.type({ name: t.string, latitude: t.number, longitude: t.number }),
)
export const REVERSE_GEOCODE = siteCall(
  'GET',
  '/api/geo/reverse',
  t.intersection([t.type({ address: t.partial({ city: t.string }) }), t.partial({ city: SelectedCity })]),
)
