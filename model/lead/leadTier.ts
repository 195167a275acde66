import { FIELD_KEYS, choiceOf, formField } from './formFields'
import type { LeadTextField, LeadTier } from './leadFields'

export const DEFAULT_LEAD_TIER = 3

/** Whether a city says 'none of the list' (section 4): Other, empty, or the Hindi for Other. */
export const isOtherCity = (city: string | undefined): boolean =>
  ['', 'other', 'अन्य'].includes((city ?? '').trim().toLowerCase())

/** The rows of decisions, lead tier, for a city that is Other: page tier and page types → tier; otherwise 1. */
const OTHER_CITY = [
  { pageTier: 3, pageTypes: ['Condition', 'Treatment_City'], tier: 3 },
  { pageTier: 2, pageTypes: ['Blog', 'Condition'], tier: 2 },
] as const

/**
 * The tier of a lead by city, page tier (1 to 3, default 3) and page type (section 4); an answer about insurance stands
 * above it (tierAndInsurance).
 */
export function leadTierFor(lead: { city?: string; pageTier?: number; pageType: string }): LeadTier {
  const pageTier = lead.pageTier ?? DEFAULT_LEAD_TIER
  if (!isOtherCity(lead.city)) return pageTier === 1 || pageTier === 2 ? pageTier : DEFAULT_LEAD_TIER
  const row = OTHER_CITY.find(
    (one) => one.pageTier === pageTier && (one.pageTypes as readonly string[]).includes(lead.pageType),
  )
  return row?.tier ?? 1
}

/**
 * The one place where tier and insurance are worked out (section 4): by city and page, then by what the answers say.
 * @param pageTier 0 where it is not known
 */
export function tierAndInsurance(
  lead: Partial<Record<LeadTextField, string>>,
  pageTier: number,
): { readonly LeadTier: LeadTier; readonly IsInsurance?: string } {
  const { CityData: city, PageTypeData: pageType = '' } = lead
  const tier = pageTier === 0 ? 0 : leadTierFor({ city, pageTier, pageType })
  const said = FIELD_KEYS.flatMap((key) => {
    const { leadField } = formField(key)
    return leadField ? [choiceOf(key, lead[leadField] ?? '')?.also] : []
  })
  return Object.assign({ LeadTier: tier }, ...said)
}
