import { costsOf, treatmentsInDepartment } from '@/content/catalogue'
import type { City } from '@/model/catalogue/city'
import type { PriceRange } from '@/model/catalogue/primitives'
import type { Treatment } from '@/model/catalogue/treatment'

/** How many treatments the table of a department names. */
const MOST = 8

export type TreatmentCost = { readonly treatment: Treatment; readonly cost: PriceRange }

/** What treatments cost in a city, as far as the catalogue knows. */
export const treatmentCosts = (
  treatments: readonly Treatment[],
  { cityid }: City,
): readonly TreatmentCost[] =>
  treatments.flatMap((treatment) => {
    const cost = costsOf(treatment.slug).find((one) => one.city.cityid === cityid)
    return cost ? [{ treatment, cost }] : []
  })

/** What a department's treatments cost in a city: the first ones. */
export const cityCosts = (departmentId: number, city: City): readonly TreatmentCost[] =>
  treatmentCosts(treatmentsInDepartment(departmentId), city).slice(0, MOST)
