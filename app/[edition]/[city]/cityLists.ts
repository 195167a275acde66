import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { citiesToChoose, cityByAliasSlug, cityBySlug, departmentById } from '@/content/catalogue'
import { nearestTo } from '@/content/nearCities'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { DepartmentPlace } from '@/model/page/listFacts'

/** How many neighbouring cities a page leads to. */
const NEIGHBOURS = 6

/** The city of an address; an older or second name of it leads to the city's own address (308). */
export function cityOfPath(slug: string, pathOf: (city: City) => string): City {
  const city = cityBySlug(slug)
  if (city) return city
  const known = cityByAliasSlug(slug) ?? notFound()
  return permanentRedirect(pathOf(known))
}

export type NearCity = { readonly city: City; readonly count: number; readonly kilometres: number }

/** The cities nearest to one that have entries of a department, with their number. */
export function nearCities(
  city: City,
  { DepartmentId }: Department,
  places: readonly DepartmentPlace[],
  count = NEIGHBOURS,
): readonly NearCity[] {
  const counts = new Map(
    places.filter(({ departmentId }) => departmentId === DepartmentId).map((one) => [one.cityId, one.count]),
  )
  const items = citiesToChoose().flatMap((one) => {
    const entries = counts.get(one.cityid)
    return entries === undefined ? [] : [{ city: one, count: entries }]
  })
  return nearestTo(city, items, count)
}

/** Whether a city has entries of a department, as far as these places say. */
export const hasPlace = (
  places: readonly DepartmentPlace[],
  { cityid }: City,
  { DepartmentId }: Department,
): boolean => places.some(({ cityId, departmentId }) => cityId === cityid && departmentId === DepartmentId)

/** The other departments that have entries in a city. */
export const otherDepartments = (
  { cityid }: City,
  { DepartmentId }: Department,
  places: readonly DepartmentPlace[],
): readonly Department[] =>
  places
    .filter(({ cityId, departmentId }) => cityId === cityid && departmentId !== DepartmentId)
    .flatMap(({ departmentId }) => departmentById(departmentId) ?? [])
