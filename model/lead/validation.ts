import type { FieldKey, FormValues } from './fieldKeys'
import type { LeadFormSpec } from './leadForm'
import { insuranceTypeOf } from './insuranceType'
import { isValidMobile } from './mobile'

/** What can be wrong with a field; content/copy/messages has the words of section 5 for each. */
export type ValidationCode =
  | 'nameRequired'
  | 'mobileInvalid'
  | 'emailInvalid'
  | 'cityRequired'
  | 'treatmentRequired'
  | 'specialityRequired'
  | 'hospitalRequired'
  | 'queryRequired'
  | 'insuranceTypeRequired'
  | 'priorConsultationRequired'
  | 'similarConsultationRequired'
  | 'preferredCityRequired'
  | 'localityRequired'
  | 'insuranceRequired'
  | 'callbackRequired'
  | 'consultedRequired'
  | 'tooLong'
  | 'invalidText'

export type FieldErrors = Partial<Record<FieldKey, ValidationCode>>

type Rule = {
  /** Said when the field is required and empty. */
  readonly missing: ValidationCode
  /** What a filled field must satisfy beyond its length, and what is said otherwise. */
  readonly check?: {
    readonly holds: (value: string, values: FormValues) => boolean
    readonly otherwise: ValidationCode
  }
  /** Most characters it may have. */
  readonly max: number
  /** Whether it may have line breaks. */
  readonly lines?: boolean
}

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/
const LONG = 200

/** One rule a field (specification, section 5). Browser and server both read this table. */
export const VALIDATION_RULES: Readonly<Record<Exclude<FieldKey, 'FormOTPField' | 'countryCode'>, Rule>> = {
  name: { missing: 'nameRequired', max: 100 },
  mobile: {
    missing: 'mobileInvalid',
    check: { holds: (value, values) => isValidMobile(value, values.countryCode), otherwise: 'mobileInvalid' },
    max: 20,
  },
  email: {
    missing: 'emailInvalid',
    check: { holds: (value) => EMAIL.test(value), otherwise: 'emailInvalid' },
    max: 254,
  },
  city: { missing: 'cityRequired', max: LONG },
  treatment: { missing: 'treatmentRequired', max: LONG },
  condition: { missing: 'treatmentRequired', max: LONG },
  speciality: { missing: 'specialityRequired', max: LONG },
  hospital: { missing: 'hospitalRequired', max: LONG },
  query: { missing: 'queryRequired', max: 2000, lines: true },
  insuranceType: {
    missing: 'insuranceTypeRequired',
    check: { holds: (value) => insuranceTypeOf(value) !== '', otherwise: 'insuranceTypeRequired' },
    max: LONG,
  },
  insuranceField: { missing: 'insuranceRequired', max: LONG },
  callNowLaterField: { missing: 'callbackRequired', max: LONG },
  isConsultedField: { missing: 'consultedRequired', max: LONG },
  priorConsultationField: { missing: 'priorConsultationRequired', max: LONG },
  FormSimilarConsultation: { missing: 'similarConsultationRequired', max: LONG },
  FormPreferredCityField: { missing: 'preferredCityRequired', max: LONG },
  FormLocalityField: { missing: 'localityRequired', max: LONG },
}

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const LINE_BREAKS = /[\t\n\r]/
const LONE_SURROGATE = /\p{Surrogate}/u

/** Whether a text can be stored and shown as it is: no control characters, no broken Unicode. */
export const isCleanText = (text: string, lines = false): boolean =>
  !CONTROL.test(text) && !LONE_SURROGATE.test(text) && (lines || !LINE_BREAKS.test(text))

const isYes = (value: string | undefined): boolean => value?.toLowerCase() === 'yes'

/** Requirements that depend on another field's answer (section 5). */
const EXCUSES: Partial<Record<FieldKey, (values: FormValues, shown: ReadonlySet<FieldKey>) => boolean>> = {
  FormPreferredCityField: (values, shown) =>
    shown.has('FormSimilarConsultation') && !isYes(values.FormSimilarConsultation),
  // Treatment or condition: either answers for both; where both are empty the treatment field says so.
  treatment: (values, shown) => shown.has('condition') && Boolean(values.condition?.trim()),
  condition: (values, shown) => shown.has('treatment'),
}

function errorOf(key: FieldKey, required: boolean, values: FormValues): ValidationCode | undefined {
  if (key === 'FormOTPField' || key === 'countryCode') return undefined
  const rule = VALIDATION_RULES[key]
  const value = (values[key] ?? '').trim()
  if (value === '') return required ? rule.missing : undefined
  if (rule.check && !rule.check.holds(value, values)) return rule.check.otherwise
  if (value.length > rule.max) return 'tooLong'
  return isCleanText(value, rule.lines) ? undefined : 'invalidText'
}

/** What is wrong with a form, by field; an empty object when nothing is. */
export function validateForm(form: Pick<LeadFormSpec, 'fields'>, values: FormValues): FieldErrors {
  const shown = new Set(form.fields.map((field) => field.key))
  const errors: FieldErrors = {}
  for (const { key, required } of form.fields) {
    const code = errorOf(key, required && !EXCUSES[key]?.(values, shown), values)
    if (code) errors[key] = code
  }
  return errors
}

/** The other forms' fields, whose messages section 5 words differently (content/copy/messages, alternateValidation). */
export const ALTERNATE_VALIDATION_CODES = [
  'gender',
  'age',
  'height',
  'weight',
  'treatment',
  'name',
  'mobile',
  'email',
  'city',
  'specializations',
  'query',
] as const
