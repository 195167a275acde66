/** The LeadTypeData of forms that no patient fills in: those of partners and of applicants. */
export const OTHER_LEAD_TYPES = ['Partner', 'Careers'] as const
export type OtherLeadType = (typeof OTHER_LEAD_TYPES)[number]

/** The lead type with a form of its own that a LeadTypeData names; undefined for every patient's lead. */
export const otherLeadType = (leadType: string | undefined): OtherLeadType | undefined =>
  OTHER_LEAD_TYPES.find((type) => type === leadType)
