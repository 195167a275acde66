import { CHOICE_LEAD_FIELDS, choiceOf } from './formFields'
import type { LeadTextField, LeadTier } from './leadFields'

/** Specification, section 9. */
export const DEFAULT_LEAD_TIER = 3

/** Other, empty, or Hindi for Other (section 4). */
export const isOtherCity = (city: string | undefined): boolean =>
  ['', 'other', 'अन्य'].includes((city ?? '').trim().toLowerCase())

type TierRow = {
  /** Absent conditions match everything. */
  readonly insuranceType?: string
  readonly isOtherCity?: boolean
  readonly pageTypes?: readonly string[]
  readonly pageTier?: number
  readonly leadTier: LeadTier | 'of the page'
}

/** LeadTier by insurance, city, page type and page tier (section 4; docs/decisions/0033): the first row that fits. */
export const LEAD_TIERS: readonly TierRow[] = [
  { insuranceType: 'Private', leadTier: 1 },
  { isOtherCity: true, pageTypes: ['Condition', 'Treatment_City'], pageTier: 3, leadTier: 3 },
  { isOtherCity: true, pageTypes: ['Blog', 'Condition'], pageTier: 2, leadTier: 2 },
  { isOtherCity: true, leadTier: 1 },
  { leadTier: 'of the page' },
]

/** Tier of a lead: 1 is called first. `pageTier` is 1 to 3, default 3; 0 if unknown (section 7). */
export function leadTierFor(lead: {
  readonly city?: string
  readonly pageTier?: number
  readonly pageType: string
  readonly insuranceType?: string
}): LeadTier {
  const { city, pageTier = DEFAULT_LEAD_TIER, pageType, insuranceType = '' } = lead
  const answer = choiceOf('insuranceType', insuranceType)?.value
  const own = pageTier === 0 || pageTier === 1 || pageTier === 2 ? pageTier : DEFAULT_LEAD_TIER
  const row = LEAD_TIERS.find(
    (one) =>
      (one.insuranceType ?? answer) === answer &&
      // Without a page's tier only insurance counts.
      (one.isOtherCity === undefined || (own !== 0 && one.isOtherCity === isOtherCity(city))) &&
      (one.pageTypes?.includes(pageType) ?? true) &&
      (one.pageTier ?? own) === own,
  )
  return row === undefined || row.leadTier === 'of the page' ? own : row.leadTier
}

/** Computes tier and insurance from city, page and answers (section 4). @param pageTier 0 if unknown */
export function tierAndInsurance(
  lead: Partial<Record<LeadTextField, string>>,
  pageTier: number,
): { readonly LeadTier: LeadTier; readonly IsInsurance?: string } {
  const { CityData: city, PageTypeData: pageType = '', insuranceType } = lead
  const derived = CHOICE_LEAD_FIELDS.map(({ key, leadField }) => choiceOf(key, lead[leadField] ?? '')?.also)
  return Object.assign({ LeadTier: leadTierFor({ city, pageTier, pageType, insuranceType }) }, ...derived)
}
