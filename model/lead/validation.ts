import { personalText } from '@/model/plainText'
import { type FieldKey, type FormValues, type ValidationCode, choiceOf, formField } from './formFields'
import type { FieldSpec, LeadFormSpec } from './leadForm'

export type FieldErrors = Partial<Record<FieldKey, ValidationCode>>

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const LINE_BREAKS = /[\t\n\r]/
const LONE_SURROGATE = /\p{Surrogate}/u

/** No control characters, valid Unicode. */
export const isCleanText = (text: string, lines = false): boolean =>
  !CONTROL.test(text) && !LONE_SURROGATE.test(text) && (lines || !LINE_BREAKS.test(text))

const isYes = (value: string): boolean => value.toLowerCase() === 'yes'

/** '' if empty. */
type AnswerOf = (key: FieldKey) => string

/** Requirements that depend on other answers (section 5). */
const EXCUSES: Partial<Record<FieldKey, (answer: AnswerOf, shown: ReadonlySet<FieldKey>) => boolean>> = {
  FormPreferredCityField: (answer, shown) =>
    shown.has('FormSimilarConsultation') && !isYes(answer('FormSimilarConsultation')),
  // One of the two is enough; if both are empty, the treatment reports it.
  treatment: (answer, shown) => shown.has('condition') && answer('condition').trim() !== '',
  condition: (_, shown) => shown.has('treatment'),
  // Only for insured patients.
  insuranceType: (answer) => answer('insuranceField').toLowerCase() === 'no',
}

function errorOf(key: FieldKey, required: boolean, answer: AnswerOf): ValidationCode | undefined {
  const { missing, fits, max, lines, onlyChoices } = formField(key)
  if (missing === null) return undefined
  const value = personalText(answer(key))
  if (value === '') return required ? missing : undefined
  if (fits && !fits(value, answer('countryCode'))) return missing
  if (onlyChoices && !choiceOf(key, value)) return missing
  if (value.length > max) return 'tooLong'
  return isCleanText(value, lines) ? undefined : 'invalidText'
}

/** Errors by field; shared by browser and server. */
export function errorsIn(fields: readonly FieldSpec[], answer: AnswerOf): FieldErrors {
  const shown = new Set(fields.map((field) => field.key))
  const errors: FieldErrors = {}
  for (const { key, required } of fields) {
    const code = errorOf(key, required && !EXCUSES[key]?.(answer, shown), answer)
    if (code) errors[key] = code
  }
  return errors
}

/** Only errors that further typing cannot fix. */
export function errorWhileTyping(key: FieldKey, values: FormValues): ValidationCode | undefined {
  const { isTypable, missing } = formField(key)
  const isWrong = isTypable?.((values[key] ?? '').trim(), values.countryCode ?? '') === false
  return isWrong && missing !== null ? missing : undefined
}

/** Errors by field. */
export const validateForm = (form: Pick<LeadFormSpec, 'fields'>, values: FormValues): FieldErrors =>
  errorsIn(form.fields, (key) => values[key] ?? '')
