import { CityCosts } from '@/components/pages/City/CityCosts'
import { treatmentCosts } from '@/components/pages/City/treatmentCosts'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { treatmentBySlug } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { hospitalPageCopy } from '@/content/copy/hospitals'
import type { City } from '@/model/catalogue/city'
import type { Department } from '@/model/catalogue/department'
import type { Hospital } from '@/model/catalogue/hospital'
import type { Treatment } from '@/model/catalogue/treatment'

type HospitalCostsProps = {
  readonly hospital: Hospital
  readonly departments: readonly Department[]
  readonly city: City
}

export const treatmentsAt = ({ treatmentSlugs }: Hospital): readonly Treatment[] =>
  treatmentSlugs.flatMap((slug) => treatmentBySlug(slug) ?? [])

/** Each department's treatments with what they may cost in the hospital's city, then those without a range there. */
export function HospitalCosts({ hospital, departments, city }: HospitalCostsProps) {
  const treatments = treatmentsAt(hospital)
  const costs = treatmentCosts(treatments, city)
  const known = new Set(costs.map(({ treatment }) => treatment.slug))
  const without = treatments.filter(({ slug }) => !known.has(slug))
  return (
    <>
      {costs.length > 0 && <p>{hospitalPageCopy.costsIntro}</p>}
      {departments.map(({ DepartmentId, DepartmentName }) => {
        const own = costs.filter(({ treatment }) => treatment.departmentid === DepartmentId)
        if (own.length === 0) return null
        return (
          <div key={DepartmentId}>
            <h3>{DepartmentName}</h3>
            <CityCosts costs={own} city={city} />
          </div>
        )
      })}
      {without.length > 0 && (
        <>
          <p>{interpolate(hospitalPageCopy.noCity, { city: city.cityname })}</p>
          <PlaceLinks
            links={without.map(({ slug, ProcedureName }) => ({
              href: `/treatment/${slug}`,
              name: ProcedureName,
            }))}
          />
        </>
      )}
    </>
  )
}
