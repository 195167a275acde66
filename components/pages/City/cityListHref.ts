import { interpolate } from '@/content/copy/interpolate'
import { cityListCopy } from '@/content/copy/cityLists'
import type { Language } from '@/model/page/language'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'

/** What a city's list of a department is of. */
export type CityListKind = 'doctors' | 'hospitals'

/** Doctors are found by their title, hospitals by their department. */
export const cityListHref = (kind: CityListKind, { slug }: City, department: Department): string =>
  kind === 'doctors'
    ? `/${slug}/doctors/${department.specialitySlug}`
    : `/${slug}/hospitals/${department.slug}`

/** What a kind of list calls a department: specialists where it lists doctors. */
export const cityListName = (kind: CityListKind, { specialistPlural, DepartmentName }: Department): string =>
  kind === 'doctors' ? specialistPlural : DepartmentName

/** Where all cities of a department stand: the list of everybody, with this department chosen. */
export const ALL_PLACES = 'places'
export const allCitiesLink = (
  kind: CityListKind,
  department: Department,
  count: number,
  language: Language = 'en',
) => ({
  href:
    kind === 'doctors'
      ? `/doctors?speciality=${department.specialitySlug}#${ALL_PLACES}`
      : `/hospitals?department=${department.slug}#${ALL_PLACES}`,
  name: interpolate(cityListCopy[language === 'hi' ? 'allCitiesHindi' : 'allCities'], { count }),
})
