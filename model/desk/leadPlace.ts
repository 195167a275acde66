/** The page where staff choose a doctor's place for a lead. */
export const LEAD_PLACE_PATH = '/desk/place'

/** Why a lead got no place (`?problem=`). */
export const LEAD_PLACE_PROBLEMS = [
  'noPlace',
  'taken',
  'hasAppointment',
  'conflict',
  'notPossible',
  'unknownLead',
  'crmOwns',
] as const
export type LeadPlaceProblem = (typeof LEAD_PLACE_PROBLEMS)[number]

/** The page's address. @param version of the lead, as its panel shows it */
export const leadPlaceAddress = (
  lead: string,
  version: number,
  more: Readonly<Record<string, string>> = {},
): string => `${LEAD_PLACE_PATH}?${new URLSearchParams({ lead, version: String(version), ...more })}`
