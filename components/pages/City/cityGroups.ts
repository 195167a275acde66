import { interpolate } from '@/content/copy/interpolate'
import { cityListCopy } from '@/content/copy/cityLists'
import { inSentence } from '@/content/copy/inWords'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { PlaceLink } from '@/components/ui/PlaceLinks'
import type { LinkGroup } from './CitySections'
import { type CityListKind, cityListHref } from './cityListHref'

/** What a kind of list calls its groups of links; gaps are `{city}`, `{departments}`, `{department}`, `{specialists}`. */
export type CityGroupCopy = {
  readonly neighboursTitle: string
  readonly othersTitle: string
  /** The city's other list of the same department: hospitals beside doctors, doctors beside hospitals. */
  readonly counterpart: string
  readonly all: string
}

export type Around = {
  readonly city: City
  readonly department: Department
  readonly near: readonly { readonly city: City; readonly kilometres: number }[]
  /** Other departments with entries in the city. */
  readonly others: readonly Department[]
  /** Whether the city's other list of the department has entries. */
  readonly hasCounterpart: boolean
}

/** What a kind of list calls a department: specialists where it lists doctors. */
const nameIn = (kind: CityListKind, { specialistPlural, DepartmentName }: Department): string =>
  kind === 'doctors' ? specialistPlural : DepartmentName

/** Where a city's list of a department leads: neighbouring cities, other departments, the other list, the department. */
export function cityGroups(
  kind: CityListKind,
  copy: CityGroupCopy,
  { city, department, near, others, hasCounterpart }: Around,
): readonly LinkGroup[] {
  const gaps = {
    city: city.cityname,
    specialists: department.specialistPlural,
    departments: department.DepartmentName,
    department: inSentence(department.DepartmentName),
  }
  const other: CityListKind = kind === 'doctors' ? 'hospitals' : 'doctors'
  const counterpart: PlaceLink = {
    href: cityListHref(other, city, department),
    name: interpolate(copy.counterpart, gaps),
  }
  return [
    {
      title: interpolate(copy.neighboursTitle, gaps),
      links: near.map((one) => ({
        href: cityListHref(kind, one.city, department),
        name: interpolate(cityListCopy.farther, { city: one.city.cityname, km: one.kilometres }),
      })),
    },
    {
      title: interpolate(copy.othersTitle, gaps),
      links: others.map((one) => ({ href: cityListHref(kind, city, one), name: nameIn(kind, one) })),
    },
    {
      title: cityListCopy.furtherTitle,
      links: [
        ...(hasCounterpart ? [counterpart] : []),
        { href: `/department/${department.slug}`, name: interpolate(cityListCopy.department, gaps) },
        { href: `/${kind}`, name: copy.all },
      ],
    },
  ]
}
