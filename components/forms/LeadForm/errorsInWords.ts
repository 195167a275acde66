import type { LeadFormCopy } from '@/content/copy/leadForm'
import type { FieldErrors } from '@/model/lead/validation'
import type { LeadFormState } from './leadFormViewModel'

/** Error texts by field. */
export const errorsInWords = (
  errors: FieldErrors,
  validation: LeadFormCopy['validation'],
): LeadFormState['errors'] =>
  Object.fromEntries(Object.entries(errors).map(([key, code]) => [key, validation[code]]))
