import { interpolate } from '@/content/copy/interpolate'
import { cityListCopy } from '@/content/copy/cityLists'
import type { Language } from '@/model/page/language'
import type { City } from '@/model/catalogue/city'
import { type Department, departmentName, specialistsOf } from '@/model/catalogue/department'

/** Kind of a city's list of a department. */
export type CityListKind = 'doctors' | 'hospitals'

/** Doctors are found by their title, hospitals by their department. */
export const cityListHref = (kind: CityListKind, { slug }: City, department: Department): string =>
  kind === 'doctors'
    ? `/${slug}/doctors/${department.specialitySlug}`
    : `/${slug}/hospitals/${department.slug}`

/** Name of a department in a list: its specialists in a list of doctors. */
export const cityListName = (kind: CityListKind, department: Department, language: Language): string =>
  kind === 'doctors' ? specialistsOf(department, language) : departmentName(department, language)

/** Anchor of the list of all cities, with this department selected. */
export const ALL_PLACES = 'places'
export const allCitiesLink = (
  kind: CityListKind,
  department: Department,
  count: number,
  language: Language,
) => ({
  href:
    kind === 'doctors'
      ? `/doctors?speciality=${department.specialitySlug}#${ALL_PLACES}`
      : `/hospitals?department=${department.slug}#${ALL_PLACES}`,
  name: interpolate(cityListCopy[language].allCities, { count }),
})
