import type { RowFault } from './primitives'

/** A place on the map, in degrees north and east. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Where a row itself says that it is. */
export const ownPosition = ({ latitude, longitude }: Partial<Position>): Position | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

/** Both degrees, or neither where a row need not have them. */
export const positionFaults = ({ latitude, longitude }: Partial<Position>): readonly RowFault[] => {
  if (latitude === undefined && longitude === undefined) return []
  const fits = Math.abs(latitude ?? NaN) <= 90 && Math.abs(longitude ?? NaN) <= 180
  return fits ? [] : [{ field: 'latitude', message: 'expected latitude and longitude, in degrees' }]
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Distance as the crow flies, in kilometres (haversine formula). */
export function kilometresBetween(one: Position, other: Position): number {
  const north = radians(other.latitude - one.latitude)
  const east = radians(other.longitude - one.longitude)
  const a =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(a))
}
