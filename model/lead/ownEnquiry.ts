import { FIELD_KEYS, type FieldKey, formField } from './formFields'
import { answerIn, type Lead } from './lead'
import { OTHER_NAME } from '@/model/catalogue/optionLists'

/** Names are as the lead has them. */
export type EnquiryDetails = {
  readonly treatment: string
  readonly city: string
  readonly doctor: string
  /** Slug of a doctor with bookable places. */
  readonly bookable?: string
  readonly hospital: string
  readonly mobile: string
  readonly countryCode: string
  readonly callback: string
  readonly isInsured: boolean
  /** Survey questions with known answers. */
  readonly known: readonly FieldKey[]
}

/** An enquiry as its sender sees it. */
export type OwnEnquiry = {
  /** For phone calls. */
  readonly reference: string
  /** Undefined while the lead is in the journal only. */
  readonly details?: EnquiryDetails
  /** A refused corrected number. */
  readonly triedNumber?: string
}

/** Number of random digits at the end of a lead's id, shown by the CRM and exports. */
const REFERENCE_DIGITS = 8

export const referenceOf = (leadId: string): string => leadId.slice(-REFERENCE_DIGITS).toUpperCase()

const HEAD_DIGITS = 2
const TAIL_DIGITS = 4

/** Hides the middle of a number. */
export function maskedMobile(mobile: string): string {
  if (mobile.length < HEAD_DIGITS + TAIL_DIGITS + 1) return '•'.repeat(mobile.length)
  const hidden = '•'.repeat(mobile.length - HEAD_DIGITS - TAIL_DIGITS)
  return `${mobile.slice(0, HEAD_DIGITS)}${hidden}${mobile.slice(-TAIL_DIGITS)}`
}

const hasValue = (text: unknown): boolean => typeof text === 'string' && text !== '' && text !== OTHER_NAME

/** Survey questions answered by the lead. */
export const knownAnswers = (lead: Lead): readonly FieldKey[] =>
  FIELD_KEYS.filter((key) => {
    const { inSurvey, knownFrom = [] } = formField(key)
    return inSurvey && (hasValue(answerIn(lead, key)) || knownFrom.some((field) => hasValue(lead[field])))
  })
