import 'server-only'
import { cities, cityByName } from '@/content/catalogue'
import { kilometresBetween } from '@/content/nearCities'
import type { City } from '@/model/catalogue/city'

/** A point on the map in degrees, north and east positive. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Beyond this distance no known city is near: somebody abroad or at sea is in none of them. */
const NEAR_KM = 300

const DEGREES = /^[+-]?\d{1,3}(\.\d{1,20})?$/

/** The number of a query parameter in degrees; undefined when it is none or beyond the limit. */
function degrees(text: string | null, limit: number): number | undefined {
  if (text === null || !DEGREES.test(text)) return undefined
  const value = Number(text)
  return Math.abs(value) <= limit ? value : undefined
}

/** The position that a call names by `lat` and `lon` (specification, section 7); undefined when it is none. */
export function positionOf(parameters: URLSearchParams): Position | undefined {
  const latitude = degrees(parameters.get('lat'), 90)
  const longitude = degrees(parameters.get('lon'), 180)
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

/** The nearest city of the catalogue, within 300 km. */
export function nearestCity(position: Position): City | undefined {
  let nearest: { city: City; kilometres: number } | undefined
  for (const city of cities()) {
    const kilometres = kilometresBetween(position, city)
    if (!nearest || kilometres < nearest.kilometres) nearest = { city, kilometres }
  }
  return nearest && nearest.kilometres <= NEAR_KM ? nearest.city : undefined
}

/** The city of the catalogue that a maps service names, in any of its names. */
export const cityNamed = (name: string): City | undefined => cityByName(name)
