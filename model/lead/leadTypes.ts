/** LeadTypeData of partners' and applicants' forms. */
export const OTHER_LEAD_TYPES = ['Partner', 'Careers'] as const
export type OtherLeadType = (typeof OTHER_LEAD_TYPES)[number]

/** Undefined for a patient's lead. */
export const otherLeadType = (leadType: string | undefined): OtherLeadType | undefined =>
  OTHER_LEAD_TYPES.find((type) => type === leadType)
