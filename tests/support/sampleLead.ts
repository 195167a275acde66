/** What a lead of a test says beside its mobile number. */
export const SAMPLE_LEAD = {
  NameData: 'Asha Rao',
  countryCode: '+91',
  CityData: 'Mumbai',
  ProcedureNameData: 'Piles Treatment',
  PageTypeData: 'Treatment',
  PageNameData: '/treatment/piles',
  leadFormVariant: '3',
}
