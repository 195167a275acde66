import 'server-only'
import type { FilterField } from '@/components/ui/ListFilters/chosenFilters'
import { insurers } from '@/content/catalogue'
import { hospitalListCopy } from '@/content/copy/hospitals'
import type { Hospital } from '@/model/catalogue/hospital'
import type { ListQuery } from '@/model/page/listQuery'
import type { HospitalChoice } from '@/server/catalogue/hospitals'
import {
  chosenCityId,
  chosenDepartmentId,
  chosenInsurer,
  chosenYes,
  cityChoices,
  departmentChoices,
} from '@/app/[edition]/_lists/listChoices'
import type { ListChoice } from '@/app/[edition]/_lists/listPage'

const copy = hospitalListCopy.filters

/** The hospitals that a list's filters ask for. */
export const hospitalChoice = ({ filters }: ListQuery): HospitalChoice => ({
  cityId: chosenCityId(filters.city),
  departmentId: chosenDepartmentId(filters.department),
  insurerSlug: chosenInsurer(filters.insurer),
  hasEmergency: chosenYes(filters.emergency),
})

export const hospitalCityField = (cityIds: Iterable<number>): FilterField => ({
  name: 'city',
  label: copy.city,
  options: cityChoices(cityIds),
})

export const hospitalDepartmentField = (departmentIds: Iterable<number>): FilterField => ({
  name: 'department',
  label: copy.department,
  options: departmentChoices(departmentIds, 'department'),
})

/** The filters that every list of hospitals has, except that of one insurer: who pays, and emergencies. */
export const careFields = (insurerSlugs: Iterable<string>): readonly FilterField[] => {
  const known = new Set(insurerSlugs)
  return [
    {
      name: 'insurer',
      label: copy.insurer,
      options: insurers()
        .filter(({ slug }) => known.has(slug))
        .map(({ slug, InsurerName }) => ({ value: slug, label: InsurerName })),
    },
    { name: 'emergency', label: copy.emergency, options: [{ value: 'yes', label: copy.emergencyYes }] },
  ]
}

/** What visitors narrow and sort a list of hospitals by, and that nobody pays for a place in it. */
export function hospitalFilters({ sort }: ListQuery, fields: readonly FilterField[]): ListChoice {
  const { orders, nobodyPays, sorts, found } = hospitalListCopy
  const order = sort === 'name' ? orders.name : orders.beds
  return { fields, sorts, foundCopy: found, order: `${order} ${nobodyPays}` }
}

/** The hospitals of a list as search engines are told of them. */
export const hospitalEntries = (hospitals: readonly Hospital[]) =>
  hospitals.map(({ HospitalName, slug }) => ({ name: HospitalName, path: `/hospital/${slug}` }))
