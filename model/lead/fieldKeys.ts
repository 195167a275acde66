/** The keys of the lead form's fields (specification, section 3), and two of ours: `condition` and `countryCode`. */
export const FIELD_KEYS = [
  'name',
  'mobile',
  'countryCode',
  'email',
  'city',
  'treatment',
  'condition',
  'speciality',
  'hospital',
  'query',
  'insuranceType',
  'insuranceField',
  'callNowLaterField',
  'isConsultedField',
  'priorConsultationField',
  'FormSimilarConsultation',
  'FormPreferredCityField',
  'FormOTPField',
  'FormLocalityField',
] as const

export type FieldKey = (typeof FIELD_KEYS)[number]

/** What a form holds: text for each field; an absent key is an empty field. */
export type FormValues = Partial<Record<FieldKey, string>>

export const isFieldKey = (key: string): key is FieldKey => (FIELD_KEYS as readonly string[]).includes(key)
