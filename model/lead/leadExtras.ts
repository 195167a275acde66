import * as t from 'io-ts'
import { CrmExtra } from './crmRecord'
import { LeadFormConfiguration } from './leadForm'
import { CALCULATOR_FIELD_NAMES, type CalculatorResult } from '@/model/calculators/calculatorResult'
import { FIELD_KEYS, type FormValues } from './formFields'
import { Touch } from '@/model/page/tracking'

/** The notice that a visitor saw beside the form. */
export const PrivacyNotice = t.type({ version: t.string, language: t.string }, 'PrivacyNotice')
export type PrivacyNotice = t.TypeOf<typeof PrivacyNotice>

/** What travels with a lead's body beside the Lead's own fields, under the key `extras`. */
export const LeadExtras = t.partial(
  {
    /** Agreed to updates on WhatsApp. */
    whatsappConsent: t.boolean,
    privacyNotice: PrivacyNotice,
    /** The parameters of the visit's first page; the latest are Lead fields. */
    firstTouch: Touch,
    /** What the CRM record shall hold beyond the lead: a calculator's height and weight. */
    crm: CrmExtra,
    /** What the page changed on the form, so that the server judges the lead by what was shown and required. */
    configured: LeadFormConfiguration,
    signals: t.partial({
      /** What stood in the field that no person sees. */
      honeypot: t.string,
      /** From first touch to submission, in milliseconds. */
      fillMs: t.number,
    }),
  },
  'LeadExtras',
)
export type LeadExtras = t.TypeOf<typeof LeadExtras>

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
