import 'server-only'
import type { Treatment } from '@/model/catalogue/treatment'
import {
  HEXA_TREATMENT_SLUGS,
  departmentById,
  treatments,
  treatmentsBySlugs,
} from '@/content/catalogue/catalogue'
import { derived } from '@/content/catalogue/snapshot/catalogueSnapshot'

/** The page of the fixed sixteen (specification, section 2, shell rules). */
export const HEXA_PATH = '/marketing/brand/hexa'

/** The sixteen in their order; one that a clinic's catalogue does not have is left out. */
export const hexaTreatments = derived((): readonly Treatment[] => treatmentsBySlugs(HEXA_TREATMENT_SLUGS))

/** The treatments to which a page limits its forms; undefined where it does not. */
const limitedTreatments = (path: string): readonly Treatment[] | undefined =>
  path === HEXA_PATH ? hexaTreatments() : undefined

/** The treatments that the forms of a page offer; without a path all. */
export const offeredTreatments = (path = ''): readonly Treatment[] => limitedTreatments(path) ?? treatments()

/** The names of them where the page limits them, for a form that asks for its list in the browser. */
export const limitedTreatmentNames = (path: string): readonly string[] | undefined =>
  limitedTreatments(path)?.map(({ ProcedureName }) => ProcedureName)

/** The department of each of them, by name, where the page limits them: a lead from it is for the chosen one's. */
export const treatmentDepartments = (path: string): Readonly<Record<string, string>> | undefined => {
  const limited = limitedTreatments(path)
  return (
    limited &&
    Object.fromEntries(
      limited.map(({ ProcedureName, departmentid }) => [
        ProcedureName,
        departmentById(departmentid)?.DepartmentName ?? '',
      ]),
    )
  )
}
