import { personalText } from '@/model/plainText'
import { type FieldKey, type FormValues, type ValidationCode, choiceOf, formField } from './formFields'
import type { FieldSpec, LeadFormSpec } from './leadForm'

export type FieldErrors = Partial<Record<FieldKey, ValidationCode>>

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const LINE_BREAKS = /[\t\n\r]/
const LONE_SURROGATE = /\p{Surrogate}/u

/** Whether a text can be stored and shown as it is: no control characters, no broken Unicode. */
export const isCleanText = (text: string, lines = false): boolean =>
  !CONTROL.test(text) && !LONE_SURROGATE.test(text) && (lines || !LINE_BREAKS.test(text))

const isYes = (value: string): boolean => value.toLowerCase() === 'yes'

/** What a form or a lead holds of a field; '' when it is empty. */
type AnswerOf = (key: FieldKey) => string

/** Requirements that depend on another field's answer (section 5). */
const EXCUSES: Partial<Record<FieldKey, (answer: AnswerOf, shown: ReadonlySet<FieldKey>) => boolean>> = {
  FormPreferredCityField: (answer, shown) =>
    shown.has('FormSimilarConsultation') && !isYes(answer('FormSimilarConsultation')),
  // Treatment or condition: either answers for both; where both are empty the treatment field says so.
  treatment: (answer, shown) => shown.has('condition') && answer('condition').trim() !== '',
  condition: (_, shown) => shown.has('treatment'),
  // A lead stores no type of an insurance that there is not.
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

/** What is wrong with the answers to these fields, by field; an empty object when nothing is. Browser and server share it. */
export function errorsIn(fields: readonly FieldSpec[], answer: AnswerOf): FieldErrors {
  const shown = new Set(fields.map((field) => field.key))
  const errors: FieldErrors = {}
  for (const { key, required } of fields) {
    const code = errorOf(key, required && !EXCUSES[key]?.(answer, shown), answer)
    if (code) errors[key] = code
  }
  return errors
}

/** What is wrong with a field's text while it is typed: nothing but that no typing on can make an answer of it. */
export function errorWhileTyping(key: FieldKey, values: FormValues): ValidationCode | undefined {
  const { isTypable, missing } = formField(key)
  const isWrong = isTypable?.((values[key] ?? '').trim(), values.countryCode ?? '') === false
  return isWrong && missing !== null ? missing : undefined
}

/** What is wrong with a form, by field. */
export const validateForm = (form: Pick<LeadFormSpec, 'fields'>, values: FormValues): FieldErrors =>
  errorsIn(form.fields, (key) => values[key] ?? '')
