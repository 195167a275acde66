import type { ScheduleRow } from '@/model/appointments/schedule'
import type { Doctor } from '@/model/catalogue/doctor'
import type { Hospital } from '@/model/catalogue/hospital'

/* What is computed over all entries of a list, for pages to say. */

/** How many entries a city has of a department. */
export interface DepartmentPlace {
  readonly cityId: number
  readonly departmentId: number
  readonly count: number
}

/** How many entries these places have together, by their cities or by their departments. */
export function countsBy(
  field: 'cityId' | 'departmentId',
  places: readonly DepartmentPlace[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { [field]: id, count } of places) counts.set(id, (counts.get(id) ?? 0) + count)
  return counts
}

/** A language with how many speak it. */
export interface LanguageCount {
  readonly language: string
  readonly count: number
}

/** What can be said of some doctors together; fees in whole rupees, 0 where there is no doctor. */
export interface DoctorFacts {
  readonly count: number
  readonly lowestFee: number
  readonly highestFee: number
  readonly mostYears: number
  readonly women: number
  readonly withVideo: number
  /** Most spoken first. */
  readonly languages: readonly LanguageCount[]
  /** The parts of the city where they see patients. */
  readonly localities: readonly string[]
  readonly hospitals: number
}

/** An insurer or scheme with how many hospitals accept it. */
export interface InsurerCount {
  readonly slug: string
  readonly count: number
}

/** What can be said of some hospitals together. */
export interface HospitalFacts {
  readonly count: number
  readonly beds: number
  readonly withEmergency: number
  readonly withAccreditation: number
  /** Accepted by most first. */
  readonly insurers: readonly InsurerCount[]
  /** The parts of the city that they are in. */
  readonly localities: readonly string[]
}

/** What patients gave, from 1 to 5, and how many did: an average of few says little. */
export interface Rating {
  readonly average: number
  readonly count: number
}

/** How many patients gave a rating from 1 to 5. */
export interface RatingCount {
  readonly rating: number
  readonly count: number
}

/** The average and the number of ratings; undefined where there are none. */
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

/** What lists and comparisons say of a doctor or hospital beside its own row. */
export interface EntryFacts {
  /** Undefined without ratings. */
  readonly rating?: Rating
  /** What a hospital's doctors ask for a consultation. */
  readonly fees?: Fees
  /** A doctor's weekly sessions. */
  readonly schedules?: readonly ScheduleRow[]
  /** Where a doctor sees patients. */
  readonly hospitals?: readonly Hospital[]
}
/** A doctor on a page about something else. */
export interface ShownDoctor extends Doctor {
  /** Whether the doctor has weekly sessions, so that a place can be booked. */
  readonly hasPlaces?: boolean
}

/** By slug. */
export type FactsBySlug = ReadonlyMap<string, EntryFacts>

/** What makes cards those of a list to choose from. */
export interface Listed {
  readonly facts: FactsBySlug
  /** What the list is narrowed to; its price is compared as well. */
  readonly treatmentSlug: string | undefined
}

/** What a consultation may cost, in whole rupees; both ends count. */
export interface FeeRange {
  readonly from?: number
  readonly to?: number
}

/**
 * The ranges that a list of doctors can be narrowed to, by their names in addresses. The bounds are fixed: with bounds
 * taken from the rows an address would mean something else after each import.
 */
export const FEE_RANGES = {
  'up-to-500': { to: 500 },
  '501-to-800': { from: 501, to: 800 },
  '801-to-1200': { from: 801, to: 1200 },
  'over-1200': { from: 1201 },
} as const satisfies Readonly<Record<string, FeeRange>>

export type FeeRangeName = keyof typeof FEE_RANGES

// The keys are the table's own.
export const FEE_RANGE_NAMES = Object.keys(FEE_RANGES) as readonly FeeRangeName[]
