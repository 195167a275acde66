import 'server-only'
import { noteRow } from '@/content/cacheTags'
import type { Hospital } from '@/model/catalogue/hospital'
import type { DepartmentPlace } from '@/model/page/listFacts'
import type { ListQuery } from '@/model/page/listQuery'
import { runtime } from '@/server/runtime'
import { rowOfKey } from './catalogueRows'
import { cachedAggregates } from './aggregateCache'
import { type RowPage, rowPage } from './rowList'
import { Conditions, askRows, countRows, inList, listHas } from './rowQuery'

/** Orders of hospital lists, by the names that addresses use (model/page/listQuery.ts). Nobody pays for a place. */
const ORDERS: Readonly<Record<string, string>> = { beds: 'beds desc, key', name: 'name, key' }

/** Which hospitals are asked for; what is undefined does not narrow. */
export interface HospitalChoice {
  readonly cityId?: number
  readonly departmentId?: number
  readonly treatmentSlug?: string
  readonly insurerSlug?: string
  readonly hasEmergency?: boolean
}

export const hospitalConditions = (choice: HospitalChoice): Conditions =>
  new Conditions()
    .add('city_id = ?', choice.cityId)
    .add('has_emergency = ?', choice.hasEmergency)
    .add('department_ids @> ?::jsonb', inList(choice.departmentId))
    .add(listHas('treatmentSlugs'), inList(choice.treatmentSlug))
    .add('insurer_slugs @> ?::jsonb', inList(choice.insurerSlug))

export const hospitalBySlug = (slug: string): Promise<Hospital | undefined> =>
  rowOfKey(runtime().database.executeSql, 'hospitals', slug)

/** The hospitals of these slugs, in their order; unknown ones are left out. */
export async function hospitalsBySlugs(slugs: readonly string[]): Promise<readonly Hospital[]> {
  for (const slug of slugs) noteRow('hospitals', slug)
  const { rows } = await runtime().database.executeSql<{ row: Hospital }>(
    'select row from catalogue_hospitals where key = any($1::text[])',
    [slugs],
  )
  const found = new Map(rows.map(({ row }) => [row.slug, row]))
  return slugs.flatMap((slug) => found.get(slug) ?? [])
}

/** The hospital with an id (specification, section 3, HospitalId). */
export async function hospitalById(id: number): Promise<Hospital | undefined> {
  const [hospital] = await askRows('hospitals', {
    conditions: new Conditions().add('id = ?', id),
    orderBy: 'key',
    limit: 1,
  })
  return hospital
}

/** A page of the hospitals that fit, in the order that the visitor chose. */
export const hospitalPage = (
  choice: HospitalChoice,
  { sort, page }: Pick<ListQuery, 'sort' | 'page'>,
): Promise<RowPage<Hospital>> =>
  rowPage('hospitals', hospitalConditions(choice), { orderBy: ORDERS[sort] ?? 'beds desc, key', page })

/** Some hospitals that fit, the largest first. */
export const someHospitals = (choice: HospitalChoice, limit: number): Promise<readonly Hospital[]> =>
  askRows('hospitals', { conditions: hospitalConditions(choice), orderBy: 'beds desc, key', limit })

export const countHospitals = (choice: HospitalChoice): Promise<number> =>
  countRows('hospitals', hospitalConditions(choice))

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
