import type { City } from '@/model/catalogue/city'

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

type Place = Pick<City, 'latitude' | 'longitude'>

/** Distance as the crow flies, in kilometres (haversine formula). */
export function kilometresBetween(one: Place, other: Place): number {
  const north = radians(other.latitude - one.latitude)
  const east = radians(other.longitude - one.longitude)
  const a =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(a))
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
