import 'server-only'
import type { Locality } from '@/model/catalogue/hospital'
import type {
  DepartmentPlace,
  DoctorFacts,
  FeeRange,
  LanguageCount,
  ShownDoctor,
} from '@/model/page/listFacts'
import { cachedAggregates } from './aggregateCache'
import { Conditions, inList, listHas, listReads } from './rowQuery'
import { schedulesOfDoctors } from './schedules'

/** Orders of doctor lists, by the names that addresses use (model/page/listQuery.ts). Positions are not for sale. */
const ORDERS = { experience: 'experience desc, key', fee: 'fee, key', name: 'name, key' }

/** A choice of doctors; undefined fields do not narrow it. */
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
  readonly fees?: FeeRange
  /** Only these. */
  readonly slugs?: readonly string[]
  /** Not these. */
  readonly otherThan?: readonly string[]
}

export const doctorConditions = (choice: DoctorChoice): Conditions =>
  new Conditions()
    .add('city_id = ?', choice.cityId)
    .add('department_id = ?', choice.departmentId)
    .add('gender = ?', choice.gender)
    .add('offers_video = ?', choice.offersVideo)
    .add('fee >= ?', choice.fees?.from)
    .add('fee <= ?', choice.fees?.to)
    .add('languages @> ?::jsonb', inList(choice.language))
    .add(listHas('treatmentSlugs'), inList(choice.treatmentSlug))
    .add(listHas('conditionSlugs'), inList(choice.conditionSlug))
    .add(listHas('hospitalSlugs'), inList(choice.hospitalSlug))
    .add('key = any(?::text[])', choice.slugs)
    .add('not key = any(?::text[])', choice.otherThan)

const reads = listReads('doctors', doctorConditions, ORDERS)

export const {
  bySlug: doctorBySlug,
  bySlugs: doctorsBySlugs,
  byId: doctorById,
  page: doctorPage,
  count: countDoctors,
  some: doctorsFrom,
} = reads

/** The first doctors that fit, and which of them can be booked. @throws the database's error */
export async function someDoctors(choice: DoctorChoice, limit: number): Promise<readonly ShownDoctor[]> {
  const doctors = await reads.some(choice, limit)
  const schedules = await schedulesOfDoctors(doctors.map(({ slug }) => slug))
  return doctors.map((doctor) => ({ ...doctor, hasPlaces: schedules.has(doctor.slug) }))
}

/** Which cities have doctors of which department, with their number. */
export const doctorPlaces = (): Promise<readonly DepartmentPlace[]> =>
  cachedAggregates(
    'doctors',
    `select city_id as "cityId", department_id as "departmentId", count(*)::integer as count
     from catalogue_doctors group by 1, 2 order by 1, 2`,
  )

type DoctorSums = Omit<DoctorFacts, 'languages' | 'localities' | 'hospitals'>

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

/** Computes facts over all pages of a list of doctors. */
export async function doctorFacts(choice: DoctorChoice): Promise<DoctorFacts> {
  const { values, where } = doctorConditions(choice)
  const [sums, languages, places] = await Promise.all([
    cachedAggregates<DoctorSums>(
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
    cachedAggregates<Locality & { hospitals: number }>(
      ['doctors', 'hospitals'],
      `with chosen as (
         select distinct city_id, jsonb_array_elements_text(row->'hospitalSlugs') as slug
         from catalogue_doctors ${where})
       select hospital.locality, min(hospital.row ->> 'localityInHindi') as "localityInHindi",
         count(distinct hospital.key)::integer as hospitals
       from chosen join catalogue_hospitals as hospital
         on hospital.key = chosen.slug and hospital.city_id = chosen.city_id
       group by 1 order by hospitals desc, 1`,
      values,
    ),
  ])
  const [sum] = sums
  if (!sum) throw new Error('a sum without a row')
  return {
    ...sum,
    languages,
    localities: places.map(({ locality, localityInHindi }) => ({ locality, localityInHindi })),
    hospitals: places.reduce((total, { hospitals }) => total + hospitals, 0),
  }
}
