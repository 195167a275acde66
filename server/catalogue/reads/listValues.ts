import 'server-only'
import {
  cityBySlug,
  departmentBySlug,
  departmentBySpeciality,
  insurerBySlug,
  treatmentBySlug,
} from '@/content/catalogue/catalogue'
import { AVAILABILITIES } from '@/model/appointments/availability'
import { FEE_RANGE_NAMES } from '@/model/page/listFacts'

/*
 * The values of a list's filters (model/page/listQuery.ts). A value without rows is a page that does not exist, as in
 * paths.
 */

export const GENDERS = ['female', 'male'] as const
/** Stars, the best first. */
export const RATINGS = ['5', '4', '3', '2', '1'] as const

/** Finds one of some fixed values. */
const among =
  <Value extends string>(values: readonly Value[]) =>
  (value: string): Value | undefined =>
    values.find((one) => one === value)

const isYes = (value: string): true | undefined => (value === 'yes' ? true : undefined)

/** Lookups of filter values; spoken languages, which are in doctors' rows, are not among them. */
export const LIST_VALUES = {
  city: cityBySlug,
  department: departmentBySlug,
  speciality: departmentBySpeciality,
  treatment: treatmentBySlug,
  insurer: insurerBySlug,
  fee: among(FEE_RANGE_NAMES),
  free: among(AVAILABILITIES),
  gender: among(GENDERS),
  rating: among(RATINGS),
  /** Filters that are on or not there. */
  video: isYes,
  emergency: isYes,
} as const

/** Whether a list's filter may have this value, checked in memory: the doctors' languages are not. */
export function isListValue(name: string, value: string): boolean {
  const find = Object.entries(LIST_VALUES).find(([known]) => known === name)?.[1]
  return find === undefined || find(value) !== undefined
}

/** A spoken language's name as addresses write it: `hindi`. */
export const languageSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
