import 'server-only'
import type { HospitalFacts, InsurerCount } from '@/model/page/listFacts'
import { type HospitalChoice, hospitalConditions } from './hospitals'
import { cachedAggregates } from './aggregateCache'

type Sums = Omit<HospitalFacts, 'insurers' | 'localities'>

/** Computes what a list of hospitals has in common, over all its pages. */
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
    cachedAggregates<{ locality: string }>(
      'hospitals',
      `select locality from catalogue_hospitals ${where}
       group by 1 order by count(*) desc, 1`,
      values,
    ),
  ])
  const [sum] = sums
  if (!sum) throw new Error('a sum without a row')
  return { ...sum, insurers, localities: places.map(({ locality }) => locality) }
}
