import 'server-only'
import { noteTags } from '@/content/cacheTags'
import type { DoctorFacts, LanguageCount } from '@/model/page/listFacts'
import { runtime } from '@/server/runtime'
import { type DoctorChoice, doctorConditions } from './doctors'
import { cachedAggregates } from './aggregateCache'

type Sums = Omit<DoctorFacts, 'languages' | 'localities' | 'hospitals'>

/** The languages that the doctors who fit speak, most spoken first. */
export function doctorLanguages(choice: DoctorChoice): Promise<readonly LanguageCount[]> {
  const { values, where } = doctorConditions(choice)
  // Doctors by the thousand share some hundred lists of languages.
  return cachedAggregates(
    'doctors',
    `with lists as (select languages, count(*) as doctors from catalogue_doctors ${where} group by 1)
     select language, sum(doctors)::integer as count
     from lists, jsonb_array_elements_text(languages) as language
     group by 1 order by 2 desc, 1`,
    values,
  )
}

/** Computes what a list of doctors has in common, over all its pages. */
export async function doctorFacts(choice: DoctorChoice): Promise<DoctorFacts> {
  const { values, where } = doctorConditions(choice)
  noteTags(['hospitals'])
  const [sums, languages, places] = await Promise.all([
    cachedAggregates<Sums>(
      'doctors',
      `select count(*)::integer as count,
         coalesce(min(fee), 0)::integer as "lowestFee",
         coalesce(max(fee), 0)::integer as "highestFee",
         coalesce(max(experience), 0)::integer as "mostYears",
         (count(*) filter (where gender = 'female'))::integer as women,
         (count(*) filter (where offers_video))::integer as "withVideo"
       from catalogue_doctors ${where}`,
      values,
    ),
    doctorLanguages(choice),
    runtime().database.executeSql<{ locality: string; hospitals: number }>(
      `with chosen as (
         select distinct city_id, jsonb_array_elements_text(row->'hospitalSlugs') as slug
         from catalogue_doctors ${where})
       select hospital.locality, count(distinct hospital.key)::integer as hospitals
       from chosen join catalogue_hospitals as hospital
         on hospital.key = chosen.slug and hospital.city_id = chosen.city_id
       group by 1 order by 2 desc, 1`,
      values,
    ),
  ])
  const [sum] = sums
  if (!sum) throw new Error('a sum without a row')
  return {
    ...sum,
    languages,
    localities: places.rows.map(({ locality }) => locality),
    hospitals: places.rows.reduce((total, { hospitals }) => total + hospitals, 0),
  }
}
