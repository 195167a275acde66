import { brand } from '@/content/brand'
import { cityById } from '@/content/catalogue/catalogue'
import { filledTemplate } from '@/model/catalogue/directionsTemplate'
import type { Hospital } from '@/model/catalogue/hospital'
import { type Position, ownPosition } from '@/model/catalogue/position'

/**
 * Where the clinic's map leads to a hospital: the row's own link, else the brand's template filled in. Nothing where the
 * template asks for what the row lacks; what is invented has no address.
 */
export function directionsHref(hospital: Hospital): string | undefined {
  const { mapLink, latitude, longitude, placeId, HospitalName, cityid, isFictional } = hospital
  const { streetAddress, locality } = hospital
  if (mapLink !== undefined) return mapLink
  const template = brand().directions
  if (template === undefined) return undefined
  const city = cityById(cityid)
  const address = [HospitalName, streetAddress, locality, city?.cityname, city?.state]
    .filter(Boolean)
    .join(', ')
  return filledTemplate(template, {
    latitude,
    longitude,
    placeId,
    ...(!isFictional && { address }),
  })
}

/** Where a hospital is, as well as the catalogue knows: its own place, or its city's. */
export const placeOf = (hospital: Hospital): Position | undefined =>
  ownPosition(hospital) ?? cityById(hospital.cityid)
