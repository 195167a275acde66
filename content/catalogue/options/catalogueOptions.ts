import 'server-only'
import type { Hospital } from '@/model/catalogue/hospital'
import {
  type CityOption,
  type DepartmentOption,
  type DiseaseOption,
  type HospitalOption,
  OTHER_CITY,
  OTHER_DEPARTMENT,
  OTHER_TREATMENT,
  type StateOption,
  type TreatmentOption,
  withOther,
} from '@/model/catalogue/optionLists'
import { noteTags } from '@/content/catalogue/snapshot/cacheTags'
import {
  citiesToChoose,
  conditions,
  conditionsInDepartment,
  departments,
  treatments,
  treatmentsInDepartment,
} from '@/content/catalogue/catalogue'
import { derived } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import states from '@/content/catalogue/demo/states.json'
import { processWide } from '@/model/processWide'

/* The option lists of forms and calls (specification, sections 3 and 7). */

/** Every city to choose from, popular ones first, then by name, 'Other' last (specification, section 3). */
export const cityOptions = derived((): readonly CityOption[] =>
  withOther(
    citiesToChoose().map(({ cityid, cityname, citytype }) => ({
      CityId: cityid,
      CityName: cityname,
      Type: citytype,
    })),
    OTHER_CITY,
  ),
)

/** A department's treatments to choose from, -1 for all, 'Other' last. Names are plain, display labels come later. */
export const treatmentOptions = (departmentId = -1): readonly TreatmentOption[] =>
  withOther(
    treatmentsInDepartment(departmentId).map(
      ({ ProcedureId, ProcedureName, displayName, slug, departmentid }) => ({
        ProcedureId,
        ProcedureName,
        ...(displayName === undefined ? {} : { displayName }),
        RouteId: slug,
        departmentid,
      }),
    ),
    OTHER_TREATMENT,
  )

/** The departments to choose from, 'Other' last. */
export const departmentOptions = derived((): readonly DepartmentOption[] =>
  withOther(
    departments().map(({ DepartmentId, DepartmentName }) => ({ DepartmentId, DepartmentName })),
    OTHER_DEPARTMENT,
  ),
)

/** The states and union territories of India, where a form asks for an address. */
export const stateOptions: readonly StateOption[] = states

/** A department's conditions to choose from, -1 for all. */
export const conditionOptions = (departmentId = -1): readonly DiseaseOption[] =>
  conditionsInDepartment(departmentId).map(({ DiseaseId, DiseaseName, slug, departmentid }) => ({
    DiseaseId,
    DiseaseName,
    RouteId: slug,
    departmentid,
  }))

/** How many hospitals a form offers; 'Other' covers the rest. */
export const HOSPITAL_CHOICES = 60

const shared = processWide<readonly HospitalOption[]>('hospitalChoices')

const asOption = ({ HospitalId, HospitalName }: Hospital): HospitalOption => ({ HospitalId, HospitalName })

/** The hospitals to choose from: the catalogue's first ones. */
export function hospitalOptions(): readonly HospitalOption[] {
  noteTags(['options'])
  return (shared.value ??= shippedRows('hospitals').slice(0, HOSPITAL_CHOICES).map(asOption))
}

/** Puts the database's first hospitals in place of the shipped ones. */
export function setHospitalOptions(hospitals: readonly Hospital[] | undefined): void {
  shared.value = hospitals?.map(asOption)
}

/** Hindi names by the English ones, which are what lists and leads carry. */
export type HindiNames = Readonly<
  Record<'cities' | 'treatments' | 'conditions' | 'departments', ReadonlyMap<string, string>>
>

/** Hindi names of the catalogue's cities, treatments, conditions and departments. */
export const hindiNames = derived((): HindiNames => ({
  cities: new Map(citiesToChoose().map(({ cityname, hindi }) => [cityname, hindi])),
  treatments: new Map(treatments().map(({ ProcedureName, hindi }) => [ProcedureName, hindi])),
  conditions: new Map(conditions().map(({ DiseaseName, hindi }) => [DiseaseName, hindi])),
  departments: new Map(departments().map(({ DepartmentName, hindi }) => [DepartmentName, hindi])),
}))
