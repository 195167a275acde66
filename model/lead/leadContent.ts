import { CALCULATOR_FIELD_NAMES, type CalculatorResult } from '@/model/calculators/calculatorResult'
import { FIELD_KEYS, type FormValues } from './formFields'

/** What of a form is not among its fields, as it stands when the form is submitted. */
export type FormSurroundings = {
  readonly whatsappConsent: boolean
  /** What stands in a field that nobody sees: people leave it empty. */
  readonly honeypot: string
  /** From first touch to submission, in milliseconds. */
  readonly fillMs: number
  /** What the page's calculators found. */
  readonly calculatorResult?: CalculatorResult
}

export const NO_SURROUNDINGS: FormSurroundings = { whatsappConsent: false, honeypot: '', fillMs: 0 }

export type LeadContent = { readonly values: FormValues; readonly surroundings: FormSurroundings }

/** Whether two submissions make the same lead: the answers, the consent and the calculators' results, however long it took. */
export function isSameContent(one: LeadContent, other: LeadContent): boolean {
  const [result, otherResult] = [one.surroundings.calculatorResult, other.surroundings.calculatorResult]
  return (
    FIELD_KEYS.every((key) => (one.values[key] ?? '') === (other.values[key] ?? '')) &&
    one.surroundings.whatsappConsent === other.surroundings.whatsappConsent &&
    CALCULATOR_FIELD_NAMES.every((name) => result?.[name] === otherResult?.[name])
  )
}
