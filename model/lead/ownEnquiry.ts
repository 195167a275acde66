import { FIELD_KEYS, type FieldKey, formField } from './formFields'
import { answerIn, type Lead } from './lead'
import { OTHER_NAME } from '@/model/catalogue/optionLists'

/** What an enquiry is about, and what is known. Names are as the lead has them. */
export type EnquiryDetails = {
  readonly treatment: string
  readonly city: string
  readonly doctor: string
  /** The slug of the doctor, where a place can be booked. */
  readonly bookable?: string
  readonly hospital: string
  readonly mobile: string
  readonly countryCode: string
  /** The time that the visitor chose for the call. */
  readonly callback: string
  readonly isInsured: boolean
  /** The questions of the survey that are answered already. */
  readonly known: readonly FieldKey[]
}

/** What an enquiry's sender is shown of it. */
export type OwnEnquiry = {
  /** What the visitor tells on the telephone. */
  readonly reference: string
  /** Undefined while the lead waits in the journal: then it is safe, and nothing more can be read of it. */
  readonly details?: EnquiryDetails
  /** What was typed as its right number and could not be taken. */
  readonly triedNumber?: string
}

/** Number of random digits at the end of a lead's id, shown by the CRM and exports. */
const REFERENCE_DIGITS = 8

export const referenceOf = (leadId: string): string => leadId.slice(-REFERENCE_DIGITS).toUpperCase()

const HEAD_DIGITS = 2
const TAIL_DIGITS = 4

/** A number with its middle hidden: enough to see a slip of the finger by, too little to call. */
export function maskedMobile(mobile: string): string {
  if (mobile.length < HEAD_DIGITS + TAIL_DIGITS + 1) return '•'.repeat(mobile.length)
  const hidden = '•'.repeat(mobile.length - HEAD_DIGITS - TAIL_DIGITS)
  return `${mobile.slice(0, HEAD_DIGITS)}${hidden}${mobile.slice(-TAIL_DIGITS)}`
}

const hasValue = (text: unknown): boolean => typeof text === 'string' && text !== '' && text !== OTHER_NAME

/** The questions of the quick survey whose answer a lead has already, by its own field or by another that says as much. */
export const knownAnswers = (lead: Lead): readonly FieldKey[] =>
  FIELD_KEYS.filter((key) => {
    const { inSurvey, knownFrom = [] } = formField(key)
    return inSurvey && (hasValue(answerIn(lead, key)) || knownFrom.some((field) => hasValue(lead[field])))
  })
