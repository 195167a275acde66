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
  type TreatmentOption,
  withOther,
} from '@/model/search/options'
import { noteTags } from './cacheTags'
import { citiesToChoose, conditionsInDepartment, departments, treatmentsInDepartment } from './catalogue'
import { derived } from './catalogueSnapshot'
import { shippedRows } from './shippedCatalogue'

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
    treatmentsInDepartment(departmentId).map(({ ProcedureId, ProcedureName, slug, departmentid }) => ({
      ProcedureId,
      ProcedureName,
      RouteId: slug,
      departmentid,
    })),
    OTHER_TREATMENT,
  )

/** The departments to choose from, 'Other' last. */
export const departmentOptions = derived((): readonly DepartmentOption[] =>
  withOther(
    departments().map(({ DepartmentId, DepartmentName }) => ({ DepartmentId, DepartmentName })),
    OTHER_DEPARTMENT,
  ),
)

/** A department's conditions to choose from, -1 for all. */
export const conditionOptions = (departmentId = -1): readonly DiseaseOption[] =>
  conditionsInDepartment(departmentId).map(({ DiseaseId, DiseaseName, slug, departmentid }) => ({
    DiseaseId,
    DiseaseName,
    RouteId: slug,
    departmentid,
  }))

/** How many hospitals a form offers: a select of thousands helps nobody, 'Other' takes the rest. */
export const HOSPITAL_CHOICES = 60

const KEY = Symbol.for('shalya.hospitalChoices')
// The key is this module's own, as in catalogueSnapshot.ts.
const shared = globalThis as { [KEY]?: readonly HospitalOption[] }

const asOption = ({ HospitalId, HospitalName }: Hospital): HospitalOption => ({ HospitalId, HospitalName })

/** The hospitals to choose from: the catalogue's first ones. */
export function hospitalOptions(): readonly HospitalOption[] {
  noteTags(['options'])
  return (shared[KEY] ??= shippedRows('hospitals').slice(0, HOSPITAL_CHOICES).map(asOption))
}

/** Puts the database's first hospitals in place of the shipped ones. */
export function setHospitalOptions(hospitals: readonly Hospital[] | undefined): void {
  shared[KEY] = hospitals?.map(asOption)
}
