import 'server-only'
import type { Doctor } from '@/model/catalogue/doctor'
import type { DepartmentPlace } from '@/model/page/listFacts'
import type { ListQuery } from '@/model/page/listQuery'
import { runtime } from '@/server/runtime'
import { rowOfKey } from './catalogueRows'
import { cachedAggregates } from './aggregateCache'
import { type RowPage, rowPage } from './rowList'
import { Conditions, askRows, countRows, inList, listHas } from './rowQuery'

/** Orders of doctor lists, by the names that addresses use (model/page/listQuery.ts). Nobody pays for a place. */
const ORDERS: Readonly<Record<string, string>> = {
  experience: 'experience desc, key',
  fee: 'fee, key',
  name: 'name, key',
}

/** Which doctors are asked for; what is undefined does not narrow. */
export interface DoctorChoice {
  readonly cityId?: number
  readonly departmentId?: number
  readonly treatmentSlug?: string
  readonly conditionSlug?: string
  readonly hospitalSlug?: string
  readonly gender?: string
  /** As the row writes it: 'Hindi'. */
  readonly language?: string
  readonly offersVideo?: boolean
}

export const doctorConditions = (choice: DoctorChoice): Conditions =>
  new Conditions()
    .add('city_id = ?', choice.cityId)
    .add('department_id = ?', choice.departmentId)
    .add('gender = ?', choice.gender)
    .add('offers_video = ?', choice.offersVideo)
    .add('languages @> ?::jsonb', inList(choice.language))
    .add(listHas('treatmentSlugs'), inList(choice.treatmentSlug))
    .add(listHas('conditionSlugs'), inList(choice.conditionSlug))
    .add(listHas('hospitalSlugs'), inList(choice.hospitalSlug))

export const doctorBySlug = (slug: string): Promise<Doctor | undefined> =>
  rowOfKey(runtime().database.executeSql, 'doctors', slug)

/** A page of the doctors that fit, in the order that the visitor chose. */
export const doctorPage = (
  choice: DoctorChoice,
  { sort, page }: Pick<ListQuery, 'sort' | 'page'>,
): Promise<RowPage<Doctor>> =>
  rowPage('doctors', doctorConditions(choice), { orderBy: ORDERS[sort] ?? 'experience desc, key', page })

/** Some doctors that fit, the most experienced first. */
export const someDoctors = (choice: DoctorChoice, limit: number): Promise<readonly Doctor[]> =>
  askRows('doctors', { conditions: doctorConditions(choice), orderBy: 'experience desc, key', limit })

export const countDoctors = (choice: DoctorChoice): Promise<number> =>
  countRows('doctors', doctorConditions(choice))

/** Which cities have doctors of which department, with their number. */
export const doctorPlaces = (): Promise<readonly DepartmentPlace[]> =>
  cachedAggregates(
    'doctors',
    `select city_id as "cityId", department_id as "departmentId", count(*)::integer as count
     from catalogue_doctors group by 1, 2 order by 1, 2`,
  )
