import 'server-only'
import { type HospitalChoice, hospitalConditions } from './hospitals'
import { cachedAggregates } from './aggregateCache'

/** A city with how many hospitals it has; a hospital counts once, however many departments it has. */
export interface HospitalCity {
  readonly cityId: number
  readonly count: number
}

/** The cities of the hospitals that fit, those with the most first. */
export function hospitalCities(choice: HospitalChoice): Promise<readonly HospitalCity[]> {
  const { values, where } = hospitalConditions(choice)
  return cachedAggregates(
    'hospitals',
    `select city_id as "cityId", count(*)::integer as count
     from catalogue_hospitals ${where} group by 1 order by 2 desc, 1`,
    values,
  )
}
