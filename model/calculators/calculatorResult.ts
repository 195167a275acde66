import type { CrmExtra } from '@/model/lead/crmRecord'
import type { LeadBody } from '@/model/lead/lead'
import type { LeadTextField } from '@/model/lead/leadFields'
import { FORM_FIELDS } from '@/model/lead/formFields'
import { isCleanText } from '@/model/lead/validation'

/**
 * What a calculator of a page found out, and what every lead sent from that page carries along. The names are those of
 * the hidden fields that hold it (`carried_bmi`); a person sees beside the result that it goes along.
 */
export const CALCULATOR_FIELD_NAMES = [
  /** A calculation in one sentence; it joins the query. */
  'estimate',
  'bmi',
  'height',
  'weight',
  'cataractLens',
  'pilesSeverityScore',
  'pilesSeverity',
] as const

export type CalculatorFieldName = (typeof CALCULATOR_FIELD_NAMES)[number]
export type CalculatorResult = Readonly<Partial<Record<CalculatorFieldName, string>>>

/** Name of the hidden field that holds a carried value. */
export const calculatorFieldName = (name: CalculatorFieldName): string => `carried_${name}`

/** Longest of a figure, and of the sentence. */
const FIGURE_LIMIT = 50
const ESTIMATE_LIMIT = 600

/** Lead fields that hold a figure (specification, section 3); height and weight have a place in the CRM record only. */
const LEAD_FIELD_OF_FIGURE = {
  bmi: 'bmi',
  cataractLens: 'cataractLens',
  pilesSeverityScore: 'pilesSeverityScore',
  pilesSeverity: 'pilesSeverity',
} as const satisfies Partial<Record<CalculatorFieldName, LeadTextField>>

/** Names of the CRM record (specification, section 3). */
const CRM_FIELD_OF_FIGURE = {
  bmi: 'BMI_kg_m2',
  height: 'height',
  weight: 'weight',
  cataractLens: 'Cataract_Lens',
  pilesSeverityScore: 'Piles_Severity_Score',
  pilesSeverity: 'Piles_Severity',
} as const satisfies Partial<Record<CalculatorFieldName, keyof CrmExtra>>

/** Reads what hidden fields hold; what is empty, too long or not plain text is left out. */
export function readCalculatorResult(
  valueOf: (fieldName: string) => string | null | undefined,
): CalculatorResult {
  return Object.fromEntries(
    CALCULATOR_FIELD_NAMES.flatMap((name) => {
      const value = valueOf(calculatorFieldName(name))?.trim() ?? ''
      const limit = name === 'estimate' ? ESTIMATE_LIMIT : FIGURE_LIMIT
      return value !== '' && value.length <= limit && isCleanText(value) ? [[name, value]] : []
    }),
  )
}

const named = <Fields extends Partial<Record<CalculatorFieldName, string>>>(
  calculatorResult: CalculatorResult,
  fields: Fields,
) =>
  Object.fromEntries(
    CALCULATOR_FIELD_NAMES.flatMap((name) => {
      const [field, value] = [fields[name], calculatorResult[name]]
      return field !== undefined && value !== undefined ? [[field, value]] : []
    }),
  )

/** What the lead's report calls each figure. */
const REPORT_LABELS = {
  bmi: 'BMI',
  height: 'Height',
  weight: 'Weight',
  cataractLens: 'Cataract lens',
  pilesSeverityScore: 'Piles severity score',
  pilesSeverity: 'Piles severity',
} as const satisfies Partial<Record<CalculatorFieldName, string>>

/** The figures as the care team reads them in one field, a line each (docs/decisions/0033). */
const reportOf = (calculatorResult: CalculatorResult): string =>
  Object.entries(REPORT_LABELS)
    // Object.entries forgets its keys: they are REPORT_LABELS'.
    .map(([name, label]) => ({ label, value: calculatorResult[name as keyof typeof REPORT_LABELS] }))
    .flatMap(({ label, value }) => (value ? [`${label}: ${value}`] : []))
    .join('\n')

/** A lead with what is carried; the sentence follows the visitor's own words, which are never cut for it. */
export function withCalculatorResult(lead: LeadBody, calculatorResult: CalculatorResult): LeadBody {
  const query = [lead.QueryData, calculatorResult.estimate].filter(Boolean).join('\n')
  const fits = calculatorResult.estimate !== undefined && query.length <= FORM_FIELDS.query.max
  const report = reportOf(calculatorResult)
  return {
    ...lead,
    ...named(calculatorResult, LEAD_FIELD_OF_FIGURE),
    ...(report && { report }),
    ...(fits ? { QueryData: query } : {}),
  }
}

/** What of it the CRM record holds beyond the lead. */
export const calculatorResultForCrm = (calculatorResult: CalculatorResult): CrmExtra =>
  named(calculatorResult, CRM_FIELD_OF_FIGURE)
