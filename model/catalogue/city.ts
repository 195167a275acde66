import * as t from 'io-ts'
import { oneOf } from '@/model/oneOf'
import { Slug, Slugs, WholeNumber, Words, Tier, rowWithOptional } from './primitives'
import { type KindDescriptor, bySlug, namedBy } from './kind'
import { kilometresBetween, positionFaults } from './position'

/** A city: the header's list item (specification, section 3) with its place on the map and the name in its address. */
export const City = rowWithOptional(
  'City',
  {
    cityid: WholeNumber,
    cityname: Words,
    aliasname: t.string,
    citytype: oneOf(['popular', 'other']),
    webIconPrimary: t.string,
    webIconSecondary: t.string,
    slug: Slug,
    aliasSlugs: Slugs,
    hindi: Words,
    state: Words,
    /** Degrees north. */
    latitude: t.number,
    /** Degrees east. */
    longitude: t.number,
    /** Whether appointments can be arranged there. */
    served: t.boolean,
  },
  { tier: Tier },
)
export type City = t.TypeOf<typeof City>

/** What a page calls a city. */
export const cityName = namedBy('cityname')

export const cities: KindDescriptor<City> = {
  codec: City,
  nameField: 'cityname',
  aliasFields: ['aliasname', 'aliasSlugs'],
  columns: {
    first: ['cityname', 'hindi', 'state', 'served', 'citytype', 'aliasname', 'tier'],
    last: ['latitude', 'longitude', 'aliasSlugs', 'webIconPrimary', 'webIconSecondary', 'slug', 'cityid'],
  },
  keyOf: bySlug,
  idField: 'cityid',
  faultsOf: positionFaults,
  listedFields: ['cityname', 'aliasname', 'hindi', 'slug', 'citytype', 'served'],
}

/** The nearest of what has a city, nearest first; what lies in the place's own city is left out. */
export const nearestTo = <Item extends { readonly city: City }>(
  place: City,
  items: readonly Item[],
  count: number,
): readonly (Item & { readonly kilometres: number })[] =>
  items
    .filter(({ city }) => city.cityid !== place.cityid)
    .map((item) => ({ ...item, kilometres: Math.round(kilometresBetween(place, item.city)) }))
    .sort((one, other) => one.kilometres - other.kilometres)
    .slice(0, count)
