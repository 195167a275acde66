import { validateForm } from '@/model/lead/validation'
import type { ValidationCode } from '@/model/lead/formFields'
import { withAsciiDigits } from '@/model/plainText'
import { RELATIONS, type Relation } from './appointment'

/** Booking form as typed. The number is the booker's; name and year are the patient's. */
export interface BookingDetails {
  readonly relation: Relation
  readonly name: string
  /** Four digits, or '' where it is not said. */
  readonly birthYear: string
  readonly mobile: string
  readonly countryCode: string
  /** Whether the booker says to be the parent or lawful guardian of a patient under 18. */
  readonly isGuardian: boolean
}

/** The detail fields in display order; errors are listed in this order. */
export const DETAIL_FIELDS = ['name', 'birthYear', 'guardian', 'mobile'] as const
export type DetailField = (typeof DETAIL_FIELDS)[number]

export type DetailProblem = ValidationCode | 'birthYearInvalid' | 'bookedByChild' | 'guardianMissing'

export type DetailProblems = Readonly<Partial<Record<DetailField, DetailProblem>>>

const OF_AGE = 18
const OLDEST = 120

/** A year as it was typed, in ASCII digits. */
export const birthYearOf = (typed: string): string => withAsciiDigits(typed).trim()

function birthYearProblem({ birthYear, relation }: BookingDetails, year: number): DetailProblem | undefined {
  if (birthYear === '') return undefined
  const born = /^\d{4}$/.test(birthYear) ? Number(birthYear) : NaN
  if (!(born <= year && born >= year - OLDEST)) return 'birthYearInvalid'
  return isBookedByChild({ relation, birthYear }, year) ? 'bookedByChild' : undefined
}

type Patient = Pick<BookingDetails, 'relation' | 'birthYear'>

/** Whether a patient under 18 books without an adult. @param year of now */
export const isBookedByChild = ({ relation, birthYear }: Patient, year: number): boolean =>
  relation === 'self' && birthYear !== '' && year - Number(birthYear) < OF_AGE

/**
 * Whether the law wants a parent or guardian to agree (Digital Personal Data Protection Act, 2023, section 9): the patient is
 * under 18, or a child whose year of birth is not said.
 */
export function needsGuardian({ relation, birthYear }: Patient, year: number): boolean {
  if (relation === 'self') return false
  return birthYear === '' ? relation === 'child' : year - Number(birthYear) < OF_AGE
}

/** What is wrong with the details, by field; name and number by the rules of every form. @param year of now */
export function detailProblems(details: BookingDetails, year: number): DetailProblems {
  const { name, mobile, countryCode, isGuardian } = details
  const fields = [
    { key: 'name', required: true },
    { key: 'mobile', required: true },
  ] as const
  const ofLead = validateForm({ fields }, { name, mobile, countryCode })
  const birthYear = birthYearProblem(details, year)
  const isAlone = !birthYear && needsGuardian(details, year) && !isGuardian
  return {
    ...(ofLead.name && { name: ofLead.name }),
    ...(birthYear && { birthYear }),
    ...(isAlone && { guardian: 'guardianMissing' as const }),
    ...(ofLead.mobile && { mobile: ofLead.mobile }),
  }
}

/** The relation of this name; oneself when nothing, or anything else, is named. */
export const relationNamed = (name: unknown): Relation => RELATIONS.find((one) => one === name) ?? 'self'
