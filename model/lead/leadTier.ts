/** How a lead is ranked for the clinic: 1 is called first. */
export type LeadTier = 0 | 1 | 2 | 3

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
 * The tier of a lead by city, page tier (1 to 3, default 3) and page type (section 4). Private insurance is the
 * caller's business: it sets tier 1 whatever stands here.
 */
export function leadTierFor(lead: { city?: string; pageTier?: number; pageType: string }): LeadTier {
  const pageTier = lead.pageTier ?? DEFAULT_LEAD_TIER
  if (!isOtherCity(lead.city)) return pageTier === 1 || pageTier === 2 ? pageTier : DEFAULT_LEAD_TIER
  const row = OTHER_CITY.find(
    (one) => one.pageTier === pageTier && (one.pageTypes as readonly string[]).includes(lead.pageType),
  )
  return row?.tier ?? 1
}
