import 'server-only'
import type { Locality } from '@/model/catalogue/hospital'
import type { DepartmentPlace, HospitalFacts, InsurerCount } from '@/model/page/listFacts'
import { cachedAggregates } from './aggregateCache'
import { Conditions, inList, listReads } from './rowQuery'

/** Orders of hospital lists, by the names that addresses use (model/page/listQuery.ts). Positions are not for sale. */
const ORDERS = { beds: 'beds desc, key', name: 'name, key' }

/** A choice of hospitals; undefined fields do not narrow it. */
export interface HospitalChoice {
  readonly cityId?: number
  readonly departmentId?: number
  readonly treatmentSlug?: string
  readonly insurerSlug?: string
  readonly hasEmergency?: boolean
}

const hospitalConditions = (choice: HospitalChoice): Conditions =>
  new Conditions()
    .add('city_id = ?', choice.cityId)
    .add('has_emergency = ?', choice.hasEmergency)
    .add('department_ids @> ?::jsonb', inList(choice.departmentId))
    .add('treatment_slugs @> ?::jsonb', inList(choice.treatmentSlug))
    .add('insurer_slugs @> ?::jsonb', inList(choice.insurerSlug))

export const {
  bySlug: hospitalBySlug,
  bySlugs: hospitalsBySlugs,
  byId: hospitalById,
  page: hospitalPage,
  count: countHospitals,
  some: someHospitals,
} = listReads('hospitals', hospitalConditions, ORDERS)

/** Which cities have hospitals with which department, with their number; all of them, or those that fit. */
export function hospitalPlaces(choice: HospitalChoice = {}): Promise<readonly DepartmentPlace[]> {
  const { values, where } = hospitalConditions(choice)
  return cachedAggregates(
    'hospitals',
    `with lists as (
       select city_id, department_ids, count(*) as hospitals from catalogue_hospitals ${where} group by 1, 2)
     select city_id as "cityId", department::integer as "departmentId", sum(hospitals)::integer as count
     from lists, jsonb_array_elements_text(department_ids) as department
     group by 1, 2 order by 1, 2`,
    values,
  )
}

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

type Sums = Omit<HospitalFacts, 'insurers' | 'localities'>

/** Computes facts over all pages of a list of hospitals. */
export async function hospitalFacts(choice: HospitalChoice): Promise<HospitalFacts> {
  const { values, where } = hospitalConditions(choice)
  const [sums, insurers, places] = await Promise.all([
    cachedAggregates<Sums>(
      'hospitals',
      `select count(*)::integer as count,
         coalesce(sum(beds), 0)::integer as beds,
         (count(*) filter (where has_emergency))::integer as "withEmergency",
         (count(*) filter (where has_accreditation))::integer as "withAccreditation"
       from catalogue_hospitals ${where}`,
      values,
    ),
    cachedAggregates<InsurerCount>(
      'hospitals',
      `select slug, count(*)::integer as count
       from catalogue_hospitals, jsonb_array_elements_text(insurer_slugs) as slug ${where}
       group by 1 order by 2 desc, 1`,
      values,
    ),
    cachedAggregates<Locality>(
      'hospitals',
      `select locality, min(row ->> 'localityInHindi') as "localityInHindi" from catalogue_hospitals ${where}
       group by 1 order by count(*) desc, 1`,
      values,
    ),
  ])
  const [sum] = sums
  if (!sum) throw new Error('a sum without a row')
  return { ...sum, insurers, localities: places }
}
