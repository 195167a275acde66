/**
 * Section 5's validation table and the tier table of the decisions, in the specification's words. They are written out, not read
 * from model/ or content/: what test cases expect comes from here, so that a wrong rule or a wrong word is found.
 */
import type { FieldKey } from '@/model/lead/formFields'

type RuleRow = {
  /** The table's first column. */
  readonly row: string
  readonly field: FieldKey
  readonly rule: string
  readonly message: string
}

const rule = (row: string, field: FieldKey, text: string, message: string): RuleRow => ({
  row,
  field,
  rule: text,
  message,
})

const TREATMENT = 'Please Select a Treatment'

/** The lead form's rules. Treatment or condition is one row of the table and two fields. */
export const VALIDATION_TABLE = [
  rule('Name', 'name', 'required unless hidden or not required', 'Please Enter Name'),
  rule(
    'Mobile',
    'mobile',
    'required; +91 or no code: exactly 10 digits starting 6-9',
    'Please Only Enter a Valid Mobile Number',
  ),
  rule('Email (if enabled)', 'email', 'standard email pattern', 'Please Enter valid Email ID'),
  rule('City', 'city', 'required', 'Please select valid city'),
  rule('Treatment or condition', 'treatment', 'required', TREATMENT),
  rule('Treatment or condition', 'condition', 'required', TREATMENT),
  rule('Speciality', 'speciality', 'required', 'Please Select a Speciality'),
  rule(
    'Hospital',
    'hospital',
    'required if a hospitals list is present and none chosen',
    'Please Select a Hospital',
  ),
  rule('Query', 'query', 'only if configured', 'Please enter your query'),
  rule('Insurance type', 'insuranceType', 'required', 'Please Select an Insurance Type'),
  rule('Prior consultation', 'priorConsultationField', 'required', 'Please select any one'),
  rule('Similar consultation', 'FormSimilarConsultation', 'required', 'Please select any one'),
  rule(
    'Preferred city',
    'FormPreferredCityField',
    'required unless the similar-consultation answer is not yes',
    'Please select preferred city',
  ),
  rule('Locality', 'FormLocalityField', '', 'Please select your locality'),
  rule('Insurance', 'insuranceField', '', 'Please select do you have an insurance.'),
  rule('Callback', 'callNowLaterField', '', 'Please Select when do you want to have a call.'),
  rule(
    'IsConsultwithDoctor',
    'isConsultedField',
    '',
    'Please Select have you consulted to the doctor before.',
  ),
] as const satisfies readonly RuleRow[]

/** The words that section 5 has for a field. @throws for a field that it does not name */
export function messageOf(field: FieldKey): string {
  const found = VALIDATION_TABLE.find((one) => one.field === field)
  if (!found) throw new Error(`section 5 says nothing of ${field}`)
  return found.message
}

export type TierRow = {
  readonly id: string
  readonly city: 'Other' | 'Mumbai'
  readonly pageTier: 1 | 2 | 3
  readonly pageType: string
  readonly insuranceType?: 'Private' | 'Govt.' | 'none'
  readonly LeadTier: 1 | 2 | 3
  /** Section 4: what the insurance type says. */
  readonly IsInsurance?: 'yes' | 'no'
}

type Insured = Pick<TierRow, 'insuranceType' | 'IsInsurance'>

const INSURED_AS = { Private: 'private', 'Govt.': 'government', none: 'none' } as const

/** What a lead that asks for this city on a page of this type and tier is stored with. */
const tier = (
  city: TierRow['city'],
  pageType: string,
  pageTier: TierRow['pageTier'],
  LeadTier: TierRow['LeadTier'],
  insured: Insured = {},
): TierRow => ({
  id: [
    ...(insured.insuranceType ? [INSURED_AS[insured.insuranceType]] : []),
    city === 'Other' ? 'other' : 'city',
    pageType.toLowerCase().replace('_', '-'),
    pageTier,
  ].join('-'),
  ...{ city, pageTier, pageType, LeadTier },
  ...insured,
})

/** The tier table with an example of each cell, and section 4's rule of the insurance. */
export const TIER_TABLE: readonly TierRow[] = [
  tier('Other', 'Condition', 3, 3),
  tier('Other', 'Treatment_City', 3, 3),
  tier('Other', 'Blog', 2, 2),
  tier('Other', 'Condition', 2, 2),
  tier('Other', 'Blog', 3, 1),
  tier('Other', 'Home', 3, 1),
  tier('Other', 'Condition', 1, 1),
  tier('Mumbai', 'Condition', 1, 1),
  tier('Mumbai', 'Condition', 2, 2),
  tier('Mumbai', 'Home', 3, 3),
  tier('Other', 'Condition', 3, 1, { insuranceType: 'Private', IsInsurance: 'yes' }),
  tier('Mumbai', 'Home', 3, 1, { insuranceType: 'Private', IsInsurance: 'yes' }),
  tier('Mumbai', 'Condition', 2, 2, { insuranceType: 'Govt.', IsInsurance: 'yes' }),
  tier('Mumbai', 'Condition', 2, 2, { insuranceType: 'none', IsInsurance: 'no' }),
]

/** What a lead is stored with, as one text. */
export const storedTier = ({ LeadTier, IsInsurance }: Pick<TierRow, 'IsInsurance'> & { LeadTier: number }) =>
  `LeadTier ${LeadTier}${IsInsurance ? `, IsInsurance ${IsInsurance}` : ''}`

type TierQuestion = {
  readonly pageType: string
  readonly insuranceType?: string
  readonly city: string
  readonly pageTier: number
}

/** The tier table and the insurance's rule in the decisions' order of words, for any page. */
export function tierOf({ city, pageTier, pageType, insuranceType }: TierQuestion): {
  readonly LeadTier: number
  readonly IsInsurance?: 'yes' | 'no'
} {
  const insured =
    insuranceType === undefined ? {} : ({ IsInsurance: insuranceType === 'none' ? 'no' : 'yes' } as const)
  if (insuranceType === 'Private') return { LeadTier: 1, ...insured }
  if (!['Other', '', 'अन्य'].includes(city)) return { LeadTier: pageTier, ...insured }
  if (pageTier === 3 && ['Condition', 'Treatment_City'].includes(pageType)) return { LeadTier: 3, ...insured }
  if (pageTier === 2 && ['Blog', 'Condition'].includes(pageType)) return { LeadTier: 2, ...insured }
  return { LeadTier: 1, ...insured }
}
