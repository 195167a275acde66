import type { CrmExtra } from '@/model/lead/crmRecord'
import type { LeadBody } from '@/model/lead/lead'
import type { LeadTextField } from '@/model/lead/leadFields'
import { FORM_FIELDS } from '@/model/lead/formFields'
import { isCleanText } from '@/model/lead/validation'

/**
 * A calculator's result that every lead sent from its page includes, under the names of hidden fields
 * (`carried_bmi`). The page tells the visitor beside the result.
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

type CalculatorFieldName = (typeof CALCULATOR_FIELD_NAMES)[number]
export type CalculatorResult = Readonly<Partial<Record<CalculatorFieldName, string>>>

/** Name of the hidden field that holds a carried value. */
export const calculatorFieldName = (name: CalculatorFieldName): string => `carried_${name}`

/** Longest of a figure, and of the sentence. */
const FIGURE_LIMIT = 50
const ESTIMATE_LIMIT = 600

type Figure = {
  /** What the lead's report calls it. */
  readonly label: string
  /** Its names in the CRM record and in the lead (specification, section 3); not every one has a place in the lead. */
  readonly crm: keyof CrmExtra
  readonly lead?: LeadTextField
}

const FIGURES: Readonly<Record<Exclude<CalculatorFieldName, 'estimate'>, Figure>> = {
  bmi: { label: 'BMI', crm: 'BMI_kg_m2', lead: 'bmi' },
  height: { label: 'Height', crm: 'height' },
  weight: { label: 'Weight', crm: 'weight' },
  cataractLens: { label: 'Cataract lens', crm: 'Cataract_Lens', lead: 'cataractLens' },
  pilesSeverityScore: {
    label: 'Piles severity score',
    crm: 'Piles_Severity_Score',
    lead: 'pilesSeverityScore',
  },
  pilesSeverity: { label: 'Piles severity', crm: 'Piles_Severity', lead: 'pilesSeverity' },
}

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

/** The figures that were found, each with its names. */
const figuresOf = (calculatorResult: CalculatorResult) =>
  CALCULATOR_FIELD_NAMES.flatMap((name) => {
    const value = calculatorResult[name]
    return value && name !== 'estimate' ? [{ ...FIGURES[name], value }] : []
  })

/** A lead with what is carried; the sentence follows the visitor's own words, which are never cut for it. */
export function withCalculatorResult(lead: LeadBody, calculatorResult: CalculatorResult): LeadBody {
  const query = [lead.QueryData, calculatorResult.estimate].filter(Boolean).join('\n')
  const fits = calculatorResult.estimate !== undefined && query.length <= FORM_FIELDS.query.max
  const figures = figuresOf(calculatorResult)
  // As the care team reads them in one field, a line each (docs/decisions/0033).
  const report = figures.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return {
    ...lead,
    ...Object.fromEntries(figures.flatMap(({ lead: field, value }) => (field ? [[field, value]] : []))),
    ...(report && { report }),
    ...(fits ? { QueryData: query } : {}),
  }
}

/** What of it the CRM record holds beyond the lead. */
export const calculatorResultForCrm = (calculatorResult: CalculatorResult): CrmExtra =>
  Object.fromEntries(figuresOf(calculatorResult).map(({ crm, value }) => [crm, value]))
