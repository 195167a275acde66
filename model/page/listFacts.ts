import type { ScheduleRow } from '@/model/appointments/schedule'
import type { Doctor } from '@/model/catalogue/doctor'
import type { Hospital, Locality } from '@/model/catalogue/hospital'

/* Facts computed over all entries of a list. */

export interface DepartmentPlace {
  readonly cityId: number
  readonly departmentId: number
  readonly count: number
}

/** Total entries by city or by department. */
export function countsBy(
  field: 'cityId' | 'departmentId',
  places: readonly DepartmentPlace[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { [field]: id, count } of places) counts.set(id, (counts.get(id) ?? 0) + count)
  return counts
}

export interface LanguageCount {
  readonly language: string
  readonly count: number
}

/** Facts about some doctors; fees in whole rupees, 0 without doctors. */
export interface DoctorFacts {
  readonly count: number
  readonly lowestFee: number
  readonly highestFee: number
  readonly mostYears: number
  readonly women: number
  readonly withVideo: number
  /** Most spoken first. */
  readonly languages: readonly LanguageCount[]
  /** Where they see patients. */
  readonly localities: readonly Locality[]
  readonly hospitals: number
}

export interface InsurerCount {
  readonly slug: string
  readonly count: number
}

/** Facts about some hospitals. */
export interface HospitalFacts {
  readonly count: number
  readonly beds: number
  readonly withEmergency: number
  readonly withAccreditation: number
  /** Accepted by most first. */
  readonly insurers: readonly InsurerCount[]
  readonly localities: readonly Locality[]
}

/** Average from 1 to 5, with the count, since an average of few says little. */
export interface Rating {
  readonly average: number
  readonly count: number
}

export interface RatingCount {
  readonly rating: number
  readonly count: number
}

/** Undefined without ratings. */
export function ratingOf(counts: readonly RatingCount[]): Rating | undefined {
  const count = counts.reduce((sum, one) => sum + one.count, 0)
  const marks = counts.reduce((sum, one) => sum + one.count * one.rating, 0)
  return count === 0 ? undefined : { average: marks / count, count }
}

/** Fees in whole rupees. */
export interface Fees {
  readonly lowest: number
  readonly highest: number
}

/** Data of lists and comparisons beside an entry's row. */
export interface EntryFacts {
  /** Undefined without ratings. */
  readonly rating?: Rating
  /** Consultation fees of a hospital's doctors. */
  readonly fees?: Fees
  readonly schedules?: readonly ScheduleRow[]
  /** Where a doctor sees patients. */
  readonly hospitals?: readonly Hospital[]
}
export interface ShownDoctor extends Doctor {
  /** Whether a place can be booked. */
  readonly hasPlaces?: boolean
}

/** By slug. */
export type FactsBySlug = ReadonlyMap<string, EntryFacts>

/** Marks cards of a list. */
export interface Listed {
  readonly facts: FactsBySlug
  /** The list's filter; its price is compared as well. */
  readonly treatmentSlug: string | undefined
}

/** Whole rupees, inclusive. */
export interface FeeRange {
  readonly from?: number
  readonly to?: number
}

/** Fee filters by their names in addresses. Fixed bounds keep addresses stable across imports. */
export const FEE_RANGES = {
  'up-to-500': { to: 500 },
  '501-to-800': { from: 501, to: 800 },
  '801-to-1200': { from: 801, to: 1200 },
  'over-1200': { from: 1201 },
} as const satisfies Readonly<Record<string, FeeRange>>

export type FeeRangeName = keyof typeof FEE_RANGES

// Object.keys loses the key type.
export const FEE_RANGE_NAMES = Object.keys(FEE_RANGES) as readonly FeeRangeName[]
